//! What the writer does to the tables, one function per kind of job. Never begins or ends a transaction.

use bytes::Bytes;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, params};

use crate::room::unix_now_ms;
use crate::{Appended, BlobHash, CommandId, JournalError, Limits, RoomId, Version};

/// A record that does not know its version yet.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) expected: Version,
    pub(super) id: CommandId,
    pub(super) schema: u32,
    pub(super) bytes: Bytes,
}

/// What became of an entry; unlike [`Appended`] it tells a new record from one that was there before.
#[derive(Debug)]
pub(super) enum Written {
    New(Version),
    Before(Version),
    Conflict,
}

impl From<&Written> for Appended {
    fn from(written: &Written) -> Self {
        match written {
            Written::New(version) | Written::Before(version) => Self::Committed(*version),
            Written::Conflict => Self::Conflict,
        }
    }
}

/// The row of a room that exists.
pub(super) struct RoomRow {
    pub(super) key: i64,
    pub(super) head: Version,
}

pub(super) fn find_room(db: &Connection, room: &RoomId) -> rusqlite::Result<Option<RoomRow>> {
    db.prepare_cached("SELECT key, head FROM room WHERE name = ?1")?
        .query_row([room.as_str()], |row| {
            Ok(RoomRow {
                key: row.get(0)?,
                head: row.get(1)?,
            })
        })
        .optional()
}

pub(super) fn append(db: &Connection, room: &RoomId, entry: &Entry) -> rusqlite::Result<Written> {
    let row = find_room(db, room)?;
    if let Some(row) = &row
        && let Some(version) = version_of(db, row.key, entry.id)?
    {
        return Ok(Written::Before(version));
    }
    if entry.expected != row.as_ref().map_or(Version::EMPTY, |row| row.head) {
        return Ok(Written::Conflict);
    }
    let RoomRow { key, head } = match row {
        Some(row) => row,
        None => begin_room(db, room)?,
    };
    let version = head.next();
    db.prepare_cached(
        "INSERT INTO record (room, seq, id, schema, bytes) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![
        key,
        version,
        entry.id.0,
        entry.schema,
        &entry.bytes[..]
    ])?;
    let now_ms = i64::try_from(unix_now_ms()).unwrap_or(i64::MAX);
    db.prepare_cached("UPDATE room SET head = ?2, appended_ms = ?3 WHERE key = ?1")?
        .execute(params![key, version, now_ms])?;
    Ok(Written::New(version))
}

fn version_of(db: &Connection, key: i64, id: CommandId) -> rusqlite::Result<Option<Version>> {
    db.prepare_cached("SELECT seq FROM record WHERE room = ?1 AND id = ?2")?
        .query_row(params![key, id.0], |row| row.get(0))
        .optional()
}

fn begin_room(db: &Connection, room: &RoomId) -> rusqlite::Result<RoomRow> {
    let head = db.query_row("SELECT floor FROM store", [], |row| row.get(0))?;
    db.prepare_cached("INSERT INTO room (name, head, appended_ms) VALUES (?1, ?2, 0)")?
        .execute(params![room.as_str(), head])?;
    Ok(RoomRow {
        key: db.last_insert_rowid(),
        head,
    })
}

pub(super) fn truncate(db: &Connection, room: &RoomId, before: Version) -> rusqlite::Result<()> {
    if let Some(RoomRow { key, head }) = find_room(db, room)? {
        db.prepare_cached("DELETE FROM record WHERE room = ?1 AND seq < ?2")?
            .execute(params![key, before.min(head.next())])?;
    }
    Ok(())
}

/// Whether there was anything to delete.
pub(super) fn delete(db: &Connection, room: &RoomId) -> rusqlite::Result<bool> {
    let Some(RoomRow { key, head }) = find_room(db, room)? else {
        return Ok(false);
    };
    db.execute("UPDATE store SET floor = max(floor, ?1)", [head.next()])?;
    db.execute("DELETE FROM record WHERE room = ?1", [key])?;
    db.execute("DELETE FROM blob WHERE room = ?1", [key])?;
    db.execute("DELETE FROM room WHERE key = ?1", [key])?;
    Ok(true)
}

/// The inner result is a refusal, which leaves the transaction as it was.
pub(super) fn put_blob(
    db: &Connection,
    room: &RoomId,
    hash: &BlobHash,
    bytes: &[u8],
    limits: &Limits,
) -> rusqlite::Result<Result<(), JournalError>> {
    let Some(RoomRow { key, .. }) = find_room(db, room)? else {
        return Ok(Err(JournalError::NoSuchRoom));
    };
    let known = db
        .prepare_cached("SELECT 1 FROM blob WHERE room = ?1 AND hash = ?2")?
        .exists(params![key, hash.0])?;
    if known {
        return Ok(Ok(()));
    }
    let held: i64 = db.query_row(
        "SELECT coalesce(sum(length(bytes)), 0) FROM blob WHERE room = ?1",
        [key],
        |row| row.get(0),
    )?;
    if let Err(full) =
        limits.check_room_blobs(usize::try_from(held).unwrap_or(usize::MAX), bytes.len())
    {
        return Ok(Err(full));
    }
    db.execute(
        "INSERT INTO blob (room, hash, bytes) VALUES (?1, ?2, ?3)",
        params![key, hash.0, bytes],
    )?;
    Ok(Ok(()))
}

impl ToSql for Version {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        // A version beyond what SQLite can hold is above every version it holds.
        Ok(i64::try_from(self.get()).unwrap_or(i64::MAX).into())
    }
}

impl FromSql for Version {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let number = value.as_i64()?;
        u64::try_from(number)
            .map(Self::new)
            .map_err(|_| FromSqlError::OutOfRange(number))
    }
}
