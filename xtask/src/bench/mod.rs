//! `cargo xtask bench`: what the server costs, each as one number with what it should be. What is compared is
//! measured in turns, so that whatever else the computer does disturbs all of it alike.

mod appends;
mod build;
mod calls;
mod cold;
mod core;
mod deals;
mod finding;
mod latency;
mod load;
mod memory;
mod nats;
mod nodes;
mod plot;
mod ratio;
mod rooms;
mod rounds;
mod scale;
mod scaling;
mod serving;
mod steps;
mod subject;

use anyhow::Result;
use clap::{Args, Subcommand};

use self::appends::Appends;
use self::calls::Calls;
use self::cold::Cold;
use self::deals::Deals;
use self::latency::Latency;
use self::memory::Memory;
use self::nodes::Nodes;
use self::rooms::Rooms;
use self::rounds::Rounds;
use self::scale::Scale;
use self::scaling::Scaling;
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
    /// How long a table waits for its cards, and what a fair deal adds to that.
    Deals(Deals),
    /// How often a step calls the kernel.
    Calls(Calls),
    /// What it costs that two nodes serve the same tables, which three NATS servers keep.
    Nodes(Nodes),
    /// How long an append takes, to a file and to NATS servers.
    Appends(Appends),
    /// What very many rooms cost NATS servers: memory, disk, time to list, to truncate and to start.
    Rooms(Rooms),
    /// What very many players at once need, worked out from costs that were measured before.
    Scaling(Scaling),
    /// How many rounds the rules alone play in a minute.
    Rounds(Rounds),
}

impl Bench {
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        let measurement = self.measurement.unwrap_or(Measurement::Steps(self.steps));
        // The rules alone need nothing of the server, and who only reckons needs nothing at all.
        if !matches!(
            measurement,
            Measurement::Rounds(_) | Measurement::Scaling(_)
        ) {
            build::build(project)?;
        }
        match measurement {
            Measurement::Steps(steps) => steps.run(project),
            Measurement::Memory(memory) => memory.run(project),
            Measurement::Scale(scale) => scale.run(project),
            Measurement::Latency(latency) => latency.run(project),
            Measurement::Cold(cold) => cold.run(project),
            Measurement::Deals(deals) => deals.run(project),
            Measurement::Calls(calls) => calls.run(project),
            Measurement::Scaling(scaling) => scaling.run(project),
            Measurement::Nodes(nodes) => nodes.run(project),
            Measurement::Appends(appends) => appends.run(project),
            Measurement::Rooms(rooms) => rooms.run(project),
            Measurement::Rounds(rounds) => rounds.run(project),
        }
    }
}
