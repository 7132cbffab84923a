//! A journal in memory that outlives its server and misbehaves on request.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use bytes::Bytes;
use journal::{
    Appended, BlobHash, CommandId, Deleted, Journal, JournalError, MemoryJournal, Page, RoomId,
    RoomInfo, Topic, Version, Watch, Whispers,
};
use rules::{Event, Record, SCHEMA};
use tokio::sync::Notify;

const FINE: u8 = 0;
const FAILS: u8 = 1;
const PANICS: u8 = 2;
const IS_OVERTAKEN: u8 = 3;
const WRITES_AND_FAILS: u8 = 4;
const BREAKS: u8 = 5;
const SAYS_NOTHING: u8 = 6;

#[derive(Clone, Debug, Default)]
pub(crate) struct TestJournal {
    inner: MemoryJournal,
    next_append: Arc<AtomicU8>,
    reads_fail: Arc<AtomicBool>,
    blobs_fail: Arc<AtomicBool>,
    blobs_full: Arc<AtomicBool>,
    disk_is_full: Arc<AtomicBool>,
    taken_bytes: Arc<AtomicUsize>,
    damaged: Arc<Mutex<Option<RoomId>>>,
    breaks: Arc<Notify>,
    loses_next_blob: Arc<AtomicBool>,
    lists_fail: Arc<AtomicBool>,
    /// What others write and whisper comes from there, and nobody is there.
    hears_only: Option<MemoryJournal>,
    /// By how much these rooms are older than they are.
    old: Arc<Mutex<BTreeMap<RoomId, u64>>>,
}

impl TestJournal {
    pub(crate) fn fail_next_append(&self) {
        self.next_append.store(FAILS, Ordering::SeqCst);
    }

    /// The next append is durable, and answered as if it were not.
    pub(crate) fn lose_next_acknowledgement(&self) {
        self.next_append.store(WRITES_AND_FAILS, Ordering::SeqCst);
    }

    /// The store fails for good with the next append, which no reader sees.
    pub(crate) fn break_at_next_append(&self) {
        self.next_append.store(BREAKS, Ordering::SeqCst);
    }

    /// The next append is durable sooner or later, and nobody can say when.
    pub(crate) fn leave_next_append_unanswered(&self) {
        self.next_append.store(SAYS_NOTHING, Ordering::SeqCst);
    }

    /// From now on, or no longer.
    pub(crate) fn fail_reads(&self, fail: bool) {
        self.reads_fail.store(fail, Ordering::SeqCst);
    }

    /// This room lies where the file is damaged.
    pub(crate) fn damage(&self, room: &str) {
        *self.damaged.lock().unwrap() = Some(room.parse().unwrap());
    }

    fn check_damage(&self, room: &RoomId) -> Result<(), JournalError> {
        match &*self.damaged.lock().unwrap() {
            Some(damaged) if damaged == room => Err(JournalError::Damaged(the_disk())),
            _ => Ok(()),
        }
    }

    pub(crate) fn panic_at_next_append(&self) {
        self.next_append.store(PANICS, Ordering::SeqCst);
    }

    /// Answers the next append as if somebody else had been faster.
    pub(crate) fn overtake_next_append(&self) {
        self.next_append.store(IS_OVERTAKEN, Ordering::SeqCst);
    }

    /// From now on every name of a room that is not longer is taken.
    pub(crate) fn take_names(&self, bytes: usize) {
        self.taken_bytes.store(bytes, Ordering::SeqCst);
    }

    /// Several servers may use it.
    pub(crate) fn shared() -> Self {
        Self {
            inner: MemoryJournal::default().shared(),
            ..Self::default()
        }
    }

    /// The same for a server that hears nothing of the others.
    pub(crate) fn deaf(&self) -> Self {
        Self {
            hears_only: Some(MemoryJournal::default()),
            ..self.clone()
        }
    }

    fn heard(&self) -> &MemoryJournal {
        self.hears_only.as_ref().unwrap_or(&self.inner)
    }

    /// Another server finds that nobody needs the next blob, before it is recorded.
    pub(crate) fn lose_next_blob(&self) {
        self.loses_next_blob.store(true, Ordering::SeqCst);
    }

    /// From now on nobody can look at all rooms.
    pub(crate) fn fail_lists(&self) {
        self.lists_fail.store(true, Ordering::SeqCst);
    }

    /// From now on, or no longer.
    pub(crate) fn fail_blobs(&self, fail: bool) {
        self.blobs_fail.store(fail, Ordering::SeqCst);
    }

    /// From now on no room has space for another blob.
    pub(crate) fn fill_blobs(&self) {
        self.blobs_full.store(true, Ordering::SeqCst);
    }

    /// As far as it says; what is written is kept all the same.
    pub(crate) fn fill_disk(&self, full: bool) {
        self.disk_is_full.store(full, Ordering::SeqCst);
    }

    /// What all rooms take together.
    pub(crate) fn used(&self) -> u64 {
        self.inner.used_bytes()
    }

    pub(crate) async fn head(&self, room: &str) -> u64 {
        let room = room.parse().unwrap();
        self.inner
            .read(&room, Version::EMPTY, 0)
            .await
            .unwrap()
            .head
            .get()
    }

    /// So many days pass for what is there now, as if nothing had happened in between.
    pub(crate) async fn let_days_pass(&self, days: u64) {
        let rooms = self.inner.rooms(None, 999).await.unwrap();
        let old = rooms
            .into_iter()
            .map(|info| (info.room, days * 24 * 3_600_000));
        self.old.lock().unwrap().extend(old);
    }

    pub(crate) async fn put_unreadable(&self, room: &str) {
        self.put(room, u32::MAX, b"{}").await;
    }

