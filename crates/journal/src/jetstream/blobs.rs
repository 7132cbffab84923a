//! Pictures and packs of rooms: one message each, beside the log of their room, so that they go with it.

use std::time::Duration;

use async_nats::HeaderMap;
use bytes::Bytes;
use tokio::time::{Instant, sleep};

use super::api::Fault;
use super::store::{Room, Store, failed, readers_patience};
use crate::{BlobHash, JournalError, Version};

/// A blob is longer than a record and is waited for as long as one in an election.
const WRITES_WITHIN: Duration = Duration::from_secs(12);
const PAUSE: Duration = Duration::from_millis(20);

/// What a subject says of a blob.
struct Named {
    hash: BlobHash,
    bytes: usize,
    subject: String,
}

impl Store {
    pub(super) async fn put_blob(
        &self,
        room: &Room,
        bytes: Bytes,
    ) -> Result<BlobHash, JournalError> {
        let hash = BlobHash::of(&bytes);
        let until = Instant::now() + WRITES_WITHIN;
        let mut chain = room.chain.lock().await;
        self.catch_up(room, &mut chain, until)
            .await
            .map_err(failed)?;
        if chain.head == Version::EMPTY {
            return Err(JournalError::NoSuchRoom);
        }
        let held = self.blobs(room, until).await.map_err(failed)?;
        if held.iter().any(|blob| blob.hash == hash) {
            return Ok(hash);
        }
        let sum = held.iter().map(|blob| blob.bytes).sum();
        self.limits.check_room_blobs(sum, bytes.len())?;
        let subject = self.names.blob(room.shelf, &room.id, &hash, bytes.len());
        let length = bytes.len();
        let put = self.api.patiently(until, || {
            let message = (HeaderMap::new(), bytes.clone());
            let within = until.saturating_duration_since(Instant::now());
            self.api.publish(subject.clone(), message, 0, within)
        });
        match put.await {
            Ok(_) => self.add_used(room.shelf, length),
            // It is there already: another node was faster, or the first try was.
            Err(fault) if fault.is_conflict() => {}
            Err(fault) => return Err(failed(fault)),
        }
        Ok(hash)
    }

    pub(super) async fn get_blob(
        &self,
        room: &Room,
        hash: &BlobHash,
    ) -> Result<Option<Bytes>, JournalError> {
        let until = readers_patience();
        let subject = self.names.blobs(room.shelf, &room.id, Some(hash));
        loop {
            let found = self
                .api
                .patiently(until, || self.api.direct_last(&room.stream, &subject))
                .await;
            if let Some(stored) = found.map_err(failed)? {
                return whole(hash, stored.payload).map(Some);
            }
            // The replica that was asked may not have it yet. Whoever leads knows.
            let held = self.blobs(room, until).await.map_err(failed)?;
            if held.iter().all(|blob| blob.hash != *hash) || Instant::now() >= until {
                return Ok(None);
            }
            sleep(PAUSE).await;
        }
    }

    pub(super) async fn keep_blobs(
        &self,
        room: &Room,
        kept: &[BlobHash],
    ) -> Result<(), JournalError> {
        let until = readers_patience();
        let held = self.blobs(room, until).await.map_err(failed)?;
        for blob in held.iter().filter(|blob| !kept.contains(&blob.hash)) {
            let purge = || self.api.purge(&room.stream, &blob.subject, None);
            self.api.patiently(until, purge).await.map_err(failed)?;
        }
        self.weigh(room.shelf).await.map_err(failed)
    }

    pub(super) async fn list_blobs(&self, room: &Room) -> Result<Vec<BlobHash>, JournalError> {
        let held = self.blobs(room, readers_patience()).await;
        let hashes = held.map_err(failed)?.into_iter().map(|blob| blob.hash);
        Ok(hashes.collect())
    }

    async fn blobs(&self, room: &Room, until: Instant) -> Result<Vec<Named>, Fault> {
        let all = self.names.blobs(room.shelf, &room.id, None);
        let subjects = self
            .api
            .patiently(until, || self.api.subjects(&room.stream, &all, 0))
            .await?;
        Ok(subjects.into_iter().filter_map(named).collect())
    }
}

fn named(subject: String) -> Option<Named> {
    let mut parts = subject.rsplit('.');
    let (bytes, hash) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    Some(Named {
        hash,
        bytes,
        subject,
    })
}

/// What is not what it is called after is damaged.
fn whole(hash: &BlobHash, bytes: Bytes) -> Result<Bytes, JournalError> {
    match BlobHash::of(&bytes) == *hash {
        true => Ok(bytes),
        false => Err(JournalError::damaged(Fault::Garbled(format!(
            "the blob {hash} is another"
        )))),
    }
}
