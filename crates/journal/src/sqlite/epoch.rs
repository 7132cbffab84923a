//! Which course of events the versions in a data file count. Versions only grow, so a file that was put back in time
//! would give them out a second time; an epoch that is higher stands before them and tells the two apart.
//!
//! It is the time at which the course began, where the clock allows, so that nobody has to remember which were used.

use rusqlite::{Connection, params};

use crate::Course;
use crate::room::unix_now_ms;

pub(super) fn read(db: &Connection) -> rusqlite::Result<u64> {
    let epoch: i64 = db.query_row("SELECT epoch FROM store", [], |row| row.get(0))?;
    Ok(u64::try_from(epoch).unwrap_or_default())
}

pub(super) fn course(db: &Connection) -> rusqlite::Result<Course> {
    let floor = db.query_row("SELECT floor FROM store", [], |row| row.get(0))?;
    let epoch = read(db)?;
    Ok(Course { epoch, floor })
}

/// Goes on with the course of another store.
pub(super) fn follow(db: &Connection, course: Course) -> rusqlite::Result<()> {
    let epoch = i64::try_from(course.epoch).unwrap_or(i64::MAX);
    db.execute(
        "UPDATE store SET epoch = ?1, floor = max(floor, ?2)",
        params![epoch, course.floor],
    )?;
    Ok(())
}

/// A course of its own, for a file that has had none.
pub(super) fn begin(db: &Connection) -> rusqlite::Result<()> {
    raise(db, 0).map(drop)
}

/// Begins another course, above the one that the file has and above `other`; gives its number.
pub(super) fn raise(db: &Connection, other: u64) -> rusqlite::Result<u64> {
    let above = read(db)?.max(other).saturating_add(1);
    let epoch = above.max(unix_now_ms());
    let kept = i64::try_from(epoch).unwrap_or(i64::MAX);
    db.execute("UPDATE store SET epoch = ?1", [kept])?;
    Ok(epoch)
}
