//! Every part of a step so many times, for a program that counts instructions. It says nothing: callgrind
//! looks on, and reads the names of the parts (`cargo xtask count`).
//!
//! `counted GAME`

use std::env;
use std::hint::black_box;
use std::process::ExitCode;

use lab::step::{PARTS, Step, every_game};

/// The allocator does not find the same free places each time, so one call says too little.
const CALLS: usize = 20;

fn main() -> ExitCode {
    let wanted = env::args().nth(1).unwrap_or_default();
    let Some((_, step)) = every_game().into_iter().find(|(game, _)| *game == wanted) else {
        eprintln!("counted captains|notebook|spy");
        return ExitCode::FAILURE;
    };
    // What only happens the first time is nobody's cost.
    each_part(&step);
    counted(&step);
    ExitCode::SUCCESS
}

/// What is counted is called from here.
#[inline(never)]
fn counted(step: &Step) {
    for _ in 0..CALLS {
        each_part(step);
    }
}

#[inline(always)]
fn each_part(step: &Step) {
    for (_, part) in PARTS {
        black_box(part(black_box(step)));
    }
    black_box(step.fold(black_box(&mut step.before())));
}
