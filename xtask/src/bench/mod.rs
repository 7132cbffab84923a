//! `cargo xtask bench`: what the server costs, each as one number with what it should be. What is compared is
//! measured in turns, so that whatever else the computer does disturbs all of it alike.

mod build;
mod calls;
mod cold;
mod core;
mod finding;
mod latency;
mod load;
mod memory;
mod plot;
mod ratio;
mod rounds;
mod scale;
mod serving;
mod steps;
mod subject;

use anyhow::Result;
use clap::{Args, Subcommand};

use self::calls::Calls;
use self::cold::Cold;
use self::latency::Latency;
use self::memory::Memory;
use self::rounds::Rounds;
use self::scale::Scale;
use self::steps::Steps;
use crate::project::Project;

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Bench {
    #[command(subcommand)]
    measurement: Option<Measurement>,
    #[command(flatten)]
    steps: Steps,
}

#[derive(Debug, Subcommand)]
enum Measurement {
    /// CPU for a step, against the least that any server could do; this is measured if nothing is named.
    Steps(Steps),
    /// Memory for a phone and for a table in a round.
    Memory(Memory),
    /// CPU for a step with ten times as many tables.
    Scale(Scale),
    /// How long a step takes at half of what the server bears, against a bare write to the disk.
    Latency(Latency),
    /// How long a phone waits for a table that is not awake.
    Cold(Cold),
    /// How often a step calls the kernel.
    Calls(Calls),
    /// How many rounds the rules alone play in a minute.
    Rounds(Rounds),
}

impl Bench {
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        let measurement = self.measurement.unwrap_or(Measurement::Steps(self.steps));
        // The rules alone need nothing of the server.
        if !matches!(measurement, Measurement::Rounds(_)) {
            build::build(project)?;
        }
        match measurement {
            Measurement::Steps(steps) => steps.run(project),
            Measurement::Memory(memory) => memory.run(project),
            Measurement::Scale(scale) => scale.run(project),
            Measurement::Latency(latency) => latency.run(project),
            Measurement::Cold(cold) => cold.run(project),
            Measurement::Calls(calls) => calls.run(project),
            Measurement::Rounds(rounds) => rounds.run(project),
        }
    }
}
