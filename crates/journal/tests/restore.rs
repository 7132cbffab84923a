//! A backup that takes the place of a data file: whole or not at all, and nothing that was there is deleted.

#![expect(clippy::unwrap_used, reason = "a file that breaks fails its test")]

use std::fs;
use std::path::{Path, PathBuf};

use bytes::Bytes;
use journal::{
    Archive, CommandId, Journal, JournalError, Limits, Restored, Restoring, RoomId, SqliteJournal,
    Version, back_up, export,
};
use tempfile::TempDir;

const WHEN: &str = "20261118T060000Z";

struct Folder {
    _dir: TempDir,
    data: PathBuf,
    backup: PathBuf,
}

impl Folder {
    fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join("data")).unwrap();
        Self {
            data: dir.path().join("data/rooms.sqlite3"),
            backup: dir.path().join("backup.sqlite3"),
            _dir: dir,
        }
    }

    /// A backup with three records, made of a file that has five by now.
    async fn played_on() -> Self {
        let folder = Self::new();
        let journal = open(&folder.data).await;
        write(&journal, 0..3).await;
        back_up(&folder.data, &folder.backup).unwrap();
        write(&journal, 3..5).await;
        journal.close().await.unwrap();
        folder
    }

    fn restore(&self, replace: bool) -> Result<Restored, JournalError> {
        Restoring::begin(&self.data, &self.backup, replace)?.put_in_place(WHEN)
    }

    fn beside(&self, ending: &str) -> PathBuf {
        PathBuf::from(format!("{}{ending}", self.data.display()))
    }

    fn aside(&self, name: &str) -> PathBuf {
        let folder = format!("before-restore-{WHEN}");
        self.data.with_file_name(folder).join(name)
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.data.parent().unwrap()).unwrap();
        let mut names: Vec<_> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

async fn open(path: &Path) -> SqliteJournal {
    SqliteJournal::open(path, Limits::default()).await.unwrap()
}

fn fox() -> RoomId {
    "FOX".parse().unwrap()
}

async fn write(journal: &SqliteJournal, versions: std::ops::Range<u8>) {
    let fox = fox();
    for version in versions {
        let expected = Version::new(version.into());
        let bytes = Bytes::from(format!("record {}", version + 1));
        let written = journal.append(&fox, expected, CommandId([version; 16]), 1, bytes);
        assert_eq!(
            written.await.unwrap(),
            journal::Appended::Committed(expected.next())
        );
    }
}

async fn head(path: &Path) -> u64 {
    let journal = open(path).await;
    let page = journal.read(&fox(), Version::EMPTY, 99).await.unwrap();
    assert_eq!(page.records.len() as u64, page.head.get());
    journal.close().await.unwrap();
    page.head.get()
}

fn head_of(path: &Path) -> u64 {
    Archive::open(path)
        .unwrap()
        .records(&fox())
        .unwrap()
        .head
        .get()
}

#[tokio::test]
async fn a_restored_file_has_what_the_backup_has_in_a_higher_epoch() {
    let folder = Folder::played_on().await;
    let before = Archive::open(&folder.data).unwrap().epoch().unwrap();
    let restored = folder.restore(true).unwrap();
    assert!(restored.epoch > before);
    assert_eq!(head(&folder.data).await, 3);
    assert_eq!(open(&folder.data).await.epoch(), restored.epoch);
    let aside = folder.aside("rooms.sqlite3");
    assert_eq!(restored.aside.as_deref(), aside.parent());
    assert_eq!(head_of(&aside), 5);
}

