//! Files that somebody took away, emptied or left: nothing is overwritten, and the next start says what it found.

use std::fs;
use std::path::{Path, PathBuf};

use bytes::Bytes;
use journal::{
    Appended, CommandId, Found, Journal, JournalError, Limits, RoomId, SqliteJournal, Version,
};
use tempfile::TempDir;

async fn open(path: &Path) -> Result<SqliteJournal, JournalError> {
    SqliteJournal::open(path, Limits::default()).await
}

async fn append(journal: &SqliteJournal, name: &str) -> Result<Appended, JournalError> {
    let (room, id): (RoomId, _) = (name.parse().expect("a valid room id"), CommandId([1; 16]));
    let bytes = Bytes::from_static(b"event");
    journal.append(&room, Version::EMPTY, id, 1, bytes).await
}

async fn begin(journal: &SqliteJournal, name: &str) {
    let begun = append(journal, name).await;
    let first = Appended::Committed(Version::new(1));
    assert_eq!(begun.expect("the journal works"), first);
}

fn file_in(dir: &TempDir, ending: &str) -> PathBuf {
    dir.path().join(format!("rooms.sqlite3{ending}"))
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary directory")
}

/// What lies there when the process is killed: these of the files.
fn killed_with(dir: &TempDir, endings: &[&str]) -> TempDir {
    let left = folder();
    for ending in endings {
        fs::copy(file_in(dir, ending), file_in(&left, ending)).expect("the file is there");
    }
    left
}

/// One room that is in the log only.
async fn playing() -> (TempDir, SqliteJournal) {
    let dir = folder();
    let journal = open(&file_in(&dir, "")).await.expect("a new file");
    begin(&journal, "FOX").await;
    (dir, journal)
}

#[tokio::test]
async fn what_is_found_is_said() {
    let dir = folder();
    let journal = open(&file_in(&dir, "")).await.expect("a new file");
    assert_eq!(journal.found(), Found::Nothing);
    begin(&journal, "FOX").await;
    begin(&journal, "OWL").await;
    journal.close().await.expect("the journal works");
    let journal = open(&file_in(&dir, "")).await.expect("the file");
    assert_eq!(journal.found(), Found::Rooms(2));
}

#[tokio::test]
async fn a_log_without_its_file_is_refused_and_left_as_it_is() {
    let (dir, _journal) = playing().await;
    for emptied in [false, true] {
        let left = killed_with(&dir, &["-wal", ".lock"]);
        if emptied {
            fs::write(file_in(&left, ""), "").expect("an empty file");
        }
        let log = fs::read(file_in(&left, "-wal")).expect("the log");
        let refused = open(&file_in(&left, "")).await.expect_err("a log alone");
        assert!(
            matches!(refused, JournalError::LogAlone { .. }),
            "{refused}"
        );
        assert_eq!(fs::read(file_in(&left, "-wal")).expect("the log"), log);

        fs::copy(file_in(&dir, ""), file_in(&left, "")).expect("the file is there");
        let journal = open(&file_in(&left, "")).await.expect("both are there");
        assert_eq!(journal.found(), Found::Rooms(1));
    }
}

#[tokio::test]
async fn a_file_whose_log_was_taken_away_is_not_taken_for_a_new_one() {
    let (dir, _journal) = playing().await;
    let left = killed_with(&dir, &["", ".lock"]);
    for _ in 0..2 {
        let refused = open(&file_in(&left, "")).await.expect_err("no log");
        assert!(matches!(refused, JournalError::Emptied { .. }), "{refused}");
    }
    fs::copy(file_in(&dir, "-wal"), file_in(&left, "-wal")).expect("the log is there");
    let journal = open(&file_in(&left, "")).await.expect("both are there");
    assert_eq!(journal.found(), Found::Rooms(1));
}

