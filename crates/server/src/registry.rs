//! Which rooms are awake, and where their doors are. Makes and deletes rooms; never looks into one.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bytes::Bytes;
use content::Library;
use journal::{BlobHash, Journal, JournalError, RoomId, Version};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use wire::Refusal;

use crate::code::TableCode;
use crate::pools::Pools;
use crate::room::{self, Denied, Doorway, Ledger, LedgerError, Room, ToRoom};

/// Three million codes: a clash is rare, eight in a row mean that something else is wrong.
const CODE_ATTEMPTS: usize = 8;

/// Clones share one registry.
#[derive(Debug)]
pub(crate) struct Registry<J> {
    inner: Arc<Inner<J>>,
}

#[derive(Debug)]
struct Inner<J> {
    journal: J,
    library: Arc<Library>,
    pools: Arc<Pools>,
    bounds: Bounds,
    stop: watch::Receiver<bool>,
    /// Tables that exist, awake or not, as far as this server knows.
    tables: AtomicUsize,
    wakings: AtomicU64,
    awake: Mutex<HashMap<RoomId, Awake>>,
}

/// What the registry takes from the configuration.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    pub(crate) tables_max: usize,
    pub(crate) watchers_max: usize,
    pub(crate) linger: Duration,
    pub(crate) table_lifetime: Duration,
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
        library: Arc<Library>,
        bounds: Bounds,
        stop: watch::Receiver<bool>,
    ) -> Self {
        let (tables, wakings, awake) = Default::default();
        Self {
            inner: Arc::new(Inner {
                journal,
                library,
                pools: Arc::default(),
                bounds,
                stop,
                tables,
                wakings,
                awake,
            }),
        }
    }

    /// Makes a new table.
    pub(crate) async fn open(&self) -> Result<TableCode, Refusal> {
        if self.inner.tables.load(Ordering::Relaxed) >= self.inner.bounds.tables_max {
            return Err(Refusal::TooManyTables);
        }
        for _ in 0..CODE_ATTEMPTS {
            let code = TableCode::random();
            let library = &self.inner.library;
            match Ledger::open(self.inner.journal.clone(), code.clone(), library).await {
                Ok(()) => {
                    self.inner.tables.fetch_add(1, Ordering::Relaxed);
                    tracing::info!(%code, "a table was opened");
                    return Ok(code);
                }
                Err(Denied::Failed(LedgerError::Contended)) => {}
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

    pub(crate) async fn exists(&self, code: &TableCode) -> Result<bool, JournalError> {
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
        let loading = async {
            let ledger = Ledger::load(self.inner.journal.clone(), code.clone()).await?;
            Ok(Room::new(
                ledger,
                Arc::clone(&self.inner.library),
                Arc::clone(&self.inner.pools),
                self.inner.bounds.watchers_max,
            ))
        };
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

    /// Deletes tables at which nothing has happened for too long.
    pub(crate) async fn sweep(&self) -> Result<(), JournalError> {
        let now_ms = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default()
            .as_millis();
        let lifetime_ms = self.inner.bounds.table_lifetime.as_millis();
        let rooms = self.inner.journal.rooms().await?;
        let mut kept = rooms.len();
        for info in rooms {
            let expired = u128::from(info.appended_ms) + lifetime_ms <= now_ms;
            if expired && !self.lock().contains_key(&info.room) {
                self.inner.journal.delete(&info.room).await?;
                tracing::info!(code = %info.room, "a table has expired");
                kept -= 1;
            }
        }
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
