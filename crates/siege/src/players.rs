//! Those who only want to play: tables of all games, each from a network of its own, before, during and after the
//! siege. In the midst of it somebody at each table is cut off.

use std::time::Duration;

use anyhow::{Context, Result};
use fastrand::Rng;
use futures_util::future::{join_all, try_join_all};
use load::{Plan, Table, Tally};
use tokio::time::Instant;

use crate::ground::{Ground, Side, somebody};

/// So many tables come together at once.
const ARRIVING: usize = 10;
/// Every table acts so often.
const EVERY: Duration = Duration::from_millis(500);
/// The first steps find caches and pools empty, and are not counted.
const WARM_UP: Duration = Duration::from_secs(1);

/// What tables play, in turns: every game, and one with much to read.
const GAMES: [(&str, &str, usize); 4] = [
    ("spy", "tracked", 5),
    ("captains", "written", 7),
    ("notebook", "tracked", 4),
    ("spy", "written", 4),
];

/// When what begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schedule {
    pub(crate) begin: Instant,
    pub(crate) siege: Instant,
    pub(crate) relief: Instant,
    pub(crate) end: Instant,
}

/// What all tables counted together.
#[derive(Debug, Default)]
pub(crate) struct Tallies {
    pub(crate) before: Tally,
    pub(crate) during: Tally,
    pub(crate) after: Tally,
}

/// What became of the tables.
#[derive(Debug, Default)]
pub(crate) struct Games {
    pub(crate) stopped: Vec<String>,
    /// Steps of the table that made the fewest during the siege.
    pub(crate) fewest: u64,
    /// How long each of those who were cut off was without a seat.
    pub(crate) without_seat: Vec<Duration>,
}

pub(crate) struct Players {
    tables: Vec<(Table, Rng)>,
}

impl Players {
    pub(crate) async fn gather(ground: Ground, tables: usize, rng: &mut Rng) -> Result<Self> {
        let mut all = Vec::new();
        while all.len() < tables {
            let next = all.len()..tables.min(all.len() + ARRIVING);
            let arriving: Result<Vec<_>> = next
                .map(|number| {
                    let address = ground.way_from(somebody(Side::Players, number)?)?;
                    Ok((address, plan(GAMES[number % GAMES.len()]), rng.fork()))
                })
                .collect();
            let arriving = arriving?
                .into_iter()
                .map(|(address, plan, rng)| async move {
                    let table = Table::gather(&address, &plan, rng.clone()).await;
                    Ok::<_, anyhow::Error>((table.context("a table cannot gather")?, rng))
                });
            all.extend(try_join_all(arriving).await?);
        }
        Ok(Self { tables: all })
    }

    pub(crate) async fn play(self, schedule: Schedule, tallies: &Tallies) -> Games {
        let count = u32::try_from(self.tables.len()).unwrap_or(u32::MAX);
        let playing = self
            .tables
            .into_iter()
            .zip(0u32..)
            .map(|((table, rng), number)| {
                let first = schedule.begin + EVERY * number / count;
                play(table, rng, first, schedule, tallies)
            });
        let mut games = Games {
            fewest: u64::MAX,
            ..Games::default()
        };
        for (number, played) in join_all(playing).await.into_iter().enumerate() {
            match played {
                Ok((steps, without_seat)) => {
                    games.fewest = games.fewest.min(steps);
                    games.without_seat.push(without_seat);
                }
                Err(error) => games
                    .stopped
                    .push(format!("table {}: {error:#}", number + 1)),
            }
        }
        games
    }
}

/// Gives the steps during the siege, and how long somebody had no seat.
async fn play(
    mut table: Table,
    mut rng: Rng,
    first: Instant,
    schedule: Schedule,
    tallies: &Tallies,
) -> Result<(u64, Duration)> {
    let Schedule {
        begin,
        siege,
        relief,
        end,
    } = schedule;
    let from = |now: Instant| {
        let passed = now.saturating_duration_since(first).as_millis() / EVERY.as_millis();
        let next = first + EVERY * (u32::try_from(passed).unwrap_or(0) + 1);
        Some((next, EVERY))
    };
    let counts_from = begin + WARM_UP;
    table
        .play(&tallies.before, counts_from, siege, Some((first, EVERY)))
        .await?;
    // Once the siege is in full swing.
    let cut_at = siege + (relief - siege).mul_f64(0.3 + 0.6 * rng.f64());
    let mut steps = table
        .play(&tallies.during, siege, cut_at, from(siege))
        .await?;
    let without_seat = table.cut_one().await?;
    let back = Instant::now();
    steps += table
        .play(&tallies.during, back, relief, from(back))
        .await?;
    table
        .play(&tallies.after, relief, end, from(relief))
        .await?;
    table.leave().await;
    Ok((steps, without_seat))
}

fn plan((game, asking, players): (&str, &str, usize)) -> Plan {
    Plan {
        tables: 1,
        players,
        game: Some(game.to_owned()),
        ruleset: None,
        asking: asking.to_owned(),
        rate: None,
        seconds: 1,
        idle_s: 0,
        idle_in_round: false,
        fair: true,
        vanish: false,
    }
}
