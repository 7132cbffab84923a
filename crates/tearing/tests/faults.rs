//! Disks that refuse, under the SQLite journal: what it says, and that nothing it acknowledged is lost.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "what breaks here fails its test")]

use bytes::Bytes;
use journal::{
    Appended, CommandId, Found, Journal, JournalError, Limits, RoomId, SqliteJournal, Version,
};
use tearing::{Disk, Fault};
use tempfile::TempDir;

async fn open(folder: &TempDir) -> Result<SqliteJournal, JournalError> {
    SqliteJournal::open(folder.path().join("tables.sqlite3"), Limits::default()).await
}

async fn append(journal: &SqliteJournal, name: &str, after: u64) -> Result<Appended, JournalError> {
    let (room, id): (RoomId, _) = (
        name.parse().unwrap(),
        CommandId(u128::from(after).to_be_bytes()),
    );
    let bytes = Bytes::from(vec![b'x'; 3000]);
    journal
        .append(&room, Version::new(after), id, 1, bytes)
        .await
}

async fn head(journal: &SqliteJournal, name: &str) -> u64 {
    let room: RoomId = name.parse().unwrap();
    let page = journal
        .read(&room, Version::EMPTY, usize::MAX)
        .await
        .unwrap();
    assert_eq!(page.records.len() as u64, page.head.get());
    page.head.get()
}

/// A room with so many records, on a disk of ours.
async fn playing(records: u64, seed: u64) -> (TempDir, Disk, SqliteJournal) {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::new(folder.path(), seed).unwrap();
    let journal = open(&folder).await.unwrap();
    for after in 0..records {
        let committed = Appended::Committed(Version::new(after + 1));
        assert_eq!(append(&journal, "FOX", after).await.unwrap(), committed);
    }
    (folder, disk, journal)
}

/// The journal as it is found after the power failed.
async fn after_power_failed(disk: &Disk) -> (TempDir, SqliteJournal) {
    let left = tempfile::tempdir().unwrap();
    disk.leave(left.path()).unwrap();
    let journal = open(&left).await.unwrap();
    (left, journal)
}

#[tokio::test]
async fn a_full_disk_refuses_what_is_new_until_there_is_space() {
    for seed in 0..10 {
        let (_folder, disk, journal) = playing(5, seed).await;
        disk.set_fault(Some(Fault::Full));
        for _ in 0..3 {
            for (name, after) in [("FOX", 5), ("OWL", 0)] {
                let refused = append(&journal, name, after).await.unwrap_err();
                let says = refused.to_string().contains("disk is full");
                assert!(
                    matches!(refused, JournalError::Full(_)) && says,
                    "{refused}"
                );
            }
        }
        assert_eq!(head(&journal, "FOX").await, 5);
        assert_eq!(head(&journal, "OWL").await, 0);
        disk.set_fault(None);
        assert_eq!(
            append(&journal, "FOX", 5).await.unwrap(),
            Appended::Committed(Version::new(6))
        );
        // What was refused leaves nothing behind that could be taken for a record later.
        let (_left, journal) = after_power_failed(&disk).await;
        assert_eq!(journal.found(), Found::Rooms(1), "seed {seed}");
        assert_eq!(head(&journal, "FOX").await, 6, "seed {seed}");
    }
}

#[tokio::test]
async fn a_failed_write_or_sync_breaks_the_journal_and_keeps_what_was_told() {
    for seed in 0..20 {
        for fault in [Fault::Unwritable, Fault::Unsynced] {
            let (_folder, disk, journal) = playing(5, seed).await;
            disk.set_fault(Some(fault));
            let unknown = append(&journal, "FOX", 5).await.unwrap_err();
            let says = unknown.to_string().contains("disk I/O error");
            assert!(
                matches!(unknown, JournalError::Broken(_)) && says,
                "{unknown}"
            );
            // A disk that is well again does not make it well: nobody knows what is there.
            disk.set_fault(None);
            let late = append(&journal, "OWL", 0).await.unwrap_err();
            assert!(matches!(late, JournalError::Broken(_)), "{late}");
            journal.broken().await;

            let (_left, journal) = after_power_failed(&disk).await;
            let kept = head(&journal, "FOX").await;
            assert!(kept == 5 || kept == 6, "seed {seed}, {fault:?}: {kept}");
            let next = append(&journal, "FOX", kept).await.unwrap();
            assert_eq!(next, Appended::Committed(Version::new(kept + 1)));
        }
    }
}

/// An error in the middle of reading: whoever asks is told, nothing is made of it, and all is there afterwards.
#[tokio::test]
async fn what_cannot_be_read_is_an_error_and_no_loss() {
    let (folder, disk, journal) = playing(5, 0).await;
    journal.close().await.unwrap();
    let journal = open(&folder).await.unwrap();
    disk.set_fault(Some(Fault::Unreadable));
    for _ in 0..2 {
        let room: RoomId = "FOX".parse().unwrap();
        let unread = journal.read(&room, Version::EMPTY, 99).await.unwrap_err();
        let says = unread.to_string().contains("disk I/O error");
        assert!(
            matches!(unread, JournalError::Storage(_)) && says,
            "{unread}"
        );
    }
    disk.set_fault(None);
    assert_eq!(head(&journal, "FOX").await, 5);
    let next = append(&journal, "FOX", 5).await.unwrap();
    assert_eq!(next, Appended::Committed(Version::new(6)));
}

#[tokio::test]
async fn a_disk_that_is_of_no_use_at_the_start_is_named_and_left_as_it_is() {
    for fault in [Fault::Unwritable, Fault::Full, Fault::Unreadable] {
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::new(folder.path(), 0).unwrap();
        disk.set_fault(Some(fault));
        let refused = open(&folder).await.unwrap_err();
        let text = refused.to_string();
        let named = text.contains("tables.sqlite3") && text.contains("disk");
        assert!(
            matches!(refused, JournalError::Unopened { .. }) && named,
            "{text}"
        );
        disk.set_fault(None);
        let journal = open(&folder).await.unwrap();
        assert_eq!(journal.found(), Found::Nothing);
    }
}
