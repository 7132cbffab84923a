//! How often a step calls the kernel, and for what. Two servers are watched, one for longer: what they differ by
//! is what the steps between took, without how everybody came.

mod tally;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use clap::Args;
use serde_json::json;

use self::tally::Tally;
use super::build::built;
use super::finding::{Finding, tell};
use super::load::{At, Load, number};
use super::serving::Serving;
use super::subject::{SQLITE, fresh_data};
use crate::debian;
use crate::project::Project;
use crate::run::Log;

/// What writes to a socket; `write` itself only wakes threads up.
const SENDS: [&str; 4] = ["sendto", "sendmsg", "sendmmsg", "writev"];
/// What is shown besides.
const SHOWN: [&str; 11] = [
    "recvfrom",
    "write",
    "pwrite64",
    "pread64",
    "fsync",
    "fdatasync",
    "fcntl",
    "getrandom",
    "futex",
    "epoll_wait",
    "epoll_ctl",
];
/// A deal comes less often than that.
const DRAWS_MOST: f64 = 0.05;
/// The tracer writes what it counted when the server is gone.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Debug, Args)]
pub(crate) struct Calls {
    #[arg(long, default_value_t = 200)]
    tables: usize,
    #[arg(long, default_value_t = 6)]
    players: usize,
    /// Steps a second at all tables together: few, since watching takes longer than what is watched.
    #[arg(long, default_value_t = 300.0)]
    rate: f64,
    #[arg(long, default_value_t = 10)]
    seconds: u64,
}

impl Calls {
    pub(super) fn run(&self, project: &Project) -> Result<()> {
        debian::require_program("strace", "Counts of calls", &Log::Screen)?;
        ensure!(self.seconds > 2, "nothing happens in so short a time");
        let built = built(project)?;
        let (short, before) = self.watch(&built, 2)?;
        let (long, after) = self.watch(&built, self.seconds)?;
        let steps = after - before;
        ensure!(steps > 0.0, "nobody played");
        let per_step = |names: &[&str]| (long.sum(names) - short.sum(names)) / steps;
        for name in SHOWN {
            eprintln!("{:8.2} {name} per step", per_step(&[name]));
        }
        let sends = per_step(&SENDS) / players(self.players);
        let findings = [
            Finding::at_most("calls that send, per phone and step", 1.0, round(sends)),
            Finding::at_most(
                "calls for random bytes per step",
                DRAWS_MOST,
                per_step(&["getrandom"]),
            ),
        ];
        let reports = json!({"steps": steps, "long": long.json(), "short": short.json()});
        tell(project, "calls", &findings, reports)
    }

    /// All calls of a server, and how many steps were played at it.
    fn watch(&self, built: &Path, seconds: u64) -> Result<(Tally, f64)> {
        let load = Load {
            tables: self.tables,
            players: self.players,
            seconds,
            rate: Some(self.rate),
            idle_in_round_s: None,
            fair: false,
            vanish: true,
        };
        let written = built.join("bench-calls");
        if written.exists() {
            fs::remove_file(&written)?;
        }
        let data = fresh_data(built)?;
        let served = SQLITE.command(built, &data, load.files());
        let serving = Serving::start(traced(&served, &written))?;
        let report = load.run(built, &At::one(&serving.address), "spy")?;
        drop(serving);
        Ok((read(&written)?, number(&report, "/steps")?))
    }
}

/// With the tracer behind it, so that what is started is the server and not the tracer.
fn traced(served: &Command, written: &PathBuf) -> Command {
    let mut strace = Command::new("strace");
    strace
        .args(["-D", "-f", "-c", "-U", "name,calls", "-o"])
        .arg(written)
        .arg(served.get_program())
        .args(served.get_args());
    strace
}

fn read(written: &Path) -> Result<Tally> {
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE {
        let text = fs::read_to_string(written).unwrap_or_default();
        if let Some(tally) = Tally::read(&text) {
            return Ok(tally);
        }
        sleep(Duration::from_millis(100));
    }
    bail!("strace has counted nothing; may it watch other programs here?")
}

/// A frame in a thousand for something else does not count.
fn round(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

fn players(number: usize) -> f64 {
    u32::try_from(number).map_or(f64::INFINITY, f64::from)
}
