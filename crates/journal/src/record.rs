//! Records, their versions, and what reading, appending and watching answer.

use std::fmt;

use bytes::Bytes;

/// Counts the records of a room. The version of a room is that of its last record, even if that record was truncated.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version(u64);

impl Version {
    /// The version of a room that does not exist.
    pub const EMPTY: Self = Self(0);

    pub const fn new(version: u64) -> Self {
        Self(version)
    }

    pub const fn get(self) -> u64 {
        self.0
    }

    /// The version of the record that follows.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Names one command for ever, so that a resend is recognised. Random, chosen by the writer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandId(pub [u8; 16]);

impl fmt::Debug for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CommandId({:032x})", u128::from_be_bytes(self.0))
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    pub version: Version,
    pub id: CommandId,
    /// Tells the reader how `bytes` are to be understood; the journal only carries it.
    pub schema: u32,
    pub bytes: Bytes,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use = "a conflict means that nothing was written"]
pub enum Appended {
    /// The record is durable under this version.
    Committed(Version),
    /// Another record came first, or the room is gone: catch up and decide again.
    Conflict,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use = "a conflict means that the room is still there"]
pub enum Deleted {
    /// The room does not exist, whoever ended it.
    Gone,
    /// Its head is another.
    Conflict,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    pub records: Vec<Record>,
    pub head: Version,
}

impl Page {
    /// Whether this page, read after version `after`, carries a state of version `after` on.
    ///
    /// If not, the records in between were truncated or the room was deleted: forget the state and read from
    /// [`Version::EMPTY`].
    pub fn continues(&self, after: Version) -> bool {
        match self.records.first() {
            _ if after == Version::EMPTY => true,
            Some(first) => first.version == after.next(),
            None => self.head == after,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Feed {
    Record(Record),
    /// Something was missed, or the room was deleted: read on to the head.
    Gap,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(versions: &[u64], head: u64) -> Page {
        let record = |version: &u64| Record {
            version: Version::new(*version),
            id: CommandId([0; 16]),
            schema: 1,
            bytes: Bytes::new(),
        };
        Page {
            records: versions.iter().map(record).collect(),
            head: Version::new(head),
        }
    }

    #[test]
    fn a_page_continues_only_what_it_follows_without_a_hole() {
        let table = [
            (page(&[5, 6], 9), 4, true),
            (page(&[6, 7], 9), 4, false),
            (page(&[6, 7], 9), 0, true),
            (page(&[], 4), 4, true),
            (page(&[], 9), 4, false),
            (page(&[], 0), 4, false),
            (page(&[], 0), 0, true),
        ];
        for (page, after, expected) in table {
            assert_eq!(
                page.continues(Version::new(after)),
                expected,
                "{page:?} after {after}"
            );
        }
    }
}
