//! Which rooms are awake, and where their doors are. Makes and deletes rooms; never looks into one.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use journal::{BlobHash, Deleted, Journal, JournalError, RoomId, RoomInfo, Version, unix_now_ms};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::Instant;
use wire::{CODE_CHARS_MAX, CODE_CHARS_MIN, Refusal};

use crate::address::Address;
use crate::ageing::{self, Almanac};
use crate::code::{Longest, TableCode, chars_beside};
use crate::house::House;
use crate::owners::Owners;
use crate::room::{self, Budget, Denied, Doorway, Ledger, LedgerError, Room, ToRoom};

/// A clash is rare: eight in a row mean that something else is wrong.
const CODE_ATTEMPTS: usize = 8;
/// Two mean that there are more tables than this server knows, and a longer code is free.
const ATTEMPTS_PER_LENGTH: usize = 2;

/// Rooms are listed so many at a time.
const LISTED: usize = 1000;

/// One sweep deletes at most this part of all tables, so that a mistake is seen before it has cost all of them,
const SWEPT_PART: usize = 10;
/// but always so many.
const SWEPT_LEAST: usize = 100;

/// Clones share one registry.
#[derive(Debug)]
pub(crate) struct Registry<J> {
    inner: Arc<Inner<J>>,
}

#[derive(Debug)]
struct Inner<J> {
    journal: J,
    house: Arc<House>,
    bounds: Bounds,
    stop: watch::Receiver<bool>,
    /// Tables that exist, awake or not, as far as this server knows.
    tables: AtomicUsize,
    longest: Longest,
    wakings: AtomicU64,
    awake: Mutex<HashMap<RoomId, Awake>>,
    owners: Owners,
}

/// What the registry takes from the configuration.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    pub(crate) tables_max: usize,
    pub(crate) tables_of_one_max: usize,
    pub(crate) watchers_max: usize,
    pub(crate) budget: Budget,
    pub(crate) linger: Duration,
    pub(crate) table_lifetime: Duration,
    pub(crate) empty_table_lifetime: Duration,
}

#[derive(Debug)]
struct Awake {
    id: u64,
    door: mpsc::WeakSender<ToRoom>,
    task: JoinHandle<()>,
}

impl<J> Clone for Registry<J> {
    fn clone(&self) -> Self {
        let inner = Arc::clone(&self.inner);
        Self { inner }
    }
}

impl<J: Journal> Registry<J> {
    pub(crate) fn new(
        journal: J,
        house: Arc<House>,
        bounds: Bounds,
        stop: watch::Receiver<bool>,
    ) -> Self {
        let (tables, longest, wakings, awake, owners) = Default::default();
        Self {
            inner: Arc::new(Inner {
                journal,
                house,
                bounds,
                stop,
                tables,
                longest,
                wakings,
                awake,
                owners,
            }),
        }
    }

    /// Makes a new table.
    pub(crate) async fn open(&self, from: Address) -> Result<TableCode, Refusal> {
        let Bounds {
            tables_max,
            tables_of_one_max,
            budget,
            ..
        } = self.inner.bounds;
        let seldom = &self.inner.house.seldom;
        let tables = self.inner.tables.load(Ordering::Relaxed);
        if tables >= tables_max {
            seldom.limit("tables");
            return Err(Refusal::TooManyTables);
        }
        if !self.inner.owners.have_room(from, tables_of_one_max) {
            seldom.limit("tables-of-one-address");
            return Err(Refusal::TooManyTables);
        }
        for attempt in 0..CODE_ATTEMPTS {
            let longer = attempt / ATTEMPTS_PER_LENGTH;
            let code = TableCode::random((chars_beside(tables) + longer).min(CODE_CHARS_MAX));
            let (journal, house) = (self.inner.journal.clone(), Arc::clone(&self.inner.house));
            match Ledger::open(journal, code.clone(), budget, house).await {
                Ok(()) => {
                    self.inner.tables.fetch_add(1, Ordering::Relaxed);
                    self.inner.longest.saw(code.room());
                    self.inner.owners.add(code.room().clone(), from);
                    tracing::info!(%code, "a table was opened");
                    return Ok(code);
                }
                Err(Denied::Failed(LedgerError::Contended)) => {}
                Err(Denied::Failed(error)) if error.is_told() => {
                    tracing::debug!(%error, "a table could not be opened");
                    return Err(error.refusal());
                }
                Err(Denied::Failed(error) | Denied::Unsure(error)) => {
                    tracing::error!(%error, "a table could not be opened");
                    return Err(Refusal::ServerBusy);
                }
                Err(Denied::Refused(why)) => return Err(why),
            }
        }
        tracing::error!("no free code was found");
        Err(Refusal::ServerBusy)
    }

