//! Facts about the SQLite journal alone: its file, its lock, its groups and its failures.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::pin;

use bytes::Bytes;
use futures_util::future::join_all;
use futures_util::{FutureExt, StreamExt};
use journal::{
    Appended, CommandId, Deleted, Journal, JournalError, Limits, RoomId, SqliteJournal, Version,
};
use tempfile::TempDir;
use tokio::task::unconstrained;

fn data_file() -> (TempDir, PathBuf) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let path = dir.path().join("rooms.sqlite3");
    (dir, path)
}

async fn open(path: &Path) -> SqliteJournal {
    SqliteJournal::open(path, Limits::default())
        .await
        .expect("the data file opens")
}

fn room(name: &str) -> RoomId {
    name.parse().expect("a valid room id")
}

fn append(
    journal: &SqliteJournal,
    room: &RoomId,
    expected: u64,
) -> impl Future<Output = Result<Appended, JournalError>> {
    let id = CommandId(u128::from(expected).to_be_bytes());
    journal.append(
        room,
        Version::new(expected),
        id,
        1,
        Bytes::from_static(b"event"),
    )
}

/// Appends to a room of which `from` records are written, until there are `to`.
async fn fill(journal: &SqliteJournal, room: &RoomId, from: u64, to: u64) {
    for version in from..to {
        let answer = append(journal, room, version).await;
        assert_eq!(answer.expect("the journal works"), committed(version + 1));
    }
}

fn committed(version: u64) -> Appended {
    Appended::Committed(Version::new(version))
}

#[tokio::test]
async fn everything_survives_a_reopening() {
    let (_dir, path) = data_file();
    let fox = room("FOX");
    let (hash, page, rooms) = {
        let journal = open(&path).await;
        fill(&journal, &fox, 0, 5).await;
        fill(&journal, &room("OWL"), 0, 1).await;
        let deleted = journal.delete(&room("OWL"), Version::new(1)).await;
        assert_eq!(deleted.expect("the journal works"), Deleted::Gone);
        journal
            .truncate(&fox, Version::new(3))
            .await
            .expect("the journal works");
        let hash = journal
            .put_blob(&fox, Bytes::from_static(b"pack"))
            .await
            .expect("it fits");
        let page = journal
            .read(&fox, Version::EMPTY, 9)
            .await
            .expect("the journal works");
        let rooms = journal.rooms(None, 99).await.expect("the journal works");
        journal.close().await.expect("the journal works");
        (hash, page, rooms)
    };
    let wal = path.with_extension("sqlite3-wal");
    assert!(
        !wal.exists(),
        "a clean stop folds the log into the data file"
    );

    let journal = open(&path).await;
    assert_eq!(
        journal
            .read(&fox, Version::EMPTY, 9)
            .await
            .expect("the journal works"),
        page
    );
    assert_eq!(
        journal.rooms(None, 99).await.expect("the journal works"),
        rooms
    );
    assert_eq!(
        journal
            .get_blob(&fox, &hash)
            .await
            .expect("the journal works")
            .as_deref(),
        Some(&b"pack"[..])
    );
    assert_eq!(
        append(&journal, &fox, 3).await.expect("a resend"),
        committed(4)
    );
    assert_eq!(
        append(&journal, &fox, 5).await.expect("the journal works"),
        committed(6)
    );
    assert_eq!(
        append(&journal, &room("OWL"), 1)
            .await
            .expect("an earlier life"),
        Appended::Conflict
    );
    assert_eq!(
        append(&journal, &room("OWL"), 0).await.expect("a new life"),
        committed(3)
    );
}

#[tokio::test]
async fn a_second_opener_is_refused_until_the_first_closes() {
    let (_dir, path) = data_file();
    let first = open(&path).await;
    let refused = SqliteJournal::open(&path, Limits::default())
        .await
        .expect_err("in use");
    assert!(matches!(refused, JournalError::InUse { .. }), "{refused}");
    fill(&first, &room("FOX"), 0, 1).await;
    first.close().await.expect("the journal works");
    open(&path).await;
}

#[tokio::test]
async fn a_newer_layout_is_refused_and_left_as_it_is() {
    let (_dir, path) = data_file();
    let journal = open(&path).await;
    fill(&journal, &room("FOX"), 0, 1).await;
    journal.close().await.expect("the journal works");
    let raw = rusqlite::Connection::open(&path).expect("a database");
    raw.pragma_update(None, "user_version", 99)
        .expect("a newer layout");
    drop(raw);

    let before = std::fs::read(&path).expect("the data file");
    let refused = SqliteJournal::open(&path, Limits::default())
        .await
        .expect_err("too new");
    assert!(
        matches!(
            refused,
            JournalError::NewerLayout {
                found: 99,
                known: 3,
                ..
            }
        ),
        "{refused}"
    );
    assert!(refused.to_string().contains("newer molehunt"), "{refused}");
    assert_eq!(std::fs::read(&path).expect("the data file"), before);
}

