//! How the data file is opened and its connections are set up. Refuses what it does not know, unchanged.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode};

use super::epoch;
use super::layout::{self, APPLICATION_ID, LAYOUT, NO_LAYOUT};
use super::lock::{Left, Lock, log_of};
use super::place::Place;
use super::swap;
use crate::JournalError;

/// How long to wait for a foreign tool, such as a backup, that holds the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// What a connection remembers of the file, in KiB; the system remembers the rest. SQLite's own bound is 2,000 for each
/// connection, which a writer that only adds pages fills with what it never asks for again.
const CACHE_KIB: i64 = 256;

/// What there was when the journal was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// A new data file was made.
    Nothing,
    Rooms(usize),
}

/// The writing connection and the lock that makes it the only one.
#[derive(Debug)]
pub(super) struct Database {
    pub(super) connection: Connection,
    pub(super) found: Found,
    pub(super) epoch: u64,
    pub(super) place: Place,
    lock: Lock,
}

impl Database {
    pub(super) fn open(path: &Path) -> Result<Self, JournalError> {
        let mut lock = Lock::take(path)?;
        swap::finish(path, &mut lock)?;
        let size = before_opening(path, &mut lock)?;
        let log_lost = lost_log(path, &mut lock)?;
        let mut connection =
            Connection::open(path).map_err(|error| JournalError::unopened_by(path, error))?;
        let layout = found_layout(&connection, path)?;
        let found = match layout {
            NO_LAYOUT if size == 0 || was_never_made(path, &mut lock)? => Found::Nothing,
            // SQLite itself makes such files, and then writes to the log.
            NO_LAYOUT => return Err(JournalError::Emptied { path: path.into() }),
            _ => Found::Rooms(count_rooms(&connection, path)?),
        };
        match found {
            Found::Rooms(0) if log_lost => {
                return Err(JournalError::Emptied { path: path.into() });
            }
            Found::Rooms(_) if log_lost => tracing::warn!(
                "the last server did not close {}, and its log is gone: the newest of it may be missing",
                path.display()
            ),
            Found::Rooms(_) | Found::Nothing => {}
        }
        #[cfg(unix)]
        tighten(path);
        prepare(&mut connection, layout).map_err(|error| JournalError::unopened_by(path, error))?;
        let epoch =
            epoch::read(&connection).map_err(|error| JournalError::unopened_by(path, error))?;
        lock.opened()
            .map_err(|error| JournalError::unopened(path, error))?;
        // Whoever lets go of it without `close` has failed, and leaves the log alone.
        fold_when_dropped(&connection, false)
            .map_err(|error| JournalError::unopened(path, error))?;
        Ok(Self {
            connection,
            found,
            epoch,
            place: Place::of(path),
            lock,
        })
    }

    /// It does not grow beyond so many bytes, or beyond what it has.
    pub(super) fn bound(&self, bytes: u64) -> Result<(), JournalError> {
        let db = &self.connection;
        let pages = page_bytes(db).map(|page| i64::try_from(bytes / page).unwrap_or(i64::MAX));
        // What is beyond the largest file that SQLite knows is no bound.
        let pages = pages.map(|pages| pages.clamp(1, i64::from(u32::MAX) - 1));
        let bounded = pages.and_then(|pages| {
            db.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))
        });
        bounded.map_err(JournalError::storage)
    }

    pub(super) fn used_bytes(&self) -> Result<u64, JournalError> {
        used_bytes(&self.connection).map_err(JournalError::storage)
    }

    /// Folds the write-ahead log into the data file and lets go of both.
    pub(super) fn close(mut self) -> Result<(), JournalError> {
        self.place.check().map_err(JournalError::storage)?;
        let checkpoint = "PRAGMA wal_checkpoint(TRUNCATE)";
        let busy: bool = self
            .connection
            .query_row(checkpoint, [], |row| row.get(0))
            .map_err(JournalError::storage)?;
        if busy {
            tracing::warn!(
                "another reader holds the journal; its log is folded in at the next start"
            );
        } else {
            self.lock.folded();
        }
        fold_when_dropped(&self.connection, true).map_err(JournalError::storage)?;
        self.connection
            .close()
            .map_err(|(_, error)| JournalError::storage(error))?;
        drop(self.lock);
        Ok(())
    }
}

/// What is in use of the data file; pages that were freed are used again. The log beside it is bounded by itself.
pub(super) fn used_bytes(db: &Connection) -> rusqlite::Result<u64> {
    let pages = number(db, "PRAGMA page_count")?;
    let free = number(db, "PRAGMA freelist_count")?;
    Ok(pages.saturating_sub(free).saturating_mul(page_bytes(db)?))
}

fn page_bytes(db: &Connection) -> rusqlite::Result<u64> {
    number(db, "PRAGMA page_size").map(|bytes| bytes.max(1))
}

