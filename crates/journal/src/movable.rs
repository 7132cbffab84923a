//! Moving rooms from one store to another, under the versions they have. What nobody needs who serves tables.

use crate::{Appended, BlobHash, Journal, JournalError, Record, RoomId, Version};

/// What the versions of a store count from. Versions of two stores can be compared if both have followed the same course.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Course {
    /// See [`Journal::epoch`].
    pub epoch: u64,
    /// No room that begins from now on uses a version up to this one.
    pub floor: Version,
}

/// A journal whose rooms can move to another one, or come from there. Nobody may play meanwhile.
pub trait Movable: Journal {
    /// Begins a room with the first record that another store has kept of it, under the version it had there; those that
    /// follow are appended. A conflict if the room exists, unless its record of this id is kept: then its version.
    ///
    /// The time of the record is that of this call.
    fn adopt(
        &self,
        room: &RoomId,
        record: Record,
    ) -> impl Future<Output = Result<Appended, JournalError>> + Send;

    /// All blobs of a room, in any order. Whether they are what they are called after is not looked at.
    fn blobs(
        &self,
        room: &RoomId,
    ) -> impl Future<Output = Result<Vec<BlobHash>, JournalError>> + Send;

    fn course(&self) -> impl Future<Output = Result<Course, JournalError>> + Send;

    /// Counts on from where another store does: nothing that was seen there means something else here. The floor never
    /// sinks. For a store of which nobody has seen anything yet.
    fn follow(&self, course: Course) -> impl Future<Output = Result<(), JournalError>> + Send;
}
