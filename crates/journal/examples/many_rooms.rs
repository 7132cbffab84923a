//! What a store with very many rooms costs NATS servers that are started for it, and whoever opens it. Prints JSON.
//!
//! `many_rooms SERVERS STREAMS ROOMS TRUNCATED`

#![expect(clippy::print_stdout, reason = "this is what it is run for")]

use std::error::Error;
use std::time::{Duration, Instant};

use bytes::Bytes;
use cluster::{Cluster, Options};
use futures_util::{StreamExt, TryStreamExt, stream};
use journal::{
    JetStreamJournal, Journal, JournalError, Limits, NatsOptions, NatsPlace, RoomId, Version,
};
use serde_json::{Value, json};

/// About as long as the record of a move; a room has a game that has just begun.
const RECORDS: usize = 2;
const RECORD_BYTES: usize = 300;
const LAID_AT_ONCE: usize = 2048;
/// As many games begin at the same time.
const TRUNCATED_AT_ONCE: usize = 64;
/// Rooms on a page of a list, as a server asks for them that sweeps.
const PAGE: usize = 1000;
/// Rooms that a node opens which knows none.
const COLD: usize = 500;
const AGAIN: Duration = Duration::from_millis(50);
const PATIENCE: Duration = Duration::from_secs(600);

type Failed = Box<dyn Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let numbers = std::env::args().skip(1).map(|word| word.parse());
    let numbers: Vec<usize> = numbers.collect::<Result<_, _>>()?;
    let [servers, streams, rooms, truncated] = numbers[..] else {
        return Err("many_rooms SERVERS STREAMS ROOMS TRUNCATED".into());
    };
    let store = Store {
        streams: u32::try_from(streams)?,
        rooms,
        cluster: Cluster::start(servers, Options::default()).await?,
    };
    let report = Box::pin(store.measure(truncated.min(rooms))).await?;
    println!("{report}");
    Ok(())
}

struct Store {
    cluster: Cluster,
    streams: u32,
    rooms: usize,
}

impl Store {
    async fn measure(mut self, truncated: usize) -> Result<Value, Failed> {
        let journal = self.open().await?;
        let mut report = json!({
            "servers": self.cluster.size(),
            "streams": self.streams,
            "rooms": self.rooms,
            "records": RECORDS,
            "empty_bytes": self.memory().await,
        });
        let (laid, _) = timed(self.lay(&journal)).await?;
        report["laid_s"] = json!(laid.as_secs_f64());
        report["laid_bytes"] = self.memory().await;
        report["disk_bytes"] = self.disk()?;
        tell("laid", laid);
        report["truncated"] = truncate(&journal, truncated).await?;
        report["listed"] = list(&journal).await.unwrap_or_else(failed);
        journal.close().await?;
        report["cold"] = self.come_new().await.unwrap_or_else(failed);
        report["restarted"] = self.restart().await?;
        report["restarted_bytes"] = self.memory().await;
        Ok(report)
    }

    async fn open(&self) -> Result<JetStreamJournal, Failed> {
        let mut place: NatsPlace = self.cluster.url().parse()?;
        place.options = NatsOptions {
            copies: self.cluster.size(),
            shelves: self.streams,
            ..NatsOptions::default()
        };
        Ok(JetStreamJournal::open(place, Limits::default()).await?)
    }

    async fn lay(&self, journal: &JetStreamJournal) -> Result<(), JournalError> {
        let record = Bytes::from(vec![7; RECORD_BYTES]);
        let records = vec![record; RECORDS];
        journal
            .lay((0..self.rooms).map(room), &records, LAID_AT_ONCE)
            .await
    }

    /// Of each server.
    async fn memory(&self) -> Value {
        let mut all = Vec::new();
        for at in 0..self.cluster.size() {
            all.push(self.cluster.usage(at).await.map(|usage| usage.memory_bytes));
        }
        json!(all)
    }

    fn disk(&self) -> Result<Value, Failed> {
        let servers = 0..self.cluster.size();
        let bytes = servers.map(|at| Ok(json!(self.cluster.disk_bytes(at)?)));
        bytes.collect()
    }

