//! What the writer does to the tables, one function per kind of job. Never begins or ends a transaction.

use bytes::Bytes;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{CachedStatement, Connection, params};

use super::chain::{LINKS, NO_ROW, Newest, walk};
use super::epoch;
use super::room::Room;
use super::tail::Tail;
use crate::room::unix_now_ms;
use crate::rooms::Rooms;
use crate::{
    Appended, BlobHash, CommandId, Course, Deleted, JournalError, Limits, RoomId, Version,
};

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

impl Written {
    pub(super) fn new_version(&self) -> Option<Version> {
        match self {
            Self::New(version) => Some(*version),
            Self::Before(_) | Self::Conflict => None,
        }
    }
}

impl From<&Written> for Appended {
    fn from(written: &Written) -> Self {
        match written {
            Written::New(version) | Written::Before(version) => Self::Committed(*version),
            Written::Conflict => Self::Conflict,
        }
    }
}

/// What the writer knows of the file without asking it. True of what was committed, or thrown away.
#[derive(Debug)]
pub(super) struct Known {
    /// SQLite's count of what others have written to the file.
    foreign_writes: i64,
    rooms: Rooms<Room>,
    tail: Tail,
}

impl Known {
    pub(super) fn load(db: &Connection, limits: &Limits) -> rusqlite::Result<Self> {
        Ok(Self {
            foreign_writes: foreign_writes(db)?,
            rooms: Rooms::new(limits.known_ids),
            tail: Tail::load(db, limits.tail_records)?,
        })
    }

    /// Or learnt anew, if somebody has mended the file by hand.
    pub(super) fn checked(self, db: &Connection, limits: &Limits) -> rusqlite::Result<Self> {
        if self.foreign_writes == foreign_writes(db)? {
            Ok(self)
        } else {
            Self::load(db, limits)
        }
    }
}

fn foreign_writes(db: &Connection) -> rusqlite::Result<i64> {
    db.prepare_cached("PRAGMA data_version")?
        .query_row([], |row| row.get(0))
}

/// The tables during one transaction.
pub(super) struct Store<'tx> {
    db: &'tx Connection,
    insert: CachedStatement<'tx>,
    known: Known,
    now_ms: i64,
    records: usize,
}

