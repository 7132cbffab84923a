//! What a room's log and what lies beside it may take.

use std::time::Duration;

use bytes::Bytes;
use journal::{BlobHash, Journal, JournalError};
use rules::{Command, Record};
use tokio::time::sleep;
use wire::Refusal;

use super::{Denied, Ledger};
use crate::additions;
use crate::code::TableCode;
use crate::memory::Share;
use crate::room::budget::Wish;

/// By then another node has dropped what it wanted to drop, or has given up.
const DROPPED_WITHIN: Duration = Duration::from_secs(10);

/// What lies beside a log and has to stay there.
struct Held<J> {
    journal: J,
    code: TableCode,
    hash: BlobHash,
    bytes: Bytes,
}

impl<J: Journal> Held<J> {
    async fn put_again(&self) {
        let (code, room) = (&self.code, self.code.room());
        let lies_there = self.journal.get_blob(room, &self.hash).await;
        if !matches!(lies_there, Ok(None)) {
            return;
        }
        tracing::info!(%code, "what another node had dropped is put there again");
        if let Err(error) = self.journal.put_blob(room, self.bytes.clone()).await {
            tracing::error!(%code, %error, "an addition is lost");
        }
    }
}

impl<J: Journal> Ledger<J> {
    /// Gives what a game that begins takes of the memory.
    pub(super) fn afford(
        &self,
        command: &Command,
        record: &Record,
        bytes: usize,
    ) -> Result<Option<Share>, Denied> {
        let wish = Wish {
            need: command.need(),
            begins_game: record.begins_game(),
            bytes,
        };
        let used_bytes = || self.journal.used_bytes();
        let admitted = self.budget.admit(wish, self.log, used_bytes);
        admitted.map_err(|why| Denied::Refused(self.told(why)))?;
        if !wish.begins_game {
            return Ok(None);
        }
        let share = self.share_for(bytes as u64);
        let share = share.ok_or(Denied::Refused(Refusal::StoreFull))?;
        Ok(Some(share))
    }

    /// For a game of so many bytes instead of the one that is on, if there is room.
    pub(super) fn share_for(&self, bytes: u64) -> Option<Share> {
        let share = self.house.memory.share(bytes, &self.memory);
        if share.is_none() {
            self.house.seldom.limit("games-bytes");
        }
        share
    }

    fn told(&self, why: Refusal) -> Refusal {
        self.house.seldom.limit(match why {
            Refusal::StoreFull => "store-bytes",
            _ => "table-bytes",
        });
        why
    }

    /// Whether there is space for anything more.
    pub(in crate::room) fn may_grow(&self) -> Result<(), Refusal> {
        let used_bytes = || self.journal.used_bytes();
        let admitted = self.budget.admit_more(self.log, used_bytes);
        admitted.map_err(|why| self.told(why))
    }

    /// Lies beside the log from here on. What is put there twice lies there once.
    pub(in crate::room) async fn put_blob(&self, bytes: Bytes) -> Result<BlobHash, Denied> {
        self.may_grow().map_err(Denied::Refused)?;
        let room = self.code.room();
        let mut put = self.journal.put_blob(room, bytes.clone()).await;
        if let Err(JournalError::RoomBlobsFull { .. }) = put {
            // Some may lie there that were never recorded.
            self.drop_unused_blobs().await;
            put = self.journal.put_blob(room, bytes).await;
        }
        match put {
            Ok(hash) => Ok(hash),
            Err(JournalError::RoomBlobsFull { .. }) => {
                Err(Denied::Refused(Refusal::TableStoreFull))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// What was put there and is recorded now. Another node may have found that nobody needs it, before it was recorded,
    /// and may come to drop it only after that.
    pub(in crate::room) async fn hold_blob(&self, hash: BlobHash, bytes: Bytes) {
        if !self.house.nodes.is_shared() {
            return;
        }
        let held = Held {
            journal: self.journal.clone(),
            code: self.code.clone(),
            hash,
            bytes,
        };
        held.put_again().await;
        tokio::spawn(async move {
            sleep(DROPPED_WITHIN).await;
            held.put_again().await;
        });
    }

    /// Before anything else is put there: what was put and is not recorded yet would go as well. What stays costs only
    /// space, so a failure is no more than a remark.
    pub(super) async fn drop_unused_blobs(&self) {
        let (code, kept) = (&self.code, additions::stored(&self.state));
        if let Err(error) = self.journal.keep_blobs(code.room(), kept).await {
            tracing::warn!(%code, %error, "what was dropped still takes space");
        }
    }
}
