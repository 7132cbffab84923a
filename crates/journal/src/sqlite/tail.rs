//! The newest records, of which the rows of their rooms do not know yet.
//!
//! A row of `room` is not written with every record: rooms lie far apart, and each would cost a page. The records after
//! row `folded` are the tail of the file and say by themselves which is the last of its room. When the tail is long, the
//! rows of all its rooms are written at once. So nothing is lost with the process, and nothing is mended after a crash.

use std::collections::BTreeMap;

use rusqlite::{Connection, params};

use super::chain::Newest;

#[derive(Debug)]
pub(super) struct Tail {
    /// Reading a room looks through the tail, so it must stay short; writing rows is cheaper the longer it grows.
    limit: i64,
    /// The last row that the rows of rooms count.
    folded: i64,
    /// The last row given to a record. It is not given again while anything names it, even if that record is gone.
    row: i64,
    /// By key, so that rows are written in the order in which they lie.
    rooms: BTreeMap<i64, Newest>,
}

impl Tail {
    pub(super) fn load(db: &Connection, limit: usize) -> rusqlite::Result<Self> {
        let (folded, row): (i64, i64) = db.query_row(
            "SELECT folded, coalesce((SELECT max(row) FROM record), 0) FROM store",
            [],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )?;
        let rooms = db
            .prepare_cached(
                "SELECT room, max(row), seq, appended_ms FROM record WHERE row > ?1 GROUP BY room",
            )?
            .query_map([folded], |row| {
                let newest = Newest {
                    last: row.get(1)?,
                    head: row.get(2)?,
                    appended_ms: row.get(3)?,
                };
                Ok((row.get(0)?, newest))
            })?
            .collect::<rusqlite::Result<_>>()?;
        Ok(Self {
            limit: i64::try_from(limit).unwrap_or(i64::MAX),
            folded,
            row: row.max(folded),
            rooms,
        })
    }

    /// The row of the next record.
    pub(super) fn next_row(&mut self) -> i64 {
        self.row += 1;
        self.row
    }

    pub(super) fn newest(&self, key: i64) -> Option<Newest> {
        self.rooms.get(&key).copied()
    }

    pub(super) fn note(&mut self, key: i64, newest: Newest) {
        self.rooms.insert(key, newest);
    }

    /// The row of this room is written, or gone.
    pub(super) fn forget(&mut self, key: i64) {
        self.rooms.remove(&key);
    }

    pub(super) fn fold_if_long(&mut self, db: &Connection) -> rusqlite::Result<()> {
        if self.row - self.folded > self.limit {
            self.fold(db)?;
        }
        Ok(())
    }

    /// Writes the rows of all rooms in the tail, which is then empty.
    pub(super) fn fold(&mut self, db: &Connection) -> rusqlite::Result<()> {
        for (key, newest) in std::mem::take(&mut self.rooms) {
            newest.write(db, key)?;
        }
        db.prepare_cached("UPDATE store SET folded = ?1")?
            .execute(params![self.row])?;
        self.folded = self.row;
        Ok(())
    }
}
