//! How the records of one room are found without an index: from the last of them back, each naming the one before.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{CommandId, RoomId, Version};

/// Stands where there is no record, since rows count from 1.
pub(super) const NO_ROW: i64 = 0;

/// What changes of a room with every record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Newest {
    pub(super) head: Version,
    /// The row of the newest record that is kept.
    pub(super) last: i64,
    pub(super) appended_ms: i64,
}

impl Newest {
    pub(super) fn write(self, db: &Connection, key: i64) -> rusqlite::Result<()> {
        db.prepare_cached("UPDATE room SET head = ?2, last = ?3, appended_ms = ?4 WHERE key = ?1")?
            .execute(params![key, self.head, self.last, self.appended_ms])?;
        Ok(())
    }
}

/// The key of a room that exists, and what its row says; the tail may know better.
pub(super) fn find_room(db: &Connection, room: &RoomId) -> rusqlite::Result<Option<(i64, Newest)>> {
    db.prepare_cached("SELECT key, head, last, appended_ms FROM room WHERE name = ?1")?
        .query_row([room.as_str()], |row| {
            let newest = Newest {
                head: row.get(1)?,
                last: row.get(2)?,
                appended_ms: row.get(3)?,
            };
            Ok((row.get(0)?, newest))
        })
        .optional()
}

/// What the tail says of a room, for those who see the file only.
pub(super) fn find_in_tail(db: &Connection, key: i64) -> rusqlite::Result<Option<Newest>> {
    db.prepare_cached(
        "SELECT seq, row, appended_ms FROM record
         WHERE row > (SELECT folded FROM store) AND room = ?1 ORDER BY row DESC LIMIT 1",
    )?
    .query_row([key], |row| {
        Ok(Newest {
            head: row.get(0)?,
            last: row.get(1)?,
            appended_ms: row.get(2)?,
        })
    })
    .optional()
}

/// What a walk needs of each record.
#[derive(Debug)]
pub(super) struct Link {
    pub(super) row: i64,
    pub(super) version: Version,
    pub(super) id: CommandId,
}

/// What is asked of each record on a walk. A link alone leaves long records on their pages.
pub(super) const LINKS: &str = "SELECT room, prev, seq, id FROM record WHERE row = ?1";
pub(super) const WHOLE: &str =
    "SELECT room, prev, seq, id, schema, bytes FROM record WHERE row = ?1";

/// Goes from the record in row `last` back to the oldest that is kept, as long as `visit` says so.
pub(super) fn walk(
    db: &Connection,
    asked: &str,
    (key, last): (i64, i64),
    mut visit: impl FnMut(Link, &Row<'_>) -> rusqlite::Result<bool>,
) -> rusqlite::Result<()> {
    let mut select = db.prepare_cached(asked)?;
    let (mut row, mut above) = (last, None);
    while row != NO_ROW {
        let mut found = select.query([row])?;
        // The oldest kept record still names one that was truncated.
        let Some(columns) = found.next()? else {
            return Ok(());
        };
        let link = Link {
            row,
            version: columns.get(2)?,
            id: CommandId(columns.get(3)?),
        };
        // Only a damaged file leads elsewhere or in a circle.
        let leads_back = above.is_none_or(|above| link.version < above);
        above = Some(link.version);
        if columns.get::<_, i64>(0)? != key || !leads_back || !visit(link, columns)? {
            return Ok(());
        }
        row = columns.get(1)?;
    }
    Ok(())
}
