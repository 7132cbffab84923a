//! The chores of this project, in Rust: start a game night, run every check. Never part of the
//! product, and knows nothing of what is played.

mod bench;
mod browser;
mod client;
mod count;
mod crash;
mod debian;
mod fuzz;
mod nats;
mod node;
mod package;
mod play;
mod project;
mod run;
mod siege;
mod test;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::project::Project;

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
    /// Run every check there is.
    Test(test::Test),
    /// Measure what the server costs, and whether that is what it should.
    ///
    /// Needs two free cores of a Linux machine: the server has one, the players the other. All that was measured
    /// is written to target/bench. A target that is missed is shown, and fails nothing.
    Bench(bench::Bench),
    /// Count the instructions that each part of a step takes, and compare them with what is written down.
    Count(count::Count),
    /// Kill the server again and again while tables of all games play at it, and look for anything lost.
    Crash(crash::Crash),
    /// Kill, freeze and cut off several servers that share their tables, and the NATS servers that keep them.
    ///
    /// Tables of all games play at them meanwhile, and it looks for anything lost. It says how long tables took to go
    /// on after each kind of trouble.
    Faults(crash::Faults),
    /// Besiege the server from many networks while tables of all games play at it, and look whether any stops.
    Siege(siege::Siege),
    /// Get the NATS server that tests start.
    Nats(nats::Nats),
    /// Make what operators install: a tarball, a Debian package and their checksums, in target/dist.
    Dist(package::Dist),
    /// Look for commands, files and requests that we do not bear, with libFuzzer.
    Fuzz(fuzz::Fuzz),
}

fn main() -> ExitCode {
    let project = Project::here();
    let done = match Cli::parse().chore {
        Chore::Play(play) => play.run(&project),
        Chore::Test(test) => test.run(&project),
        Chore::Bench(bench) => bench.run(&project),
        Chore::Count(count) => count.run(&project),
        Chore::Crash(crash) => crash.run(&project),
        Chore::Faults(faults) => faults.run(&project),
        Chore::Siege(siege) => siege.run(&project),
        Chore::Nats(nats) => nats.run(&project),
        Chore::Dist(dist) => dist.run(&project),
        Chore::Fuzz(fuzz) => fuzz.run(&project),
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
