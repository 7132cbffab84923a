//! Packs of tables' own that were needed lately, for all tables together: so many bytes, and what was needed longest
//! ago goes first. Whatever is not here can be read again from where it lies.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use content::held_bytes;
use wire::pack::Pack;

#[derive(Debug)]
pub(crate) struct Shelf {
    bytes_max: usize,
    lying: Mutex<Lying>,
}

#[derive(Debug, Default)]
struct Lying {
    packs: HashMap<String, Kept>,
    bytes: usize,
    /// Grows with each time that anything is needed.
    turn: u64,
}

#[derive(Debug)]
struct Kept {
    pack: Arc<Pack>,
    bytes: usize,
    needed: u64,
}

impl Shelf {
    pub(crate) fn new(bytes_max: usize) -> Self {
        let lying = Mutex::default();
        Self { bytes_max, lying }
    }

    /// By the hash of what is stored, so that tables which brought the same pack share it.
    pub(crate) fn get(&self, hash: &str) -> Option<Arc<Pack>> {
        let mut lying = self.lock();
        lying.turn += 1;
        let needed = lying.turn;
        let copy = lying.packs.get_mut(hash)?;
        copy.needed = needed;
        Some(Arc::clone(&copy.pack))
    }

    pub(crate) fn put(&self, hash: &str, pack: &Arc<Pack>) {
        let bytes = held_bytes(pack);
        let mut lying = self.lock();
        if bytes > self.bytes_max || lying.packs.contains_key(hash) {
            return;
        }
        while lying.bytes + bytes > self.bytes_max {
            lying.drop_oldest();
        }
        lying.turn += 1;
        lying.bytes += bytes;
        let copy = Kept {
            pack: Arc::clone(pack),
            bytes,
            needed: lying.turn,
        };
        lying.packs.insert(hash.to_owned(), copy);
    }

    fn lock(&self) -> MutexGuard<'_, Lying> {
        // What is counted and what lies here change together, and nothing between the two can panic.
        self.lying.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lying {
    fn drop_oldest(&mut self) {
        let oldest = self.packs.iter().min_by_key(|(_, copy)| copy.needed);
        let oldest = oldest.map(|(hash, _)| hash.clone());
        let dropped = oldest.and_then(|hash| self.packs.remove(&hash));
        self.bytes = dropped.map_or(0, |dropped| self.bytes - dropped.bytes);
    }
}

#[cfg(test)]
mod tests {
    use content::Library;

    use super::*;

    #[test]
    fn what_was_needed_longest_ago_makes_room() {
        let library = Library::embedded();
        let pack = &library.packs()[0];
        let shelf = Shelf::new(2 * held_bytes(pack));
        for hash in ["one", "other"] {
            shelf.put(hash, pack);
        }
        assert!(shelf.get("one").is_some());
        shelf.put("third", pack);
        let lie_here = ["one", "other", "third"].map(|hash| shelf.get(hash).is_some());
        assert_eq!(lie_here, [true, false, true]);
        assert_eq!(shelf.lock().bytes, 2 * held_bytes(pack));
        // What is put there twice lies there once.
        shelf.put("third", pack);
        assert!(shelf.get("one").is_some());
    }

    #[test]
    fn what_never_fits_makes_no_room() {
        let library = Library::embedded();
        let [small, large, ..] = library.packs() else {
            panic!("the house has packs");
        };
        let (small, large) = match held_bytes(small) < held_bytes(large) {
            true => (small, large),
            false => (large, small),
        };
        let shelf = Shelf::new(held_bytes(small));
        shelf.put("small", small);
        shelf.put("large", large);
        assert!(shelf.get("small").is_some() && shelf.get("large").is_none());
    }
}
