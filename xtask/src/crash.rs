//! `cargo xtask crash`: kills a real server while tables play at it. What it sees and says is up to `crates/crash`;
//! this only builds both.

use std::process::Command;

use anyhow::Result;
use clap::Args;

use crate::client;
use crate::project::Project;
use crate::run::{Log, cargo, run};

#[derive(Debug, Args)]
pub(crate) struct Crash {
    /// How often
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    kills: u32,
    /// What is played, done and killed when; another one each time where it is left out
    seed: Option<u64>,
    /// How many tables
    #[arg(long)]
    tables: Option<usize>,
    /// Kill the server as it is released
    #[arg(long)]
    release: bool,
}

impl Crash {
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        client::build_if_stale(project, &Log::Screen)?;
        let mut build = cargo(project.root(), &["build", "-p", "molehunt", "-p", "crash"]);
        let folder = if self.release {
            build.arg("--release");
            "release"
        } else {
            "debug"
        };
        run(build, &Log::Screen)?;
        let built = project.target()?.join(folder);
        let mut crash = Command::new(built.join("crash"));
        crash.arg("--server").arg(built.join("molehunt"));
        if let Some(tables) = self.tables {
            crash.args(["--tables", &tables.to_string()]);
        }
        crash.arg(self.kills.to_string());
        crash.args(self.seed.map(|seed| seed.to_string()));
        run(crash, &Log::Screen)
    }
}
