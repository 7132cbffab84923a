//! Whole logs at once, for rooms that nobody has ever used: what a store of many tables costs is measured with these.
//! Looks up nothing, so it takes a fraction of the time of appends; the cluster still refuses whatever does not follow.

use std::time::Duration;

use bytes::Bytes;
use futures_util::{TryStreamExt, stream};
use tokio::time::{Instant, sleep};

use super::JetStreamJournal;
use super::entry::{Entry, Said};
use super::log::WRITES_WITHIN;
use super::store::{Room, Store, failed};
use crate::room::unix_now_ms;
use crate::{CommandId, JournalError, Record, RoomId, Version};

const AGAIN: Duration = Duration::from_millis(5);

impl JetStreamJournal {
    /// Begins each of these rooms with records of these bytes, so many rooms at once.
    #[doc(hidden)]
    pub async fn lay(
        &self,
        rooms: impl Iterator<Item = RoomId> + Send,
        records: &[Bytes],
        at_once: usize,
    ) -> Result<(), JournalError> {
        let _entered = self.entered().await?;
        let store = self.store();
        let floor = store.hall.floor(Instant::now() + WRITES_WITHIN).await;
        let floor = floor.map_err(failed)?;
        let rooms = stream::iter(rooms.map(Ok));
        let laying = rooms.try_for_each_concurrent(at_once, |id| async move {
            store.lay(&store.room(&id), floor, records).await
        });
        laying.await
    }
}

impl Store {
    async fn lay(
        &self,
        room: &Room,
        floor: Version,
        records: &[Bytes],
    ) -> Result<(), JournalError> {
        let (mut prev, mut version, mut last_seq) = (Version::EMPTY, floor, 0);
        for bytes in records {
            version = version.next();
            let mut id = [0; 16];
            id[..8].copy_from_slice(&version.get().to_be_bytes());
            let entry = Entry {
                seq: 0,
                after_seq: 0,
                at_ms: unix_now_ms(),
                prev,
                said: Said::Record(Record {
                    version,
                    id: CommandId(id),
                    schema: 1,
                    bytes: bytes.clone(),
                }),
            };
            last_seq = self.lay_one(room, &entry, last_seq).await?;
            prev = version;
        }
        Ok(())
    }

    /// Tries again until it is there: the cluster refuses some without a rival, and some answers are lost.
    async fn lay_one(
        &self,
        room: &Room,
        entry: &Entry,
        last_seq: u64,
    ) -> Result<u64, JournalError> {
        let until = Instant::now() + WRITES_WITHIN;
        loop {
            let (log, written) = (room.log.clone(), entry.written());
            let laid = self.api.publish(log, written, last_seq, WRITES_WITHIN);
            let fault = match laid.await {
                Ok(seq) => return Ok(seq),
                Err(fault) => fault,
            };
            let may_pass = fault.is_conflict() || fault.is_passing();
            if !may_pass || Instant::now() >= until {
                return Err(failed(fault));
            }
            sleep(AGAIN).await;
            let last = self.api.last(&room.stream, &room.log).await;
            if let Ok(Some(last)) = last
                && last.seq > last_seq
            {
                return Ok(last.seq);
            }
        }
    }
}
