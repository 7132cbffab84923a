//! Every part of a step so many times, while callgrind looks on and counts instructions by the names of the parts
//! (`cargo xtask count`).
//!
//! `counted GAME`; without one it names all games there are.

#![expect(clippy::print_stdout, reason = "whoever asks for the games reads them")]

use std::env;
use std::hint::black_box;
use std::process::ExitCode;

use lab::step::{PARTS, Step, every_game};

/// The allocator does not find the same free places each time, so one call says too little.
const CALLS: usize = 20;

fn main() -> ExitCode {
    let Some(wanted) = env::args().nth(1) else {
        every_game().iter().for_each(|(game, _)| println!("{game}"));
        return ExitCode::SUCCESS;
    };
    let Some((_, step)) = every_game().into_iter().find(|(game, _)| *game == wanted) else {
        eprintln!("no game is called {wanted}");
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
