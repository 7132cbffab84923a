//! Facts that hold in every game with notebooks: shown by random games of four to eight, and by a walk
//! through all games of the smallest table. What any game step by step can use comes from the
//! captains' tests.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![expect(
    clippy::print_stdout,
    reason = "how large a walk was, for whoever asks"
)]

#[path = "../captains/moves.rs"]
mod moves;
#[path = "../captains/replay.rs"]
mod replay;
#[path = "../captains/sight.rs"]
mod sight;
#[path = "../captains/table.rs"]
mod table;
#[path = "../captains/turns.rs"]
mod turns;

mod course;
mod endings;
mod frames;
mod hostile;
mod judge;
mod leaks;
mod ledger;
mod lens;
mod offers;
mod pack;
mod pair;
mod round;
mod script;
mod universe;
mod uptake;
mod walk;

use proptest::test_runner::Config;

/// A failure worth keeping becomes a named test, so no seed files are written.
fn cases(cases: u32) -> Config {
    Config {
        cases,
        failure_persistence: None,
        max_shrink_iters: 200,
        ..Config::default()
    }
}
