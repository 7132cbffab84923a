//! How long an append takes, and how many there can be: so many rooms are written to at once, each by one writer.
//! Prints JSON.
//!
//! `appends SERVERS STREAMS WRITERS SECONDS`: with no NATS servers the records go to SQLite.

#![expect(clippy::print_stdout, reason = "this is what it is run for")]

use std::error::Error;
use std::time::{Duration, Instant};

use bytes::Bytes;
use cluster::{Cluster, Options};
use futures_util::future::try_join_all;
use journal::{
    Appended, CommandId, JetStreamJournal, Journal, JournalError, Limits, NatsOptions, NatsPlace,
    RoomId, SqliteJournal, Version,
};
use serde_json::{Value, json};

/// About as long as the record of a move.
const RECORD_BYTES: usize = 300;
/// As many as a game leaves, which drops those of the game before.
const GAME: u64 = 40;
/// What comes first finds nothing prepared.
const WARM_UP: Duration = Duration::from_secs(1);

type Failed = Box<dyn Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let numbers = std::env::args().skip(1).map(|word| word.parse());
    let numbers: Vec<u32> = numbers.collect::<Result<_, _>>()?;
    let [servers, streams, writers, seconds] = numbers[..] else {
        return Err("appends SERVERS STREAMS WRITERS SECONDS".into());
    };
    let during = Duration::from_secs(seconds.into());
    let report = match servers {
        0 => at_sqlite(writers, during).await?,
        servers => at_cluster(servers as usize, streams, writers, during).await?,
    };
    println!("{report}");
    Ok(())
}

async fn at_sqlite(writers: u32, during: Duration) -> Result<Value, Failed> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("rooms.sqlite3");
    let journal = SqliteJournal::open(file, Limits::default()).await?;
    let took = write(&journal, writers, during).await?;
    journal.close().await?;
    Ok(told(took, during))
}

async fn at_cluster(
    servers: usize,
    streams: u32,
    writers: u32,
    during: Duration,
) -> Result<Value, Failed> {
    let cluster = Cluster::start(servers, Options::default()).await?;
    let mut place: NatsPlace = cluster.url().parse()?;
    place.options = NatsOptions {
        copies: servers,
        shelves: streams,
        ..NatsOptions::default()
    };
    let journal = JetStreamJournal::open(place, Limits::default()).await?;
    let before = traffic(&cluster).await;
    let took = write(&journal, writers, during).await?;
    let bytes = traffic(&cluster).await - before;
    journal.close().await?;
    let appends = took.all;
    let mut report = told(took, during);
    report["said_bytes"] = json!(bytes / appends.max(1));
    Ok(report)
}

/// What all servers have said to clients and to each other.
async fn traffic(cluster: &Cluster) -> u64 {
    let mut said = 0;
    for at in 0..cluster.size() {
        said += cluster.usage(at).await.unwrap_or_default().said_bytes;
    }
    said
}

struct Took {
    /// With those before they were measured.
    all: u64,
    us: Vec<u64>,
}

async fn write<J: Journal>(
    journal: &J,
    writers: u32,
    during: Duration,
) -> Result<Took, JournalError> {
    let begin = Instant::now() + WARM_UP;
    let writing = (0..writers).map(|writer| write_one(journal, writer, begin, begin + during));
    let mut took = Took {
        all: 0,
        us: Vec::new(),
    };
    for (all, us) in try_join_all(writing).await? {
        took.all += all;
        took.us.extend(us);
    }
    took.us.sort_unstable();
    Ok(took)
}

/// One room: how many records there are in the end, and how long those took that came in time.
async fn write_one<J: Journal>(
    journal: &J,
    writer: u32,
    begin: Instant,
    end: Instant,
) -> Result<(u64, Vec<u64>), JournalError> {
    let room: RoomId = format!("ROOM{writer}").parse().expect("a room id");
    let (mut head, mut us) = (Version::EMPTY, Vec::new());
    while Instant::now() < end {
        let mut id = [0; 16];
        id[..8].copy_from_slice(&head.get().to_be_bytes());
        let bytes = Bytes::from(vec![7; RECORD_BYTES]);
        let from = Instant::now();
        let answer = journal.append(&room, head, CommandId(id), 1, bytes).await?;
        if from >= begin {
            us.push(u64::try_from(from.elapsed().as_micros()).unwrap_or(u64::MAX));
        }
        assert_eq!(
            answer,
            Appended::Committed(head.next()),
            "nobody else writes"
        );
        head = head.next();
        if head.get().is_multiple_of(GAME) {
            journal.truncate(&room, head).await?;
        }
    }
    Ok((head.get(), us))
}

#[expect(clippy::cast_precision_loss, reason = "nobody waits for so long")]
fn told(took: Took, during: Duration) -> Value {
    let Took { us, .. } = took;
    let at = |share: usize| us.get(us.len() * share / 1000).map(|us| *us as f64 / 1e3);
    json!({
        "appends_per_s": us.len() as f64 / during.as_secs_f64(),
        "p50_ms": at(500),
        "p99_ms": at(990),
        "p999_ms": at(999),
    })
}
