//! What the writer is asked to do, and who waits for the answer. Answers are noted first and given after the commit.

use bytes::Bytes;
use tokio::sync::{OwnedSemaphorePermit, oneshot};

use super::store::{Entry, Store};
use crate::{
    Appended, BlobHash, Course, Deleted, Feed, JournalError, Limits, Record, RoomId, Version,
};

/// A caller that waits for `T`, and the answer until it may be given.
#[derive(Debug)]
pub(super) struct Ticket<T> {
    reply: oneshot::Sender<Result<T, JournalError>>,
    outcome: Option<Result<T, JournalError>>,
}

impl<T> Ticket<T> {
    pub(super) fn new() -> (Self, oneshot::Receiver<Result<T, JournalError>>) {
        let (reply, answer) = oneshot::channel();
        (
            Self {
                reply,
                outcome: None,
            },
            answer,
        )
    }

    pub(super) fn note(&mut self, outcome: Result<T, JournalError>) {
        self.outcome = Some(outcome);
    }

    pub(super) fn settle(self, failure: Option<&JournalError>) {
        let answer = failure.map(|error| Err(error.clone())).or(self.outcome);
        if let Some(answer) = answer {
            // The caller may have stopped waiting; that is its right.
            drop(self.reply.send(answer));
        }
    }
}

#[derive(Debug)]
pub(super) enum Job {
    Write(Write),
    Close(Ticket<()>),
}

#[derive(Debug)]
pub(super) enum Write {
    Append {
        room: RoomId,
        entry: Entry,
        /// Under this version, once it is written.
        new: Option<Version>,
        ticket: Ticket<Appended>,
    },
    /// An entry that another store has kept after the version that it expects.
    Adopt {
        room: RoomId,
        entry: Entry,
        new: Option<Version>,
        ticket: Ticket<Appended>,
    },
    Follow {
        course: Course,
        ticket: Ticket<()>,
    },
    Truncate {
        room: RoomId,
        before: Version,
        ticket: Ticket<()>,
    },
    Delete {
        room: RoomId,
        expected: Version,
        existed: bool,
        ticket: Ticket<Deleted>,
    },
    Postpone {
        by_ms: i64,
        ticket: Ticket<()>,
    },
    PutBlob {
        room: RoomId,
        hash: BlobHash,
        bytes: Bytes,
        slot: OwnedSemaphorePermit,
        ticket: Ticket<()>,
    },
    KeepBlobs {
        room: RoomId,
        kept: Vec<BlobHash>,
        ticket: Ticket<()>,
    },
}

impl Write {
    pub(super) fn perform(
        &mut self,
        store: &mut Store<'_>,
        limits: &Limits,
    ) -> rusqlite::Result<()> {
        match self {
            Self::Append {
                room,
                entry,
                new,
                ticket,
            } => {
                let written = store.append(room, entry)?;
                *new = written.new_version();
                ticket.note(Ok(Appended::from(&written)));
            }
            Self::Adopt {
                room,
                entry,
                new,
                ticket,
            } => {
                let written = store.adopt(room, entry)?;
                *new = written.new_version();
                ticket.note(Ok(Appended::from(&written)));
            }
            Self::Follow { course, ticket } => ticket.note(Ok(store.follow(*course)?)),
            Self::Truncate {
                room,
                before,
                ticket,
            } => ticket.note(Ok(store.truncate(room, *before)?)),
            Self::Delete {
                room,
                expected,
                existed,
                ticket,
            } => {
                let (deleted, was_there) = store.delete(room, *expected)?;
                *existed = was_there;
                ticket.note(Ok(deleted));
            }
            Self::Postpone { by_ms, ticket } => ticket.note(Ok(store.postpone(*by_ms)?)),
            Self::PutBlob {
                room,
                hash,
                bytes,
                ticket,
                ..
            } => {
                ticket.note(store.put_blob(room, hash, bytes, limits)?);
            }
            Self::KeepBlobs { room, kept, ticket } => {
                ticket.note(Ok(store.keep_blobs(room, kept)?));
            }
        }
        Ok(())
    }

    /// What watchers of the room are to hear after the commit.
    pub(super) fn news(&self) -> Option<(&RoomId, Feed)> {
        match self {
            Self::Append {
                room, entry, new, ..
            }
            | Self::Adopt {
                room, entry, new, ..
            } => new.map(|version| (room, Feed::Record(entry.as_record(version)))),
            Self::Delete { room, existed, .. } => existed.then_some((room, Feed::Gap)),
            Self::Truncate { .. }
            | Self::Follow { .. }
            | Self::Postpone { .. }
            | Self::PutBlob { .. }
            | Self::KeepBlobs { .. } => None,
        }
    }

    pub(super) fn is_deletion(&self) -> bool {
        matches!(self, Self::Delete { .. })
    }

    pub(super) fn settle(self, failure: Option<&JournalError>) {
        match self {
            Self::Append { ticket, .. } | Self::Adopt { ticket, .. } => ticket.settle(failure),
            Self::Delete { ticket, .. } => ticket.settle(failure),
            Self::Truncate { ticket, .. }
            | Self::Follow { ticket, .. }
            | Self::Postpone { ticket, .. }
            | Self::KeepBlobs { ticket, .. } => ticket.settle(failure),
            Self::PutBlob { ticket, slot, .. } => {
                // Only now: until here the blob was held in memory, even if its caller had stopped waiting.
                drop(slot);
                ticket.settle(failure);
            }
        }
    }
}

impl Entry {
    fn as_record(&self, version: Version) -> Record {
        Record {
            version,
            id: self.id,
            schema: self.schema,
            bytes: self.bytes.clone(),
        }
    }
}
