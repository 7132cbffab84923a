//! A copy of all that is committed, made while a server may be writing. Never changes what it copies.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::archive;
use super::layout::NO_LAYOUT;
use super::lock::directory_of;
use super::schema::{found_layout, leave_log, private};
use super::swap;
use crate::JournalError;

/// Makes the file `to`, which must not exist, a journal with all that `from` has, and checks that it is sound.
pub fn back_up(from: &Path, to: &Path) -> Result<(), JournalError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let unopened = |error| JournalError::unopened(from, error);
    let connection = Connection::open_with_flags(from, flags).map_err(unopened)?;
    // A log that a killed server has left is for the next one.
    leave_log(&connection).map_err(unopened)?;
    swap::check(from)?;
    if found_layout(&connection, from)? == NO_LAYOUT {
        return Err(JournalError::Emptied { path: from.into() });
    }
    let name = to.to_str().ok_or_else(|| {
        JournalError::unopened(to, io::Error::other("its name is not in Unicode"))
    })?;
    private(OpenOptions::new().write(true).create_new(true))
        .open(to)
        .map_err(|error| JournalError::unopened(to, error))?;
    connection
        .execute("VACUUM INTO ?1", [name])
        .map_err(JournalError::storage)?;
    check(to)?;
    // With its name, which is the folder's to keep.
    let kept = File::open(to)
        .and_then(|file| file.sync_all())
        .and_then(|()| swap::sync(&directory_of(to)));
    kept.map_err(JournalError::storage)
}

fn check(path: &Path) -> Result<(), JournalError> {
    let faults = Connection::open(path).and_then(|copy| archive::faults(&copy, "integrity_check"));
    match faults.map_err(JournalError::storage)?.first() {
        None => Ok(()),
        Some(fault) => Err(JournalError::Unsound {
            path: path.into(),
            fault: fault.clone(),
        }),
    }
}
