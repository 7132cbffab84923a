//! What is proven of the rules: of each game by random games of it and by walks through all states of
//! its smallest tables, and of all of them by what a fuzzer found.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod captains;
mod fullest;
mod fuzz;
mod graph;
mod notebook;
mod spy;
mod step;
