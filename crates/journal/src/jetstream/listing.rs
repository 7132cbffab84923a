//! All rooms of a store, a page at a time: shelf by shelf, on each by name.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::api::Fault;
use super::entry::{Entry, Said};
use super::hall::{Postponed, dated};
use super::names::{shelf_of, tail};
use super::store::{Store, readers_patience};
use crate::room::unix_now_ms;
use crate::{RoomId, RoomInfo, Version};

/// Rooms whose last message is asked for at once.
const HEADS: usize = 512;
/// Whoever reads on within this time goes on in the list as it was.
const LASTS: Duration = Duration::from_secs(60);
/// What has ended for so long has no writer left that could mistake it.
const END_LASTS_MS: u64 = 10 * 60_000;

/// The rooms of one shelf, by name, as they were when somebody began to list them.
#[derive(Debug, Default)]
pub(super) struct Listing {
    newest: Mutex<Option<Arc<List>>>,
}

#[derive(Debug)]
struct List {
    shelf: u32,
    rooms: Vec<RoomId>,
    postponed: Vec<Postponed>,
    made: Instant,
}

impl Store {
    pub(super) async fn rooms(
        &self,
        after: Option<&RoomId>,
        max: usize,
    ) -> Result<Vec<RoomInfo>, Fault> {
        let mut all = Vec::new();
        let first = after.map_or(0, |room| shelf_of(room, self.plan.shelves));
        for shelf in first..self.plan.shelves {
            let after = after.filter(|_| shelf == first);
            let list = self.list(shelf, after).await?;
            let rooms = match after {
                Some(after) => &list.rooms[list.rooms.partition_point(|room| room <= after)..],
                None => &list.rooms[..],
            };
            for some in rooms.chunks(HEADS) {
                if all.len() >= max {
                    break;
                }
                all.extend(self.infos(&list, some).await?);
            }
        }
        all.truncate(max);
        Ok(all)
    }

    /// The same list for all pages of a shelf: to make it takes longer than a page.
    async fn list(&self, shelf: u32, after: Option<&RoomId>) -> Result<Arc<List>, Fault> {
        let newest = &self.listing.newest;
        let known = newest
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        let goes_on = |list: &Arc<List>| list.shelf == shelf && list.made.elapsed() < LASTS;
        if let Some(list) = known.filter(|list| after.is_some() && goes_on(list)) {
            return Ok(list);
        }
        let until = readers_patience();
        let (stream, all) = (self.names.shelf(shelf), self.names.log(shelf, "*"));
        let mut rooms: Vec<RoomId> = Vec::new();
        let mut seen = 0;
        loop {
            let subjects = self
                .api
                .patiently(until, || self.api.subjects(&stream, &all, seen))
                .await?;
            if subjects.is_empty() {
                break;
            }
            seen += subjects.len();
            rooms.extend(
                subjects
                    .iter()
                    .filter_map(|subject| tail(subject).parse().ok()),
            );
        }
        rooms.sort_unstable();
        rooms.dedup();
        let list = Arc::new(List {
            shelf,
            rooms,
            postponed: self.hall.postponed(until).await?,
            made: Instant::now(),
        });
        *newest.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&list));
        Ok(list)
    }

    async fn infos(&self, list: &List, rooms: &[RoomId]) -> Result<Vec<RoomInfo>, Fault> {
        let (stream, until) = (self.names.shelf(list.shelf), readers_patience());
        let log = |room: &RoomId| self.names.log(list.shelf, room.as_str());
        let logs: Vec<_> = rooms.iter().map(log).collect();
        let mut lasts = self
            .api
            .patiently(until, || self.api.lasts(&stream, &logs))
            .await?;
        lasts.sort_by(|left, right| left.subject.cmp(&right.subject));
        let mut infos = Vec::with_capacity(rooms.len());
        for (room, log) in rooms.iter().zip(&logs) {
            let last = match lasts.binary_search_by(|last| last.subject.cmp(log)) {
                Ok(place) => Some(lasts[place].clone()),
                // The replica that was asked does not know it, or it has gone since.
                Err(_) => {
                    self.api
                        .patiently(until, || self.api.last(&stream, log))
                        .await?
                }
            };
            let Some(entry) = last.as_ref().and_then(Entry::read) else {
                continue;
            };
            let head = match &entry.said {
                Said::Record(record) => record.version,
                Said::Stub => entry.prev,
                Said::End => {
                    self.bury(room, &entry).await;
                    continue;
                }
            };
            debug_assert!(head > Version::EMPTY, "a room has a record");
            infos.push(RoomInfo {
                room: room.clone(),
                head,
                appended_ms: dated(entry.at_ms, &list.postponed),
            });
        }
        Ok(infos)
    }

    /// Drops what is left of a room that has ended, and in the end that it did.
    async fn bury(&self, id: &RoomId, end: &Entry) {
        let room = self.room(id);
        let is_old = end.at_ms.saturating_add(END_LASTS_MS) < unix_now_ms();
        let below = if is_old { end.seq + 1 } else { end.seq };
        if let Err(fault) = self.clear(&room, below).await {
            tracing::debug!(room = %id, %fault, "what was left of a room is dropped later");
        }
    }
}
