//! The live feed within one process: what was committed, to whoever watches the room. Bounded per room.

use std::collections::HashMap;
use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use futures_util::Stream;
use futures_util::stream::{self, BoxStream};
use tokio::sync::broadcast::{self, error::RecvError};

use crate::{Feed, JournalError, Limits, RoomId};

type Channels = HashMap<RoomId, broadcast::Sender<Feed>>;

/// One channel per room that is being watched.
pub(crate) struct Hub {
    watch_records: usize,
    /// `None` once closed.
    channels: Mutex<Option<Channels>>,
}

impl Hub {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        Arc::new(Self {
            watch_records: limits.watch_records.max(1),
            channels: Mutex::new(Some(HashMap::new())),
        })
    }

    pub(crate) fn watch(self: &Arc<Self>, room: &RoomId) -> Result<Watch, JournalError> {
        let receiver = self
            .lock()
            .as_mut()
            .ok_or(JournalError::Closed)?
            .entry(room.clone())
            .or_insert_with(|| broadcast::Sender::new(self.watch_records))
            .subscribe();
        let lease = Lease {
            hub: Arc::clone(self),
            room: room.clone(),
        };
        Ok(Watch {
            feed: Box::pin(stream::unfold(receiver, next)),
            _lease: lease,
        })
    }

    /// Must be called in the order of commits.
    pub(crate) fn publish(&self, room: &RoomId, feed: Feed) {
        if let Some(channel) = self.lock().as_ref().and_then(|channels| channels.get(room)) {
            // It fails only when the last watcher has just gone, which is nobody's loss.
            drop(channel.send(feed));
        }
    }

    /// As [`Hub::publish`], under one lock. News that nobody watches for are not even made.
    pub(crate) fn publish_all<'a>(&self, news: impl Iterator<Item = (&'a RoomId, Feed)>) {
        let channels = self.lock();
        let Some(channels) = channels.as_ref().filter(|watched| !watched.is_empty()) else {
            return;
        };
        for (room, feed) in news {
            if let Some(channel) = channels.get(room) {
                drop(channel.send(feed));
            }
        }
    }

    /// Ends all watches, after what they have not yet seen.
    pub(crate) fn close(&self) {
        *self.lock() = None;
    }

    fn lock(&self) -> MutexGuard<'_, Option<Channels>> {
        // The map is whole after every statement, so a panic elsewhere cannot have broken it.
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Hub {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hub").finish_non_exhaustive()
    }
}

async fn next(
    mut receiver: broadcast::Receiver<Feed>,
) -> Option<(Feed, broadcast::Receiver<Feed>)> {
    match receiver.recv().await {
        Ok(feed) => Some((feed, receiver)),
        Err(RecvError::Lagged(_)) => Some((Feed::Gap, receiver)),
        Err(RecvError::Closed) => None,
    }
}

/// The feed of one room, for the journals that live in one process.
pub struct Watch {
    // Declared first, hence dropped first: the lease counts the receivers that are left.
    feed: BoxStream<'static, Feed>,
    _lease: Lease,
}

impl Stream for Watch {
    type Item = Feed;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Feed>> {
        self.feed.as_mut().poll_next(cx)
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Watch").field(&self._lease.room).finish()
    }
}

/// Frees the room's channel with its last watcher.
struct Lease {
    hub: Arc<Hub>,
    room: RoomId,
}

impl Drop for Lease {
    fn drop(&mut self) {
        if let Some(channels) = self.hub.lock().as_mut()
            && channels
                .get(&self.room)
                .is_some_and(|channel| channel.receiver_count() == 0)
        {
            channels.remove(&self.room);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_watcher_frees_the_channel() {
        let hub = Hub::new(&Limits::default());
        let room: RoomId = "FOX".parse().unwrap();
        let channels = || hub.lock().as_ref().map_or(0, HashMap::len);

        let first = hub.watch(&room).unwrap();
        let second = hub.watch(&room).unwrap();
        assert_eq!(channels(), 1);
        drop(first);
        assert_eq!(channels(), 1);
        drop(second);
        assert_eq!(channels(), 0);
    }
}
