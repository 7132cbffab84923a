//! Rooms that leave the cluster for another store, or come from there.

use super::JetStreamJournal;
use super::log::Draft;
use super::store::{failed, readers_patience};
use crate::{Appended, BlobHash, Course, Journal, JournalError, Movable, Record, RoomId, Version};

impl Movable for JetStreamJournal {
    async fn adopt(&self, room: &RoomId, record: Record) -> Result<Appended, JournalError> {
        let _entered = self.entered().await?;
        let store = self.store();
        store.limits.check_record(&record.bytes)?;
        store.check_space(record.bytes.len())?;
        let draft = Draft {
            expected: Version::EMPTY,
            first: Some(record.version),
            id: record.id,
            schema: record.schema,
            bytes: record.bytes,
        };
        store.append(&store.room(room), &draft).await
    }

    async fn blobs(&self, room: &RoomId) -> Result<Vec<BlobHash>, JournalError> {
        let _entered = self.entered().await?;
        let room = self.store().room(room);
        self.store().list_blobs(&room).await
    }

    async fn course(&self) -> Result<Course, JournalError> {
        let _entered = self.entered().await?;
        let floor = self.store().hall.floor(readers_patience()).await;
        Ok(Course {
            epoch: self.epoch(),
            floor: floor.map_err(failed)?,
        })
    }

    async fn follow(&self, course: Course) -> Result<(), JournalError> {
        let _entered = self.entered().await?;
        let hall = &self.store().hall;
        let raised = hall.raise_floor(course.floor, readers_patience()).await;
        raised.map_err(failed)?;
        self.store()
            .change_epoch(course.epoch)
            .await
            .map_err(failed)
    }
}
