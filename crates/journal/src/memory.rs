//! A journal in memory, for tests and for tables that need not outlive the process. Never touches a disk.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt;
use std::ops::Bound;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use bytes::Bytes;

use crate::feed::Hub;
use crate::limits::PageBudget;
use crate::room::unix_now_ms;
use crate::whisper::Grapevine;
use crate::{
    Appended, BlobHash, CommandId, Course, Deleted, Feed, Journal, JournalError, Limits, Movable,
    Page, Record, RoomId, RoomInfo, Topic, Version, Watch, Whispers,
};

/// It ends with its process, and nothing can put it back.
const FIRST_EPOCH: u64 = 1;

#[derive(Clone)]
pub struct MemoryJournal {
    limits: Limits,
    is_shared: bool,
    epoch: Arc<AtomicU64>,
    hub: Arc<Hub>,
    grapevine: Arc<Grapevine>,
    /// `None` once closed.
    store: Arc<Mutex<Option<Store>>>,
}

#[derive(Default)]
struct Store {
    /// No room that begins from now on uses a version up to this one.
    floor: Version,
    rooms: BTreeMap<RoomId, Room>,
}

struct Room {
    head: Version,
    appended_ms: u64,
    records: VecDeque<Record>,
    record_bytes: usize,
    ids: HashMap<CommandId, Version>,
    blobs: BTreeMap<BlobHash, Bytes>,
}

impl MemoryJournal {
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            is_shared: false,
            epoch: Arc::new(AtomicU64::new(FIRST_EPOCH)),
            hub: Hub::new(&limits),
            grapevine: Grapevine::new(&limits),
            store: Arc::new(Mutex::new(Some(Store::default()))),
        }
    }

    /// Stands in for a store that several processes use: its clones may then belong to different ones.
    #[must_use]
    pub fn shared(self) -> Self {
        Self {
            is_shared: true,
            ..self
        }
    }

    fn with<T>(&self, act: impl FnOnce(&mut Store) -> T) -> Result<T, JournalError> {
        // A store that panicked half-way may be half-changed: it is as good as closed.
        let mut store = self.store.lock().map_err(|_| JournalError::Closed)?;
        store.as_mut().map(act).ok_or(JournalError::Closed)
    }
}

impl Default for MemoryJournal {
    fn default() -> Self {
        Self::new(Limits::default())
    }
}

impl fmt::Debug for MemoryJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MemoryJournal")
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

impl Store {
    /// The record comes back only if it is new, now with its version.
    fn append(
        &mut self,
        name: &RoomId,
        expected: Version,
        mut record: Record,
    ) -> (Appended, Option<Record>) {
        let room = match self.rooms.get_mut(name) {
            Some(room) => {
                if let Some(version) = room.ids.get(&record.id) {
                    return (Appended::Committed(*version), None);
                }
                if expected != room.head {
                    return (Appended::Conflict, None);
                }
                room
            }
            None if expected == Version::EMPTY => {
                let room = Room::beginning_after(self.floor);
                self.rooms.entry(name.clone()).or_insert(room)
            }
            None => return (Appended::Conflict, None),
        };
        record.version = room.head.next();
        room.push(record.clone());
        (Appended::Committed(record.version), Some(record))
    }

    /// The same for one that another store has kept.
    fn adopt(&mut self, name: &RoomId, record: Record) -> (Appended, Option<Record>) {
        if let Some(room) = self.rooms.get(name) {
            let known = room.ids.get(&record.id).copied();
            return (known.map_or(Appended::Conflict, Appended::Committed), None);
        }
        let before = Version::new(record.version.get().saturating_sub(1));
        let mut room = Room::beginning_after(before);
        room.push(record.clone());
        self.rooms.insert(name.clone(), room);
        (Appended::Committed(record.version), Some(record))
    }

    /// The second tells whether there was anything to delete.
    fn delete(&mut self, name: &RoomId, expected: Version) -> (Deleted, bool) {
        match self.rooms.get(name).map(|room| room.head) {
            None => (Deleted::Gone, false),
            Some(head) if head != expected => (Deleted::Conflict, false),
            Some(head) => {
                self.rooms.remove(name);
                self.floor = self.floor.max(head.next());
                (Deleted::Gone, true)
            }
        }
    }
}

impl Room {
    fn beginning_after(floor: Version) -> Self {
        Self {
            head: floor,
            appended_ms: 0,
            records: VecDeque::new(),
            record_bytes: 0,
            ids: HashMap::new(),
            blobs: BTreeMap::new(),
        }
    }

    fn bytes(&self) -> u64 {
        let blobs: usize = self.blobs.values().map(Bytes::len).sum();
        (blobs + self.record_bytes) as u64
    }

    fn push(&mut self, record: Record) {
        self.head = record.version;
        self.record_bytes += record.bytes.len();
        self.appended_ms = unix_now_ms();
        self.ids.insert(record.id, record.version);
        self.records.push_back(record);
    }

    fn page(&self, after: Version, max: usize, page_bytes: usize) -> Page {
        let start = self
            .records
            .partition_point(|record| record.version <= after);
        let mut budget = PageBudget::new(page_bytes);
        let fits = |record: &&Record| budget.admits(record.bytes.len());
        Page {
            records: self
                .records
                .range(start..)
                .take(max)
                .take_while(fits)
                .cloned()
                .collect(),
            head: self.head,
        }
    }

    fn truncate(&mut self, before: Version) {
        while let Some(record) = self.records.pop_front_if(|record| record.version < before) {
            self.ids.remove(&record.id);
            self.record_bytes -= record.bytes.len();
        }
    }

