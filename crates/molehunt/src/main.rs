//! The binary: one subcommand, one module.

mod backup;
mod check;
mod data;
mod exit;
mod load;
mod migrate;
mod nats;
mod packs;
mod papers;
mod referee;
mod restore;
mod serve;
mod simulate;
mod tables;
mod verify;
mod when;

use std::io;
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

#[derive(Debug, Parser)]
#[command(
    version,
    about = "Game nights with hidden roles, on everybody's own phone"
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Start the server and show guests the way to it
    Serve(Box<serve::Serve>),
    /// Copy all tables to a file, while the server runs
    Backup(backup::Backup),
    /// Put a backup in place, while no server runs
    Restore(restore::Restore),
    /// Move all tables to another place, while nobody plays
    Migrate(Box<migrate::Migrate>),
    /// Check the data file and every table in it, while the server runs or not
    Check(check::Check),
    /// List, show, export and delete tables
    Tables(tables::Tables),
    /// Play the rules over standard input: one JSON object a line in, one a line out
    Referee,
    /// Let many tables play at a server, and measure what that costs it
    Load(load::Load),
    /// Let bots play many rounds, and say how they end
    Simulate(simulate::Simulate),
    /// Look after packs of places
    Packs(packs::Packs),
    /// Check the deals of rounds that phones have saved
    Verify(verify::Verify),
    /// Write the manual pages and shell completions that packages bring along
    Papers(papers::Papers),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Serve(serve) => serve.run(),
        Command::Backup(backup) => backup.run().map(|()| ExitCode::SUCCESS),
        Command::Restore(restore) => restore.run().map(|()| ExitCode::SUCCESS),
        Command::Migrate(migrate) => migrate.run().map(|()| ExitCode::SUCCESS),
        Command::Check(check) => check.run().map(|()| ExitCode::SUCCESS),
        Command::Tables(tables) => tables.run().map(|()| ExitCode::SUCCESS),
        Command::Referee => referee::run(io::stdin().lock(), io::stdout().lock())
            .map(|()| ExitCode::SUCCESS)
            .map_err(Into::into),
        Command::Load(load) => load.run().map(|()| ExitCode::SUCCESS),
        Command::Simulate(simulate) => simulate.run().map(|()| ExitCode::SUCCESS),
        Command::Packs(packs) => packs.run(),
        Command::Verify(verify) => Ok(verify.run()),
        Command::Papers(papers) => papers.run(Arguments::command()).map(|()| ExitCode::SUCCESS),
    };
    match outcome {
        Ok(code) => code,
        Err(error) => {
            eprintln!("molehunt: {error:#}");
            exit::code_of(&error)
        }
    }
}
