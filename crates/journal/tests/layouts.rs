//! Data files of older layouts: they are opened, brought to the newest and read as they were.

use std::path::{Path, PathBuf};

use bytes::Bytes;
use journal::{
    Appended, BlobHash, CommandId, Deleted, Journal, Limits, Record, SqliteJournal, Version,
};
use rusqlite::types::Value;
use rusqlite::{Connection, params};
use tempfile::TempDir;

/// As the first builds made it.
const LAYOUT_1: &str = "
    PRAGMA journal_mode = wal;
    PRAGMA application_id = 0x4d6f6c65;
    PRAGMA user_version = 1;
    CREATE TABLE store (floor INTEGER NOT NULL) STRICT;
    CREATE TABLE room (
        key INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        head INTEGER NOT NULL,
        appended_ms INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE record (
        room INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        id BLOB NOT NULL,
        schema INTEGER NOT NULL,
        bytes BLOB NOT NULL,
        UNIQUE (room, seq),
        UNIQUE (room, id)
    ) STRICT;
    CREATE TABLE blob (
        room INTEGER NOT NULL,
        hash BLOB NOT NULL,
        bytes BLOB NOT NULL,
        UNIQUE (room, hash)
    ) STRICT;

    INSERT INTO store VALUES (40);
    INSERT INTO room VALUES (3, 'FOX', 30, 1003), (5, 'OWL', 20, 1005), (7, 'EEL', 9, 1007), (8, 'GNU', 42, 1008);
";

/// Whose records are kept from which version to which: one whole, one truncated, one truncated to nothing, and one
/// that has begun again.
const ROOMS: [(&str, i64, u64, u64, u64); 4] = [
    ("FOX", 3, 1, 30, 1003),
    ("OWL", 5, 15, 20, 1005),
    ("EEL", 7, 10, 9, 1007),
    ("GNU", 8, 41, 42, 1008),
];

fn record(name: &str, version: u64) -> Record {
    let length = if version == 16 { 9000 } else { 30 };
    let id = format!("{name:<8}{version:>8}");
    Record {
        version: Version::new(version),
        id: CommandId(id.as_bytes().try_into().expect("16 bytes")),
        schema: u32::try_from(version).expect("a small number"),
        bytes: format!("{id:>length$}").into(),
    }
}

/// The records of all rooms in turns, as they had arrived.
fn old_file() -> (TempDir, PathBuf) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let path = dir.path().join("rooms.sqlite3");
    let db = Connection::open(&path).expect("a database");
    db.execute_batch(LAYOUT_1).expect("the layout");
    for version in 1..=42 {
        for (name, key, first, last, _) in ROOMS {
            if (first..=last).contains(&version) {
                let Record {
                    id, schema, bytes, ..
                } = record(name, version);
                let insert =
                    "INSERT INTO record (room, seq, id, schema, bytes) VALUES (?1, ?2, ?3, ?4, ?5)";
                db.execute(
                    insert,
                    params![key, version.cast_signed(), id.0, schema, &bytes[..]],
                )
                .expect("a record");
            }
        }
    }
    for (name, key, ..) in ROOMS {
        let hash = BlobHash::of(name.as_bytes());
        db.execute(
            "INSERT INTO blob VALUES (?1, ?2, ?3)",
            params![key, hash.0, name.as_bytes()],
        )
        .expect("a blob");
    }
    (dir, path)
}

async fn open(path: &Path) -> SqliteJournal {
    SqliteJournal::open(path, Limits::default())
        .await
        .expect("the data file opens")
}

async fn everything_is_there(journal: &SqliteJournal) {
    for (name, _, first, last, _) in ROOMS {
        let room = name.parse().expect("a valid room id");
        let page = journal.read(&room, Version::EMPTY, 99).await;
        let page = page.expect("the journal works");
        let records: Vec<_> = (first..=last)
            .map(|version| record(name, version))
            .collect();
        assert_eq!((page.records, page.head), (records, Version::new(last)));
        let blob = journal
            .get_blob(&room, &BlobHash::of(name.as_bytes()))
            .await;
        let blob = blob.expect("the journal works");
        assert_eq!(blob, Some(Bytes::from_static(name.as_bytes())));
    }
    let rooms = journal.rooms(None, 99).await.expect("the journal works");
    let told = rooms
        .iter()
        .map(|info| (info.room.as_str(), info.head.get(), info.appended_ms));
    let mut expected = ROOMS.map(|(name, _, _, head, appended_ms)| (name, head, appended_ms));
    expected.sort_unstable();
    assert!(told.eq(expected), "{rooms:?}");
}

