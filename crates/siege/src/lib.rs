//! A real server with its limits on, besieged from many networks while tables of all games play at it.
//! Talks to nobody but the server that it has started itself, and stops by itself.

mod camp;
mod ground;
mod host;
mod kind;
mod players;
mod report;
mod server;
mod watch;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use fastrand::Rng;
use serde::Serialize;
use tokio::time::{Instant, sleep_until};

pub use camp::{Host, Toll, besiege};
pub use ground::Ground;
pub use host::BESIEGE;
pub use report::Report;

use players::{Players, Schedule, Tallies};
use server::Server;

/// How long everybody plays before the siege, to know how fast that is, and afterwards.
const PEACE_SHARE: u64 = 2;
const AFTERWARDS: Duration = Duration::from_secs(2);

#[derive(Clone, Debug, Serialize)]
pub struct Plan {
    /// The program that is to be besieged.
    pub server: PathBuf,
    /// The program that besieges, if that takes more than one process.
    pub helper: Option<PathBuf>,
    pub ground: Ground,
    pub tables: usize,
    pub besiegers: usize,
    pub networks: usize,
    /// How long it is besieged.
    pub seconds: u64,
    /// Repeats what is played and who is cut when, as far as the system lets it.
    pub seed: u64,
}

/// Besieges by the plan. That a bound was broken is in the report; an error is what kept it from being looked at.
pub async fn run(plan: &Plan) -> Result<Report> {
    ensure!(plan.tables > 0, "there is no table to play at");
    ensure!(
        (1..=plan.besiegers).contains(&plan.networks),
        "every network has somebody in it"
    );
    let folder = tempfile::tempdir().context("there is no folder for the server")?;
    let newcomer = plan.tables;
    let networks = (plan.networks, plan.tables + 1);
    let (mut server, ground) = Server::start(&plan.server, folder.path(), plan.ground, networks)?;
    let plan = &Plan {
        ground,
        ..plan.clone()
    };
    let mut rng = Rng::with_seed(plan.seed);
    let players = Players::gather(plan.ground, plan.tables, &mut rng).await?;

    let begin = Instant::now();
    let siege = begin + Duration::from_secs((plan.seconds / PEACE_SHARE).max(2));
    let relief = siege + Duration::from_secs(plan.seconds);
    let end = relief + AFTERWARDS;
    let schedule = Schedule {
        begin,
        siege,
        relief,
        end,
    };
    let tallies = Tallies::default();
    let besieging = async {
        sleep_until(siege).await;
        host::all(plan).await
    };
    let (games, toll, watched) = tokio::join!(
        players.play(schedule, &tallies),
        besieging,
        watch::watch(&mut server, plan.ground, newcomer, siege, relief),
    );
    server.check()?;
    Ok(Report::new(plan, toll?, games, &tallies, &watched?))
}
