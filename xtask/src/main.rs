//! The chores of this project, in Rust: start a game night, run every check. Never part of the
//! product, and knows nothing of what is played.

mod browser;
mod client;
mod fuzz;
mod house;
mod node;
mod play;
mod run;
mod test;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::house::House;

#[derive(Debug, Parser)]
#[command(bin_name = "cargo xtask", about = "The chores of Molehunt")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Debug, Subcommand)]
enum Chore {
    /// Build the web client and the server, and start a game night.
    Play(play::Play),
    /// Run every check there is, the cheapest first.
    Test(test::Test),
    /// Look for commands that no table bears, with libFuzzer.
    Fuzz(fuzz::Fuzz),
}

fn main() -> ExitCode {
    let house = House::here();
    let done = match Cli::parse().chore {
        Chore::Play(play) => play.run(&house),
        Chore::Test(test) => test.run(&house),
        Chore::Fuzz(fuzz) => fuzz.run(&house),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Words only: where in this program they were written helps nobody.
            eprintln!("\n{error:#}");
            ExitCode::FAILURE
        }
    }
}
