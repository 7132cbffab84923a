//! One room in a data file of its own, taken out while a server may be writing. Never changes what it is taken from.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

use rusqlite::{Connection, params};

use super::archive::Archive;
use super::layout::{self, NO_LAYOUT};
use super::lock::directory_of;
use super::schema::{leave_log, private};
use super::swap;
use crate::{JournalError, RoomId};

/// Rows keep their numbers, by which records find each other.
const COPY: [&str; 4] = [
    "UPDATE store SET (floor, folded, epoch) = (SELECT floor, folded, epoch FROM source.store)",
    "INSERT INTO record (row, room, seq, prev, appended_ms, schema, id, bytes)
     SELECT row, room, seq, prev, appended_ms, schema, id, bytes FROM source.record
     WHERE room = (SELECT key FROM source.room WHERE name = ?1) ORDER BY row",
    "INSERT INTO blob (room, hash, bytes) SELECT room, hash, bytes FROM source.blob
     WHERE room = (SELECT key FROM source.room WHERE name = ?1)",
    "INSERT INTO room (key, name, head, last, appended_ms)
     SELECT key, name, head, last, appended_ms FROM source.room WHERE name = ?1",
];

/// Makes the file `to`, which must not exist, a journal with this room alone.
pub fn export(from: &Path, room: &RoomId, to: &Path) -> Result<(), JournalError> {
    let is_room = |info: &crate::RoomInfo| info.room == *room;
    if !Archive::open(from)?.rooms()?.iter().any(is_room) {
        return Err(JournalError::NoSuchRoom);
    }
    private(OpenOptions::new().write(true).create_new(true))
        .open(to)
        .map_err(|error| JournalError::unopened(to, error))?;
    copy(from, room, to)?;
    // With its name, which is the folder's to keep.
    let kept = File::open(to)
        .and_then(|file| file.sync_all())
        .and_then(|()| swap::sync(&directory_of(to)));
    kept.map_err(JournalError::storage)
}

fn copy(from: &Path, room: &RoomId, to: &Path) -> Result<(), JournalError> {
    let name = from.to_str().ok_or_else(|| {
        JournalError::unopened(from, io::Error::other("its name is not in Unicode"))
    })?;
    copy_rows(name, room, to).map_err(JournalError::storage)
}

fn copy_rows(from: &str, room: &RoomId, to: &Path) -> rusqlite::Result<()> {
    let mut db = Connection::open(to)?;
    leave_log(&db)?;
    layout::lift(&mut db, NO_LAYOUT)?;
    db.execute("ATTACH ?1 AS source", [from])?;
    // One transaction, so that all is of one moment.
    let tx = db.transaction()?;
    for step in COPY {
        let mut step = tx.prepare(step)?;
        match step.parameter_count() {
            0 => step.execute([])?,
            _ => step.execute(params![room.as_str()])?,
        };
    }
    tx.commit()
}
