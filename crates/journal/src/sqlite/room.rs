//! A room as the writer knows it by heart, so that a record costs one insert and no question.

use rusqlite::Connection;

use super::chain::{LINKS, NO_ROW, Newest, find_room, walk};
use super::tail::Tail;
use crate::rooms::Weigh;
use crate::{CommandId, RoomId, Version};

/// What a room takes in memory besides its ids, counted in ids.
const ROOM_IDS: usize = 8;

#[derive(Debug)]
pub(super) struct Room {
    pub(super) key: i64,
    pub(super) newest: Newest,
    /// Oldest first. Their versions have no hole, so the place of a record tells its version.
    records: Vec<Kept>,
}

/// What is known of a record that is kept.
#[derive(Debug)]
struct Kept {
    id: CommandId,
    row: i64,
}

impl Room {
    /// A room that has no record yet.
    pub(super) fn beginning_after(floor: Version, key: i64) -> Self {
        let newest = Newest {
            head: floor,
            last: NO_ROW,
            appended_ms: 0,
        };
        let records = Vec::new();
        Self {
            key,
            newest,
            records,
        }
    }

    pub(super) fn find(
        db: &Connection,
        tail: &Tail,
        name: &RoomId,
    ) -> rusqlite::Result<Option<Self>> {
        let Some((key, in_row)) = find_room(db, name)? else {
            return Ok(None);
        };
        let newest = tail.newest(key).unwrap_or(in_row);
        let mut records = Vec::new();
        let mut above = newest.head.next();
        walk(db, LINKS, (key, newest.last), |link, _| {
            // A hole is damage, which whoever reads the room will see; records beyond it have no place here.
            let dense = link.version.next() == above;
            if dense {
                let (id, row) = (link.id, link.row);
                records.push(Kept { id, row });
                above = link.version;
            }
            Ok(dense)
        })?;
        records.reverse();
        Ok(Some(Self {
            key,
            newest,
            records,
        }))
    }

    pub(super) fn version_of(&self, id: CommandId) -> Option<Version> {
        let place = self.records.iter().rposition(|kept| kept.id == id)?;
        let newer = self.records.len() - 1 - place;
        Some(Version::new(self.newest.head.get() - newer as u64))
    }

    pub(super) fn push(&mut self, id: CommandId, newest: Newest) {
        let row = newest.last;
        self.records.push(Kept { id, row });
        self.newest = newest;
    }

    /// The rows of the records with versions below `before`, in the order in which they lie.
    pub(super) fn rows_below(&self, before: Version) -> impl Iterator<Item = i64> {
        self.records[..self.count_below(before)]
            .iter()
            .map(|kept| kept.row)
    }

    /// The records with versions below `before` are gone.
    pub(super) fn truncate(&mut self, before: Version) {
        self.records.drain(..self.count_below(before));
        if self.records.is_empty() {
            self.newest.last = NO_ROW;
        }
    }

    fn count_below(&self, before: Version) -> usize {
        let kept = self.newest.head.next().get().saturating_sub(before.get());
        let kept = usize::try_from(kept).unwrap_or(usize::MAX);
        self.records.len().saturating_sub(kept)
    }
}

impl Weigh for Room {
    fn weight(&self) -> usize {
        ROOM_IDS + self.records.len()
    }
}
