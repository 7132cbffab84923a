//! Which rooms are awake, and where their doors are. Makes and deletes rooms; never looks into one.

mod sweep;

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use journal::{BlobHash, Journal, JournalError, RoomId, Version};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use wire::{CODE_CHARS_MAX, CODE_CHARS_MIN, Refusal};

use crate::address::Address;
use crate::code::{Longest, TableCode, chars_beside};
use crate::house::House;
use crate::owners::Owners;
use crate::room::{self, Budget, Denied, Doorway, Ears, Ledger, LedgerError, Room, ToRoom};

/// A clash is rare: eight in a row mean that something else is wrong.
const CODE_ATTEMPTS: usize = 8;
/// Two mean that there are more tables than this server knows, and a longer code is free.
const ATTEMPTS_PER_LENGTH: usize = 2;

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
    /// Tables that are about to be deleted, and at which somebody is elsewhere.
    spared: Mutex<BTreeSet<RoomId>>,
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
        let (tables, longest, wakings, awake, owners, spared) = Default::default();
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
                spared,
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
                    self.count_more(1);
                    self.inner.house.nodes.opened();
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

    pub(crate) fn journal(&self) -> &J {
        &self.inner.journal
    }

    pub(crate) fn house(&self) -> &Arc<House> {
        &self.inner.house
    }

    /// As another node has counted them.
    pub(crate) fn count(&self, tables: u64) {
        let tables = usize::try_from(tables).unwrap_or(usize::MAX);
        self.inner.tables.store(tables, Ordering::Relaxed);
    }

    /// So many were opened since they were counted.
    pub(crate) fn count_more(&self, opened: u64) {
        let opened = usize::try_from(opened).unwrap_or_default();
        self.inner.tables.fetch_add(opened, Ordering::Relaxed);
    }

    /// Those of these that are awake here.
    pub(crate) fn awake_of(&self, tables: Vec<String>) -> Vec<String> {
        let awake = self.lock();
        let is_awake = |table: &String| {
            let room = table.parse::<RoomId>();
            room.is_ok_and(|room| awake.contains_key(&room))
        };
        tables.into_iter().filter(is_awake).collect()
    }

    /// Another node knows of codes that long.
    pub(crate) fn hear_of_codes(&self, chars: usize) {
        self.inner.longest.heard(chars);
    }

    /// How many letters a code may have: here, or at the next table.
    pub(crate) fn code_chars(&self) -> usize {
        self.inner.longest.beside(self.known())
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
            Err(error) if error.is_passing() => {
                self.inner.house.seldom.not_answered(&error);
                Err(Refusal::ServerBusy)
            }
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

    /// How many tables are awake.
    pub(crate) fn awake(&self) -> usize {
        self.lock().len()
    }

    /// How many there are, awake or not, as far as this server knows.
    pub(crate) fn known(&self) -> usize {
        self.inner.tables.load(Ordering::Relaxed)
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
            let ears = self.ears(&code).await?;
            let ledger = Ledger::load(journal, code.clone(), budget, Arc::clone(&house)).await?;
            let room = Room::new(ledger, house, self.inner.bounds.watchers_max);
            Ok((room, ears))
        });
        match room::run(loading, doorway).await {
            Ok(()) => {}
            // Then all rooms stop, and are woken again with every phone that comes back.
            Err(error) if error.is_told() => self.inner.house.seldom.not_answered(&error),
            Err(error) => tracing::error!(%code, %error, "a room had to stop"),
        }
        drop(leaving);
    }

    /// Ends it as if its process had been killed.
    #[cfg(test)]
    pub(crate) fn kill(&self) {
        self.lock().values().for_each(|room| room.task.abort());
    }

    /// Where somebody else may be at the same table.
    async fn ears(&self, code: &TableCode) -> Result<Option<Box<Ears<J>>>, JournalError> {
        let nodes = &self.inner.house.nodes;
        if !nodes.is_shared() {
            return Ok(None);
        }
        let ears = Ears::open(&self.inner.journal, code.room(), nodes.me()).await?;
        Ok(Some(Box::new(ears)))
    }

    /// Waits until all rooms have finished what they were doing.
    pub(crate) async fn drained(&self) {
        loop {
            let next = self.lock().extract_if(|_, _| true).next();
            let Some((_, room)) = next else { return };
            drop(room.task.await);
        }
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