#[tokio::test]
async fn a_file_of_the_first_layout_is_read_as_it_was() {
    let (_dir, path) = old_file();
    let journal = open(&path).await;
    everything_is_there(&journal).await;
    journal.close().await.expect("the journal works");
    everything_is_there(&open(&path).await).await;
}

#[tokio::test]
async fn rooms_of_the_first_layout_go_on() {
    let (_dir, path) = old_file();
    let journal = open(&path).await;
    for (name, _, first, last, _) in ROOMS {
        let room = name.parse().expect("a valid room id");
        let append = async |expected: u64, record: Record| {
            let Record {
                id, schema, bytes, ..
            } = record;
            let answer = journal.append(&room, Version::new(expected), id, schema, bytes);
            answer.await.expect("the journal works")
        };
        for version in first..=last {
            let resent = append(last, record(name, version)).await;
            assert_eq!(resent, Appended::Committed(Version::new(version)), "{name}");
        }
        assert_eq!(append(last - 1, record(name, 99)).await, Appended::Conflict);
        let next = Version::new(last + 1);
        assert_eq!(
            append(last, record(name, last + 1)).await,
            Appended::Committed(next)
        );
        journal
            .truncate(&room, next)
            .await
            .expect("the journal works");
        let page = journal.read(&room, Version::EMPTY, 99).await;
        assert_eq!(
            page.expect("the journal works").records,
            [record(name, last + 1)]
        );
        let deleted = journal.delete(&room, next).await;
        assert_eq!(deleted.expect("the journal works"), Deleted::Gone);
        let begun = append(0, record(name, 1)).await;
        let Appended::Committed(version) = begun else {
            panic!("{begun:?}");
        };
        assert!(version.get() > 40, "{version}");
        let deleted = journal.delete(&room, version).await;
        assert_eq!(deleted.expect("the journal works"), Deleted::Gone);
    }
    journal.close().await.expect("the journal works");
    let left: i64 = Connection::open(&path)
        .and_then(|db| {
            db.query_row(
                "SELECT (SELECT count(*) FROM record) + (SELECT count(*) FROM blob)",
                [],
                |row| row.get(0),
            )
        })
        .expect("a database");
    assert_eq!(left, 0);
}

/// The second layout had no epoch, and was otherwise the same.
#[tokio::test]
async fn a_file_of_the_second_layout_is_read_as_it_was_and_begins_an_epoch() {
    let (_dir, path) = old_file();
    open(&path).await.close().await.expect("the journal works");
    Connection::open(&path)
        .and_then(|db| {
            db.execute_batch("ALTER TABLE store DROP COLUMN epoch; PRAGMA user_version = 2")
        })
        .expect("the layout");
    let journal = open(&path).await;
    everything_is_there(&journal).await;
    let epoch = journal.epoch();
    assert!(epoch > 0);
    journal.close().await.expect("the journal works");
    assert_eq!(open(&path).await.epoch(), epoch);
}

/// All that is in the file.
fn dump(path: &Path) -> Vec<Vec<Value>> {
    let db = Connection::open(path).expect("a database");
    let mut rows = Vec::new();
    for table in [
        "pragma_user_version",
        "sqlite_schema",
        "store",
        "room",
        "record",
        "blob",
    ] {
        let mut select = db
            .prepare(&format!("SELECT * FROM {table}"))
            .expect("a table of the first layout");
        let width = select.column_count();
        let mut found = select.query([]).expect("rows");
        while let Some(row) = found.next().expect("a row") {
            rows.push(
                (0..width)
                    .map(|column| row.get(column).expect("a value"))
                    .collect(),
            );
        }
    }
    rows
}

/// A table that nobody knows holds on to an old room, so that the step fails when all is done but dropping the old ones.
#[tokio::test]
async fn a_file_that_is_not_lifted_to_the_end_is_left_as_it_was() {
    let (_dir, path) = old_file();
    let db = Connection::open(&path).expect("a database");
    db.execute_batch(
        "CREATE TABLE note (room INTEGER REFERENCES room (key)); INSERT INTO note VALUES (3)",
    )
    .expect("a foreign table");
    let before = dump(&path);
    let failed = SqliteJournal::open(&path, Limits::default()).await;
    let error = failed.expect_err("the note forbids it");
    assert!(error.to_string().contains("FOREIGN KEY"), "{error}");
    assert_eq!(dump(&path), before);

    db.execute_batch("DROP TABLE note")
        .expect("a foreign table");
    everything_is_there(&open(&path).await).await;
}
