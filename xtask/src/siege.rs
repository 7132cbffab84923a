//! `cargo xtask siege`: besieges a server in a network of its own, and tells whether every game went on.

use std::process::Command;

use anyhow::{Result, bail};
use clap::Args;

use crate::project::Project;
use crate::run::{Log, cargo, run};
use crate::{client, debian};

/// For networks of its own, and what lies between them.
const PACKAGES: [&str; 2] = ["iproute2", "util-linux"];

#[derive(Debug, Args)]
pub(crate) struct Siege {
    /// What is played and who is cut off when; another one each time where it is left out
    seed: Option<u64>,
    /// How many tables play
    #[arg(long)]
    tables: Option<usize>,
    /// How many besiege, each with one connection at a time
    #[arg(long)]
    besiegers: Option<usize>,
    /// From how many networks
    #[arg(long)]
    networks: Option<usize>,
    /// How long, in seconds
    #[arg(long)]
    seconds: Option<u64>,
}

impl Siege {
    /// The server is one as it is released: what a slower one bears says little.
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        if !cfg!(target_os = "linux") {
            bail!("Networks of its own can be had on Linux only.");
        }
        let otherwise = "Please install iproute2 and util-linux.";
        debian::require(&PACKAGES, "Sieges", otherwise, &Log::Screen)?;
        client::build_if_stale(project, &Log::Screen)?;
        let build = ["build", "--release", "-p", "molehunt", "-p", "siege"];
        run(cargo(project.root(), &build), &Log::Screen)?;
        let built = project.target()?.join("release");
        let mut siege = Command::new(built.join("siege"));
        siege.arg("--server").arg(built.join("molehunt"));
        let numbers = [
            ("--seed", self.seed.map(|seed| seed.to_string())),
            ("--tables", self.tables.map(|tables| tables.to_string())),
            ("--besiegers", self.besiegers.map(|all| all.to_string())),
            ("--networks", self.networks.map(|all| all.to_string())),
            ("--seconds", self.seconds.map(|all| all.to_string())),
        ];
        for (name, number) in numbers {
            siege.args(number.map(|number| format!("{name}={number}")));
        }
        run(siege, &Log::Screen)
    }
}