    /// A node that has just been started, and rooms that it has never seen.
    async fn come_new(&self) -> Result<Value, Failed> {
        let (opened, journal) = timed(self.open()).await?;
        let step = (self.rooms / COLD).max(1);
        let mut us = Vec::new();
        for number in (0..self.rooms).step_by(step).take(COLD) {
            let begin = Instant::now();
            let page = journal
                .read(&room(number), Version::EMPTY, usize::MAX)
                .await?;
            us.push(micros(begin.elapsed()));
            assert!(page.head > Version::EMPTY, "the room is there");
        }
        journal.close().await?;
        Ok(json!({"open_s": opened.as_secs_f64(), "room": spread(us)}))
    }

    /// One server, in good order; then all of them at once, without warning.
    async fn restart(&mut self) -> Result<Value, Failed> {
        self.cluster.stop(0)?;
        self.cluster.begin(0)?;
        let (one, ()) = timed(self.healthy()).await?;
        tell("one server restarted", one);
        for at in 0..self.cluster.size() {
            self.cluster.kill(at)?;
        }
        for at in 0..self.cluster.size() {
            self.cluster.begin(at)?;
        }
        let (all, ()) = timed(self.healthy()).await?;
        tell("all servers restarted", all);
        Ok(json!({"one_s": one.as_secs_f64(), "all_s": all.as_secs_f64()}))
    }

    /// However long it takes.
    async fn healthy(&self) -> Result<(), Failed> {
        let begin = Instant::now();
        for at in 0..self.cluster.size() {
            while !self.cluster.is_healthy(at).await {
                if begin.elapsed() > PATIENCE {
                    return Err(format!("server {at} is not well after {PATIENCE:?}").into());
                }
                tokio::time::sleep(AGAIN).await;
            }
        }
        Ok(())
    }
}

/// As a game does that begins: what was before it is dropped.
async fn truncate(journal: &JetStreamJournal, rooms: usize) -> Result<Value, JournalError> {
    let before = Version::new(RECORDS as u64);
    let truncating = stream::iter(0..rooms).map(|number| async move {
        let begin = Instant::now();
        journal.truncate(&room(number), before).await?;
        Ok::<_, JournalError>(micros(begin.elapsed()))
    });
    let all = truncating.buffer_unordered(TRUNCATED_AT_ONCE).try_collect();
    let (took, us) = timed(all).await?;
    tell("truncated", took);
    Ok(json!({"rooms": rooms, "s": took.as_secs_f64(), "each": spread(us)}))
}

/// All rooms, a page at a time.
async fn list(journal: &JetStreamJournal) -> Result<Value, Failed> {
    let (begin, mut us) = (Instant::now(), Vec::new());
    let (mut after, mut rooms) = (None, 0);
    loop {
        let (took, page) = timed(journal.rooms(after.as_ref(), PAGE)).await?;
        us.push(micros(took));
        rooms += page.len();
        after = match page.last() {
            Some(last) if page.len() == PAGE => Some(last.room.clone()),
            _ => break,
        };
    }
    tell("listed", begin.elapsed());
    Ok(json!({"rooms": rooms, "s": begin.elapsed().as_secs_f64(), "page": spread(us)}))
}

async fn timed<T, E>(done: impl Future<Output = Result<T, E>>) -> Result<(Duration, T), E> {
    let begin = Instant::now();
    let done = done.await?;
    Ok((begin.elapsed(), done))
}

/// As codes of tables are: letters in no order.
fn room(number: usize) -> RoomId {
    const LETTERS: &[u8] = b"BCDFGHJKLMNPQRSTVWXZ";
    // Prime to the number of all codes, so that none comes twice.
    let mut code = number * 48_271 % LETTERS.len().pow(6);
    let letters = (0..6).map(|_| {
        let letter = LETTERS[code % LETTERS.len()];
        code /= LETTERS.len();
        char::from(letter)
    });
    letters.collect::<String>().parse().expect("a room id")
}

/// A list or a node that is refused is a finding, too.
fn failed(error: Failed) -> Value {
    json!({"failed": error.to_string()})
}

fn micros(took: Duration) -> u64 {
    u64::try_from(took.as_micros()).unwrap_or(u64::MAX)
}

#[expect(clippy::cast_precision_loss, reason = "nobody waits for so long")]
fn spread(mut us: Vec<u64>) -> Value {
    us.sort_unstable();
    let at = |share: usize| us.get(us.len() * share / 100).map(|us| *us as f64 / 1e3);
    let most = us.last().map(|us| *us as f64 / 1e3);
    json!({"p50_ms": at(50), "p99_ms": at(99), "max_ms": most})
}

fn tell(what: &str, took: Duration) {
    eprintln!("{what} after {:.1} s", took.as_secs_f64());
}
