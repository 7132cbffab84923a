//! Many tables full of players at once, and what they cost a server.
//!
//! Players take up what they are offered in `can` and know no rule, so they play any game. They talk to the
//! addresses they were given and to nobody else, and when their time is over they leave. How such players read frames
//! and take up offers is open to whoever lets them play for another reason.

mod cost;
pub mod deals;
mod door;
pub mod envelope;
pub mod frame;
mod inlet;
mod table;
mod tally;
pub mod uptake;

use std::time::Duration;

use anyhow::{Result, ensure};
use fastrand::Rng;
use futures_util::future::{join_all, try_join_all};
use serde::Serialize;
use tokio::time::{Instant, sleep_until};

pub use door::{Address, Socket};
pub use table::Table;
use tally::Costs;
pub use tally::{Latency, PerStep, Report, Tally};

use cost::{Group, Taken};

/// So many tables come together at once: a server that is asked for all of them at the same moment
/// would be measured before anybody plays.
const ARRIVING: usize = 16;
/// The first steps of a table find caches and pools empty, and are not counted. With a timetable all tables deal
/// at once in them, and that would be what the slowest in a hundred tell of.
const WARM_UP: Duration = Duration::from_secs(1);
const PROGRESS: Duration = Duration::from_secs(1);

/// What is to be played, by how many, for how long.
#[derive(Clone, Debug, Serialize)]
pub struct Plan {
    pub tables: usize,
    pub players: usize,
    /// Left out: nothing. At the floor every phone gets a frame for each that one of them sends.
    pub game: Option<String>,
    /// One of the spy game's.
    pub ruleset: Option<String>,
    pub asking: String,
    /// Steps a second at all tables together. Left out: every table acts again as soon as all its phones
    /// have seen the last step.
    pub rate: Option<f64>,
    pub seconds: u64,
    /// How long everybody only sits there before memory is looked at and the game begins.
    pub idle_s: u64,
    /// Whether they sit there with cards in their hands and the clock running, instead of in the lobby.
    pub idle_in_round: bool,
    /// Whether phones take part in fair deals.
    pub fair: bool,
    /// Whether they are just gone in the end, without a goodbye that the server would have to tell the others.
    pub vanish: bool,
}

/// Where players come in. Several nodes serve the same tables.
#[derive(Clone, Debug)]
pub struct Servers {
    pub nodes: Vec<Address>,
    /// Whether each table is at one of them, instead of one phone here and the next one there.
    pub whole_tables: bool,
    /// Other programs of this computer that work for them, whose cost is told apart.
    pub beside: Vec<Address>,
}

impl Servers {
    /// Where the phones of a table come in, in turns.
    fn of_table(&self, table: usize) -> &[Address] {
        match self.whole_tables {
            true => std::slice::from_ref(&self.nodes[table % self.nodes.len()]),
            false => &self.nodes,
        }
    }
}

impl Plan {
    fn check(&self) -> Result<()> {
        ensure!(self.tables > 0, "there is no table to play at");
        ensure!(
            (2..=12).contains(&self.players),
            "two to twelve can sit at a table"
        );
        ensure!(self.seconds > 0, "nothing can be measured in no time");
        let rate = self.rate.unwrap_or(1.0);
        ensure!(rate > 0.0 && rate.is_finite(), "a rate is above nothing");
        ensure!(
            self.game.is_some() || !self.idle_in_round,
            "where nothing is played, no round begins"
        );
        Ok(())
    }
}

/// What goes on, for whoever waits.
#[derive(Clone, Copy, Debug)]
pub enum Progress {
    Seated { tables: usize },
    Idling,
    Playing { seconds: u64, steps: u64 },
    Leaving,
}

/// Plays by the plan and stops by itself.
pub async fn run(servers: &Servers, plan: &Plan, tell: impl Fn(Progress)) -> Result<Report> {
    plan.check()?;
    ensure!(!servers.nodes.is_empty(), "there is no server to play at");
    let groups = [&servers.nodes, &servers.beside].map(|addresses| Group::behind(addresses));
    let memory_kib = || groups[0].as_ref().and_then(Group::memory_kib);
    let empty = memory_kib();
    let mut tables = seat_all(servers, plan, &tell).await?;
    tell(Progress::Idling);
    let idle_end = Instant::now() + Duration::from_secs(plan.idle_s);
    try_join_all(tables.iter_mut().map(|table| table.hear_until(idle_end))).await?;
    let full = memory_kib();

    let tally = Tally::default();
    let start = Instant::now();
    let begin = start + WARM_UP;
    let end = begin + Duration::from_secs(plan.seconds);
    let every = plan
        .rate
        .map(|rate| Duration::from_secs_f64(count(plan.tables) / rate));
    let playing = tables.iter_mut().enumerate().map(|(i, table)| {
        let first = every.map(|every| start + every.mul_f64(count(i) / count(plan.tables)));
        table.play(&tally, begin, end, first.zip(every))
    });
    let watching = watch(&tally, &groups, begin, end, &tell);
    let (played, [server, beside]) = tokio::join!(join_all(playing), watching);
    played.into_iter().collect::<Result<Vec<u64>>>()?;

    tell(Progress::Leaving);
    if !plan.vanish {
        join_all(tables.into_iter().map(Table::leave)).await;
    }
    let costs = Costs {
        server,
        beside,
        memory_kib: empty.zip(full),
        beside_kib: groups[1].as_ref().and_then(Group::memory_kib),
    };
    Ok(tally.report(plan, costs))
}

async fn seat_all(servers: &Servers, plan: &Plan, tell: &impl Fn(Progress)) -> Result<Vec<Table>> {
    let mut tables = Vec::new();
    while tables.len() < plan.tables {
        let more = tables.len()..plan.tables.min(tables.len() + ARRIVING);
        let gather = |table| Table::gather_at(servers.of_table(table), plan, Rng::new());
        tables.extend(try_join_all(more.map(gather)).await?);
        tell(Progress::Seated {
            tables: tables.len(),
        });
    }
    Ok(tables)
}

/// Tells how it goes; gives what each group took from `begin` to `end`.
async fn watch(
    tally: &Tally,
    groups: &[Option<Group>; 2],
    begin: Instant,
    end: Instant,
    tell: &impl Fn(Progress),
) -> [Option<Taken>; 2] {
    let taken = || groups.each_ref().map(|group| group.as_ref()?.taken());
    sleep_until(begin).await;
    let before = taken();
    while Instant::now() < end {
        sleep_until((Instant::now() + PROGRESS).min(end)).await;
        tell(Progress::Playing {
            seconds: (Instant::now() - begin).as_secs(),
            steps: tally.steps(),
        });
    }
    let after = taken();
    [0, 1].map(|group| Some(after[group]?.since(before[group]?)))
}

/// Counts stay far below what a float holds exactly.
#[expect(clippy::cast_precision_loss, reason = "see above")]
fn count(number: usize) -> f64 {
    number as f64
}
