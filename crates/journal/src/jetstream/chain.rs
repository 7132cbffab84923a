//! What is known of a room's log by heart, and the rule by which its messages count. Pure: no cluster, no clock.
//!
//! A record counts only if its writer had seen the last one that counts. The cluster refuses all others, so they should
//! not be there; if it ever lets one slip through, everybody who reads passes over the same one, and the order of the
//! log still decides.

use super::entry::{Entry, Said};
use crate::{CommandId, Record, Version};

#[derive(Debug, Default)]
pub(super) struct Chain {
    /// `Version::EMPTY` while there is no room.
    pub(super) head: Version,
    /// Of the last message under this name, whether it counts or not: the next one must follow it.
    pub(super) last_seq: u64,
    /// When the last record was written, in Unix time.
    pub(super) at_ms: u64,
    /// Kept records, oldest first. Their versions have no hole, so the place of one tells its version.
    kept: Vec<Kept>,
    /// Whether any message has been seen. What lies before the first one that is kept was truncated.
    is_begun: bool,
}

#[derive(Debug, Clone, Copy)]
struct Kept {
    id: CommandId,
    seq: u64,
}

/// What a message has changed.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum News {
    Record(Record),
    /// The room has ended.
    End,
    /// Nothing that anybody has to hear of.
    Nothing,
}

impl Chain {
    /// Messages come in the order of the log; one that was seen before changes nothing.
    pub(super) fn take(&mut self, entry: Entry) -> News {
        if entry.seq <= self.last_seq {
            return News::Nothing;
        }
        if entry.after_seq > self.last_seq {
            // What lay between was truncated unseen, so this is no message that comes too late, but the first that is
            // kept.
            *self = Self::default();
        }
        self.last_seq = entry.seq;
        let counts = self.counts(&entry);
        self.is_begun = true;
        if !counts {
            return News::Nothing;
        }
        match entry.said {
            Said::Record(record) => {
                let (id, seq) = (record.id, entry.seq);
                self.kept.push(Kept { id, seq });
                self.head = record.version;
                self.at_ms = entry.at_ms;
                News::Record(record)
            }
            Said::Stub => {
                self.kept.clear();
                self.head = entry.prev;
                self.at_ms = entry.at_ms;
                News::Nothing
            }
            Said::End => {
                self.kept.clear();
                self.head = Version::EMPTY;
                News::End
            }
        }
    }

    /// Whether an entry follows the last one that counts, so that nothing lies between the two.
    pub(super) fn is_followed_by(&self, entry: &Entry) -> bool {
        self.is_begun && self.counts(entry)
    }

    fn counts(&self, entry: &Entry) -> bool {
        let follows = !self.is_begun || entry.prev == self.head;
        match &entry.said {
            // A room begins above all that have ended before.
            Said::Record(record) if entry.prev == Version::EMPTY => {
                follows && record.version > entry.prev
            }
            Said::Record(record) => follows && record.version == entry.prev.next(),
            Said::Stub | Said::End => follows,
        }
    }

    /// Whether nothing is known of this room.
    pub(super) fn is_new(&self) -> bool {
        !self.is_begun
    }

    /// There is nothing under this name, and nobody remembers a room of it.
    pub(super) fn is_bare(&mut self) {
        *self = Self {
            is_begun: true,
            ..Self::default()
        };
    }

    pub(super) fn version_of(&self, id: CommandId) -> Option<Version> {
        let place = self.kept.iter().rposition(|kept| kept.id == id)?;
        let newer = (self.kept.len() - 1 - place) as u64;
        Some(Version::new(self.head.get() - newer))
    }

    /// The first record above `after` that is kept: its version, and where it lies.
    pub(super) fn first_after(&self, after: Version) -> Option<(Version, u64)> {
        let place = self.count_below(after.next());
        let first = self.kept.get(place)?;
        let newer = (self.kept.len() - 1 - place) as u64;
        Some((Version::new(self.head.get() - newer), first.seq))
    }

    pub(super) fn is_kept(&self, seq: u64) -> bool {
        self.kept
            .binary_search_by_key(&seq, |kept| kept.seq)
            .is_ok()
    }

    /// Whether there are records that can still be read.
    pub(super) fn keeps_records(&self) -> bool {
        !self.kept.is_empty()
    }

    /// Where the first message lies that must stay.
    pub(super) fn first_seq(&self) -> u64 {
        self.kept.first().map_or(self.last_seq, |kept| kept.seq)
    }

    /// Forgets the records below `before`.
    pub(super) fn truncate(&mut self, before: Version) {
        self.kept.drain(..self.count_below(before));
    }

    fn count_below(&self, before: Version) -> usize {
        let kept = self.head.next().get().saturating_sub(before.get());
        let kept = usize::try_from(kept).unwrap_or(usize::MAX);
        self.kept.len().saturating_sub(kept)
    }
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;

    use super::*;

    fn entry(seq: u64, prev: u64, said: Said) -> Entry {
        Entry {
            seq,
            after_seq: 0,
            at_ms: 0,
            prev: Version::new(prev),
            said,
        }
    }

