//! A journal whose calls are counted and timed. What they ask and answer passes through unread.

use std::sync::Arc;

use bytes::Bytes;
use journal::{
    Appended, BlobHash, CommandId, Deleted, Journal, JournalError, Page, RoomId, RoomInfo, Topic,
    Version,
};
use tokio::time::Instant;

use super::{Call, Meters};

#[derive(Clone, Debug)]
pub(crate) struct Metered<J> {
    inner: J,
    meters: Arc<Meters>,
}

impl<J: Journal> Metered<J> {
    pub(crate) fn new(inner: J, meters: Arc<Meters>) -> Self {
        Self { inner, meters }
    }

    /// Who is turned down for what was asked has had an answer.
    fn noted<T>(&self, call: Call, answer: Result<T, JournalError>) -> Result<T, JournalError> {
        if answer.as_ref().is_err_and(|error| !error.is_refusal()) {
            self.meters.journal.failed(call);
        }
        answer
    }
}

impl<J: Journal> Journal for Metered<J> {
    type Watch = J::Watch;
    type Whispers = J::Whispers;

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
        let (meters, begun) = (&self.meters.journal, Instant::now());
        let answer = self.inner.append(room, expected, id, schema, bytes).await;
        meters.appending.observe(begun.elapsed());
        match &answer {
            Ok(Appended::Committed(_)) => meters.records.one(),
            Ok(Appended::Conflict) => meters.conflicts.one(),
            Err(_) => {}
        }
        self.noted(Call::Append, answer)
    }

    async fn read(&self, room: &RoomId, after: Version, max: usize) -> Result<Page, JournalError> {
        let begun = Instant::now();
        let answer = self.inner.read(room, after, max).await;
        self.meters.journal.reading.observe(begun.elapsed());
        self.noted(Call::Read, answer)
    }

    async fn watch(&self, room: &RoomId) -> Result<J::Watch, JournalError> {
        self.noted(Call::Other, self.inner.watch(room).await)
    }

    async fn truncate(&self, room: &RoomId, before: Version) -> Result<(), JournalError> {
        self.noted(Call::Other, self.inner.truncate(room, before).await)
    }

    async fn delete(&self, room: &RoomId, expected: Version) -> Result<Deleted, JournalError> {
        self.noted(Call::Other, self.inner.delete(room, expected).await)
    }

    async fn rooms(
        &self,
        after: Option<&RoomId>,
        max: usize,
    ) -> Result<Vec<RoomInfo>, JournalError> {
        self.noted(Call::Read, self.inner.rooms(after, max).await)
    }

    async fn whisper(&self, topic: &Topic, bytes: Bytes) -> Result<(), JournalError> {
        self.noted(Call::Other, self.inner.whisper(topic, bytes).await)
    }

    async fn overhear(&self, topic: &Topic) -> Result<J::Whispers, JournalError> {
        self.noted(Call::Other, self.inner.overhear(topic).await)
    }

    async fn postpone(&self, by_ms: u64) -> Result<(), JournalError> {
        self.noted(Call::Other, self.inner.postpone(by_ms).await)
    }

    async fn put_blob(&self, room: &RoomId, bytes: Bytes) -> Result<BlobHash, JournalError> {
        self.noted(Call::Other, self.inner.put_blob(room, bytes).await)
    }

    async fn get_blob(
        &self,
        room: &RoomId,
        hash: &BlobHash,
    ) -> Result<Option<Bytes>, JournalError> {
        self.noted(Call::Read, self.inner.get_blob(room, hash).await)
    }

    async fn keep_blobs(&self, room: &RoomId, kept: Vec<BlobHash>) -> Result<(), JournalError> {
        self.noted(Call::Other, self.inner.keep_blobs(room, kept).await)
    }

    fn used_bytes(&self) -> u64 {
        self.inner.used_bytes()
    }

    fn keeps(&self) -> bool {
        self.inner.keeps()
    }

    async fn broken(&self) -> JournalError {
        self.inner.broken().await
    }

    async fn close(&self) -> Result<(), JournalError> {
        self.inner.close().await
    }
}