/// As older builds left it: SQLite's first page, and all else in the log.
#[tokio::test]
async fn a_file_without_any_table_is_not_taken_for_a_new_one() {
    let dir = folder();
    let raw = rusqlite::Connection::open(file_in(&dir, "")).expect("a database");
    raw.execute_batch("PRAGMA journal_mode = wal; CREATE TABLE room (name TEXT)")
        .expect("a log");
    let left = killed_with(&dir, &[""]);
    let refused = open(&file_in(&left, "")).await.expect_err("no log");
    assert!(matches!(refused, JournalError::Emptied { .. }), "{refused}");
}

#[tokio::test]
async fn a_file_that_still_has_rooms_is_opened_without_its_log() {
    let (dir, journal) = playing().await;
    journal.close().await.expect("the journal works");
    let journal = open(&file_in(&dir, "")).await.expect("the file");
    begin(&journal, "OWL").await;
    let left = killed_with(&dir, &["", ".lock"]);
    let journal = open(&file_in(&left, "")).await.expect("one room is there");
    assert_eq!(journal.found(), Found::Rooms(1));
}

#[tokio::test]
async fn a_file_that_is_gone_is_made_anew_only_when_the_lock_file_is_gone_too() {
    let (dir, journal) = playing().await;
    journal.close().await.expect("the journal works");
    fs::remove_file(file_in(&dir, "")).expect("the file is there");
    let refused = open(&file_in(&dir, "")).await.expect_err("it held a room");
    assert!(matches!(refused, JournalError::Emptied { .. }), "{refused}");
    fs::remove_file(file_in(&dir, ".lock")).expect("the file is there");
    let journal = open(&file_in(&dir, "")).await.expect("a new file");
    assert_eq!(journal.found(), Found::Nothing);
}

/// Only who opens it again can say what is in there.
#[tokio::test]
async fn a_broken_journal_leaves_its_log_as_it_is() {
    let (dir, journal) = playing().await;
    journal.rooms(None, 99).await.expect("the journal works");
    let vandal = rusqlite::Connection::open(file_in(&dir, "")).expect("the data file");
    vandal.execute_batch("DROP TABLE record").expect("no lock");
    drop(vandal);
    append(&journal, "OWL").await.expect_err("it has broken");
    journal.close().await.expect_err("it has broken");
    assert!(file_in(&dir, "-wal").exists());
}

#[cfg(unix)]
#[tokio::test]
async fn without_the_lock_file_a_second_opener_is_refused_all_the_same() {
    let (dir, _journal) = playing().await;
    fs::remove_file(file_in(&dir, ".lock")).expect("the file is there");
    let refused = open(&file_in(&dir, "")).await.expect_err("in use");
    assert!(matches!(refused, JournalError::InUse { .. }), "{refused}");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_what_is_kept() {
    use std::os::unix::fs::PermissionsExt;
    let (dir, _journal) = playing().await;
    for ending in ["", "-wal"] {
        let file = fs::metadata(file_in(&dir, ending)).expect("the file is there");
        assert_eq!(file.permissions().mode() & 0o777, 0o600, "{ending}");
    }
}

#[tokio::test]
async fn files_that_are_taken_away_while_they_are_written_to_break_the_journal() {
    for ending in ["", "-wal"] {
        let (dir, journal) = playing().await;
        let taken = file_in(&dir, ending);
        fs::rename(&taken, file_in(&dir, ".elsewhere")).expect("the file is there");
        let lost = append(&journal, "OWL")
            .await
            .expect_err("nobody will find it");
        let broken = journal.broken().await;
        for error in [lost, broken] {
            let named = error.to_string().contains(&taken.display().to_string());
            assert!(matches!(error, JournalError::Broken(_)) && named, "{error}");
        }
    }
}

#[tokio::test]
async fn a_journal_whose_directory_is_gone_does_not_close_as_if_all_were_well() {
    let (dir, journal) = playing().await;
    fs::remove_dir_all(dir.path()).expect("the directory is there");
    let closing = journal.close().await.expect_err("nothing is kept");
    assert!(closing.to_string().contains("was deleted"), "{closing}");
}
