//! `cargo xtask crash` and `cargo xtask faults`: kill a real server while tables play at it, and make trouble for
//! several that share them. What they see and say is up to `crates/crash`; this only builds and gets what that needs.

use std::process::Command;

use anyhow::Result;
use clap::Args;

use crate::project::Project;
use crate::run::{Log, cargo, run};
use crate::{client, nats};

#[derive(Debug, Args)]
pub(crate) struct Crash {
    /// How often
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    times: u32,
    /// What is played, done and happens when; another one each time where it is left out
    seed: Option<u64>,
    /// How many tables
    #[arg(long)]
    tables: Option<usize>,
    /// Take the server as it is released
    #[arg(long)]
    release: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Faults {
    #[command(flatten)]
    crash: Crash,
    /// How many servers share the tables
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=9))]
    nodes: u8,
}

impl Crash {
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        self.of(None, project)
    }

    fn of(self, nodes: Option<u8>, project: &Project) -> Result<()> {
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
        crash.args(nodes.map(|nodes| format!("--nodes={nodes}")));
        crash.args(self.tables.map(|tables| format!("--tables={tables}")));
        crash.arg(self.times.to_string());
        crash.args(self.seed.map(|seed| seed.to_string()));
        run(crash, &Log::Screen)
    }
}

impl Faults {
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        nats::require(project, &Log::Screen)?;
        self.crash.of(Some(self.nodes), project)
    }
}