    /// How many letters a code may have: here, or at the next table.
    pub(crate) fn code_chars(&self) -> usize {
        let tables = self.inner.tables.load(Ordering::Relaxed);
        self.inner.longest.beside(tables)
    }

    async fn exists(&self, code: &TableCode) -> Result<bool, JournalError> {
        if self.lock().contains_key(code.room()) {
            return Ok(true);
        }
        let page = self
            .inner
            .journal
            .read(code.room(), Version::EMPTY, 0)
            .await?;
        Ok(page.head != Version::EMPTY)
    }

    /// The same in the words of a refusal.
    pub(crate) async fn find(&self, code: &TableCode) -> Result<(), Refusal> {
        match self.exists(code).await {
            Ok(true) => {
                // Of several servers another one may have opened it.
                self.inner.longest.saw(code.room());
                Ok(())
            }
            Ok(false) => Err(Refusal::NoSuchTable),
            Err(error) => {
                tracing::error!(%code, %error, "a table could not be looked up");
                Err(match error {
                    JournalError::Damaged(_) => Refusal::TableUnreadable,
                    _ => Refusal::ServerBusy,
                })
            }
        }
    }

    /// Whether the journal answers, whatever it says.
    pub(crate) async fn can_read(&self) -> Result<(), JournalError> {
        self.exists(&TableCode::random(CODE_CHARS_MIN))
            .await
            .map(drop)
    }

    /// Whether what happens can be recorded, as of the last time.
    pub(crate) fn keeps(&self) -> bool {
        self.inner.journal.keeps()
    }

    /// A picture or a pack of this table's own.
    pub(crate) async fn blob(
        &self,
        code: &TableCode,
        hash: &BlobHash,
    ) -> Result<Option<Bytes>, JournalError> {
        self.inner.journal.get_blob(code.room(), hash).await
    }

    /// Asks a room, which is woken if it sleeps.
    pub(crate) async fn ask<T>(
        &self,
        code: &TableCode,
        message: impl FnOnce(oneshot::Sender<Result<T, Refusal>>) -> ToRoom,
    ) -> Result<T, Refusal> {
        let (answer, answered) = oneshot::channel();
        let sent = self.door(code).try_send(message(answer));
        sent.map_err(|_| Refusal::ServerBusy)?;
        answered.await.unwrap_or(Err(Refusal::ServerBusy))
    }

    /// The door of a room, which is woken if it sleeps.
    pub(crate) fn door(&self, code: &TableCode) -> mpsc::Sender<ToRoom> {
        let mut awake = self.lock();
        let found = awake.get(code.room()).and_then(|room| room.door.upgrade());
        if let Some(door) = found.filter(|door| !door.is_closed()) {
            return door;
        }
        let before = awake.remove(code.room()).map(|room| room.task);
        let id = self.inner.wakings.fetch_add(1, Ordering::Relaxed);
        let (doorway, door) = Doorway::new(self.inner.stop.clone(), self.inner.bounds.linger);
        let task = tokio::spawn(self.clone().wake(id, code.clone(), doorway, before));
        awake.insert(
            code.room().clone(),
            Awake {
                id,
                door: door.downgrade(),
                task,
            },
        );
        door
    }

    async fn wake(
        self,
        id: u64,
        code: TableCode,
        doorway: Doorway,
        before: Option<JoinHandle<()>>,
    ) {
        if let Some(before) = before {
            // What it has begun to write belongs to what we are about to read. If it panicked, it ended.
            drop(before.await);
        }
        let leaving = Leaving {
            registry: self.clone(),
            room: code.room().clone(),
            id,
        };
        let loading = Box::pin(async {
            let (journal, budget) = (self.inner.journal.clone(), self.inner.bounds.budget);
            let house = Arc::clone(&self.inner.house);
            let ledger = Ledger::load(journal, code.clone(), budget, Arc::clone(&house)).await?;
            Ok(Room::new(ledger, house, self.inner.bounds.watchers_max))
        });
        if let Err(error) = room::run(loading, doorway).await {
            tracing::error!(%code, %error, "a room had to stop");
        }
        drop(leaving);
    }

    /// Waits until all rooms have finished what they were doing.
    pub(crate) async fn drained(&self) {
        loop {
            let next = self.lock().extract_if(|_, _| true).next();
            let Some((_, room)) = next else { return };
            drop(room.task.await);
        }
    }