fn number(db: &Connection, sql: &str) -> rusqlite::Result<u64> {
    let number: i64 = db.prepare_cached(sql)?.query_row([], |row| row.get(0))?;
    Ok(u64::try_from(number).unwrap_or_default())
}

/// A connection that sees what is committed and cannot write.
pub(super) fn open_reader(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    only_read(&connection)?;
    Ok(connection)
}

pub(super) fn only_read(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "query_only", true)?;
    leave_log(connection)?;
    bound_cache(connection)
}

/// Whoever closes last would fold the log in and remove it, and that is for the writer alone.
pub(super) fn leave_log(connection: &Connection) -> rusqlite::Result<()> {
    fold_when_dropped(connection, false)
}

fn fold_when_dropped(connection: &Connection, fold: bool) -> rusqlite::Result<()> {
    let leave = connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !fold);
    leave.map(drop)
}

fn bound_cache(connection: &Connection) -> rusqlite::Result<()> {
    // Below zero it counts in KiB, above in pages.
    connection.pragma_update(None, "cache_size", -CACHE_KIB)
}

/// How long the data file is, once it is certain that nothing is overwritten. A new one is for its owner alone.
fn before_opening(path: &Path, lock: &mut Lock) -> Result<u64, JournalError> {
    let unopened = |error| JournalError::unopened(path, error);
    let size = size_of(path).map_err(unopened)?;
    if let Some(size @ 1..) = size {
        return Ok(size);
    }
    if size_of(&log_of(path)).map_err(unopened)? > Some(0) {
        return Err(JournalError::LogAlone { path: path.into() });
    }
    if lock.left().map_err(unopened)? != Left::Nothing {
        return Err(JournalError::Emptied { path: path.into() });
    }
    make_private(path).map_err(unopened)?;
    Ok(0)
}

/// Whether somebody has taken away a log that had not been folded in.
fn lost_log(path: &Path, lock: &mut Lock) -> Result<bool, JournalError> {
    let unopened = |error| JournalError::unopened(path, error);
    let left_open = lock.left().map_err(unopened)? == Left::Open;
    Ok(left_open && size_of(&log_of(path)).map_err(unopened)?.is_none())
}

/// Whether the power failed while the file was made. SQLite has then taken back what there was of it, and nobody has
/// ever kept anything in there.
fn was_never_made(path: &Path, lock: &mut Lock) -> Result<bool, JournalError> {
    let unopened = |error| JournalError::unopened(path, error);
    let is_empty = size_of(path).map_err(unopened)? == Some(0);
    Ok(is_empty && lock.left().map_err(unopened)? == Left::Nothing)
}

pub(super) fn size_of(path: &Path) -> io::Result<Option<u64>> {
    match fs::metadata(path) {
        Ok(file) => Ok(Some(file.len())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// SQLite makes the files beside it alike.
fn make_private(path: &Path) -> io::Result<()> {
    private(OpenOptions::new().create(true).append(true))
        .open(path)
        .map(drop)
}

/// One that was made by other hands, or by an older build, may be open to all, and so are the files beside it. By
/// name: to open and close a file of SQLite's in the same process would let go of its locks.
#[cfg(unix)]
fn tighten(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    for end in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        let file = Path::new(&name);
        let is_open = fs::metadata(file).is_ok_and(|it| it.permissions().mode() & 0o077 != 0);
        if !is_open {
            continue;
        }
        if let Err(error) = fs::set_permissions(file, fs::Permissions::from_mode(0o600)) {
            let file = file.display();
            tracing::warn!(%file, %error, "others on this computer can read who holds which card");
        }
    }
}

/// What is made so is for its owner alone, where the system knows owners.
pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

fn count_rooms(connection: &Connection, path: &Path) -> Result<usize, JournalError> {
    let count: i64 = connection
        .query_row("SELECT count(*) FROM room", [], |row| row.get(0))
        .map_err(|error| JournalError::unopened_by(path, error))?;
    Ok(usize::try_from(count).unwrap_or_default())
}

/// The layout of the file as it was found.
pub(super) fn found_layout(connection: &Connection, path: &Path) -> Result<i64, JournalError> {
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
        Err(error) => Err(JournalError::unopened_by(path, error)),
    }
}

fn prepare(connection: &mut Connection, found: i64) -> rusqlite::Result<()> {
    connection.busy_timeout(BUSY_TIMEOUT)?;
    if found == NO_LAYOUT {
        // Before there is a log, so that a file without its log is never taken for a new one.
        layout::lift(connection, found)?;
    }
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
    bound_cache(connection)?;
    if found != NO_LAYOUT {
        layout::lift(connection, found)?;
    }
    // SQLite makes the log when it first reads.
    connection.query_row("SELECT folded FROM store", [], |_| Ok(()))
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
