//! How many rounds the rules alone play in a minute on one core.

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::Value;

use super::build::built;
use super::core::{SERVER_CORE, on_core};
use super::finding::{Finding, tell};
use super::load::number;
use crate::project::Project;
use crate::run::{Log, cargo, run};

const ROUNDS_LEAST: f64 = 200_000.0;
const FILES: usize = 64;

#[derive(Debug, Args)]
pub(crate) struct Rounds {
    #[arg(long, default_value_t = 5)]
    seconds: u64,
}

impl Rounds {
    pub(super) fn run(&self, project: &Project) -> Result<()> {
        let build = ["build", "--release", "-p", "lab", "--example", "rounds"];
        run(cargo(project.root(), &build), &Log::Screen)?;
        let program = built(project)?.join("examples/rounds");
        let played = on_core(SERVER_CORE, FILES, &program)
            .arg(self.seconds.to_string())
            .output()?;
        ensure!(played.status.success(), "nobody could play: {played:?}");
        let report: Value = serde_json::from_slice(&played.stdout).context("a report is JSON")?;
        let rounds = number(&report, "/rounds_a_minute")?;
        let what = "rounds of the spy game a minute";
        let findings = [Finding::at_least(what, ROUNDS_LEAST, rounds)];
        tell(project, "rounds", &findings, report)
    }
}
