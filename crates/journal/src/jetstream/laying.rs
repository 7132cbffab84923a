//! Whole logs at once, for rooms that nobody has ever used: what a store of many tables costs is measured with these.
//! Looks up nothing, so it takes a fraction of the time of appends; the cluster still refuses whatever does not follow.

use bytes::Bytes;
use futures_util::{TryStreamExt, stream};
use tokio::time::Instant;

use super::JetStreamJournal;
use super::entry::{Entry, Said};
use super::log::WRITES_WITHIN;
use super::store::{Room, Store, failed};
use crate::room::unix_now_ms;
use crate::{CommandId, JournalError, Record, RoomId, Version};

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
                at_ms: unix_now_ms(),
                prev,
                said: Said::Record(Record {
                    version,
                    id: CommandId(id),
                    schema: 1,
                    bytes: bytes.clone(),
                }),
            };
            let (log, written) = (room.log.clone(), entry.written());
            let laid = self.api.publish(log, written, last_seq, WRITES_WITHIN);
            last_seq = laid.await.map_err(failed)?;
            prev = version;
        }
        Ok(())
    }
}
