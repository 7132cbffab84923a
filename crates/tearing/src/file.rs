//! One file: what of it is on the disk, and what is only on its way there.

use std::fs;
use std::path::Path;

use fastrand::Rng;

use crate::SECTOR_BYTES;

#[derive(Debug, Clone)]
pub(crate) enum Change {
    Write { at: usize, bytes: Vec<u8> },
    Truncate { length: usize },
}

/// What a power failure does to all that was not synced.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Loss {
    Everything,
    Nothing,
    /// What was written after this moment; what was written then is torn.
    Since(u64),
    /// Any part, in any order.
    Anything,
}

impl Loss {
    pub(crate) fn random(rng: &mut Rng, now: u64) -> Self {
        match rng.u8(..8) {
            0 => Self::Everything,
            1 => Self::Nothing,
            2 | 3 => Self::Since(rng.u64(now.saturating_sub(40)..=now)),
            _ => Self::Anything,
        }
    }
}

#[derive(Debug, Default)]
pub(crate) struct File {
    synced: Vec<u8>,
    /// Each with its moment.
    since: Vec<(u64, Change)>,
    /// Nobody tells us of each write to it: its bytes are looked at when it matters.
    pub(crate) unseen: bool,
}

impl File {
    pub(crate) fn synced(bytes: Vec<u8>) -> Self {
        Self {
            synced: bytes,
            ..Self::default()
        }
    }

    /// Of which the disk knows nothing yet.
    pub(crate) fn unseen() -> Self {
        Self {
            unseen: true,
            ..Self::default()
        }
    }

    pub(crate) fn change(&mut self, moment: u64, change: Change) {
        self.since.push((moment, change));
    }

    /// What an unseen file holds now may get to the disk at once, in part or not at all.
    pub(crate) fn look(&mut self, moment: u64, path: &Path) {
        if !self.unseen {
            return;
        }
        let bytes = fs::read(path).unwrap_or_default();
        self.since.clear();
        if bytes != self.synced {
            self.change(moment, Change::Truncate { length: 0 });
            self.change(moment, Change::Write { at: 0, bytes });
        }
    }

    pub(crate) fn sync(&mut self) {
        for (_, change) in std::mem::take(&mut self.since) {
            apply(&mut self.synced, change);
        }
    }

    /// The system forgets what it could not sync, and does not try again.
    pub(crate) fn fail_to_sync(&mut self, rng: &mut Rng) {
        self.synced = self.torn(Loss::Anything, rng);
        self.since.clear();
    }

    /// What is found there after the power was gone.
    pub(crate) fn torn(&self, loss: Loss, rng: &mut Rng) -> Vec<u8> {
        let mut bytes = self.synced.clone();
        let mut left = self.since.clone();
        match loss {
            Loss::Everything => left.clear(),
            Loss::Nothing => {}
            Loss::Since(moment) => left.retain(|(at, _)| *at <= moment),
            Loss::Anything => {
                if rng.bool() {
                    rng.shuffle(&mut left);
                }
            }
        }
        for (at, change) in left {
            let (kept, whole) = match loss {
                Loss::Everything | Loss::Nothing => (true, true),
                Loss::Since(moment) => (true, at < moment),
                Loss::Anything => (rng.bool(), rng.u8(..4) > 0),
            };
            match change {
                _ if !kept => {}
                Change::Write { at, bytes: written } if !whole => {
                    tear(&mut bytes, at, &written, rng);
                }
                change => apply(&mut bytes, change),
            }
        }
        bytes
    }
}

fn apply(file: &mut Vec<u8>, change: Change) {
    match change {
        Change::Truncate { length } => file.resize(length, 0),
        Change::Write { at, bytes } => {
            let end = at + bytes.len();
            if file.len() < end {
                file.resize(end, 0);
            }
            file[at..end].copy_from_slice(&bytes);
        }
    }
}

/// Some of the sectors that were written to.
fn tear(file: &mut Vec<u8>, at: usize, written: &[u8], rng: &mut Rng) {
    let mut from = 0;
    while from < written.len() {
        let here = at + from;
        let rest = SECTOR_BYTES - here % SECTOR_BYTES;
        let to = written.len().min(from + rest);
        if rng.bool() {
            let bytes = written[from..to].to_vec();
            apply(file, Change::Write { at: here, bytes });
        }
        from = to;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(at: usize, byte: u8, length: usize) -> Change {
        Change::Write {
            at,
            bytes: vec![byte; length],
        }
    }

    #[test]
    fn what_was_synced_stays_and_all_else_may_go() {
        let mut file = File::default();
        file.change(1, write(0, b'a', 2000));
        file.sync();
        file.change(2, write(300, b'b', 1500));
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let left = file.torn(Loss::Anything, &mut Rng::with_seed(seed));
            assert_eq!(left.len(), 2000);
            assert!(left[..300].iter().chain(&left[1800..]).all(|b| *b == b'a'));
            // Each sector is old or new.
            for sector in [300..512, 512..1024, 1024..1536, 1536..1800] {
                let first = left[sector.start];
                assert!(left[sector].iter().all(|byte| *byte == first));
            }
            seen.insert(left);
        }
        assert!(seen.len() > 10, "{} kinds of loss", seen.len());
        let all = file.torn(Loss::Everything, &mut Rng::with_seed(0));
        assert_eq!(all, vec![b'a'; 2000]);
    }

    #[test]
    fn what_was_written_last_may_be_all_that_is_left() {
        let mut file = File::synced(vec![b'a'; 10]);
        file.change(1, write(0, b'b', 10));
        file.change(2, Change::Truncate { length: 4 });
        file.change(3, write(4, b'c', 2));
        let left: std::collections::BTreeSet<_> = (0..500)
            .map(|seed| file.torn(Loss::Anything, &mut Rng::with_seed(seed)))
            .collect();
        for possible in [
            &b"aaaaccaaaa"[..],
            b"bbbb",
            b"aaaacc",
            b"aaaa",
            b"bbbbccbbbb",
        ] {
            assert!(left.contains(possible), "{}", possible.escape_ascii());
        }
    }
}
