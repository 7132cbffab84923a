//! A process killed with SIGKILL in the middle of writing loses nothing that it had acknowledged.
//!
//! The test starts itself again as the victim, reads from its output what was acknowledged, and kills it.

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use bytes::Bytes;
use journal::{Appended, CommandId, Journal, Limits, RoomId, SqliteJournal, Version};

const VICTIM_FILE: &str = "JOURNAL_VICTIM_FILE";
const ROOMS: u32 = 8;
const KILLS: usize = 6;
const ACKNOWLEDGED_BEFORE_KILL: usize = 150;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_writer_loses_nothing_it_acknowledged() {
    if let Some(path) = env::var_os(VICTIM_FILE) {
        return write_until_killed(path.as_ref()).await;
    }
    let dir = tempfile::tempdir().expect("a temporary directory");
    let path = dir.path().join("rooms.sqlite3");
    let mut heads = BTreeMap::new();
    for kill in 0..KILLS {
        let acknowledged = kill_while_it_writes(start_victim(&path));
        heads.extend(acknowledged);
        check(&path, &heads, kill).await;
    }
}

/// Appends to several rooms at once and says on standard output what is durable.
async fn write_until_killed(path: &Path) {
    let journal = SqliteJournal::open(path, limits())
        .await
        .expect("the data file opens");
    let writers: Vec<_> = (0..ROOMS)
        .map(|number| tokio::spawn(write_room(journal.clone(), number)))
        .collect();
    for writer in writers {
        writer.await.expect("it writes until it is killed");
    }
}

async fn write_room(journal: SqliteJournal, number: u32) {
    let room = room(number);
    let mut head = journal
        .read(&room, Version::EMPTY, 0)
        .await
        .expect("the journal works")
        .head;
    loop {
        let next = head.next();
        let (id, bytes) = content(&room, next);
        let answer = journal.append(&room, head, id, 1, bytes).await;
        assert_eq!(
            answer.expect("the journal works"),
            Appended::Committed(next)
        );
        head = next;
        let line = format!("\nacknowledged {number} {head} .\n");
        std::io::stdout()
            .write_all(line.as_bytes())
            .expect("the parent listens");
    }
}

fn start_victim(path: &Path) -> Child {
    Command::new(env::current_exe().expect("this test"))
        .args([
            "--exact",
            "a_killed_writer_loses_nothing_it_acknowledged",
            "--nocapture",
        ])
        .env(VICTIM_FILE, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("this test starts again")
}

/// The last version acknowledged of each room, including what was still in the pipe when the kill struck.
fn kill_while_it_writes(mut victim: Child) -> BTreeMap<u32, Version> {
    let output = victim.stdout.take().expect("a pipe");
    let mut heads = BTreeMap::new();
    let mut count = 0;
    for line in BufReader::new(output).lines() {
        let Some((number, version)) = acknowledgement(&line.expect("text")) else {
            continue;
        };
        heads.insert(number, version);
        count += 1;
        if count == ACKNOWLEDGED_BEFORE_KILL {
            victim.kill().expect("the victim still runs");
        }
    }
    assert!(
        count >= ACKNOWLEDGED_BEFORE_KILL,
        "the victim ended by itself after {count} acknowledgements"
    );
    assert!(!victim.wait().expect("the victim is dead").success());
    heads
}

/// A line that the kill cut off lacks its final dot and does not count.
fn acknowledgement(line: &str) -> Option<(u32, Version)> {
    let (number, version) = line
        .strip_prefix("acknowledged ")?
        .strip_suffix(" .")?
        .split_once(' ')?;
    Some((number.parse().ok()?, Version::new(version.parse().ok()?)))
}

async fn check(path: &Path, acknowledged: &BTreeMap<u32, Version>, kill: usize) {
    let journal = SqliteJournal::open(path, limits())
        .await
        .expect("the data file opens again");
    for (number, durable) in acknowledged {
        let room = room(*number);
        let page = journal
            .read(&room, Version::EMPTY, usize::MAX)
            .await
            .expect("the journal works");
        assert!(
            page.head >= *durable,
            "kill {kill}: {room} lost {durable}, has {}",
            page.head
        );
        // One more may have become durable without being acknowledged; no record may be missing or foreign.
        for (record, version) in page.records.iter().zip(1..) {
            let version = Version::new(version);
            assert_eq!(
                (record.version, (record.id, record.bytes.clone())),
                (version, content(&room, version))
            );
        }
        assert_eq!(
            page.records.last().map(|record| record.version),
            Some(page.head)
        );
    }
    journal.close().await.expect("the journal works");
}

/// So small that a kill may strike while rows of rooms are written, and while rooms are forgotten.
fn limits() -> Limits {
    Limits {
        known_ids: 200,
        tail_records: 20,
        ..Limits::default()
    }
}

fn room(number: u32) -> RoomId {
    format!("ROOM{number}").parse().expect("a valid room id")
}

fn content(room: &RoomId, version: Version) -> (CommandId, Bytes) {
    (
        CommandId(u128::from(version.get()).to_be_bytes()),
        format!("{room} at {version}").into(),
    )
}
