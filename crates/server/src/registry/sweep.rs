//! Tables at which nothing has happened for too long are deleted, by one node for all.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::sync::{MutexGuard, PoisonError};

use journal::{Deleted, Journal, JournalError, RoomId, RoomInfo, Version, unix_now_ms};
use tokio::time::{Instant, sleep};

use super::{Bounds, Registry};
use crate::ageing::{self, Almanac};
use crate::nodes::{ANSWERS_WITHIN, HouseWord};

/// Rooms are listed so many at a time.
const LISTED: usize = 1000;

/// Of so many tables at a time other nodes are asked whether somebody is there.
const ASKED: usize = 500;

/// One sweep deletes at most this part of all tables, so that a mistake is seen before it has cost all of them,
const SWEPT_PART: usize = 10;
/// but always so many.
const SWEPT_LEAST: usize = 100;

impl<J: Journal> Registry<J> {
    /// At the start: what has passed since the last thing that happened is believed in part only. Where others serve
    /// the same tables they have begun already.
    pub(crate) async fn begin(&self) -> Result<Almanac, JournalError> {
        let (clock_ms, at) = (unix_now_ms(), Instant::now());
        if self.inner.house.nodes.has_others() {
            return Ok(Almanac::begin(clock_ms, at));
        }
        let rooms = self.rooms().await?;
        let newest_ms = rooms.iter().map(|info| info.appended_ms).max();
        self.disbelieve(ageing::unseen_ms(newest_ms, clock_ms))
            .await?;
        self.sweep().await?;
        Ok(Almanac::begin(clock_ms, at))
    }

    /// All there are, a page at a time.
    async fn rooms(&self) -> Result<Vec<RoomInfo>, JournalError> {
        let mut rooms: Vec<RoomInfo> = Vec::new();
        loop {
            let after = rooms.last().map(|info| &info.room);
            let page = self.inner.journal.rooms(after, LISTED).await?;
            let is_last = page.len() < LISTED;
            rooms.extend(page);
            if is_last {
                return Ok(rooms);
            }
        }
    }

    /// Tables do not age by what the clock has leapt since it was last looked at.
    pub(crate) async fn follow_clock(&self, almanac: &mut Almanac) -> Result<(), JournalError> {
        let leap_ms = almanac.leap_ms(unix_now_ms(), Instant::now());
        if !self.inner.house.nodes.is_steward() {
            return Ok(());
        }
        self.disbelieve(leap_ms).await
    }

    async fn disbelieve(&self, leap_ms: u64) -> Result<(), JournalError> {
        if leap_ms == 0 {
            return Ok(());
        }
        let hours = leap_ms / 3_600_000;
        tracing::warn!(
            hours,
            "the clock is ahead of what this server has seen pass; tables do not age by that"
        );
        self.inner.journal.postpone(leap_ms).await
    }

    /// Deletes tables at which nothing has happened for too long, the oldest first, and sooner those at which nobody
    /// ever sat. One node does it for all.
    pub(crate) async fn sweep(&self) -> Result<(), JournalError> {
        if !self.inner.house.nodes.is_steward() {
            return Ok(());
        }
        let Bounds {
            table_lifetime,
            empty_table_lifetime,
            ..
        } = self.inner.bounds;
        let rooms = self.rooms().await?;
        let tables = rooms.len();
        let now_ms = u128::from(self.believed_ms(&rooms));
        let longest = &self.inner.longest;
        rooms.iter().for_each(|info| longest.saw(&info.room));
        // The only record of an empty one says that it was opened.
        let is_empty = |info: &RoomInfo| info.head == Version::EMPTY.next();
        let has_expired = |info: &RoomInfo| {
            let lifetime = match is_empty(info) {
                true => empty_table_lifetime.min(table_lifetime),
                false => table_lifetime,
            };
            let expired = u128::from(info.appended_ms) + lifetime.as_millis() <= now_ms;
            expired && !self.lock().contains_key(&info.room)
        };
        let expired = rooms.into_iter().filter(has_expired);
        let (empty, mut old): (Vec<_>, Vec<_>) = expired.partition(is_empty);
        old.sort_by_key(|info| info.appended_ms);
        old.truncate((tables / SWEPT_PART).max(SWEPT_LEAST));
        let (mut deleted_empty, mut deleted) = (0, 0);
        let spared = self.spared_elsewhere(empty.iter().chain(&old)).await;
        let wanted = |info: &&RoomInfo| !spared.contains(&info.room);
        for info @ RoomInfo { room, head, .. } in empty.iter().chain(&old).filter(wanted) {
            match self.inner.journal.delete(room, *head).await {
                // One that lies where the file is damaged is no reason to serve nobody.
                Err(error @ JournalError::Damaged(_)) => {
                    tracing::error!(code = %room, %error, "a table has expired and cannot be deleted");
                    continue;
                }
                deleted => match deleted? {
                    Deleted::Gone => {}
                    // Somebody has come back to it just now.
                    Deleted::Conflict => continue,
                },
            }
            match is_empty(info) {
                true => deleted_empty += 1,
                false => deleted += 1,
            }
            self.inner.owners.forget(room);
            tracing::info!(code = %room, "a table has expired");
        }
        if deleted > 0 {
            let days = table_lifetime.as_secs() / (24 * 3600);
            tracing::warn!(
                deleted,
                "tables were deleted at which nothing had happened for {days} days"
            );
        }
        let kept = tables - deleted_empty - deleted;
        self.inner.tables.store(kept, Ordering::Relaxed);
        Ok(())
    }

    /// A node that has joined others has not looked at what happened before it came, so it believes its clock no
    /// further than a day beyond the newest thing that happened.
    fn believed_ms(&self, rooms: &[RoomInfo]) -> u64 {
        let clock_ms = unix_now_ms();
        if !self.inner.house.nodes.is_shared() {
            return clock_ms;
        }
        let newest_ms = rooms.iter().map(|info| info.appended_ms).max();
        clock_ms - ageing::unseen_ms(newest_ms, clock_ms)
    }

    /// Those of these that are awake at another node: a screen may wait there.
    async fn spared_elsewhere(&self, expired: impl Iterator<Item = &RoomInfo>) -> BTreeSet<RoomId> {
        let nodes = &self.inner.house.nodes;
        let tables: Vec<_> = expired.map(|info| info.room.to_string()).collect();
        if tables.is_empty() || !nodes.has_others() {
            return BTreeSet::new();
        }
        self.spared().clear();
        for tables in tables.chunks(ASKED) {
            let tables = tables.to_vec();
            nodes.tell(HouseWord::Expiring { tables });
        }
        sleep(ANSWERS_WITHIN).await;
        std::mem::take(&mut *self.spared())
    }

    /// Somebody is at these elsewhere.
    pub(crate) fn spare(&self, tables: Vec<String>) {
        let rooms = tables.iter().filter_map(|table| table.parse().ok());
        self.spared().extend(rooms);
    }

    fn spared(&self) -> MutexGuard<'_, BTreeSet<RoomId>> {
        // The set is whole after every statement, so a panic elsewhere cannot have broken it.
        let spared = self.inner.spared.lock();
        spared.unwrap_or_else(PoisonError::into_inner)
    }
}
