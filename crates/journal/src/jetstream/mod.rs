//! Rooms in a cluster of NATS servers: one subject each in a stream with several copies, so that any node may serve any
//! room, and no room is lost with a machine. Knows no game, and no node but this one.
//!
//! A room's subject holds its records, each under its version and with that of the record before it, and at times one
//! message that is no record: what keeps the head when all records were truncated, or that the room has ended. Whoever
//! writes says after which message, and the cluster refuses all others. What is known of a room by heart is its [`Chain`];
//! it is brought up to date by every answer, by the feed, and by looking now and then.
//!
//! [`Chain`]: chain::Chain

mod api;
mod blobs;
mod chain;
mod doubt;
mod entry;
mod fitness;
mod follow;
mod hall;
mod laying;
mod listing;
mod log;
mod movable;
mod names;
mod place;
mod store;

use std::fmt;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::{FutureExt, StreamExt};
use tokio::sync::{Notify, RwLock, RwLockReadGuard, watch};
use tokio::task::AbortHandle;

use crate::whisper::{Topic, Whispers};
use crate::{
    Appended, BlobHash, CommandId, Deleted, Journal, JournalError, Limits, Page, RoomId, RoomInfo,
    Version,
};
use api::Fault;
use log::Draft;
use store::{Store, failed};

pub use fitness::Unfit;
pub use follow::Following;
pub use place::{BadNatsPlace, NatsOptions, NatsPlace};

#[derive(Clone)]
pub struct JetStreamJournal {
    inner: Arc<Inner>,
}

struct Inner {
    place: NatsPlace,
    store: Arc<Store>,
    /// Held by all that is under way, and false once closed.
    is_open: RwLock<bool>,
    closed: watch::Sender<bool>,
    chores: [AbortHandle; 2],
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.chores.iter().for_each(AbortHandle::abort);
    }
}

impl JetStreamJournal {
    /// Opens the store, or makes it where there is none.
    pub async fn open(place: NatsPlace, limits: Limits) -> Result<Self, JournalError> {
        let connected = Arc::new(Notify::new());
        let opened = Box::pin(place.open(limits, Arc::clone(&connected)));
        let store = Arc::new(opened.await?);
        let looks = tokio::spawn(follow::look_after(Arc::clone(&store)));
        let reconnects = tokio::spawn(place::look_over(
            Arc::clone(&store),
            place.options.copies,
            connected,
        ));
        Ok(Self {
            inner: Arc::new(Inner {
                place,
                store,
                is_open: RwLock::new(true),
                closed: watch::Sender::new(false),
                chores: [looks.abort_handle(), reconnects.abort_handle()],
            }),
        })
    }

    pub fn place(&self) -> &NatsPlace {
        &self.inner.place
    }

    /// While this is held, nobody can close the journal.
    async fn entered(&self) -> Result<RwLockReadGuard<'_, bool>, JournalError> {
        let is_open = self.inner.is_open.read().await;
        match *is_open {
            true => Ok(is_open),
            false => Err(JournalError::Closed),
        }
    }

    fn store(&self) -> &Store {
        &self.inner.store
    }
}

impl fmt::Debug for JetStreamJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JetStreamJournal")
            .field("place", &self.inner.place)
            .finish_non_exhaustive()
    }
}

impl Journal for JetStreamJournal {
    type Watch = Following;
    type Whispers = Whispers;

