//! `crash`: says what it is asked to kill how often, and what came of it.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;
use crash::{Plan, Report};

#[derive(Debug, Parser)]
#[command(about = "Kill a server again and again while tables of all games play at it")]
struct Arguments {
    /// How often
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    kills: u32,
    /// What is played, done and killed when; another one each time where it is left out
    seed: Option<u64>,
    /// How many tables
    #[arg(long, default_value_t = 12)]
    tables: usize,
    /// The program to kill
    #[arg(long)]
    server: PathBuf,
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\ncrash: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments) -> Result<()> {
    let plan = Plan {
        server: arguments
            .server
            .canonicalize()
            .with_context(|| format!("{} is no program to kill", arguments.server.display()))?,
        tables: arguments.tables,
        kills: arguments.kills,
        seed: arguments.seed.unwrap_or_else(|| fastrand::u64(..)),
    };
    let mut screen = io::stdout().lock();
    writeln!(screen, "{} kills with the seed {}", plan.kills, plan.seed)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("no thread could be started")?;
    let report = runtime.block_on(crash::run(&plan, tell))?;
    writeln!(screen, "{report}")?;
    Ok(())
}

/// On a terminal one line that changes; elsewhere nothing, since nobody waits there.
fn tell(report: &Report) {
    let mut screen = io::stderr().lock();
    if screen.is_terminal() {
        let (kills, acts) = (report.kills, report.acts_acknowledged);
        let told = write!(screen, "\r\x1b[K{kills} kills, {acts} acts\r");
        // A screen that is gone needs no news.
        drop(told.and_then(|()| screen.flush()));
    }
}