impl<'tx> Store<'tx> {
    pub(super) fn new(db: &'tx Connection, known: Known) -> rusqlite::Result<Self> {
        let insert = db.prepare_cached(
            "INSERT INTO record (row, room, seq, prev, appended_ms, schema, id, bytes)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?;
        Ok(Self {
            db,
            insert,
            known,
            now_ms: i64::try_from(unix_now_ms()).unwrap_or(i64::MAX),
            records: 0,
        })
    }

    /// Must be called before the transaction is committed; what it answers is true after.
    pub(super) fn finish(self) -> rusqlite::Result<(Known, usize)> {
        let mut known = self.known;
        known.tail.fold_if_long(self.db)?;
        known.rooms.settle(self.records);
        Ok((known, self.records))
    }

    pub(super) fn append(&mut self, name: &RoomId, entry: &Entry) -> rusqlite::Result<Written> {
        let Known { rooms, tail, .. } = &mut self.known;
        let room = match rooms.find(name, || Room::find(self.db, tail, name))? {
            Some(room) => {
                if let Some(version) = room.version_of(entry.id) {
                    return Ok(Written::Before(version));
                }
                if entry.expected != room.newest.head {
                    return Ok(Written::Conflict);
                }
                room
            }
            None if entry.expected == Version::EMPTY => {
                let floor = epoch::course(self.db)?.floor;
                rooms.begin(name, begin_room(self.db, name, floor)?)
            }
            None => return Ok(Written::Conflict),
        };
        let inserted = insert(&mut self.insert, room, tail, entry, self.now_ms);
        self.records += 1;
        inserted.map(Written::New)
    }

    /// As the first of a room, under the version after the one that is expected, whatever other rooms have used.
    pub(super) fn adopt(&mut self, name: &RoomId, entry: &Entry) -> rusqlite::Result<Written> {
        let Known { rooms, tail, .. } = &mut self.known;
        if let Some(room) = rooms.find(name, || Room::find(self.db, tail, name))? {
            let known = room.version_of(entry.id);
            return Ok(known.map_or(Written::Conflict, Written::Before));
        }
        let room = rooms.begin(name, begin_room(self.db, name, entry.expected)?);
        let inserted = insert(&mut self.insert, room, tail, entry, self.now_ms);
        self.records += 1;
        inserted.map(Written::New)
    }

    pub(super) fn truncate(&mut self, name: &RoomId, before: Version) -> rusqlite::Result<()> {
        let Known { rooms, tail, .. } = &mut self.known;
        if let Some(room) = rooms.find(name, || Room::find(self.db, tail, name))? {
            remove_records(self.db, room.rows_below(before))?;
            room.truncate(before);
            // The newest record may be gone, and with it all that the tail could tell.
            room.newest.write(self.db, room.key)?;
            tail.forget(room.key);
        }
        Ok(())
    }

    /// The second tells whether there was anything to delete.
    pub(super) fn delete(
        &mut self,
        name: &RoomId,
        expected: Version,
    ) -> rusqlite::Result<(Deleted, bool)> {
        let Known { rooms, tail, .. } = &mut self.known;
        let Some(room) = rooms.find(name, || Room::find(self.db, tail, name))? else {
            return Ok((Deleted::Gone, false));
        };
        if room.newest.head != expected {
            return Ok((Deleted::Conflict, false));
        }
        let (db, key, above) = (self.db, room.key, room.newest.head.next());
        db.execute("UPDATE store SET floor = max(floor, ?1)", [above])?;
        remove_records(db, rows_of(db, room)?)?;
        db.execute("DELETE FROM blob WHERE room = ?1", [key])?;
        db.execute("DELETE FROM room WHERE key = ?1", [key])?;
        rooms.forget(name);
        tail.forget(key);
        Ok((Deleted::Gone, true))
    }

    pub(super) fn follow(&mut self, course: Course) -> rusqlite::Result<()> {
        epoch::follow(self.db, course)
    }

    pub(super) fn postpone(&mut self, by_ms: i64) -> rusqlite::Result<()> {
        let Known { rooms, tail, .. } = &mut self.known;
        // Then the rows of rooms alone say when.
        tail.fold(self.db)?;
        rooms.forget_all();
        self.db.execute(
            "UPDATE room SET appended_ms = min(appended_ms, ?1 - ?2) + ?2",
            [i64::MAX, by_ms],
        )?;
        Ok(())
    }

    /// The inner result is a refusal, which leaves the transaction as it was.
    pub(super) fn put_blob(
        &mut self,
        name: &RoomId,
        hash: &BlobHash,
        bytes: &[u8],
        limits: &Limits,
    ) -> rusqlite::Result<Result<(), JournalError>> {
        let Known { rooms, tail, .. } = &mut self.known;
        let (db, room) = (
            self.db,
            rooms.find(name, || Room::find(self.db, tail, name))?,
        );
        let Some(&mut Room { key, .. }) = room else {
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

    pub(super) fn keep_blobs(&mut self, name: &RoomId, kept: &[BlobHash]) -> rusqlite::Result<()> {
        let Known { rooms, tail, .. } = &mut self.known;
        let (db, room) = (
            self.db,
            rooms.find(name, || Room::find(self.db, tail, name))?,
        );
        let Some(&mut Room { key, .. }) = room else {
            return Ok(());
        };
        let mut select = db.prepare_cached("SELECT hash FROM blob WHERE room = ?1")?;
        let held = select.query_map([key], |row| row.get(0).map(BlobHash))?;
        for hash in held.collect::<rusqlite::Result<Vec<_>>>()? {
            if !kept.contains(&hash) {
                db.prepare_cached("DELETE FROM blob WHERE room = ?1 AND hash = ?2")?
                    .execute(params![key, hash.0])?;
            }
        }
        Ok(())
    }
}

fn begin_room(db: &Connection, name: &RoomId, after: Version) -> rusqlite::Result<Room> {
    db.prepare_cached("INSERT INTO room (name, head, last, appended_ms) VALUES (?1, ?2, ?3, 0)")?
        .execute(params![name.as_str(), after, NO_ROW])?;
    Ok(Room::beginning_after(after, db.last_insert_rowid()))
}

/// The next record of the room; gives its version.
fn insert(
    insert: &mut CachedStatement<'_>,
    room: &mut Room,
    tail: &mut Tail,
    entry: &Entry,
    appended_ms: i64,
) -> rusqlite::Result<Version> {
    let newest = Newest {
        head: room.newest.head.next(),
        last: tail.next_row(),
        appended_ms,
    };
    insert.execute(params![
        newest.last,
        room.key,
        newest.head,
        room.newest.last,
        newest.appended_ms,
        entry.schema,
        entry.id.0,
        &entry.bytes[..]
    ])?;
    room.push(entry.id, newest);
    tail.note(room.key, newest);
    Ok(newest.head)
}

fn remove_records(db: &Connection, rows: impl IntoIterator<Item = i64>) -> rusqlite::Result<()> {
    let mut delete = db.prepare_cached("DELETE FROM record WHERE row = ?1")?;
    for row in rows {
        delete.execute([row])?;
    }
    Ok(())
}

/// All that can be found of a room, whatever else is known of it: nothing shall be left of what is deleted.
fn rows_of(db: &Connection, room: &Room) -> rusqlite::Result<Vec<i64>> {
    let mut rows = Vec::new();
    walk(db, LINKS, (room.key, room.newest.last), |link, _| {
        rows.push(link.row);
        Ok(true)
    })?;
    Ok(rows)
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
