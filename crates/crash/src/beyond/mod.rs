//! The same tables and the same witness where several servers share the tables, and every kind of trouble comes over
//! them. Talks to nobody but what it has started itself.

mod node;
mod onward;
mod system;
mod times;
mod trouble;

use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use fastrand::Rng;
use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use load::Address;
use tokio::time::{Instant, sleep};

pub use times::Report;
pub use trouble::Trouble;

use crate::phone::Phone;
use crate::table::{GAMES, Table, deals_of};
use crate::tally::Tally;
use crate::{GOES_ON_WITHIN, LOOKS_EVERY, PLAYING_MS};
use onward::Onward;
use system::System;
use trouble::Deck;

#[derive(Clone, Debug)]
pub struct Plan {
    /// The program that every node is.
    pub server: PathBuf,
    /// One alone keeps its log itself; more of them keep it in a cluster of three stores.
    pub nodes: usize,
    pub tables: usize,
    pub troubles: u32,
    /// Repeats what is played, what is done and what happens when, as far as the system lets it.
    pub seed: u64,
}

/// Plays and makes trouble by the plan. What is wrong is said in words, and what was kept and said then stays.
pub async fn run(plan: &Plan, tell: impl Fn(&Report)) -> Result<Report> {
    ensure!(plan.tables > 0, "there is no table to play at");
    ensure!(plan.nodes > 0, "there is no node to play at");
    let folder = tempfile::tempdir().context("there is no folder for the nodes")?;
    let mut run = Run {
        rng: Rng::with_seed(plan.seed),
        system: System::start(&plan.server, folder.path(), plan.nodes).await?,
        tally: Rc::default(),
        tables: Vec::new(),
        report: Report::default(),
        now: Trouble::Nothing,
    };
    match run.play(plan, tell).await {
        Ok(()) => Ok(run.report),
        Err(error) => {
            let (seed, now, after) = (plan.seed, run.now.name(), run.report.troubles());
            let stores = run
                .system
                .keep()?
                .map(|kept| format!(" and {}", kept.display()));
            let (nodes, stores) = (folder.keep(), stores.unwrap_or_default());
            Err(anyhow!(
                "{now}, after {after} troubles with the seed {seed}: {error:#}\nLook at {}{stores}",
                nodes.display()
            ))
        }
    }
}

struct Run {
    rng: Rng,
    system: System,
    tally: Rc<Tally>,
    tables: Vec<Rc<Table>>,
    report: Report,
    now: Trouble,
}

impl Run {
    async fn play(&mut self, plan: &Plan, tell: impl Fn(&Report)) -> Result<()> {
        let doors = self
            .system
            .nodes
            .iter()
            .map(|node| node.server.address().parse());
        let doors: Rc<[Address]> = doors.collect::<Result<_>>()?;
        let mut phones = Vec::new();
        for game in GAMES.iter().cycle().take(plan.tables) {
            let code = doors[self.rng.usize(..doors.len())].open_table().await?;
            let table = Rc::new(Table::of_many_servers(code, *game));
            let seats = 0..game.players;
            phones.extend(
                seats.map(|seat| Phone::new(seat, &table, &self.tally, &doors, self.rng.fork())),
            );
            self.tables.push(table);
        }
        self.tally.server_begins();
        let mut living: FuturesUnordered<_> = phones.into_iter().map(Phone::live).collect();
        tokio::select! {
            Some(seen) = living.next() => Err(seen),
            struck = self.strike_all(plan.troubles, tell) => struck,
        }
    }

    /// Comparing is no trouble and comes on top.
    async fn strike_all(&mut self, troubles: u32, tell: impl Fn(&Report)) -> Result<()> {
        let mut deck = Deck::of(self.system.can_have());
        self.everybody_goes_on().await?;
        while self.report.troubles() < troubles {
            self.now = deck.draw(&mut self.rng);
            sleep(Duration::from_millis(self.rng.u64(..PLAYING_MS))).await;
            self.tally.server_begins();
            self.system.strike(self.now, &mut self.rng).await?;
            let took = self.everybody_goes_on().await?;
            self.report.happened(self.now, took);
            self.report.counts(self.tally.report());
            tell(&self.report);
            self.system.heal().await?;
            self.everybody_goes_on().await.context("afterwards")?;
        }
        self.tally.dealt(deals_of(&self.tables).await?);
        self.report.counts(self.tally.report());
        Ok(())
    }

    /// From now on, and how long each table took until it did.
    async fn everybody_goes_on(&self) -> Result<Vec<Duration>> {
        let begin = Instant::now();
        let onward = |table: &Rc<Table>| Onward::from(&table.witness.borrow());
        let mut waiting: Vec<_> = self
            .tables
            .iter()
            .map(|table| (table, onward(table)))
            .collect();
        let mut took = Vec::new();
        while !waiting.is_empty() {
            sleep(LOOKS_EVERY).await;
            waiting
                .retain_mut(|(table, onward)| onward.waits_for(&table.witness.borrow()).is_some());
            took.resize(self.tables.len() - waiting.len(), begin.elapsed());
            if begin.elapsed() < GOES_ON_WITHIN {
                continue;
            }
            if let Some((table, onward)) = waiting.first_mut() {
                let why = onward
                    .waits_for(&table.witness.borrow())
                    .unwrap_or_default();
                bail!("{table} is stuck for {} s: {why}", GOES_ON_WITHIN.as_secs());
            }
        }
        Ok(took)
    }
}