    fn epoch(&self) -> u64 {
        self.store().epoch()
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn append(
        &self,
        room: &RoomId,
        expected: Version,
        id: CommandId,
        schema: u32,
        bytes: Bytes,
    ) -> Result<Appended, JournalError> {
        let _entered = self.entered().await?;
        let store = self.store();
        store.limits.check_record(&bytes)?;
        store.check_space(bytes.len())?;
        let draft = Draft {
            expected,
            first: None,
            id,
            schema,
            bytes,
        };
        let room = store.room(room);
        let answer = store.append(&room, &draft).await;
        store.note(room.shelf, answer.as_ref().err(), true);
        answer
    }

    async fn read(&self, room: &RoomId, after: Version, max: usize) -> Result<Page, JournalError> {
        let _entered = self.entered().await?;
        let room = self.store().room(room);
        let page = self.store().read(&room, after, max).await.map_err(failed);
        self.store().note(room.shelf, page.as_ref().err(), false);
        page
    }

    async fn watch(&self, room: &RoomId) -> Result<Following, JournalError> {
        let _entered = self.entered().await?;
        follow::watch(&self.inner.store, room).await
    }

    async fn truncate(&self, room: &RoomId, before: Version) -> Result<(), JournalError> {
        let _entered = self.entered().await?;
        let room = self.store().room(room);
        self.store().truncate(&room, before).await
    }

    async fn delete(&self, room: &RoomId, expected: Version) -> Result<Deleted, JournalError> {
        let _entered = self.entered().await?;
        let room = self.store().room(room);
        self.store().delete(&room, expected).await
    }

    async fn rooms(
        &self,
        after: Option<&RoomId>,
        max: usize,
    ) -> Result<Vec<RoomInfo>, JournalError> {
        let _entered = self.entered().await?;
        self.store().rooms(after, max).await.map_err(failed)
    }

    async fn whisper(&self, topic: &Topic, bytes: Bytes) -> Result<(), JournalError> {
        let _entered = self.entered().await?;
        let (client, subject) = (self.store().api.client(), self.store().names.whisper(topic));
        let said = client.publish(subject, bytes).await;
        said.map_err(|error| failed(Fault::Silent(error.to_string())))
    }

    async fn overhear(&self, topic: &Topic) -> Result<Whispers, JournalError> {
        let _entered = self.entered().await?;
        let (client, subject) = (self.store().api.client(), self.store().names.whisper(topic));
        let heard = client.subscribe(subject).await;
        let heard = heard.map_err(|error| failed(Fault::Silent(error.to_string())))?;
        let flushed = client.flush().await;
        flushed.map_err(|error| failed(Fault::Silent(error.to_string())))?;
        let mut closed = self.inner.closed.subscribe();
        let closes = async move { closed.wait_for(|closed| *closed).await.map(drop).ok() }.boxed();
        Ok(Whispers::new(
            heard.map(|message| message.payload).take_until(closes),
        ))
    }

    async fn postpone(&self, by_ms: u64) -> Result<(), JournalError> {
        let _entered = self.entered().await?;
        let until = store::readers_patience();
        self.store()
            .hall
            .postpone(by_ms, until)
            .await
            .map_err(failed)
    }

    async fn put_blob(&self, room: &RoomId, bytes: Bytes) -> Result<BlobHash, JournalError> {
        let _entered = self.entered().await?;
        let store = self.store();
        store.limits.check_blob(&bytes)?;
        store.check_space(bytes.len())?;
        store.put_blob(&store.room(room), bytes).await
    }

    async fn get_blob(
        &self,
        room: &RoomId,
        hash: &BlobHash,
    ) -> Result<Option<Bytes>, JournalError> {
        let _entered = self.entered().await?;
        let room = self.store().room(room);
        self.store().get_blob(&room, hash).await
    }

    async fn keep_blobs(&self, room: &RoomId, kept: Vec<BlobHash>) -> Result<(), JournalError> {
        let _entered = self.entered().await?;
        let room = self.store().room(room);
        self.store().keep_blobs(&room, &kept).await
    }

    fn used_bytes(&self) -> u64 {
        self.store().used_bytes()
    }

    fn keeps(&self) -> bool {
        self.store().keeps()
    }

    /// A cluster comes back, and nothing has to be opened again.
    async fn broken(&self) -> JournalError {
        std::future::pending().await
    }

    async fn close(&self) -> Result<(), JournalError> {
        // Waits for all who have entered.
        *self.inner.is_open.write().await = false;
        self.inner.closed.send_replace(true);
        self.inner.store.hub.close();
        self.inner.chores.iter().for_each(AbortHandle::abort);
        Ok(())
    }
}