    fn record(version: u64) -> Record {
        Record {
            version: Version::new(version),
            id: CommandId(u128::from(version).to_be_bytes()),
            schema: 1,
            bytes: Bytes::new(),
        }
    }

    fn said(seq: u64, prev: u64, version: u64) -> Entry {
        entry(seq, prev, Said::Record(record(version)))
    }

    fn seq_after(chain: &Chain, after: u64) -> Option<u64> {
        let first = chain.first_after(Version::new(after));
        first.map(|(_, seq)| seq)
    }

    /// The versions that count.
    fn versions(chain: &mut Chain, entries: Vec<Entry>) -> Vec<u64> {
        let counted = entries
            .into_iter()
            .filter_map(|entry| match chain.take(entry) {
                News::Record(record) => Some(record.version.get()),
                News::End | News::Nothing => None,
            });
        counted.collect()
    }

    #[test]
    fn of_two_records_with_one_past_the_first_counts() {
        let mut chain = Chain::default();
        let log = vec![
            said(10, 0, 1),
            said(11, 1, 2),
            // Another writer had seen the first as well, and the cluster has let it slip.
            said(15, 1, 2),
            said(16, 2, 3),
            said(17, 1, 2),
        ];
        assert_eq!(versions(&mut chain, log), [1, 2, 3]);
        assert_eq!((chain.head, chain.last_seq), (Version::new(3), 17));
        assert!(chain.is_kept(11) && !chain.is_kept(15));
    }

    #[test]
    fn what_was_seen_before_changes_nothing() {
        let mut chain = Chain::default();
        let log = vec![
            said(10, 0, 1),
            said(10, 0, 1),
            said(12, 1, 2),
            said(11, 1, 2),
        ];
        assert_eq!(versions(&mut chain, log), [1, 2]);
        assert_eq!(chain.last_seq, 12);
    }

    #[test]
    fn a_truncated_log_begins_where_it_begins() {
        let mut chain = Chain::default();
        assert_eq!(
            versions(&mut chain, vec![said(90, 811, 812), said(91, 812, 813)]),
            [812, 813]
        );
        assert_eq!(seq_after(&chain, 0), Some(90));
        assert_eq!(seq_after(&chain, 812), Some(91));
        assert_eq!(seq_after(&chain, 813), None);
        chain.truncate(Version::new(813));
        assert_eq!(seq_after(&chain, 0), Some(91));
        assert_eq!(chain.version_of(record(812).id), None);
    }

    #[test]
    fn what_was_truncated_unseen_is_a_hole_and_no_reason_to_pass_over_the_rest() {
        let mut chain = Chain::default();
        chain.take(said(10, 98, 99));
        let after = |after_seq, entry| Entry { after_seq, ..entry };
        let log = vec![
            after(13, said(14, 102, 103)),
            after(14, said(15, 99, 100)),
            after(15, said(16, 103, 104)),
        ];
        assert_eq!(versions(&mut chain, log), [103, 104]);
        assert_eq!(seq_after(&chain, 0), Some(14));
    }

    #[test]
    fn a_stub_keeps_the_head_alone() {
        let mut chain = Chain::default();
        let log = vec![said(10, 0, 1), said(11, 1, 2), entry(12, 2, Said::Stub)];
        assert_eq!(versions(&mut chain, log), [1, 2]);
        assert_eq!((chain.head, seq_after(&chain, 0)), (Version::new(2), None));
        // The same to whoever sees nothing else.
        let mut late = Chain::default();
        let log = vec![entry(12, 2, Said::Stub), said(13, 2, 3)];
        assert_eq!(versions(&mut late, log), [3]);
    }

    #[test]
    fn a_room_that_has_ended_begins_anew_and_no_writer_of_old_goes_on() {
        let mut chain = Chain::default();
        chain.take(said(10, 0, 1));
        assert_eq!(chain.take(entry(11, 1, Said::End)), News::End);
        assert_eq!(chain.head, Version::EMPTY);
        let log = vec![
            said(12, 1, 2),
            said(13, 0, 5),
            entry(14, 1, Said::End),
            said(15, 5, 6),
        ];
        assert_eq!(versions(&mut chain, log), [5, 6]);
    }

    #[test]
    fn ids_are_known_while_their_records_are_kept() {
        let mut chain = Chain::default();
        versions(
            &mut chain,
            vec![said(10, 0, 1), said(11, 1, 2), said(12, 2, 3)],
        );
        assert_eq!(chain.version_of(record(2).id), Some(Version::new(2)));
        chain.truncate(Version::new(3));
        assert_eq!(chain.version_of(record(2).id), None);
        assert_eq!(chain.version_of(record(3).id), Some(Version::new(3)));
    }

    #[test]
    fn only_what_follows_the_head_is_taken_without_looking_further() {
        let mut chain = Chain::default();
        assert!(!chain.is_followed_by(&said(10, 0, 1)));
        chain.take(said(10, 0, 1));
        assert!(chain.is_followed_by(&said(15, 1, 2)));
        assert!(!chain.is_followed_by(&said(15, 2, 3)));
        assert!(!chain.is_followed_by(&said(15, 0, 9)));
    }
}