#[tokio::test]
async fn every_restore_raises_the_epoch_also_when_nothing_is_left_to_compare() {
    let folder = Folder::played_on().await;
    let first = folder.restore(true).unwrap().epoch;
    for name in folder.names() {
        let path = folder.data.with_file_name(name);
        let removed = if path.is_dir() {
            fs::remove_dir_all(path)
        } else {
            fs::remove_file(path)
        };
        removed.unwrap();
    }
    // The clock counts milliseconds.
    while journal::unix_now_ms() <= first {}
    let second = folder.restore(false).unwrap();
    assert!(second.epoch > first && second.aside.is_none());
    // However the clock stands.
    rusqlite::Connection::open(&folder.data)
        .unwrap()
        .execute("UPDATE store SET epoch = 1 << 52", [])
        .unwrap();
    assert_eq!(folder.restore(true).unwrap().epoch, (1 << 52) + 1);
}

#[tokio::test]
async fn a_file_that_is_there_is_replaced_only_if_that_was_said() {
    let folder = Folder::played_on().await;
    let refused = folder.restore(false);
    assert!(
        matches!(refused, Err(JournalError::Occupied { .. })),
        "{refused:?}"
    );
    assert_eq!(head(&folder.data).await, 5);
}

#[tokio::test]
async fn nothing_is_restored_while_somebody_has_the_file() {
    let folder = Folder::played_on().await;
    let journal = open(&folder.data).await;
    let refused = folder.restore(true);
    assert!(
        matches!(refused, Err(JournalError::InUse { .. })),
        "{refused:?}"
    );
    write(&journal, 5..6).await;
    journal.close().await.unwrap();
    assert_eq!(head(&folder.data).await, 6);
}

#[tokio::test]
async fn what_is_no_sound_backup_changes_nothing() {
    let folder = Folder::played_on().await;
    let whole = fs::read(&folder.backup).unwrap();
    let mut bent = whole.clone();
    // The page of the first table: SQLite finds it, though the file opens.
    let page = 4096 * (whole.len() / 4096 - 1);
    bent[page..page + 64].fill(0xaa);
    for bytes in [b"hello".to_vec(), Vec::new(), whole[..5000].to_vec(), bent] {
        fs::write(&folder.backup, bytes).unwrap();
        folder.restore(true).unwrap_err();
        assert_eq!(folder.names(), ["rooms.sqlite3", "rooms.sqlite3.lock"]);
    }
    fs::remove_file(&folder.backup).unwrap();
    let absent = folder.restore(true);
    assert!(
        matches!(absent, Err(JournalError::Absent { .. })),
        "{absent:?}"
    );
    assert_eq!(head(&folder.data).await, 5);
}

/// The log of a killed server would be taken for one of the new file, if it stayed.
#[tokio::test]
async fn the_log_of_a_killed_server_goes_aside_with_its_file() {
    let folder = killed().await;
    folder.restore(true).unwrap();
    assert_eq!(head(&folder.data).await, 3);
    assert!(folder.aside("rooms.sqlite3-wal").exists());
    assert_eq!(head_of(&folder.aside("rooms.sqlite3")), 5);
}

/// The same as after `played_on`, but two records are in the log only.
async fn killed() -> Folder {
    let living = Folder::new();
    let journal = open(&living.data).await;
    write(&journal, 0..3).await;
    let folder = Folder::new();
    back_up(&living.data, &folder.backup).unwrap();
    write(&journal, 3..5).await;
    for ending in ["", "-wal", ".lock"] {
        fs::copy(living.beside(ending), folder.beside(ending)).unwrap();
    }
    folder
}

/// Killed after the new file counts, with so many of the old ones moved.
#[tokio::test]
async fn a_restore_that_is_cut_short_is_finished_by_whoever_opens_the_file_next() {
    let names = ["rooms.sqlite3", "rooms.sqlite3-wal"];
    for moved in 0..=names.len() {
        let folder = killed().await;
        let waiting = folder.beside(&format!(".restored-{WHEN}"));
        fs::copy(&folder.backup, &waiting).unwrap();
        for name in &names[..moved] {
            fs::create_dir_all(folder.aside("")).unwrap();
            fs::rename(folder.data.with_file_name(name), folder.aside(name)).unwrap();
        }
        let looked = Archive::open(&folder.data).map(drop);
        assert!(
            matches!(looked, Err(JournalError::HalfRestored { .. })),
            "{looked:?}"
        );
        assert_eq!(head(&folder.data).await, 3, "{moved} were moved");
        assert!(!waiting.exists());
        assert_eq!(head_of(&folder.aside("rooms.sqlite3")), 5);
    }
}

