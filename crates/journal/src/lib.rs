//! The room log: an append-only list of records per room, and blobs by hash beside it.
//!
//! It stores bytes and never looks inside them: it knows nothing of games, players or frames. The log is the only
//! arbiter and the only lock of a room. Whoever appends says which version it has seen, and loses if another was faster.
//!
//! # Lives of a room
//!
//! A room exists from its first record until [`Journal::delete`]. A room that does not exist has the head
//! [`Version::EMPTY`], and appending to that version begins it. A deleted room may be begun again under the same name; its
//! versions then start at least two above the last version of *any* room deleted before. So
//!
//! * a writer that still holds a version of an earlier life always gets [`Appended::Conflict`];
//! * a reader that catches up from an earlier life sees a hole, and [`Page::continues`] says so.
//!
//! One number per store is enough for this; deleted rooms leave nothing else behind. What cannot be told apart is a
//! command that *begins* a room and is sent again after that room was deleted: it begins the room anew.

mod blob;
mod carry;
mod error;
mod feed;
mod jetstream;
mod limits;
mod memory;
mod mood;
mod movable;
mod record;
mod room;
mod rooms;
mod sqlite;
mod whisper;

use std::fmt;

use bytes::Bytes;
use futures_util::Stream;

pub use blob::{BadBlobHash, BlobHash};
pub use carry::{Carried, CarryError, carry};
pub use error::JournalError;
pub use feed::Watch;
pub use jetstream::{BadNatsPlace, Following, JetStreamJournal, NatsOptions, NatsPlace, Unfit};
pub use limits::Limits;
pub use memory::MemoryJournal;
pub use movable::{Course, Movable};
pub use record::{Appended, CommandId, Deleted, Feed, Page, Record, Version};
pub use room::{BadRoomId, RoomId, RoomInfo, unix_now_ms};
pub use sqlite::{Archive, Found, Restored, Restoring, SqliteJournal, Stats, back_up, export};
pub use whisper::{Topic, Whispers};

/// A store of room logs. Clones share one store.
///
/// Every call may be dropped before it answers. A write that was dropped, or that answered with an error other than a
/// refusal (see [`JournalError::is_refusal`]), may have happened or not: resend it with the same [`CommandId`].
pub trait Journal: Clone + fmt::Debug + Send + Sync + 'static {
    /// What [`Journal::watch`] returns.
    type Watch: Stream<Item = Feed> + Send + Unpin + 'static;

    /// What [`Journal::overhear`] returns.
    type Whispers: Stream<Item = Bytes> + Send + Unpin + 'static;

    /// Stands before all versions of this store: it is higher once the store was put back in time, and then a version
    /// may have named something else before.
    fn epoch(&self) -> u64;

    /// Whether other processes may read and write here at the same time. If not, all that happens in this store comes
    /// through clones of this journal, and nobody needs to watch or to whisper for the sake of others.
    fn is_shared(&self) -> bool;

    /// Appends one record if the room's head is `expected`, and answers once it is durable.
    ///
    /// If a kept record of this room already has this `id`, nothing is written and that record's version is answered,
    /// whatever `expected` is. Ids of truncated records are forgotten.
    fn append(
        &self,
        room: &RoomId,
        expected: Version,
        id: CommandId,
        schema: u32,
        bytes: Bytes,
    ) -> impl Future<Output = Result<Appended, JournalError>> + Send;

    /// The kept records after version `after`, oldest first, and the head they were read under.
    ///
    /// At most `max` records and about [`Limits::page_bytes`]; at least one if there is any and `max` is not 0. Read on
    /// from the last record until the head is reached.
    fn read(
        &self,
        room: &RoomId,
        after: Version,
        max: usize,
    ) -> impl Future<Output = Result<Page, JournalError>> + Send;

    /// Every record committed after this call has answered, in order; the stream ends when the journal closes.
    ///
    /// To miss nothing, watch first, then read, then skip what was read. A watcher more than [`Limits::watch_records`]
    /// behind gets [`Feed::Gap`], and so does everyone when the room is deleted: read on to the head. Records
    /// that were read meanwhile may still follow. The room need not exist yet.
    fn watch(
        &self,
        room: &RoomId,
    ) -> impl Future<Output = Result<Self::Watch, JournalError>> + Send;

    /// Drops the records with versions below `before`. The head stays, even if no record is left.
    fn truncate(
        &self,
        room: &RoomId,
        before: Version,
    ) -> impl Future<Output = Result<(), JournalError>> + Send;

    /// Ends the room if its head is `expected`: all its records and blobs. Nothing happens if it does not exist.
    ///
    /// So nobody deletes a room at which something has happened since they looked.
    fn delete(
        &self,
        room: &RoomId,
        expected: Version,
    ) -> impl Future<Output = Result<Deleted, JournalError>> + Send;

    /// The next rooms that exist after `after`, at most `max`, in an order of the store's own; none are left if there are
    /// fewer. A room that exists all the while is listed once.
    fn rooms(
        &self,
        after: Option<&RoomId>,
        max: usize,
    ) -> impl Future<Output = Result<Vec<RoomInfo>, JournalError>> + Send;

    /// Tells whoever else uses this store something that is kept nowhere and may be lost. Who whispers hears it too.
    fn whisper(
        &self,
        topic: &Topic,
        bytes: Bytes,
    ) -> impl Future<Output = Result<(), JournalError>> + Send;

    /// What is whispered about this from now on; the stream ends when the journal closes.
    fn overhear(
        &self,
        topic: &Topic,
    ) -> impl Future<Output = Result<Self::Whispers, JournalError>> + Send;

    /// Lets the last record of every room count as appended so much later: the clock of the machine has leapt.
    fn postpone(&self, by_ms: u64) -> impl Future<Output = Result<(), JournalError>> + Send;

    /// Keeps `bytes` until the room is deleted, and answers once they are durable. Storing them twice stores them once.
    ///
    /// The room must exist, so that a blob cannot outlive the record of whom it belongs to.
    fn put_blob(
        &self,
        room: &RoomId,
        bytes: Bytes,
    ) -> impl Future<Output = Result<BlobHash, JournalError>> + Send;

    /// A blob of this very room; the same bytes in another room do not count. One that is not what it is called after
    /// is damaged, and not given out.
    fn get_blob(
        &self,
        room: &RoomId,
        hash: &BlobHash,
    ) -> impl Future<Output = Result<Option<Bytes>, JournalError>> + Send;

    /// Drops the blobs of this room that are not among these.
    fn keep_blobs(
        &self,
        room: &RoomId,
        kept: Vec<BlobHash>,
    ) -> impl Future<Output = Result<(), JournalError>> + Send;

    /// What all rooms take together, as of the last write: records and blobs, with what it costs to keep them.
    fn used_bytes(&self) -> u64;

    /// Whether the last write was kept. Writes are not while the disk is full, and the next one may be. Where several
    /// share the store, that is soon forgotten: whoever says no is sent nobody, and so would never write again.
    fn keeps(&self) -> bool;

    /// Ready once the store has failed for good, with [`JournalError::Broken`]: nothing is written any more until
    /// somebody opens it again. Never ready otherwise.
    fn broken(&self) -> impl Future<Output = JournalError> + Send;

    /// Finishes what was asked before, ends all watches and puts the store in order. Every later call but another
    /// `close` answers [`JournalError::Closed`]. Nothing acknowledged depends on it.
    fn close(&self) -> impl Future<Output = Result<(), JournalError>> + Send;
}
