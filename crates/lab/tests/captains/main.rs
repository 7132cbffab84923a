//! Facts that hold in every game between captains: shown by random games of seven to twelve, and by
//! a walk through all games of the smallest table.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![expect(
    clippy::print_stdout,
    reason = "how large a walk was, for whoever asks"
)]

mod course;
mod endings;
mod frames;
mod hostile;
mod judge;
mod leaks;
mod lens;
mod moves;
mod offers;
mod pack;
mod pair;
mod points;
mod replay;
mod round;
mod script;
mod sight;
mod table;
mod turns;
mod universe;
mod uptake;
mod walk;
mod worlds;

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
