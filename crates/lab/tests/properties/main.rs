//! Facts that hold in every game, shown by random ones.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod anything;
mod ballots;
mod count;
mod deals;
mod endings;
mod frames;
mod hostile;
mod house;
mod leaks;
mod lens;
mod offers;
mod pack;
mod pair;
mod places;
mod questions;
mod referee;
mod replay;
mod rulebook;
mod scoreboard;
mod script;
mod table;
mod tariff;
mod time_up;
mod universe;
mod uptake;
mod verdict;

use proptest::test_runner::Config;

/// As many cases for each 64 that proptest would play: `PROPTEST_CASES` makes all tests longer or
/// shorter alike. A failure worth keeping becomes a named test, so no seed files are written.
fn cases(cases: u32) -> Config {
    let usual = Config::default();
    Config {
        cases: cases * usual.cases / 64,
        failure_persistence: None,
        max_shrink_iters: 200,
        ..usual
    }
}
