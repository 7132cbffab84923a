//! Tables that move between stores in one process, and neighbours who are heard.

use std::fs;
use std::path::PathBuf;

use bytes::Bytes;
use journal::{Appended, CommandId, Limits, MemoryJournal, Restoring, SqliteJournal, Version};
use rules::{Event, Record, SCHEMA};
use tempfile::TempDir;
use tokio::time::{Instant, interval};

use super::*;

/// Three tables in mid-round, written by an older build.
const BACKUP: &[u8] = include_bytes!("../../../../server/tests/it/tables/v1.db");

fn silent(_: Progress) {}

/// Each in a directory of its own.
fn file(dir: &TempDir, name: &str) -> PathBuf {
    let directory = dir.path().join(name);
    fs::create_dir_all(&directory).unwrap();
    directory.join("tables.sqlite3")
}

async fn opened(dir: &TempDir, name: &str) -> SqliteJournal {
    let opened = SqliteJournal::open(file(dir, name), Limits::default());
    opened.await.unwrap()
}

/// A data file with the backup in it, and one of the tables has a picture.
async fn played(dir: &TempDir) -> SqliteJournal {
    let (backup, file) = (dir.path().join("backup"), file(dir, "played"));
    fs::write(&backup, BACKUP).unwrap();
    let restoring = Restoring::begin(&file, &backup, false).unwrap();
    restoring.put_in_place("now").unwrap();
    let journal = opened(dir, "played").await;
    let rooms = list(&journal).await.unwrap();
    let put = journal.put_blob(&rooms[0].room, Bytes::from_static(b"a picture"));
    put.await.unwrap();
    // A table that is over moves the floor.
    let owl: RoomId = "OWL".parse().unwrap();
    let id = CommandId([9; 16]);
    let begun = journal.append(&owl, Version::EMPTY, id, 3, Bytes::new());
    let Appended::Committed(head) = begun.await.unwrap() else {
        panic!("nobody else writes");
    };
    let _gone = journal.delete(&owl, head).await.unwrap();
    journal
}

#[tokio::test]
async fn tables_that_go_to_another_store_and_back_are_what_they_were() {
    let dir = tempfile::tempdir().unwrap();
    let (here, there) = (played(&dir).await, MemoryJournal::default());
    let back = opened(&dir, "back").await;
    let before = list(&here).await.unwrap();
    let went = cross(&here, &there, false, silent).await.unwrap();
    let came = cross(&there, &back, false, silent).await.unwrap();
    // One of the tables brought a pack along before.
    assert_eq!((went.tables, went.all.blobs), (3, 2));
    assert_eq!((came.tables, came.all), (went.tables, went.all));
    assert_eq!(list(&here).await.unwrap(), before);
    // Phones compare epoch and revision, and see no difference.
    let (course, counted) = (here.course().await.unwrap(), back.course().await.unwrap());
    assert_eq!(course, counted);
    assert!(course.floor > Version::EMPTY);
    for (left, right) in before.iter().zip(list(&back).await.unwrap()) {
        assert_eq!((&left.room, left.head), (&right.room, right.head));
    }
    // Again, as after an interruption.
    let again = cross(&there, &back, false, silent).await.unwrap();
    assert_eq!(again.all, came.all);
}

#[tokio::test]
async fn nothing_moves_to_where_other_tables_are() {
    let dir = tempfile::tempdir().unwrap();
    let (here, there) = (played(&dir).await, MemoryJournal::default());
    let owl: RoomId = "OWL".parse().unwrap();
    let id = CommandId([1; 16]);
    let begun = there.append(&owl, Version::EMPTY, id, 3, Bytes::new());
    let _first = begun.await.unwrap();
    let refused = cross(&here, &there, false, silent).await.unwrap_err();
    assert!(refused.to_string().contains("1 other"), "{refused}");
    assert_eq!(list(&there).await.unwrap().len(), 1);
}

#[tokio::test]
async fn tables_that_cannot_be_read_stay_where_they_are() {
    let dir = tempfile::tempdir().unwrap();
    let (here, there) = (played(&dir).await, MemoryJournal::default());
    let room = list(&here).await.unwrap().remove(0).room;
    let head = here.read(&room, Version::EMPTY, 0).await.unwrap().head;
    let id = CommandId([2; 16]);
    let written = here.append(&room, head, id, u32::MAX, Bytes::new());
    let _foreign = written.await.unwrap();
    let refused = cross(&here, &there, false, silent).await.unwrap_err();
    let said = refused.to_string();
    assert!(
        said.contains("--leave-damaged") && said.contains(room.as_str()),
        "{said}"
    );
    assert!(refused.is::<Damaged>() && list(&there).await.unwrap().is_empty());
    let crossed = cross(&here, &there, true, silent).await.unwrap();
    assert_eq!((crossed.tables, crossed.damaged.len()), (2, 1));
}

async fn open_table(journal: &MemoryJournal) {
    let record = Record {
        at_ms: 0,
        by: None,
        events: vec![Event::Opened { places: None }],
    };
    let (room, id) = ("BCDFG".parse().unwrap(), CommandId([3; 16]));
    let opened = journal.append(&room, Version::EMPTY, id, SCHEMA, record.encode().into());
    let _first = opened.await.unwrap();
}

/// As a node does that has a store to itself and others.
fn announce(journal: &MemoryJournal) -> tokio::task::JoinHandle<()> {
    let journal = journal.clone();
    tokio::spawn(async move {
        let mut beats = interval(Duration::from_secs(3));
        loop {
            beats.tick().await;
            let here = Bytes::from_static(b"here");
            journal.whisper(&Topic::House, here).await.unwrap();
        }
    })
}

#[tokio::test(start_paused = true)]
async fn nothing_moves_while_a_node_is_heard() {
    let (quiet, busy) = (
        MemoryJournal::default().shared(),
        MemoryJournal::default().shared(),
    );
    let node = announce(&busy);
    for (source, target) in [(&quiet, &busy), (&busy, &quiet)] {
        let refused = cross(source, target, false, silent).await.unwrap_err();
        assert!(
            refused.to_string().contains("stop all servers"),
            "{refused}"
        );
    }
    node.abort();
    assert!(node.await.unwrap_err().is_cancelled());
    let stopped = Instant::now();
    open_table(&quiet).await;
    cross(&quiet, &busy, false, silent).await.unwrap();
    assert_eq!(stopped.elapsed(), LISTEN);
}

#[tokio::test(start_paused = true)]
async fn a_node_that_starts_meanwhile_is_heard() {
    let (source, target) = (
        MemoryJournal::default().shared(),
        MemoryJournal::default().shared(),
    );
    let late = source.clone();
    open_table(&source).await;
    let starts = move |progress| {
        if matches!(progress, Progress::Reading) {
            let here = Bytes::from_static(b"here");
            late.whisper(&Topic::House, here)
                .now_or_never()
                .unwrap()
                .unwrap();
        }
    };
    let refused = cross(&source, &target, false, starts).await.unwrap_err();
    assert!(refused.to_string().contains("may not be all"), "{refused}");
}

#[tokio::test]
async fn nothing_is_not_moved() {
    let (here, there) = (MemoryJournal::default(), MemoryJournal::default());
    let refused = cross(&here, &there, false, silent).await.unwrap_err();
    assert!(refused.to_string().contains("no tables"), "{refused}");
}
