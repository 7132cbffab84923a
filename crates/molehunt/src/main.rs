//! The binary: one subcommand, one module.

mod referee;
mod serve;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

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
    Serve(serve::Serve),
    /// Play the rules over standard input: one JSON object a line in, one a line out
    Referee,
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Serve(serve) => serve.run(),
        Command::Referee => {
            referee::run(io::stdin().lock(), io::stdout().lock()).map_err(Into::into)
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("molehunt: {error:#}");
            ExitCode::FAILURE
        }
    }
}
