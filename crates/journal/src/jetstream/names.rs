//! What the streams and subjects of a store are called. Decides nothing but where a room lies.

use sha2::{Digest, Sha256};

use crate::{BlobHash, RoomId, Topic};

/// Of a store in a cluster, which may hold several.
#[derive(Clone, Debug)]
pub(super) struct Names {
    store: String,
}

impl Names {
    pub(super) fn new(store: &str) -> Self {
        Self {
            store: store.to_owned(),
        }
    }

    /// The stream of what concerns the whole store.
    pub(super) fn hall(&self) -> String {
        format!("{}-hall", self.store)
    }

    pub(super) fn notice(&self, about: &str) -> String {
        format!("{}.hall.{about}", self.store)
    }

    /// The stream of the rooms on this shelf.
    pub(super) fn shelf(&self, shelf: u32) -> String {
        format!("{}-{shelf}", self.store)
    }

    pub(super) fn log(&self, shelf: u32, room: &str) -> String {
        format!("{}.{shelf}.log.{room}", self.store)
    }

    /// Its length is part of the name, so that what a room has can be added up without being fetched.
    pub(super) fn blob(&self, shelf: u32, room: &RoomId, hash: &BlobHash, bytes: usize) -> String {
        format!("{}.{shelf}.blob.{room}.{hash}.{bytes}", self.store)
    }

    /// All blobs of a room with this hash, or with any.
    pub(super) fn blobs(&self, shelf: u32, room: &RoomId, hash: Option<&BlobHash>) -> String {
        let hash = hash.map_or_else(|| "*".to_owned(), ToString::to_string);
        format!("{}.{shelf}.blob.{room}.{hash}.*", self.store)
    }

    pub(super) fn everything_on(&self, shelf: u32) -> String {
        format!("{}.{shelf}.>", self.store)
    }

    /// Where the cluster tells of each record that it has stored.
    pub(super) fn feed(&self, room: &str) -> String {
        format!("{}.feed.{room}", self.store)
    }

    pub(super) fn whisper(&self, topic: &Topic) -> String {
        match topic {
            Topic::House => format!("{}.whisper.house", self.store),
            Topic::Room(room) => format!("{}.whisper.room.{room}", self.store),
        }
    }
}

/// The shelf of a room among so many. It never changes, so their number must not either.
pub(super) fn shelf_of(room: &RoomId, shelves: u32) -> u32 {
    let digest = Sha256::digest(room.as_str());
    let number = u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]);
    number % shelves.max(1)
}

/// The last part of a subject.
pub(super) fn tail(subject: &str) -> &str {
    subject.rsplit('.').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_stays_on_its_shelf() {
        // If one of these changes, every store in the world is misread.
        for (room, shelf) in [("KRZNB", 3), ("FOX", 2), ("BBBBB", 1), ("ZXWVT", 4)] {
            let room = room.parse().expect("a room id");
            assert_eq!(shelf_of(&room, 8), shelf, "{room}");
        }
    }

    #[test]
    fn all_shelves_are_filled_alike() {
        let mut filled = [0; 8];
        for number in 0..8_000 {
            let room = format!("ROOM{number}").parse().expect("a room id");
            filled[shelf_of(&room, 8) as usize] += 1;
        }
        assert!(
            filled.iter().all(|rooms| (900..1_100).contains(rooms)),
            "{filled:?}"
        );
    }
}
