//! The embedded journal: one SQLite file, one writer thread, a few readers. The default of a single server.
//!
//! Writes queue up for the writer thread, which commits all that wait in one transaction and then answers them: the disk
//! is synced once per group, not once per record. Reads run on connections of their own, off the async threads.
//!
//! One process at a time: a lock on the directory and on a file in it, held as long as the writer lives and freed by the
//! system when the process dies, makes a second [`SqliteJournal::open`] answer [`JournalError::InUse`]. SQLite itself would keep two
//! processes from harming the file, but one would not see the other's commits in its feed. Tools that only read (`sqlite3`,
//! a backup) are not locked out.

mod archive;
mod backup;
mod chain;
mod epoch;
mod export;
mod job;
mod layout;
mod lock;
mod movable;
mod place;
mod reader;
mod restore;
mod room;
mod schema;
mod store;
mod swap;
mod tail;
mod writer;

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bytes::Bytes;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::spawn_blocking;

use crate::feed::Hub;
use crate::whisper::Grapevine;
use crate::{
    Appended, BlobHash, CommandId, Deleted, Journal, JournalError, Limits, Page, RoomId, RoomInfo,
    Topic, Version, Watch, Whispers,
};
use job::{Job, Ticket, Write};
use reader::Readers;
use schema::Database;
use store::Entry;
use writer::{Status, Writer};

pub use archive::Archive;
pub use backup::back_up;
pub use export::export;
pub use restore::{Restored, Restoring};
pub use schema::Found;
pub use writer::Stats;

/// How many blobs may wait for the disk: they are the heavy ones, and rare.
const QUEUED_BLOBS: usize = 4;

#[derive(Clone)]
pub struct SqliteJournal {
    inner: Arc<Inner>,
}

struct Inner {
    path: PathBuf,
    limits: Limits,
    hub: Arc<Hub>,
    grapevine: Arc<Grapevine>,
    readers: Arc<Readers>,
    jobs: mpsc::Sender<Job>,
    blob_slots: Arc<Semaphore>,
    status: Arc<Status>,
    found: Found,
    epoch: AtomicU64,
}

impl SqliteJournal {
    /// Opens the data file, or makes it in a directory that exists.
    pub async fn open(path: impl Into<PathBuf>, limits: Limits) -> Result<Self, JournalError> {
        let path = path.into();
        spawn_blocking(move || Self::start(Database::open(&path)?, path, limits))
            .await
            .map_err(JournalError::storage)?
    }

    fn start(database: Database, path: PathBuf, limits: Limits) -> Result<Self, JournalError> {
        let (hub, grapevine) = (Hub::new(&limits), Grapevine::new(&limits));
        database.bound(limits.store_bytes)?;
        let status = Arc::new(Status::new(database.used_bytes()?));
        let (found, epoch) = (database.found, database.epoch);
        let (jobs, queue) = mpsc::channel(limits.queued_writes.max(1));
        let writer = Writer::new(
            database,
            queue,
            limits,
            Arc::clone(&hub),
            Arc::clone(&status),
        );
        thread::Builder::new()
            .name("journal-writer".into())
            .spawn(move || writer.run())
            .map_err(JournalError::storage)?;
        let readers = Arc::new(Readers::new(path.clone()));
        let blob_slots = Arc::new(Semaphore::new(QUEUED_BLOBS));
        Ok(Self {
            inner: Arc::new(Inner {
                path,
                limits,
                hub,
                grapevine,
                readers,
                jobs,
                blob_slots,
                status,
                found,
                epoch: AtomicU64::new(epoch),
            }),
        })
    }

    /// What there was before.
    pub fn found(&self) -> Found {
        self.inner.found
    }

    pub fn stats(&self) -> Stats {
        self.inner.status.stats()
    }

    async fn write<T>(&self, write: impl FnOnce(Ticket<T>) -> Write) -> Result<T, JournalError> {
        self.submit(|ticket| Job::Write(write(ticket))).await
    }

    /// Hands a job to the writer and waits for its answer. Whatever ends the writer also ends the wait, since it drops the
    /// queue and every ticket in it.
    async fn submit<T>(&self, job: impl FnOnce(Ticket<T>) -> Job) -> Result<T, JournalError> {
        let (ticket, answer) = Ticket::new();
        let sent = self.inner.jobs.send(job(ticket)).await;
        sent.map_err(|_| self.inner.status.why_ended())?;
        answer
            .await
            .unwrap_or_else(|_| Err(self.inner.status.why_ended()))
    }
}

