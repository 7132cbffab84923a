//! What the games of awake tables take in memory, all together. Counts what was recorded of them; a game of usual size
//! is not counted, so that nobody who plays with the packs of the house is ever refused for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// More than a game with all packs of the house takes in the record that it begins with.
const USUAL_BYTES: u64 = 64 * 1024;

#[derive(Debug)]
pub(crate) struct Memory {
    max: u64,
    taken: Arc<AtomicU64>,
}

/// What one game takes, until it is dropped.
#[derive(Debug)]
pub(crate) struct Share {
    bytes: u64,
    /// Of nothing, if nothing counts.
    taken: Option<Arc<AtomicU64>>,
}

impl Memory {
    pub(crate) fn new(max: usize) -> Self {
        let (max, taken) = (max as u64, Arc::default());
        Self { max, taken }
    }

    /// For a game of so many bytes, instead of another one that ends with it. Nothing, where there is no room.
    pub(crate) fn share(&self, bytes: u64, instead: &Share) -> Option<Share> {
        let bytes = bytes.saturating_sub(USUAL_BYTES);
        if bytes == 0 {
            return Some(Share::none());
        }
        let fits = |taken: u64| {
            let others = taken.saturating_sub(instead.bytes);
            let fits = others.saturating_add(bytes) <= self.max;
            fits.then(|| taken.saturating_add(bytes))
        };
        let counted = self
            .taken
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, fits);
        counted.ok().map(|_| Share {
            bytes,
            taken: Some(Arc::clone(&self.taken)),
        })
    }
}

impl Share {
    /// Of no game.
    pub(crate) fn none() -> Self {
        let (bytes, taken) = (0, None);
        Self { bytes, taken }
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        if let Some(taken) = &self.taken {
            taken.fetch_sub(self.bytes, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LARGE: u64 = USUAL_BYTES + 60;

    #[test]
    fn large_games_share_what_there_is_and_usual_ones_always_fit() {
        let memory = Memory::new(100);
        let first = memory.share(LARGE, &Share::none()).expect("there is room");
        assert!(memory.share(LARGE, &Share::none()).is_none());
        assert!(memory.share(USUAL_BYTES, &Share::none()).is_some());
        // The next game of the same table comes instead of the last.
        let next = memory.share(LARGE, &first).expect("the old one goes");
        drop(first);
        assert!(memory.share(LARGE, &Share::none()).is_none());
        drop(next);
        assert!(memory.share(LARGE, &Share::none()).is_some());
        assert_eq!(memory.taken.load(Ordering::Relaxed), 0);
    }
}
