//! Rooms that leave the data file for another store, or come from there.

use std::sync::atomic::Ordering;

use super::job::Write;
use super::store::Entry;
use super::{SqliteJournal, epoch, reader};
use crate::{Appended, BlobHash, Course, JournalError, Movable, Record, RoomId, Version};

impl Movable for SqliteJournal {
    async fn adopt(&self, room: &RoomId, record: Record) -> Result<Appended, JournalError> {
        self.inner.limits.check_record(&record.bytes)?;
        let entry = Entry {
            expected: Version::new(record.version.get().saturating_sub(1)),
            id: record.id,
            schema: record.schema,
            bytes: record.bytes,
        };
        self.write(|ticket| Write::Adopt {
            room: room.clone(),
            entry,
            new: None,
            ticket,
        })
        .await
    }

    async fn blobs(&self, room: &RoomId) -> Result<Vec<BlobHash>, JournalError> {
        let room = room.clone();
        let readers = &self.inner.readers;
        readers.query(move |db| reader::blobs(db, &room)).await
    }

    async fn course(&self) -> Result<Course, JournalError> {
        self.inner.readers.query(epoch::course).await
    }

    async fn follow(&self, course: Course) -> Result<(), JournalError> {
        self.write(|ticket| Write::Follow { course, ticket })
            .await?;
        self.inner.epoch.store(course.epoch, Ordering::Relaxed);
        Ok(())
    }
}
