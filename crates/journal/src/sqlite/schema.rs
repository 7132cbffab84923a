//! How the data file is opened and its connections are set up. Refuses what it does not know, unchanged.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode};

use super::layout::{self, APPLICATION_ID, LAYOUT, NO_LAYOUT};
use crate::JournalError;

/// How long to wait for a foreign tool, such as a backup, that holds the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The writing connection and the lock that makes it the only one.
#[derive(Debug)]
pub(super) struct Database {
    pub(super) connection: Connection,
    lock: File,
}

impl Database {
    pub(super) fn open(path: &Path) -> Result<Self, JournalError> {
        let lock = lock(path)?;
        let mut connection =
            Connection::open(path).map_err(|error| JournalError::unopened(path, error))?;
        let found = found_layout(&connection, path)?;
        prepare(&mut connection, found).map_err(|error| JournalError::unopened(path, error))?;
        Ok(Self { connection, lock })
    }

    /// Folds the write-ahead log into the data file and lets go of both.
    pub(super) fn close(self) -> Result<(), JournalError> {
        let checkpoint = "PRAGMA wal_checkpoint(TRUNCATE)";
        let busy: bool = self
            .connection
            .query_row(checkpoint, [], |row| row.get(0))
            .map_err(JournalError::storage)?;
        if busy {
            tracing::warn!(
                "another reader holds the journal; its log is folded in at the next start"
            );
        }
        self.connection
            .close()
            .map_err(|(_, error)| JournalError::storage(error))?;
        drop(self.lock);
        Ok(())
    }
}

/// A connection that sees what is committed and cannot write.
pub(super) fn open_reader(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

fn lock(path: &Path) -> Result<File, JournalError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(PathBuf::from(name))
        .map_err(|error| JournalError::unopened(path, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(JournalError::InUse { path: path.into() }),
        Err(TryLockError::Error(error)) => Err(JournalError::unopened(path, error)),
    }
}

/// The layout of the file as it was found.
fn found_layout(connection: &Connection, path: &Path) -> Result<i64, JournalError> {
    let header = || -> rusqlite::Result<(i64, i64, i64)> {
        let number = |sql: &str| connection.query_row(sql, [], |row| row.get(0));
        Ok((
            number("PRAGMA application_id")?,
            number("PRAGMA user_version")?,
            number("SELECT count(*) FROM sqlite_schema")?,
        ))
    };
    match header() {
        Ok((0, 0, 0)) => Ok(NO_LAYOUT),
        Ok((APPLICATION_ID, found, _)) if found > LAYOUT => Err(JournalError::NewerLayout {
            path: path.into(),
            found,
            known: LAYOUT,
        }),
        Ok((APPLICATION_ID, found @ 1..=LAYOUT, _)) => Ok(found),
        Ok(_) => Err(JournalError::NotAJournal { path: path.into() }),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::NotADatabase) => {
            Err(JournalError::NotAJournal { path: path.into() })
        }
        Err(error) => Err(JournalError::unopened(path, error)),
    }
}

fn prepare(connection: &mut Connection, found: i64) -> rusqlite::Result<()> {
    connection.busy_timeout(BUSY_TIMEOUT)?;
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        tracing::warn!(
            mode,
            "this file system has no write-ahead log; the journal is safe but slow"
        );
    }
    // FULL syncs the log at each commit; without it an acknowledged record could be lost with the power.
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
    layout::lift(connection, found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_writer_syncs_its_log_at_every_commit() {
        let dir = tempfile::tempdir().unwrap();
        let database = Database::open(&dir.path().join("rooms.sqlite3")).unwrap();
        let text = |sql| {
            database
                .connection
                .query_row(sql, [], |row| row.get::<_, String>(0))
        };
        let number = |sql| {
            database
                .connection
                .query_row(sql, [], |row| row.get::<_, i64>(0))
        };
        assert_eq!(text("PRAGMA journal_mode").unwrap(), "wal");
        assert_eq!(number("PRAGMA synchronous").unwrap(), 2);
        assert_eq!(number("PRAGMA wal_autocheckpoint").unwrap(), 4000);
    }

    #[test]
    fn a_reader_cannot_write() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("rooms.sqlite3");
        let _database = Database::open(&path).unwrap();
        let reader = open_reader(&path).unwrap();
        assert!(reader.execute("DELETE FROM room", []).is_err());
    }
}