    /// Another server writes that some time has passed.
    pub(crate) async fn put_foreign_mark(&self, room: &str) {
        let mark = Record {
            at_ms: 0,
            by: None,
            events: vec![Event::Marked {}],
        };
        self.put(room, SCHEMA, &mark.encode()).await;
    }

    async fn put(&self, room: &str, schema: u32, bytes: &[u8]) {
        let room: RoomId = room.parse().unwrap();
        let page = self.inner.read(&room, Version::EMPTY, 0).await.unwrap();
        let (id, bytes) = (CommandId([7; 16]), Bytes::copy_from_slice(bytes));
        let appended = self.inner.append(&room, page.head, id, schema, bytes).await;
        assert!(matches!(appended.unwrap(), Appended::Committed(_)));
    }
}

impl Journal for TestJournal {
    type Watch = Watch;
    type Whispers = Whispers;

    fn epoch(&self) -> u64 {
        self.inner.epoch()
    }

    fn is_shared(&self) -> bool {
        self.inner.is_shared()
    }

    async fn append(
        &self,
        room: &RoomId,
        expected: Version,
        id: CommandId,
        schema: u32,
        bytes: Bytes,
    ) -> Result<Appended, JournalError> {
        let taken_bytes = self.taken_bytes.load(Ordering::SeqCst);
        if expected == Version::EMPTY && room.as_str().len() <= taken_bytes {
            return Ok(Appended::Conflict);
        }
        match self.next_append.swap(FINE, Ordering::SeqCst) {
            FAILS => Err(broken()),
            BREAKS => {
                self.breaks.notify_one();
                Err(JournalError::Broken(the_disk()))
            }
            SAYS_NOTHING => {
                let written = self.inner.append(room, expected, id, schema, bytes).await?;
                assert!(matches!(written, Appended::Committed(_)), "{written:?}");
                Err(JournalError::Unanswered(the_disk()))
            }
            PANICS => panic!("the journal was told to panic"),
            IS_OVERTAKEN => Ok(Appended::Conflict),
            WRITES_AND_FAILS => {
                let written = self.inner.append(room, expected, id, schema, bytes).await?;
                assert!(matches!(written, Appended::Committed(_)), "{written:?}");
                Err(broken())
            }
            _ => self.inner.append(room, expected, id, schema, bytes).await,
        }
    }

    async fn read(&self, room: &RoomId, after: Version, max: usize) -> Result<Page, JournalError> {
        if self.reads_fail.load(Ordering::SeqCst) {
            return Err(broken());
        }
        self.check_damage(room)?;
        self.inner.read(room, after, max).await
    }

    async fn watch(&self, room: &RoomId) -> Result<Watch, JournalError> {
        self.heard().watch(room).await
    }

    async fn truncate(&self, room: &RoomId, before: Version) -> Result<(), JournalError> {
        self.inner.truncate(room, before).await
    }

    async fn delete(&self, room: &RoomId, expected: Version) -> Result<Deleted, JournalError> {
        self.check_damage(room)?;
        self.inner.delete(room, expected).await
    }

    async fn rooms(
        &self,
        after: Option<&RoomId>,
        max: usize,
    ) -> Result<Vec<RoomInfo>, JournalError> {
        if self.lists_fail.load(Ordering::SeqCst) {
            return Err(broken());
        }
        let mut rooms = self.inner.rooms(after, max).await?;
        let old = self.old.lock().unwrap();
        for info in &mut rooms {
            info.appended_ms -= old.get(&info.room).copied().unwrap_or_default();
        }
        Ok(rooms)
    }

    async fn whisper(&self, topic: &Topic, bytes: Bytes) -> Result<(), JournalError> {
        self.inner.whisper(topic, bytes).await
    }

    async fn overhear(&self, topic: &Topic) -> Result<Whispers, JournalError> {
        self.heard().overhear(topic).await
    }

    async fn postpone(&self, by_ms: u64) -> Result<(), JournalError> {
        self.inner.postpone(by_ms).await
    }

    async fn put_blob(&self, room: &RoomId, bytes: Bytes) -> Result<BlobHash, JournalError> {
        if self.blobs_full.load(Ordering::SeqCst) {
            return Err(JournalError::RoomBlobsFull { max: 0 });
        }
        let put = self.inner.put_blob(room, bytes).await?;
        if self.loses_next_blob.swap(false, Ordering::SeqCst) {
            self.inner.keep_blobs(room, Vec::new()).await?;
        }
        Ok(put)
    }

    async fn get_blob(
        &self,
        room: &RoomId,
        hash: &BlobHash,
    ) -> Result<Option<Bytes>, JournalError> {
        if self.blobs_fail.load(Ordering::SeqCst) {
            return Err(broken());
        }
        self.check_damage(room)?;
        self.inner.get_blob(room, hash).await
    }

    async fn keep_blobs(&self, room: &RoomId, kept: Vec<BlobHash>) -> Result<(), JournalError> {
        self.inner.keep_blobs(room, kept).await
    }

    fn keeps(&self) -> bool {
        !self.disk_is_full.load(Ordering::SeqCst)
    }

    fn used_bytes(&self) -> u64 {
        self.inner.used_bytes()
    }

    async fn broken(&self) -> JournalError {
        self.breaks.notified().await;
        JournalError::Broken(the_disk())
    }

    /// The next server finds what this one wrote.
    async fn close(&self) -> Result<(), JournalError> {
        Ok(())
    }
}

fn broken() -> JournalError {
    JournalError::Storage(the_disk())
}

fn the_disk() -> Arc<std::io::Error> {
    Arc::new(std::io::Error::other("the disk is broken"))
}