#[tokio::test]
async fn a_foreign_file_is_refused_and_left_as_it_is() {
    let (dir, text) = data_file();
    std::fs::write(&text, "Dear diary, this is no database. ".repeat(100)).expect("a text file");
    let foreign = dir.path().join("foreign.sqlite3");
    let raw = rusqlite::Connection::open(&foreign).expect("a database");
    raw.execute_batch("CREATE TABLE recipe (name TEXT)")
        .expect("a foreign table");
    drop(raw);

    for path in [text, foreign] {
        let before = std::fs::read(&path).expect("the file");
        let refused = SqliteJournal::open(&path, Limits::default())
            .await
            .expect_err("not ours");
        assert!(
            matches!(refused, JournalError::NotAJournal { .. }),
            "{refused}"
        );
        assert_eq!(std::fs::read(&path).expect("the file"), before);
    }
}

#[tokio::test]
async fn a_missing_directory_is_named_in_the_error() {
    let (dir, _) = data_file();
    let path = dir.path().join("missing").join("rooms.sqlite3");
    let error = SqliteJournal::open(&path, Limits::default())
        .await
        .expect_err("no such directory");
    assert!(error.to_string().contains("missing"), "{error}");
}

/// A foreign lock holds the first group back while everything else queues up, so the count does not depend on speed.
#[tokio::test]
async fn writes_that_wait_share_one_transaction() {
    const APPENDS: u64 = 300;
    let (_dir, path) = data_file();
    let journal = open(&path).await;
    let rooms: Vec<_> = (0..APPENDS)
        .map(|number| room(&format!("ROOM{number}")))
        .collect();

    let blocker = rusqlite::Connection::open(&path).expect("the data file");
    blocker
        .execute_batch("BEGIN IMMEDIATE")
        .expect("the lock is free");
    let mut appends = pin!(unconstrained(join_all(
        rooms.iter().map(|room| append(&journal, room, 0))
    )));
    assert!(
        (&mut appends).now_or_never().is_none(),
        "all are queued, none is answered"
    );
    blocker.execute_batch("ROLLBACK").expect("the lock is ours");

    for answer in appends.await {
        assert_eq!(answer.expect("the journal works"), committed(1));
    }
    let stats = journal.stats();
    assert_eq!(stats.appends, APPENDS);
    assert!(stats.transactions <= 2, "{stats:?}");
}

#[tokio::test]
async fn a_full_queue_makes_writers_wait_and_loses_none() {
    let (_dir, path) = data_file();
    let limits = Limits {
        queued_writes: 2,
        ..Limits::default()
    };
    let journal = SqliteJournal::open(&path, limits)
        .await
        .expect("the data file opens");
    let rooms: Vec<_> = (0..100)
        .map(|number| room(&format!("ROOM{number}")))
        .collect();
    let answers = join_all(rooms.iter().map(|room| append(&journal, room, 0))).await;
    assert!(
        answers
            .into_iter()
            .all(|answer| answer.is_ok_and(|appended| appended == committed(1)))
    );
}

#[tokio::test]
async fn an_append_that_nobody_waits_for_lands_and_can_be_resent() {
    let (_dir, path) = data_file();
    let journal = open(&path).await;
    let fox = room("FOX");
    {
        let mut abandoned = pin!(append(&journal, &fox, 0));
        drop((&mut abandoned).now_or_never());
    }
    assert_eq!(
        append(&journal, &fox, 0).await.expect("a resend"),
        committed(1)
    );
    assert_eq!(journal.stats().appends, 1);
}

#[tokio::test]
async fn a_failed_store_answers_everyone_with_the_cause() {
    let (_dir, path) = data_file();
    let journal = open(&path).await;
    let fox = room("FOX");
    fill(&journal, &fox, 0, 1).await;
    let mut watch = journal.watch(&fox).await.expect("the journal works");
    let vandal = rusqlite::Connection::open(&path).expect("the data file");
    vandal
        .execute_batch("DROP TABLE record")
        .expect("the lock is free");

    for answer in join_all((1..20).map(|version| append(&journal, &fox, version))).await {
        let error = answer.expect_err("there is nowhere to write");
        assert!(
            matches!(error, JournalError::Broken(_)) && !error.is_refusal(),
            "{error}"
        );
    }
    assert_eq!(watch.next().await, None);
    let broken = journal.broken().await;
    assert!(broken.to_string().contains("no such table"), "{broken}");
    let late = append(&journal, &fox, 1)
        .await
        .expect_err("the writer has stopped");
    assert!(late.to_string().contains("no such table"), "{late}");
    let closing = journal.close().await.expect_err("it did not stop cleanly");
    assert!(closing.to_string().contains("no such table"), "{closing}");
}

/// The writer knows rooms by heart, but not better than the file.
#[tokio::test]
async fn what_a_tool_changed_in_the_file_is_seen() {
    let (_dir, path) = data_file();
    let journal = open(&path).await;
    let fox = room("FOX");
    fill(&journal, &fox, 0, 3).await;
    let tool = rusqlite::Connection::open(&path).expect("the data file");
    tool.execute_batch("DELETE FROM record; DELETE FROM room")
        .expect("the lock is free");
    assert_eq!(
        append(&journal, &fox, 3).await.expect("the journal works"),
        Appended::Conflict
    );
    fill(&journal, &fox, 0, 3).await;
}
