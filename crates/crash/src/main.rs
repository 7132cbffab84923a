//! `crash`: says what it is asked to kill how often, and what came of it.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;
use crash::{Plan, Report, beyond};

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
    /// How many servers share the tables; then all else that can happen to them and to their stores happens as well
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=9))]
    nodes: Option<u8>,
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
    let given = &arguments.server;
    let server = given.canonicalize();
    let server = server.with_context(|| format!("{} is no program to kill", given.display()))?;
    let seed = arguments.seed.unwrap_or_else(|| fastrand::u64(..));
    let mut screen = io::stdout().lock();
    writeln!(screen, "{} kills with the seed {seed}", arguments.kills)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("no thread could be started")?;
    if let Some(nodes) = arguments.nodes {
        let plan = beyond::Plan {
            server,
            nodes: nodes.into(),
            tables: arguments.tables,
            troubles: arguments.kills,
            seed,
        };
        let say = |report: &beyond::Report| tell(report.troubles(), report.acts_acknowledged);
        let report = runtime.block_on(beyond::run(&plan, say))?;
        writeln!(screen, "{report}")?;
    } else {
        let plan = Plan {
            server,
            tables: arguments.tables,
            kills: arguments.kills,
            seed,
        };
        let say = |report: &Report| tell(report.kills, report.acts_acknowledged);
        let report = runtime.block_on(crash::run(&plan, say))?;
        writeln!(screen, "{report}")?;
    }
    Ok(())
}

/// On a terminal one line that changes; elsewhere nothing, since nobody waits there.
fn tell(kills: u32, acts: u64) {
    let mut screen = io::stderr().lock();
    if screen.is_terminal() {
        let told = write!(screen, "\r\x1b[K{kills} kills, {acts} acts\r");
        // A screen that is gone needs no news.
        drop(told.and_then(|()| screen.flush()));
    }
}
