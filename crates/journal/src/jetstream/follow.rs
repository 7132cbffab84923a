//! Following rooms that other nodes write, too. The cluster tells of what it has stored; it may lose the last of it when
//! its leader changes, so the heads of all rooms that are followed are looked at now and then.

use std::collections::HashMap;
use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Poll};
use std::time::Duration;

use async_nats::Subscriber;
use futures_util::{Stream, StreamExt};
use tokio::sync::Notify;
use tokio::task::AbortHandle;
use tokio::time::{MissedTickBehavior, interval};

use super::api::{Fault, stored};
use super::entry::Entry;
use super::names::tail;
use super::store::{Room, Store, failed, readers_patience};
use crate::{Feed, JournalError, RoomId, Watch};

/// What the feed has lost is missed for so long.
const LOOKS_EVERY: Duration = Duration::from_secs(3);
/// Heads that are asked for at once.
const HEADS: usize = 512;
/// How often the shelves are weighed, in looks.
const WEIGHS_EVERY: u32 = 10;

#[derive(Default)]
pub(super) struct Followers {
    rooms: Mutex<HashMap<RoomId, Weak<Follower>>>,
    /// Something may have been missed.
    look: Notify,
}

/// Keeps a room followed for as long as somebody has it.
struct Follower {
    room: Arc<Room>,
    store: Weak<Store>,
    task: AbortHandle,
}

impl Drop for Follower {
    fn drop(&mut self) {
        self.task.abort();
        if let Some(store) = self.store.upgrade() {
            let mut rooms = store.followers.lock();
            // Unless somebody has begun to follow it again.
            if rooms
                .get(&self.room.id)
                .is_some_and(|follower| follower.strong_count() == 0)
            {
                rooms.remove(&self.room.id);
            }
        }
    }
}

impl Followers {
    /// A room that somebody follows.
    pub(super) fn room(&self, id: &RoomId) -> Option<Arc<Room>> {
        let follower = self.follower(id)?;
        Some(Arc::clone(&follower.room))
    }

    /// Looks at all heads soon.
    pub(super) fn look_soon(&self) {
        self.look.notify_one();
    }

    fn follower(&self, id: &RoomId) -> Option<Arc<Follower>> {
        self.lock().get(id).and_then(Weak::upgrade)
    }

    fn all(&self) -> Vec<Arc<Room>> {
        let followers: Vec<_> = self.lock().values().filter_map(Weak::upgrade).collect();
        // The last of its watchers may be gone by now, and a follower leaves the map when it is dropped.
        let rooms = followers.iter().map(|follower| Arc::clone(&follower.room));
        rooms.collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<RoomId, Weak<Follower>>> {
        // The map is whole after every statement, so a panic elsewhere cannot have broken it.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Followers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Followers").finish_non_exhaustive()
    }
}

/// Whatever is committed after this is told, in order.
pub(super) async fn watch(store: &Arc<Store>, id: &RoomId) -> Result<Following, JournalError> {
    let room = store.room(id);
    let mut chain = room.chain.lock().await;
    let follower = match store.followers.follower(id) {
        Some(follower) => follower,
        None => follow(store, &room).await.map_err(failed)?,
    };
    // What has been written until now is nobody's news, and whatever comes after it will be found missing.
    let caught_up = store.catch_up(&room, &mut chain, readers_patience()).await;
    caught_up.map_err(failed)?;
    let feed = store.hub.watch(id)?;
    drop(chain);
    Ok(Following {
        feed,
        _follower: follower,
    })
}

/// The caller holds the room.
async fn follow(store: &Arc<Store>, room: &Arc<Room>) -> Result<Arc<Follower>, Fault> {
    let client = store.api.client();
    let subject = store.names.feed(room.id.as_str());
    let heard = client.subscribe(subject).await;
    let heard = heard.map_err(|error| Fault::Silent(error.to_string()))?;
    let flushed = client.flush().await;
    flushed.map_err(|error| Fault::Silent(error.to_string()))?;
    let task = tokio::spawn(listen(Arc::downgrade(store), Arc::clone(room), heard));
    let follower = Arc::new(Follower {
        room: Arc::clone(room),
        store: Arc::downgrade(store),
        task: task.abort_handle(),
    });
    let weak = Arc::downgrade(&follower);
    store.followers.lock().insert(room.id.clone(), weak);
    Ok(follower)
}

async fn listen(store: Weak<Store>, room: Arc<Room>, mut heard: Subscriber) {
    while let Some(message) = heard.next().await {
        let Some(store) = store.upgrade() else { return };
        let entry = stored(message)
            .ok()
            .and_then(|message| Entry::read(&message));
        let mut chain = room.chain.lock().await;
        match entry {
            Some(entry) if entry.seq <= chain.last_seq => {}
            Some(entry) if chain.is_followed_by(&entry) => {
                store.take(&room, &mut chain, entry);
            }
            _ => {
                let until = readers_patience();
                if let Err(fault) = store.catch_up(&room, &mut chain, until).await {
                    tracing::debug!(room = %room.id, %fault, "a room is behind");
                }
            }
        }
    }
}

/// For ever: looks whether the feed has lost anything.
pub(super) async fn look_after(store: Arc<Store>) {
    let mut time = interval(LOOKS_EVERY);
    time.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut looks = 0_u32;
    loop {
        tokio::select! {
            _ = time.tick() => {}
            () = store.followers.look.notified() => {}
        }
        if let Err(fault) = look(&store).await {
            tracing::debug!(%fault, "the heads of rooms could not be looked at");
        }
        if looks.is_multiple_of(WEIGHS_EVERY)
            && let Err(fault) = store.weigh_all().await
        {
            tracing::debug!(%fault, "the shelves could not be weighed");
        }
        looks = looks.wrapping_add(1);
    }
}

async fn look(store: &Store) -> Result<(), Fault> {
    let mut shelves: HashMap<u32, Vec<Arc<Room>>> = HashMap::new();
    for room in store.followers.all() {
        shelves.entry(room.shelf).or_default().push(room);
    }
    for shelf in 0..store.plan.shelves {
        let rooms = shelves.remove(&shelf).unwrap_or_default();
        for some in rooms.chunks(HEADS) {
            let logs: Vec<_> = some.iter().map(|room| room.log.clone()).collect();
            for last in store.api.lasts(&some[0].stream, &logs).await? {
                let name = tail(&last.subject);
                let Some(room) = some.iter().find(|room| room.id.as_str() == name) else {
                    continue;
                };
                let mut chain = room.chain.lock().await;
                if last.seq > chain.last_seq {
                    store.catch_up(room, &mut chain, readers_patience()).await?;
                }
            }
        }
    }
    Ok(())
}

/// The feed of a room that may be written by other nodes.
#[derive(Debug)]
pub struct Following {
    feed: Watch,
    _follower: Arc<Follower>,
}

impl Stream for Following {
    type Item = Feed;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Feed>> {
        Pin::new(&mut self.feed).poll_next(cx)
    }
}

impl fmt::Debug for Follower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Follower").field(&self.room.id).finish()
    }
}