impl fmt::Debug for SqliteJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteJournal")
            .field("path", &self.inner.path)
            .finish_non_exhaustive()
    }
}

impl Journal for SqliteJournal {
    type Watch = Watch;
    type Whispers = Whispers;

    fn epoch(&self) -> u64 {
        self.inner.epoch.load(Ordering::Relaxed)
    }

    fn is_shared(&self) -> bool {
        false
    }

    async fn append(
        &self,
        room: &RoomId,
        expected: Version,
        id: CommandId,
        schema: u32,
        bytes: Bytes,
    ) -> Result<Appended, JournalError> {
        self.inner.limits.check_record(&bytes)?;
        let entry = Entry {
            expected,
            id,
            schema,
            bytes,
        };
        self.write(|ticket| Write::Append {
            room: room.clone(),
            entry,
            new: None,
            ticket,
        })
        .await
    }

    async fn read(&self, room: &RoomId, after: Version, max: usize) -> Result<Page, JournalError> {
        let (room, page_bytes) = (room.clone(), self.inner.limits.page_bytes);
        self.inner
            .readers
            .query(move |db| reader::page(db, &room, after, max, page_bytes))
            .await
    }

    async fn watch(&self, room: &RoomId) -> Result<Watch, JournalError> {
        self.inner.hub.watch(room)
    }

    async fn truncate(&self, room: &RoomId, before: Version) -> Result<(), JournalError> {
        self.write(|ticket| Write::Truncate {
            room: room.clone(),
            before,
            ticket,
        })
        .await
    }

    async fn delete(&self, room: &RoomId, expected: Version) -> Result<Deleted, JournalError> {
        self.write(|ticket| Write::Delete {
            room: room.clone(),
            expected,
            existed: false,
            ticket,
        })
        .await
    }

    async fn rooms(
        &self,
        after: Option<&RoomId>,
        max: usize,
    ) -> Result<Vec<RoomInfo>, JournalError> {
        let after = after.cloned();
        self.inner
            .readers
            .query(move |db| reader::rooms(db, after.as_ref(), max))
            .await
    }

    async fn whisper(&self, topic: &Topic, bytes: Bytes) -> Result<(), JournalError> {
        self.inner.grapevine.whisper(topic, bytes)
    }

    async fn overhear(&self, topic: &Topic) -> Result<Whispers, JournalError> {
        self.inner.grapevine.overhear(topic)
    }

    async fn postpone(&self, by_ms: u64) -> Result<(), JournalError> {
        let by_ms = i64::try_from(by_ms).unwrap_or(i64::MAX);
        self.write(|ticket| Write::Postpone { by_ms, ticket }).await
    }

    async fn put_blob(&self, room: &RoomId, bytes: Bytes) -> Result<BlobHash, JournalError> {
        self.inner.limits.check_blob(&bytes)?;
        let slots = Arc::clone(&self.inner.blob_slots);
        let slot = slots
            .acquire_owned()
            .await
            .map_err(|_| JournalError::Closed)?;
        let hash = BlobHash::of(&bytes);
        let room = room.clone();
        self.write(|ticket| Write::PutBlob {
            room,
            hash,
            bytes,
            slot,
            ticket,
        })
        .await?;
        Ok(hash)
    }

    async fn get_blob(
        &self,
        room: &RoomId,
        hash: &BlobHash,
    ) -> Result<Option<Bytes>, JournalError> {
        let (room, hash) = (room.clone(), *hash);
        self.inner
            .readers
            .query(move |db| reader::blob(db, &room, &hash))
            .await
    }

    async fn keep_blobs(&self, room: &RoomId, kept: Vec<BlobHash>) -> Result<(), JournalError> {
        let room = room.clone();
        self.write(|ticket| Write::KeepBlobs { room, kept, ticket })
            .await
    }

    fn keeps(&self) -> bool {
        self.inner.status.keeps()
    }

    fn used_bytes(&self) -> u64 {
        self.inner.status.used_bytes()
    }

    async fn broken(&self) -> JournalError {
        self.inner.status.broken().await
    }

    async fn close(&self) -> Result<(), JournalError> {
        // Readers first, since an open one would keep the log from being folded into the data file.
        self.inner.readers.close().await;
        self.inner.grapevine.close();
        match self.submit(Job::Close).await {
            Err(JournalError::Closed) => self.inner.status.ended(),
            answer => answer,
        }
    }
}
