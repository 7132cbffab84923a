//! What nodes that share a store tell each other in passing. Kept nowhere, answered by nobody; whatever has to be true
//! is in the log.

use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use bytes::Bytes;
use futures_util::stream::{self, BoxStream};
use futures_util::{Stream, StreamExt};
use tokio::sync::broadcast::{self, error::RecvError};

use crate::{JournalError, Limits, RoomId};

/// What a whisper is about, and so who listens.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// All nodes.
    House,
    /// Those nodes that have this room awake.
    Room(RoomId),
}

/// What the clones of a journal in one process whisper.
pub(crate) struct Grapevine {
    /// `None` once closed.
    channel: Mutex<Option<broadcast::Sender<(Topic, Bytes)>>>,
}

impl Grapevine {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        let channel = broadcast::Sender::new(limits.watch_records.max(1));
        Arc::new(Self {
            channel: Mutex::new(Some(channel)),
        })
    }

    pub(crate) fn whisper(&self, topic: &Topic, bytes: Bytes) -> Result<(), JournalError> {
        let channel = self.lock();
        let channel = channel.as_ref().ok_or(JournalError::Closed)?;
        // Nobody may be listening.
        drop(channel.send((topic.clone(), bytes)));
        Ok(())
    }

    pub(crate) fn overhear(&self, topic: &Topic) -> Result<Whispers, JournalError> {
        let channel = self.lock();
        let channel = channel.as_ref().ok_or(JournalError::Closed)?;
        let heard = (channel.subscribe(), topic.clone());
        Ok(Whispers::new(stream::unfold(heard, next)))
    }

    pub(crate) fn close(&self) {
        *self.lock() = None;
    }

    fn lock(&self) -> MutexGuard<'_, Option<broadcast::Sender<(Topic, Bytes)>>> {
        // It is whole after every statement, so a panic elsewhere cannot have broken it.
        self.channel.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Grapevine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Grapevine").finish_non_exhaustive()
    }
}

type Heard = (broadcast::Receiver<(Topic, Bytes)>, Topic);

async fn next((mut receiver, topic): Heard) -> Option<(Bytes, Heard)> {
    loop {
        match receiver.recv().await {
            Ok((about, bytes)) if about == topic => return Some((bytes, (receiver, topic))),
            // Whispers may be lost.
            Ok(_) | Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return None,
        }
    }
}

/// What is overheard of one topic.
pub struct Whispers(BoxStream<'static, Bytes>);

impl Whispers {
    pub(crate) fn new(heard: impl Stream<Item = Bytes> + Send + 'static) -> Self {
        Self(heard.boxed())
    }
}

impl Stream for Whispers {
    type Item = Bytes;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Bytes>> {
        self.0.as_mut().poll_next(cx)
    }
}

impl fmt::Debug for Whispers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Whispers").finish_non_exhaustive()
    }
}
