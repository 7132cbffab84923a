//! A store in a cluster, as one node sees it: what is known of its rooms by heart, and whom it tells of news.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::api::{Api, Fault, Stored};
use super::chain::{Chain, News};
use super::doubt::Doubt;
use super::entry::Entry;
use super::follow::Followers;
use super::hall::{Hall, Plan};
use super::listing::Listing;
use super::names::{Names, shelf_of};
use crate::feed::Hub;
use crate::mood::Mood;
use crate::rooms::{Rooms, Weigh};
use crate::{Feed, JournalError, Limits, Record, RoomId, Version};

/// Whoever reads is told after so long that nobody answers.
const READS_WITHIN: Duration = Duration::from_secs(6);
/// What a room takes in memory besides its ids, counted in ids.
const ROOM_IDS: usize = 16;

pub(super) struct Store {
    pub(super) api: Api,
    pub(super) names: Names,
    pub(super) hall: Hall,
    pub(super) plan: Plan,
    pub(super) limits: Limits,
    pub(super) hub: Arc<Hub>,
    pub(super) followers: Followers,
    pub(super) listing: Listing,
    rooms: Mutex<Rooms<Arc<Room>>>,
    shelves: Vec<Shelf>,
    doubt: Doubt,
    /// Of the plan, unless it was changed since.
    epoch: AtomicU64,
}

/// What is known of a stream of rooms.
#[derive(Debug, Default)]
struct Shelf {
    /// What it takes, as of the last time that it was weighed, and what came since.
    used: AtomicU64,
    mood: Mutex<Mood>,
}

/// One room, in whose log nobody else of this node reads or writes meanwhile.
#[derive(Debug)]
pub(super) struct Room {
    pub(super) id: RoomId,
    pub(super) shelf: u32,
    /// The stream and the subject of its log.
    pub(super) stream: String,
    pub(super) log: String,
    pub(super) chain: tokio::sync::Mutex<Chain>,
}

impl Weigh for Arc<Room> {
    /// Those that come later are counted as they come.
    fn weight(&self) -> usize {
        ROOM_IDS
    }
}

impl Store {
    pub(super) fn new(api: Api, names: Names, plan: Plan, limits: Limits) -> Self {
        Self {
            hall: Hall::new(api.clone(), names.clone()),
            hub: Hub::new(&limits),
            followers: Followers::default(),
            listing: Listing::default(),
            rooms: Mutex::new(Rooms::new(limits.known_ids)),
            shelves: (0..plan.shelves).map(|_| Shelf::default()).collect(),
            doubt: Doubt::default(),
            epoch: AtomicU64::new(plan.epoch),
            api,
            names,
            plan,
            limits,
        }
    }

    /// There is one of each room, so that all who use it wait for each other.
    pub(super) fn room(&self, id: &RoomId) -> Arc<Room> {
        let mut rooms = self.lock();
        let look_up = || {
            let followed = self.followers.room(id);
            Ok::<_, JournalError>(Some(followed.unwrap_or_else(|| self.new_room(id))))
        };
        match rooms.find(id, look_up) {
            Ok(Some(room)) => Arc::clone(room),
            Ok(None) | Err(_) => self.new_room(id),
        }
    }

    fn new_room(&self, id: &RoomId) -> Arc<Room> {
        let shelf = shelf_of(id, self.plan.shelves);
        Arc::new(Room {
            id: id.clone(),
            shelf,
            stream: self.names.shelf(shelf),
            log: self.names.log(shelf, id.as_str()),
            chain: tokio::sync::Mutex::default(),
        })
    }

    /// Learns what has been written since, in order, and gives the records among it.
    pub(super) async fn catch_up(
        &self,
        room: &Room,
        chain: &mut Chain,
        until: Instant,
    ) -> Result<Vec<Record>, Fault> {
        let last = self
            .api
            .patiently(until, || self.api.last(&room.stream, &room.log))
            .await?;
        let Some(last) = last else {
            self.forget(room, chain);
            return Ok(Vec::new());
        };
        let newest = Entry::read(&last);
        if let Some(entry) = newest.filter(|entry| chain.is_followed_by(entry)) {
            return Ok(self.take(room, chain, entry).into_iter().collect());
        }
        let mut new = Vec::new();
        while chain.last_seq < last.seq {
            let from = chain.last_seq + 1;
            let stored = self.from(room, from, usize::MAX, until).await?;
            if stored.is_empty() {
                // It was all dropped since; whoever writes will be told.
                break;
            }
            for message in stored {
                match Entry::read(&message) {
                    Some(entry) => new.extend(self.take(room, chain, entry)),
                    None => chain.last_seq = chain.last_seq.max(message.seq),
                }
            }
        }
        Ok(new)
    }

