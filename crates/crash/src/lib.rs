//! Many tables of all games at a real server that is killed again and again, and a witness of all that their phones
//! were told. Talks to nobody but the server that it has started itself.

pub mod beyond;
mod fault;
mod memory;
mod notary;
mod paper;
mod phone;
#[cfg(test)]
mod planted;
mod server;
mod table;
mod tally;
mod told;
mod witness;

use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use fastrand::Rng;
use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use load::Address;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, timeout};

pub use tally::{Deals, Report};

use phone::Phone;
use server::Server;
use table::{GAMES, Table, deals_of};
use tally::Tally;

/// A server that takes longer to listen will never do.
const STARTS_WITHIN: Duration = Duration::from_secs(60);
/// After a restart every table goes on within this time, however busy the computer is.
const GOES_ON_WITHIN: Duration = Duration::from_secs(120);
const LOOKS_EVERY: Duration = Duration::from_millis(10);
/// A kill comes at most so long after the server listens, or after everybody plays again.
const RETURNING_MS: u64 = 150;
const PLAYING_MS: u64 = 1_500;

#[derive(Clone, Debug)]
pub struct Plan {
    /// The program that is to be killed.
    pub server: PathBuf,
    pub tables: usize,
    pub kills: u32,
    /// Repeats what is played, what is done and when is killed, as far as the system lets it.
    pub seed: u64,
}

/// Plays and kills by the plan. What is wrong is said in words, and the folder of the server then stays.
pub async fn run(plan: &Plan, tell: impl Fn(&Report)) -> Result<Report> {
    ensure!(plan.tables > 0, "there is no table to play at");
    let folder = tempfile::tempdir().context("there is no folder for the server")?;
    let mut run = Run {
        rng: Rng::with_seed(plan.seed),
        server: Server::new(&plan.server, folder.path(), None)?,
        tally: Rc::default(),
        tables: Vec::new(),
        started_in: Duration::ZERO,
    };
    let done = run.play(plan, tell).await;
    drop(run.server);
    done.map(|()| run.tally.report()).map_err(|error| {
        let (seed, kills) = (plan.seed, run.tally.report().kills);
        let kept = folder.keep();
        anyhow!(
            "after {kills} kills with the seed {seed}: {error:#}\nThe server's folder is {}",
            kept.display()
        )
    })
}

struct Run {
    rng: Rng,
    server: Server,
    tally: Rc<Tally>,
    tables: Vec<Rc<Table>>,
    /// How long the last server took until it listened.
    started_in: Duration,
}

/// When a server is killed.
#[derive(Clone, Copy, Debug)]
enum Moment {
    Starting,
    Returning,
    Playing,
}

impl Run {
    async fn play(&mut self, plan: &Plan, tell: impl Fn(&Report)) -> Result<()> {
        let address: Address = self.server.address().parse()?;
        let doors = Rc::from([address.clone()]);
        let listens = self.start()?;
        self.listening(listens).await?;
        let mut phones = Vec::new();
        for game in GAMES.iter().cycle().take(plan.tables) {
            let table = Rc::new(Table::new(address.open_table().await?, *game));
            let seats = 0..game.players;
            phones.extend(
                seats.map(|seat| Phone::new(seat, &table, &self.tally, &doors, self.rng.fork())),
            );
            self.tables.push(table);
        }
        let mut living: FuturesUnordered<_> = phones.into_iter().map(Phone::live).collect();
        tokio::select! {
            Some(seen) = living.next() => Err(seen),
            killed = self.kill_all(plan.kills, tell) => killed,
        }
    }

    /// The first and the last server are left alone until everybody plays.
    async fn kill_all(&mut self, kills: u32, tell: impl Fn(&Report)) -> Result<()> {
        self.everybody_plays().await?;
        self.let_go_on(PLAYING_MS).await;
        for left in (0..kills).rev() {
            self.server.kill()?;
            self.tally.killed();
            tell(&self.tally.report());
            let listens = self.start()?;
            let moment = match self.rng.u8(..4) {
                _ if left == 0 => Moment::Playing,
                0 => Moment::Starting,
                1 => Moment::Returning,
                _ => Moment::Playing,
            };
            self.wait_for(moment, listens).await?;
        }
        self.tally.dealt(deals_of(&self.tables).await?);
        Ok(())
    }

    async fn wait_for(&mut self, moment: Moment, listens: oneshot::Receiver<()>) -> Result<()> {
        match moment {
            Moment::Starting => {
                let share = self.rng.f64();
                if let Ok(heard) = timeout(self.started_in.mul_f64(share), listens).await {
                    heard.context("the server did not start")?;
                    self.tally.server_listens();
                }
            }
            Moment::Returning => {
                self.listening(listens).await?;
                self.let_go_on(RETURNING_MS).await;
            }
            Moment::Playing => {
                self.listening(listens).await?;
                self.everybody_plays().await?;
                self.let_go_on(PLAYING_MS).await;
            }
        }
        Ok(())
    }

    async fn let_go_on(&mut self, at_most_ms: u64) {
        sleep(Duration::from_millis(self.rng.u64(..at_most_ms))).await;
    }

    fn start(&mut self) -> Result<oneshot::Receiver<()>> {
        self.tally.server_begins();
        self.tables.iter().for_each(|table| table.begin_anew());
        self.server.start()
    }

    async fn listening(&mut self, listens: oneshot::Receiver<()>) -> Result<()> {
        let begin = Instant::now();
        let heard = timeout(STARTS_WITHIN, listens).await;
        heard
            .context("the server has not started for a minute")?
            .context("the server did not start")?;
        self.started_in = begin.elapsed();
        self.tally.server_listens();
        Ok(())
    }

    async fn everybody_plays(&self) -> Result<()> {
        let begin = Instant::now();
        for table in &self.tables {
            while let Some(why) = table.waits_for(self.tally.server()) {
                if begin.elapsed() > GOES_ON_WITHIN {
                    let waited_s = GOES_ON_WITHIN.as_secs();
                    bail!("{table} is stuck for {waited_s} s after a restart: {why}");
                }
                sleep(LOOKS_EVERY).await;
            }
        }
        Ok(())
    }
}
