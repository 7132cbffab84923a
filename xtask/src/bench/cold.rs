//! How long a phone waits for a table that nobody has woken up yet: the server reads its records and folds them.

mod script;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::json;

use self::script::Script;
use super::build::built;
use super::finding::{Finding, tell};
use super::ratio::mean;
use super::subject::{SQLITE, fresh_data};
use crate::project::Project;

const COLD_MS_MOST: f64 = 5.0;
/// The first one to come wakes more up than a table.
const FIRST: Script = Script {
    code: "BBBBB",
    records: 5,
};
const SHORT: Script = Script {
    code: "CCCCC",
    records: 5,
};
const FILES: usize = 1024;

#[derive(Debug, Args)]
pub(crate) struct Cold {
    /// Of the game that is on, as the journal keeps them.
    #[arg(long, default_value_t = 500)]
    records: usize,
    /// How often a server is started and asked for its tables.
    #[arg(long, default_value_t = 15)]
    runs: usize,
}

impl Cold {
    pub(super) fn run(&self, project: &Project) -> Result<()> {
        ensure!(self.runs > 0, "nothing follows from no run");
        let long = Script {
            code: "DDDDD",
            records: self.records,
        };
        let built = built(project)?;
        let laid = built.join("bench-laid");
        lay(&built, &laid, &[&FIRST, &SHORT, &long])?;
        let (mut short_ms, mut long_ms) = (Vec::new(), Vec::new());
        for run in 0..self.runs {
            let data = fresh_data(&built)?;
            copy(&laid, &data)?;
            let serving = SQLITE.serve(&built, &data, FILES)?;
            enter(&built, &serving.address, &FIRST)?;
            short_ms.push(enter(&built, &serving.address, &SHORT)?);
            long_ms.push(enter(&built, &serving.address, &long)?);
            let (short, long) = (short_ms[run], long_ms[run]);
            eprintln!(
                "run {}: {long:.2} ms, and {short:.2} ms for a short one",
                run + 1
            );
        }
        let what = "ms until a table is shown that was not awake";
        let findings = [Finding::at_most(what, COLD_MS_MOST, mean(&long_ms))];
        let reports = json!({"records": self.records, "long_ms": long_ms, "short_ms": short_ms});
        tell(project, "cold", &findings, reports)
    }
}

/// Lets the rules decide what was played there and the journal keep it.
fn lay(built: &Path, folder: &Path, scripts: &[&Script]) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let plans: Vec<_> = scripts.iter().map(|script| script.plan()).collect();
    let mut lays = Command::new(built.join("examples/lay_tables"))
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()?;
    let mut told = lays.stdin.take().context("it listens")?;
    told.write_all(json!(plans).to_string().as_bytes())?;
    drop(told);
    ensure!(lays.wait()?.success(), "no table could be laid");
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(())
}

/// Milliseconds until the host, who comes back, is shown the table.
fn enter(built: &Path, address: &str, script: &Script) -> Result<f64> {
    let entered = Command::new(built.join("examples/enter"))
        .args([address, script.code, &script::token(0)])
        .stderr(Stdio::inherit())
        .output()?;
    ensure!(entered.status.success(), "nobody was let in");
    let us: f64 = String::from_utf8_lossy(&entered.stdout).trim().parse()?;
    Ok(us / 1e3)
}
