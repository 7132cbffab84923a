//! Reads, on a few connections of their own and off the async threads. Sees only what is committed; never writes.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use rusqlite::{Connection, OptionalExtension, Row, params};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::schema::open_reader;
use super::store::{RoomRow, find_room};
use crate::limits::PageBudget;
use crate::{BlobHash, CommandId, JournalError, Page, Record, RoomId, RoomInfo, Version};

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
            .map_err(JournalError::storage)
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

pub(super) fn page(
    db: &Connection,
    room: &RoomId,
    after: Version,
    max: usize,
    page_bytes: usize,
) -> rusqlite::Result<Page> {
    // One transaction, so that the records and the head are of one moment.
    let tx = db.unchecked_transaction()?;
    let Some(RoomRow { key, head }) = find_room(&tx, room)? else {
        return Ok(Page {
            records: Vec::new(),
            head: Version::EMPTY,
        });
    };
    let mut select = tx.prepare_cached(
        "SELECT seq, id, schema, bytes FROM record WHERE room = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3",
    )?;
    let limit = i64::try_from(max).unwrap_or(i64::MAX);
    let mut budget = PageBudget::new(page_bytes);
    let mut records = Vec::new();
    for record in select.query_map(params![key, after, limit], record)? {
        let record = record?;
        if !budget.admits(record.bytes.len()) {
            break;
        }
        records.push(record);
    }
    Ok(Page { records, head })
}

fn record(row: &Row<'_>) -> rusqlite::Result<Record> {
    Ok(Record {
        version: row.get(0)?,
        id: CommandId(row.get(1)?),
        schema: row.get(2)?,
        bytes: row.get::<_, Vec<u8>>(3)?.into(),
    })
}

pub(super) fn rooms(db: &Connection) -> rusqlite::Result<Vec<RoomInfo>> {
    db.prepare_cached("SELECT name, head, appended_ms FROM room ORDER BY name")?
        .query_map([], |row| {
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

pub(super) fn blob(
    db: &Connection,
    room: &RoomId,
    hash: &BlobHash,
) -> rusqlite::Result<Option<Bytes>> {
    let select =
        "SELECT bytes FROM blob WHERE hash = ?2 AND room = (SELECT key FROM room WHERE name = ?1)";
    db.prepare_cached(select)?
        .query_row(params![room.as_str(), hash.0], |row| {
            row.get::<_, Vec<u8>>(0)
        })
        .optional()
        .map(|found| found.map(Bytes::from))
}