#[tokio::test]
async fn a_restore_that_was_cut_short_before_leaves_the_old_file_as_it_is() {
    let folder = killed().await;
    drop(Restoring::begin(&folder.data, &folder.backup, true).unwrap());
    // A process that dies clears nothing.
    let stage = folder.data.with_file_name("restoring");
    fs::create_dir(&stage).unwrap();
    fs::copy(&folder.backup, stage.join("rooms.sqlite3")).unwrap();
    assert_eq!(head(&folder.data).await, 5);
    folder.restore(true).unwrap();
    assert_eq!(head(&folder.data).await, 3);
    assert!(!stage.exists());
}

#[tokio::test]
async fn one_room_is_taken_out_of_a_file_that_is_written_to() {
    let folder = Folder::new();
    let journal = open(&folder.data).await;
    write(&journal, 0..4).await;
    journal.truncate(&fox(), Version::new(2)).await.unwrap();
    let picture = Bytes::from_static(b"picture");
    let hash = journal.put_blob(&fox(), picture.clone()).await.unwrap();
    let owl: RoomId = "OWL".parse().unwrap();
    let id = CommandId([99; 16]);
    let other = journal.append(&owl, Version::EMPTY, id, 1, Bytes::from_static(b"other"));
    assert_eq!(
        other.await.unwrap(),
        journal::Appended::Committed(Version::new(1))
    );

    export(&folder.data, &fox(), &folder.backup).unwrap();
    let again = export(&folder.data, &fox(), &folder.backup);
    assert!(
        matches!(again, Err(JournalError::Unopened { .. })),
        "{again:?}"
    );
    let unknown = export(
        &folder.data,
        &"EEL".parse().unwrap(),
        &folder.beside(".eel"),
    );
    assert!(
        matches!(unknown, Err(JournalError::NoSuchRoom)),
        "{unknown:?}"
    );
    write(&journal, 4..5).await;

    let taken = open(&folder.backup).await;
    let rooms = taken.rooms(None, 99).await.unwrap();
    assert_eq!(rooms.len(), 1);
    let page = taken.read(&fox(), Version::EMPTY, 99).await.unwrap();
    let versions: Vec<_> = page
        .records
        .iter()
        .map(|record| record.version.get())
        .collect();
    assert_eq!((versions, page.head.get()), (vec![2, 3, 4], 4));
    assert_eq!(taken.get_blob(&fox(), &hash).await.unwrap(), Some(picture));
    write(&taken, 4..5).await;
}

#[tokio::test]
async fn an_archive_tells_what_is_in_a_file_and_what_is_spoilt() {
    let folder = Folder::new();
    let journal = open(&folder.data).await;
    write(&journal, 0..2).await;
    let hash = journal
        .put_blob(&fox(), Bytes::from_static(b"picture"))
        .await
        .unwrap();
    let archive = Archive::open(&folder.data).unwrap();
    assert_eq!(archive.sizes().unwrap()["FOX"], 2 * 8 + 7);
    assert!(archive.faults().unwrap().is_empty() && archive.plain_faults().unwrap().is_empty());
    assert!(archive.spoilt_blobs(&fox()).unwrap().is_empty());
    rusqlite::Connection::open(&folder.data)
        .unwrap()
        .execute("UPDATE blob SET bytes = x'00'", [])
        .unwrap();
    assert_eq!(archive.spoilt_blobs(&fox()).unwrap(), [hash]);
}

#[test]
fn what_is_not_there_is_not_made() {
    let folder = Folder::new();
    let absent = Archive::open(&folder.data).map(drop);
    assert!(
        matches!(absent, Err(JournalError::Absent { .. })),
        "{absent:?}"
    );
    assert!(folder.names().is_empty());
}