    /// Messages of a log from this sequence on, at least one if there is any.
    pub(super) async fn from(
        &self,
        room: &Room,
        seq: u64,
        max: usize,
        until: Instant,
    ) -> Result<Vec<Stored>, Fault> {
        let (stream, log) = (&room.stream, &room.log);
        let some = self
            .api
            .patiently(until, || self.api.batch(stream, log, seq, max))
            .await?;
        if !some.is_empty() {
            return Ok(some);
        }
        // The replica that was asked does not know it yet; whoever leads does.
        let next = self
            .api
            .patiently(until, || self.api.next(stream, log, seq))
            .await?;
        Ok(next.into_iter().collect())
    }

    /// The next entry of a room's log. Whoever watches the room is told.
    pub(super) fn take(&self, room: &Room, chain: &mut Chain, entry: Entry) -> Option<Record> {
        match chain.take(entry) {
            News::Record(record) => {
                self.lock().settle(1);
                self.hub.publish(&room.id, Feed::Record(record.clone()));
                Some(record)
            }
            News::End => {
                self.hub.publish(&room.id, Feed::Gap);
                None
            }
            News::Nothing => None,
        }
    }

    /// There is nothing in its log any more.
    fn forget(&self, room: &Room, chain: &mut Chain) {
        let was_there = chain.head != Version::EMPTY;
        chain.is_bare();
        if was_there {
            self.hub.publish(&room.id, Feed::Gap);
        }
    }

    pub(super) fn used_bytes(&self) -> u64 {
        let used = self.shelves.iter().map(|shelf| &shelf.used);
        used.map(|used| used.load(Ordering::Relaxed)).sum()
    }

    pub(super) fn add_used(&self, shelf: u32, bytes: usize) {
        let used = &self.shelves[shelf as usize].used;
        used.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    /// Beyond what this store may take nothing is written, as if the disks were full.
    pub(super) fn check_space(&self, bytes: usize) -> Result<(), JournalError> {
        let used = self.used_bytes().saturating_add(bytes as u64);
        match used > self.limits.store_bytes {
            true => Err(JournalError::full(Fault::Bounded)),
            false => Ok(()),
        }
    }

    pub(super) fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::Relaxed)
    }

    pub(super) async fn change_epoch(&self, epoch: u64) -> Result<(), Fault> {
        self.hall.change_epoch(epoch, readers_patience()).await?;
        self.epoch.store(epoch, Ordering::Relaxed);
        Ok(())
    }

    pub(super) fn keeps(&self) -> bool {
        !self.doubt.is_held(Instant::now())
    }

    /// What became of something that was asked of a shelf. One from which can be read may take nothing all the same, so
    /// only a write shows that it is well.
    pub(super) fn note(&self, shelf: u32, failure: Option<&JournalError>, is_write: bool) {
        let failure = failure.filter(|failure| !failure.is_refusal());
        if failure.is_none() && !is_write {
            return;
        }
        if is_write {
            self.doubt.note(failure.is_none(), Instant::now());
        }
        let mood = &self.shelves[shelf as usize].mood;
        mood.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .note(failure);
    }

    pub(super) async fn weigh_all(&self) -> Result<(), Fault> {
        for shelf in 0..self.plan.shelves {
            self.weigh(shelf).await?;
        }
        Ok(())
    }

    /// Asks how much a shelf takes.
    pub(super) async fn weigh(&self, shelf: u32) -> Result<(), Fault> {
        let info = self.api.info(&self.names.shelf(shelf)).await?;
        let used = &self.shelves[shelf as usize].used;
        used.store(info.state.bytes, Ordering::Relaxed);
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, Rooms<Arc<Room>>> {
        // What is known of a room lies in the room, so a panic elsewhere cannot have broken it.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store")
            .field("names", &self.names)
            .field("plan", &self.plan)
            .finish_non_exhaustive()
    }
}

/// When a reader gives up who begins now.
pub(super) fn readers_patience() -> Instant {
    Instant::now() + READS_WITHIN
}

pub(super) fn failed(fault: Fault) -> JournalError {
    match fault.is_full() {
        true => JournalError::full(fault),
        false => JournalError::storage(fault),
    }
}
