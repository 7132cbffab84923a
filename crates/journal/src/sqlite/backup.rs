//! A copy of all that is committed, made while a server may be writing. Never changes what it copies.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::layout::NO_LAYOUT;
#[cfg(unix)]
use super::lock::directory_of;
use super::schema::{found_layout, private};
use crate::JournalError;

/// Makes the file `to`, which must not exist, a journal with all that `from` has, and checks that it is sound.
pub fn back_up(from: &Path, to: &Path) -> Result<(), JournalError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let unopened = |error| JournalError::unopened(from, error);
    let connection = Connection::open_with_flags(from, flags).map_err(unopened)?;
    // A log that a killed server has left is for the next one.
    connection
        .set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)
        .map_err(unopened)?;
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
        .and_then(|()| sync_directory(to));
    kept.map_err(JournalError::storage)
}

#[cfg(unix)]
fn sync_directory(file: &Path) -> io::Result<()> {
    File::open(directory_of(file)).and_then(|directory| directory.sync_all())
}

/// Elsewhere a folder cannot be opened, and needs not to be.
#[cfg(not(unix))]
fn sync_directory(_: &Path) -> io::Result<()> {
    Ok(())
}

fn check(path: &Path) -> Result<(), JournalError> {
    let verdict = Connection::open(path).and_then(|copy| {
        copy.query_row("PRAGMA integrity_check", [], |row| row.get::<_, String>(0))
    });
    match verdict.map_err(JournalError::storage)?.as_str() {
        "ok" => Ok(()),
        fault => Err(JournalError::storage(io::Error::other(format!(
            "the copy is not sound: {fault}"
        )))),
    }
}
