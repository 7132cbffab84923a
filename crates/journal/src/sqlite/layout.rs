//! The tables of the data file, and the step from each older layout to the next.
//!
//! `record` only grows at its end and has no second index, so that a group of records from as many rooms touches a few
//! pages and no more. What an index would tell is told by three numbers: each record names the row of the record `prev`
//! before it in its room, a room names its `last`, and records after row `folded` are newer than what their rooms name.

use rusqlite::{Connection, TransactionBehavior};

use super::epoch;

/// Says "a molehunt journal" in the file's header.
pub(super) const APPLICATION_ID: i64 = 0x4d6f_6c65;

/// The newest layout this build knows, kept as SQLite's `user_version`.
pub(super) const LAYOUT: i64 = 3;

/// An empty file has no layout yet.
pub(super) const NO_LAYOUT: i64 = 0;

// What is small stands before what may be long: a walk from record to record reads the beginning of each only.
const TABLES: &str = "
    CREATE TABLE store (
        floor INTEGER NOT NULL,
        folded INTEGER NOT NULL,
        epoch INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    INSERT INTO store (floor, folded) VALUES (0, 0);

    CREATE TABLE room (
        key INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        head INTEGER NOT NULL,
        last INTEGER NOT NULL,
        appended_ms INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE record (
        row INTEGER PRIMARY KEY,
        room INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        prev INTEGER NOT NULL,
        appended_ms INTEGER NOT NULL,
        schema INTEGER NOT NULL,
        id BLOB NOT NULL,
        bytes BLOB NOT NULL
    ) STRICT;
";

const BLOBS: &str = "
    CREATE TABLE blob (
        room INTEGER NOT NULL,
        hash BLOB NOT NULL,
        bytes BLOB NOT NULL,
        UNIQUE (room, hash)
    ) STRICT;
";

/// Layout 2 could not say whether its records were the only ones of their versions.
const COUNT_EPOCHS: &str = "ALTER TABLE store ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0";

const SET_ASIDE: &str = "
    ALTER TABLE store RENAME TO old_store;
    ALTER TABLE room RENAME TO old_room;
    ALTER TABLE record RENAME TO old_record;
";

// Layout 1 had a time for each room and none for a record; only that of the last is ever asked for. The cross join keeps
// the records in the order of their rows, so that they are copied one by one and never sorted.
const TAKE_OVER: &str = "
    UPDATE store SET
        floor = (SELECT floor FROM old_store),
        folded = (SELECT coalesce(max(rowid), 0) FROM old_record);

    INSERT INTO room (key, name, head, last, appended_ms)
    SELECT key, name, head, coalesce(
        (SELECT rowid FROM old_record WHERE room = key ORDER BY seq DESC LIMIT 1), 0
    ), appended_ms FROM old_room;

    INSERT INTO record (row, room, seq, prev, appended_ms, schema, id, bytes)
    SELECT it.rowid, it.room, it.seq, coalesce((
        SELECT rowid FROM old_record AS other
        WHERE other.room = it.room AND other.seq < it.seq ORDER BY other.seq DESC LIMIT 1
    ), 0), old_room.appended_ms, it.schema, it.id, it.bytes
    FROM old_record AS it CROSS JOIN old_room ON old_room.key = it.room ORDER BY it.rowid;

    DROP TABLE old_store;
    DROP TABLE old_room;
    DROP TABLE old_record;
";

/// Brings the file from the layout it was found with to the newest, whole or not at all.
pub(super) fn lift(connection: &mut Connection, found: i64) -> rusqlite::Result<()> {
    if found == LAYOUT {
        return Ok(());
    }
    let tx = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    if found == NO_LAYOUT {
        tx.execute_batch(TABLES)?;
        tx.execute_batch(BLOBS)?;
        tx.pragma_update(None, "application_id", APPLICATION_ID)?;
    } else {
        tracing::info!("bringing the journal to layout {LAYOUT}");
        if found == 1 {
            tx.execute_batch(SET_ASIDE)?;
            tx.execute_batch(TABLES)?;
            tx.execute_batch(TAKE_OVER)?;
        } else {
            tx.execute_batch(COUNT_EPOCHS)?;
        }
    }
    epoch::begin(&tx)?;
    tx.pragma_update(None, "user_version", LAYOUT)?;
    tx.commit()
}
