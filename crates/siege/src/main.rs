//! `siege`: goes to a network of its own, besieges a server there, and says what came of it.

use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};
use siege::{Ground, Host, Plan};

/// For every connection that the server allows, and what it opens beside them.
const FILES: u64 = 10_500;

#[derive(Debug, Parser)]
#[command(about = "Besiege a server from many networks while tables of all games play at it")]
struct Arguments {
    /// What is played and who is cut off when; another one each time where it is left out
    #[arg(long)]
    seed: Option<u64>,
    /// How many tables play
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// How many besiege, each with one connection at a time
    #[arg(long, default_value_t = 10_000)]
    besiegers: usize,
    /// From how many networks
    #[arg(long, default_value_t = 256)]
    networks: usize,
    /// How long
    #[arg(long, default_value_t = 40)]
    seconds: u64,
    /// The program to besiege
    #[arg(long, default_value = "molehunt")]
    server: PathBuf,
    #[command(subcommand)]
    part: Option<Part>,
}

/// What this program does for itself in other processes.
#[derive(Debug, Subcommand)]
enum Part {
    #[command(hide = true)]
    Inside,
    #[command(hide = true)]
    Besiege { host: String },
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("\nsiege: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments) -> Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("no thread could be started")?;
    match &arguments.part {
        None => go_inside(),
        Some(Part::Inside) => {
            let plan = plan(arguments)?;
            let mut screen = io::stdout().lock();
            writeln!(screen, "besieging with the seed {}", plan.seed)?;
            screen.flush()?;
            let report = runtime.block_on(siege::run(&plan))?;
            writeln!(screen, "{report}")?;
            Ok(match report.holds() {
                true => ExitCode::SUCCESS,
                false => ExitCode::FAILURE,
            })
        }
        Some(Part::Besiege { host }) => {
            have_files()?;
            let host: Host = serde_json::from_str(host).context("nobody says whom to besiege")?;
            let toll = runtime.block_on(siege::besiege(&host))?;
            serde_json::to_writer(io::stdout(), &toll)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Starts this program again where nothing can be reached but what it starts itself.
fn go_inside() -> Result<ExitCode> {
    ensure!(
        cfg!(target_os = "linux"),
        "networks of its own can be had on Linux only"
    );
    let mut unshare = Command::new("unshare");
    if !is_root()? {
        unshare.args(["--user", "--map-root-user"]);
    }
    unshare.args(["--net", "--"]).arg(env::current_exe()?);
    let status = unshare
        .args(env::args_os().skip(1))
        .arg("inside")
        .status()
        .context("`unshare` could not be started: it is in the package util-linux")?;
    // As it has said itself why.
    Ok(match status.success() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

fn is_root() -> Result<bool> {
    let status = fs::read_to_string("/proc/self/status").context("the system does not say who")?;
    let user = status.lines().find_map(|line| line.strip_prefix("Uid:"));
    Ok(user.is_some_and(|user| user.split_whitespace().nth(1) == Some("0")))
}

fn plan(arguments: Arguments) -> Result<Plan> {
    have_files()?;
    let server = &arguments.server;
    Ok(Plan {
        server: server
            .canonicalize()
            .with_context(|| format!("{} is no program to besiege", server.display()))?,
        helper: Some(env::current_exe()?),
        ground: Ground::Cable,
        tables: arguments.tables,
        besiegers: arguments.besiegers,
        networks: arguments.networks,
        seconds: arguments.seconds,
        seed: arguments.seed.unwrap_or_else(|| fastrand::u64(..)),
    })
}

/// Each connection is an open file to the system.
fn have_files() -> Result<()> {
    let allowed = rlimit::increase_nofile_limit(FILES)?;
    ensure!(
        allowed >= FILES,
        "a process may have {allowed} files open here, and the server needs {FILES}: see `ulimit -Hn`"
    );
    Ok(())
}