    fn put_blob(
        &mut self,
        limits: &Limits,
        hash: BlobHash,
        bytes: Bytes,
    ) -> Result<(), JournalError> {
        if !self.blobs.contains_key(&hash) {
            limits.check_room_blobs(self.blobs.values().map(Bytes::len).sum(), bytes.len())?;
            self.blobs.insert(hash, bytes);
        }
        Ok(())
    }
}

impl Journal for MemoryJournal {
    type Watch = Watch;
    type Whispers = Whispers;

    fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::Relaxed)
    }

    fn is_shared(&self) -> bool {
        self.is_shared
    }

    async fn append(
        &self,
        room: &RoomId,
        expected: Version,
        id: CommandId,
        schema: u32,
        bytes: Bytes,
    ) -> Result<Appended, JournalError> {
        self.limits.check_record(&bytes)?;
        self.with(|store| {
            let (appended, new) = store.append(
                room,
                expected,
                Record {
                    version: expected,
                    id,
                    schema,
                    bytes,
                },
            );
            if let Some(record) = new {
                // Under the lock, so that the feed has the order of the log.
                self.hub.publish(room, Feed::Record(record));
            }
            appended
        })
    }

    async fn read(&self, room: &RoomId, after: Version, max: usize) -> Result<Page, JournalError> {
        self.with(|store| match store.rooms.get(room) {
            Some(room) => room.page(after, max, self.limits.page_bytes),
            None => Page {
                records: Vec::new(),
                head: Version::EMPTY,
            },
        })
    }

    async fn watch(&self, room: &RoomId) -> Result<Watch, JournalError> {
        self.hub.watch(room)
    }

    async fn truncate(&self, room: &RoomId, before: Version) -> Result<(), JournalError> {
        self.with(|store| {
            if let Some(room) = store.rooms.get_mut(room) {
                room.truncate(before);
            }
        })
    }

    async fn delete(&self, room: &RoomId, expected: Version) -> Result<Deleted, JournalError> {
        self.with(|store| {
            let (deleted, was_there) = store.delete(room, expected);
            if was_there {
                self.hub.publish(room, Feed::Gap);
            }
            deleted
        })
    }

    async fn rooms(
        &self,
        after: Option<&RoomId>,
        max: usize,
    ) -> Result<Vec<RoomInfo>, JournalError> {
        let info = |(name, room): (&RoomId, &Room)| RoomInfo {
            room: name.clone(),
            head: room.head,
            appended_ms: room.appended_ms,
        };
        let after = after.map_or(Bound::Unbounded, Bound::Excluded);
        self.with(|store| {
            let rooms = store.rooms.range::<RoomId, _>((after, Bound::Unbounded));
            rooms.take(max).map(info).collect()
        })
    }

    async fn whisper(&self, topic: &Topic, bytes: Bytes) -> Result<(), JournalError> {
        self.grapevine.whisper(topic, bytes)
    }

    async fn overhear(&self, topic: &Topic) -> Result<Whispers, JournalError> {
        self.grapevine.overhear(topic)
    }

    async fn postpone(&self, by_ms: u64) -> Result<(), JournalError> {
        self.with(|store| {
            for room in store.rooms.values_mut() {
                room.appended_ms = room.appended_ms.saturating_add(by_ms);
            }
        })
    }

    async fn put_blob(&self, room: &RoomId, bytes: Bytes) -> Result<BlobHash, JournalError> {
        self.limits.check_blob(&bytes)?;
        let hash = BlobHash::of(&bytes);
        self.with(|store| {
            let room = store.rooms.get_mut(room).ok_or(JournalError::NoSuchRoom)?;
            room.put_blob(&self.limits, hash, bytes)
        })??;
        Ok(hash)
    }

    async fn get_blob(
        &self,
        room: &RoomId,
        hash: &BlobHash,
    ) -> Result<Option<Bytes>, JournalError> {
        self.with(|store| {
            store
                .rooms
                .get(room)
                .and_then(|room| room.blobs.get(hash).cloned())
        })
    }

    async fn keep_blobs(&self, room: &RoomId, kept: Vec<BlobHash>) -> Result<(), JournalError> {
        self.with(|store| {
            if let Some(room) = store.rooms.get_mut(room) {
                room.blobs.retain(|hash, _| kept.contains(hash));
            }
        })
    }

    fn keeps(&self) -> bool {
        true
    }

    fn used_bytes(&self) -> u64 {
        let sum = |store: &mut Store| store.rooms.values().map(Room::bytes).sum();
        self.with(sum).unwrap_or_default()
    }

    async fn broken(&self) -> JournalError {
        std::future::pending().await
    }

    async fn close(&self) -> Result<(), JournalError> {
        *self.store.lock().map_err(|_| JournalError::Closed)? = None;
        self.hub.close();
        self.grapevine.close();
        Ok(())
    }
}

impl Movable for MemoryJournal {
    async fn adopt(&self, room: &RoomId, record: Record) -> Result<Appended, JournalError> {
        self.limits.check_record(&record.bytes)?;
        self.with(|store| {
            let (appended, new) = store.adopt(room, record);
            if let Some(record) = new {
                self.hub.publish(room, Feed::Record(record));
            }
            appended
        })
    }

    async fn blobs(&self, room: &RoomId) -> Result<Vec<BlobHash>, JournalError> {
        let held = |room: &Room| room.blobs.keys().copied().collect();
        self.with(|store| store.rooms.get(room).map(held).unwrap_or_default())
    }

    async fn course(&self) -> Result<Course, JournalError> {
        let (epoch, floor) = (self.epoch(), self.with(|store| store.floor)?);
        Ok(Course { epoch, floor })
    }

    async fn follow(&self, course: Course) -> Result<(), JournalError> {
        self.with(|store| store.floor = store.floor.max(course.floor))?;
        self.epoch.store(course.epoch, Ordering::Relaxed);
        Ok(())
    }
}
