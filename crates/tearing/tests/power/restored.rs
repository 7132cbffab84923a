//! Power that fails while a backup takes the place of a data file and its log: the one or the other is found
//! afterwards, and never a part of both.

use std::fs;
use std::path::Path;

use bytes::Bytes;
use journal::{
    Appended, Archive, CommandId, Journal, JournalError, Limits, Restored, Restoring, RoomId,
    SqliteJournal, Version, back_up,
};
use tearing::Disk;
use tokio::runtime::Builder;

const FILE: &str = "tables.sqlite3";
/// In the backup, and in the file and its log that it takes the place of.
const RECORDS: [u64; 2] = [3, 60];

pub(crate) fn room() -> RoomId {
    "FOX".parse().unwrap()
}

/// A journal with so many records, still open.
pub(crate) async fn played(path: &Path, records: u64) -> SqliteJournal {
    let journal = SqliteJournal::open(path, Limits::default()).await.unwrap();
    play_on(&journal, 0..records).await;
    journal
}

async fn play_on(journal: &SqliteJournal, versions: std::ops::Range<u64>) {
    let fox = room();
    for after in versions {
        let id = CommandId(u128::from(after).to_be_bytes());
        let bytes = Bytes::from(vec![b'x'; 300]);
        let append = journal.append(&fox, Version::new(after), id, 1, bytes);
        let committed = Appended::Committed(Version::new(after + 1));
        assert_eq!(append.await.unwrap(), committed);
    }
}

fn restore(path: &Path, backup: &Path) -> Result<Restored, JournalError> {
    Restoring::begin(path, backup, true)?.put_in_place("then")
}

#[test]
fn a_power_failure_during_a_restore_leaves_the_old_file_or_the_new_one() {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    let living = tempfile::tempdir().unwrap();
    let (old, backup) = (living.path().join(FILE), living.path().join("backup"));
    let journal = runtime.block_on(played(&old, RECORDS[0]));
    back_up(&old, &backup).unwrap();
    runtime.block_on(play_on(&journal, RECORDS[0]..RECORDS[1]));
    let epoch = Archive::open(&old).unwrap().epoch().unwrap();

    let mut found = [0, 0];
    for seed in 0..200 {
        let (folder, left) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        // As after a kill: nearly all is in the log.
        for name in [
            FILE.to_owned(),
            format!("{FILE}-wal"),
            format!("{FILE}.lock"),
        ] {
            fs::copy(living.path().join(&name), folder.path().join(&name)).unwrap();
        }
        let disk = Disk::new(folder.path(), seed).unwrap();
        disk.fail_after(1 + seed % 20);
        let restored = restore(&folder.path().join(FILE), &backup);
        disk.leave(left.path()).unwrap();

        let archive = runtime.block_on(async {
            let path = left.path().join(FILE);
            let journal = SqliteJournal::open(&path, Limits::default()).await;
            let journal = journal.unwrap_or_else(|error| panic!("seed {seed}: {error}"));
            journal.close().await.unwrap();
            Archive::open(&path).unwrap()
        });
        assert_eq!(archive.faults().unwrap(), [""; 0], "seed {seed}");
        let is_new = archive.epoch().unwrap() > epoch;
        let records = archive.records(&room()).unwrap().records.len() as u64;
        assert_eq!(records, RECORDS[usize::from(!is_new)], "seed {seed}");
        assert!(is_new || restored.is_err(), "seed {seed}");
        found[usize::from(is_new)] += 1;
    }
    assert!(found.iter().all(|times| *times > 20), "{found:?}");
}