    /// At the start: what has passed since the last thing that happened is believed in part only.
    pub(crate) async fn begin(&self) -> Result<Almanac, JournalError> {
        let (clock_ms, at) = (unix_now_ms(), Instant::now());
        let rooms = self.rooms().await?;
        let newest_ms = rooms.iter().map(|info| info.appended_ms).max();
        self.disbelieve(ageing::unseen_ms(newest_ms, clock_ms))
            .await?;
        self.sweep().await?;
        Ok(Almanac::begin(clock_ms, at))
    }

    /// All there are, a page at a time.
    async fn rooms(&self) -> Result<Vec<RoomInfo>, JournalError> {
        let mut rooms: Vec<RoomInfo> = Vec::new();
        loop {
            let after = rooms.last().map(|info| &info.room);
            let page = self.inner.journal.rooms(after, LISTED).await?;
            let is_last = page.len() < LISTED;
            rooms.extend(page);
            if is_last {
                return Ok(rooms);
            }
        }
    }

    /// Tables do not age by what the clock has leapt since it was last looked at.
    pub(crate) async fn follow_clock(&self, almanac: &mut Almanac) -> Result<(), JournalError> {
        let leap_ms = almanac.leap_ms(unix_now_ms(), Instant::now());
        self.disbelieve(leap_ms).await
    }

    async fn disbelieve(&self, leap_ms: u64) -> Result<(), JournalError> {
        if leap_ms == 0 {
            return Ok(());
        }
        let hours = leap_ms / 3_600_000;
        tracing::warn!(
            hours,
            "the clock is ahead of what this server has seen pass; tables do not age by that"
        );
        self.inner.journal.postpone(leap_ms).await
    }

    /// Deletes tables at which nothing has happened for too long, the oldest first, and sooner those at which nobody
    /// ever sat.
    pub(crate) async fn sweep(&self) -> Result<(), JournalError> {
        let now_ms = u128::from(unix_now_ms());
        let Bounds {
            table_lifetime,
            empty_table_lifetime,
            ..
        } = self.inner.bounds;
        let rooms = self.rooms().await?;
        let tables = rooms.len();
        rooms
            .iter()
            .for_each(|info| self.inner.longest.saw(&info.room));
        // The only record of an empty one says that it was opened.
        let is_empty = |info: &RoomInfo| info.head == Version::EMPTY.next();
        let has_expired = |info: &RoomInfo| {
            let lifetime = match is_empty(info) {
                true => empty_table_lifetime.min(table_lifetime),
                false => table_lifetime,
            };
            let expired = u128::from(info.appended_ms) + lifetime.as_millis() <= now_ms;
            expired && !self.lock().contains_key(&info.room)
        };
        let expired = rooms.into_iter().filter(has_expired);
        let (empty, mut old): (Vec<_>, Vec<_>) = expired.partition(is_empty);
        old.sort_by_key(|info| info.appended_ms);
        old.truncate((tables / SWEPT_PART).max(SWEPT_LEAST));
        for RoomInfo { room, head, .. } in empty.iter().chain(&old) {
            match self.inner.journal.delete(room, *head).await {
                // One that lies where the file is damaged is no reason to serve nobody.
                Err(error @ JournalError::Damaged(_)) => {
                    tracing::error!(code = %room, %error, "a table has expired and cannot be deleted");
                    continue;
                }
                deleted => match deleted? {
                    Deleted::Gone => {}
                    // Somebody has come back to it just now.
                    Deleted::Conflict => continue,
                },
            }
            self.inner.owners.forget(room);
            tracing::info!(code = %room, "a table has expired");
        }
        if !old.is_empty() {
            let (deleted, days) = (old.len(), table_lifetime.as_secs() / (24 * 3600));
            tracing::warn!(
                deleted,
                "tables were deleted at which nothing had happened for {days} days"
            );
        }
        let kept = tables - empty.len() - old.len();
        self.inner.tables.store(kept, Ordering::Relaxed);
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<RoomId, Awake>> {
        // The map is whole after every statement, so a panic elsewhere cannot have broken it.
        self.inner
            .awake
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes a room that ended out of the list, also after a panic.
struct Leaving<J: Journal> {
    registry: Registry<J>,
    room: RoomId,
    id: u64,
}

impl<J: Journal> Drop for Leaving<J> {
    fn drop(&mut self) {
        let mut awake = self.registry.lock();
        // Unless the next one is already waiting for us to end.
        if awake.get(&self.room).is_some_and(|room| room.id == self.id) {
            awake.remove(&self.room);
        }
    }
}
