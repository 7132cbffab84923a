//! How much a journal takes. Everything it holds in memory or keeps per call is bounded by one of these.

use bytes::Bytes;

use crate::JournalError;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The longest record.
    pub record_bytes: usize,
    /// The longest blob.
    pub blob_bytes: usize,
    /// All blobs of one room together.
    pub room_blobs_bytes: usize,
    /// All that is stored, beyond which nothing is written, as if the disk were full. A whole number of the store's pages,
    /// and never less than it holds already.
    pub store_bytes: u64,
    /// A page ends before the record that would exceed this, unless that record is its first.
    pub page_bytes: usize,
    /// How far a watcher may lag before it gets a gap; rounded up to a power of two.
    pub watch_records: usize,
    /// How many writes may wait for the disk; more of them wait for their place in the queue.
    pub queued_writes: usize,
    /// How many ids of kept records a writer may know by heart, 24 bytes each with their rows; rooms beyond are looked up again.
    pub known_ids: usize,
    /// How many of the newest records may wait until the rows of their rooms are written; whoever reads looks through them.
    pub tail_records: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            record_bytes: 384 * 1024,
            blob_bytes: 2 * 1024 * 1024,
            room_blobs_bytes: 64 * 1024 * 1024,
            store_bytes: u64::MAX,
            page_bytes: 4 * 1024 * 1024,
            watch_records: 64,
            queued_writes: 1024,
            known_ids: 1024 * 1024,
            tail_records: 2048,
        }
    }
}

impl Limits {
    pub(crate) fn check_record(&self, record: &Bytes) -> Result<(), JournalError> {
        let (bytes, max) = (record.len(), self.record_bytes);
        if bytes <= max {
            Ok(())
        } else {
            Err(JournalError::RecordTooLong { bytes, max })
        }
    }

    pub(crate) fn check_blob(&self, blob: &Bytes) -> Result<(), JournalError> {
        let (bytes, max) = (blob.len(), self.blob_bytes);
        if bytes <= max {
            Ok(())
        } else {
            Err(JournalError::BlobTooLong { bytes, max })
        }
    }

    pub(crate) fn check_room_blobs(&self, held: usize, added: usize) -> Result<(), JournalError> {
        let max = self.room_blobs_bytes;
        if held.saturating_add(added) <= max {
            Ok(())
        } else {
            Err(JournalError::RoomBlobsFull { max })
        }
    }
}

/// Where a page ends: the first record always fits, so that a reader always gets on.
#[derive(Debug)]
pub(crate) struct PageBudget {
    page_bytes: usize,
    /// `None` before the first record.
    used_bytes: Option<usize>,
}

impl PageBudget {
    pub(crate) fn new(page_bytes: usize) -> Self {
        Self {
            page_bytes,
            used_bytes: None,
        }
    }

    pub(crate) fn admits(&mut self, record_bytes: usize) -> bool {
        let used_bytes = self
            .used_bytes
            .map(|used| used.saturating_add(record_bytes));
        self.used_bytes = Some(used_bytes.unwrap_or(record_bytes));
        used_bytes.is_none_or(|used| used <= self.page_bytes)
    }
}
