//! A data file as somebody reads it who serves nobody: whole rooms, and whether the file is sound. A server may be
//! writing to it meanwhile. Never writes.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags, params};

use super::layout::{LAYOUT, NO_LAYOUT};
use super::schema::{found_layout, only_read};
use super::{epoch, reader, swap};
use crate::{BlobHash, JournalError, Page, RoomId, RoomInfo, Version};

pub struct Archive {
    db: Connection,
    path: PathBuf,
}

impl Archive {
    /// Opens a data file that exists and has the newest layout.
    pub fn open(path: &Path) -> Result<Self, JournalError> {
        let (archive, found) = Self::find(path)?;
        if found < LAYOUT {
            return Err(JournalError::OlderLayout {
                path: path.into(),
                found,
                known: LAYOUT,
            });
        }
        Ok(archive)
    }

    /// Whether SQLite finds the file sound, whatever layout it has.
    pub(super) fn check_file(path: &Path) -> Result<(), JournalError> {
        let (archive, _) = Self::find(path)?;
        let mut faults = archive.faults()?;
        faults.truncate(1);
        match faults.pop() {
            None => Ok(()),
            Some(fault) => Err(JournalError::Unsound {
                path: path.into(),
                fault,
            }),
        }
    }

    fn find(path: &Path) -> Result<(Self, i64), JournalError> {
        swap::check(path)?;
        if !path.is_file() {
            return Err(JournalError::Absent { path: path.into() });
        }
        let unopened = |error| JournalError::unopened(path, error);
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = Connection::open_with_flags(path, flags).map_err(unopened)?;
        only_read(&db).map_err(unopened)?;
        match found_layout(&db, path)? {
            NO_LAYOUT => Err(JournalError::Emptied { path: path.into() }),
            found => Ok((
                Self {
                    db,
                    path: path.into(),
                },
                found,
            )),
        }
    }

    pub fn epoch(&self) -> Result<u64, JournalError> {
        epoch::read(&self.db).map_err(JournalError::storage)
    }

    /// All rooms, by name.
    pub fn rooms(&self) -> Result<Vec<RoomInfo>, JournalError> {
        reader::rooms(&self.db, None, usize::MAX).map_err(JournalError::storage)
    }

    /// All records of a room that are kept.
    pub fn records(&self, room: &RoomId) -> Result<Page, JournalError> {
        reader::page(&self.db, room, Version::EMPTY, usize::MAX, usize::MAX)
            .map_err(JournalError::storage)
    }

    /// How many bytes the records and blobs of each room have.
    pub fn sizes(&self) -> Result<BTreeMap<String, u64>, JournalError> {
        let select = "
            SELECT name, sum(bytes) FROM room JOIN (
                SELECT room, length(bytes) AS bytes FROM record UNION ALL SELECT room, length(bytes) FROM blob
            ) ON room = key GROUP BY key";
        let sizes = || -> rusqlite::Result<_> {
            self.db
                .prepare(select)?
                .query_map([], |row| {
                    let bytes = u64::try_from(row.get::<_, i64>(1)?).unwrap_or_default();
                    Ok((row.get(0)?, bytes))
                })?
                .collect()
        };
        sizes().map_err(JournalError::storage)
    }

    /// Blobs of a room that are not what they are called after.
    pub fn spoilt_blobs(&self, room: &RoomId) -> Result<Vec<BlobHash>, JournalError> {
        let select =
            "SELECT hash, bytes FROM blob WHERE room = (SELECT key FROM room WHERE name = ?1)";
        let spoilt = || -> rusqlite::Result<Vec<BlobHash>> {
            let mut select = self.db.prepare_cached(select)?;
            let mut found = select.query(params![room.as_str()])?;
            let mut spoilt = Vec::new();
            while let Some(blob) = found.next()? {
                let hash = BlobHash(blob.get(0)?);
                if BlobHash::of(blob.get_ref(1)?.as_blob()?) != hash {
                    spoilt.push(hash);
                }
            }
            Ok(spoilt)
        };
        spoilt().map_err(JournalError::storage)
    }

    /// What SQLite finds wrong with the file. It reads all of it.
    pub fn faults(&self) -> Result<Vec<String>, JournalError> {
        faults(&self.db, "integrity_check").map_err(JournalError::storage)
    }

    /// The same without comparing tables with their indices.
    pub fn plain_faults(&self) -> Result<Vec<String>, JournalError> {
        faults(&self.db, "quick_check").map_err(JournalError::storage)
    }
}

impl fmt::Debug for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Archive")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

/// A file that is so damaged that SQLite gives up has that as its fault.
pub(super) fn faults(db: &Connection, check: &str) -> rusqlite::Result<Vec<String>> {
    let mut found = Vec::new();
    let mut ask = db.prepare(&format!("PRAGMA {check}"))?;
    let mut lines = ask.query([])?;
    loop {
        match lines.next() {
            Ok(Some(line)) => found.push(line.get::<_, String>(0)?),
            Ok(None) => break,
            Err(error) => {
                found.push(error.to_string());
                break;
            }
        }
    }
    found.retain(|line| line != "ok");
    Ok(found)
}
