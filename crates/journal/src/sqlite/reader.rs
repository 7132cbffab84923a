//! Reads, on a few connections of their own and off the async threads. Sees only what is committed; never writes.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, ffi, params};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::chain::{Link, WHOLE, find_in_tail, find_room, walk};
use super::schema::open_reader;
use crate::{BlobHash, JournalError, Page, Record, RoomId, RoomInfo, Version};

/// Reads hit SQLite's or the system's cache nearly always, so a few at a time use the machine well.
const CONNECTIONS: u32 = 4;

#[derive(Debug)]
pub(super) struct Readers {
    path: PathBuf,
    /// One permit per connection that may be in use.
    slots: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn new(path: PathBuf) -> Self {
        let slots = Arc::new(Semaphore::new(CONNECTIONS as usize));
        Self {
            path,
            slots,
            idle: Mutex::default(),
        }
    }

    pub(super) async fn query<T: Send + 'static>(
        self: &Arc<Self>,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, JournalError> {
        let slots = Arc::clone(&self.slots);
        let slot = slots
            .acquire_owned()
            .await
            .map_err(|_| JournalError::Closed)?;
        let readers = Arc::clone(self);
        let done = spawn_blocking(move || {
            let answer = readers.run(query);
            drop(slot);
            answer
        });
        done.await
            .map_err(JournalError::storage)?
            .map_err(|error| match is_damage(&error) {
                true => JournalError::damaged(error),
                false => JournalError::storage(error),
            })
    }

    /// A connection whose query failed or panicked is not used again.
    fn run<T>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<T> {
        let idle = self.idle().pop();
        let connection = match idle {
            Some(connection) => connection,
            None => open_reader(&self.path)?,
        };
        let answer = query(&connection)?;
        self.idle().push(connection);
        Ok(answer)
    }

    /// Waits for the reads under way and refuses all others.
    pub(super) async fn close(&self) {
        if self.slots.acquire_many(CONNECTIONS).await.is_ok() {
            self.slots.close();
            self.idle().clear();
        }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether it would be the same the next time, as long as nobody mends the file.
pub(super) fn is_damage(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt)
}

pub(super) fn page(
    db: &Connection,
    room: &RoomId,
    after: Version,
    max: usize,
    page_bytes: usize,
) -> rusqlite::Result<Page> {
    // One transaction, so that the records and the head are of one moment.
    let tx = db.unchecked_transaction()?;
    let Some((key, in_row)) = find_room(&tx, room)? else {
        return Ok(Page {
            records: Vec::new(),
            head: Version::EMPTY,
        });
    };
    let newest = find_in_tail(&tx, key)?.unwrap_or(in_row);
    let mut page = BackPage::new(max, page_bytes);
    if max > 0 {
        walk(&tx, WHOLE, (key, newest.last), |link, columns| {
            let wanted = link.version > after;
            if wanted {
                page.put_before(record(link, columns)?);
            }
            Ok(wanted)
        })?;
    }
    Ok(Page {
        records: page.records.into(),
        head: newest.head,
    })
}

/// A page that is filled from its end: the oldest records stay, the newest give way.
struct BackPage {
    max: usize,
    max_bytes: usize,
    bytes: usize,
    records: VecDeque<Record>,
}

impl BackPage {
    fn new(max: usize, max_bytes: usize) -> Self {
        Self {
            max,
            max_bytes,
            bytes: 0,
            records: VecDeque::new(),
        }
    }

    fn put_before(&mut self, record: Record) {
        self.bytes += record.bytes.len();
        self.records.push_front(record);
        // The oldest always fits, so that a reader always gets on.
        while self.records.len() > self.max || self.records.len() > 1 && self.bytes > self.max_bytes
        {
            let newest = self.records.pop_back();
            self.bytes -= newest.map_or(0, |record| record.bytes.len());
        }
    }
}

fn record(link: Link, columns: &Row<'_>) -> rusqlite::Result<Record> {
    Ok(Record {
        version: link.version,
        id: link.id,
        schema: columns.get(4)?,
        bytes: columns.get::<_, Vec<u8>>(5)?.into(),
    })
}

/// The next rooms by name.
pub(super) fn rooms(
    db: &Connection,
    after: Option<&RoomId>,
    max: usize,
) -> rusqlite::Result<Vec<RoomInfo>> {
    let select = "
        SELECT name, coalesce(newest.seq, head), coalesce(newest.appended_ms, room.appended_ms)
        FROM room LEFT JOIN (
            SELECT room, max(seq) AS seq, appended_ms FROM record
            WHERE row > (SELECT folded FROM store) GROUP BY room
        ) AS newest ON newest.room = key
        WHERE name > ?1 ORDER BY name LIMIT ?2";
    let after = after.map_or("", RoomId::as_str);
    let max = i64::try_from(max).unwrap_or(i64::MAX);
    db.prepare_cached(select)?
        .query_map(params![after, max], |row| {
            let name = row.get_ref(0)?.as_str()?;
            let room = name.parse().map_err(|bad| {
                rusqlite::Error::FromSqlConversionFailure(
                    0,
                    rusqlite::types::Type::Text,
                    Box::new(bad),
                )
            })?;
            let appended_ms = u64::try_from(row.get::<_, i64>(2)?).unwrap_or_default();
            Ok(RoomInfo {
                room,
                head: row.get(1)?,
                appended_ms,
            })
        })?
        .collect()
}

/// What a room holds besides its records.
pub(super) fn blobs(db: &Connection, room: &RoomId) -> rusqlite::Result<Vec<BlobHash>> {
    let select = "SELECT hash FROM blob WHERE room = (SELECT key FROM room WHERE name = ?1)";
    db.prepare_cached(select)?
        .query_map(params![room.as_str()], |row| row.get(0).map(BlobHash))?
        .collect()
}

/// Nothing is given out that is not what it is called after.
pub(super) fn blob(
    db: &Connection,
    room: &RoomId,
    hash: &BlobHash,
) -> rusqlite::Result<Option<Bytes>> {
    let select =
        "SELECT bytes FROM blob WHERE hash = ?2 AND room = (SELECT key FROM room WHERE name = ?1)";
    let found = db
        .prepare_cached(select)?
        .query_row(params![room.as_str(), hash.0], |row| {
            row.get::<_, Vec<u8>>(0)
        })
        .optional()?;
    match found {
        Some(bytes) if BlobHash::of(&bytes) != *hash => Err(spoilt(hash)),
        found => Ok(found.map(Bytes::from)),
    }
}

/// Damage that SQLite does not notice, in the words it has for damage.
fn spoilt(hash: &BlobHash) -> rusqlite::Error {
    let why = format!("the bytes of blob {hash} are not what they were");
    rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_CORRUPT), Some(why))
}
