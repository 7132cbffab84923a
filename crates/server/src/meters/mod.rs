//! What is counted while the server works, for whoever runs it. Numbers of all tables together and nothing of any one
//! of them: no code, name, address or card can be kept here. To count is to add to an atomic: no lock, no memory.

mod latency;
mod metered;
mod page;
mod process;
mod reading;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use latency::Latency;
use tokio::time::Instant;
use wire::Refusal;

pub(crate) use metered::Metered;
pub(crate) use reading::{CONTENT_TYPE, exposition};

/// Only ever grows.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn one(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Debug)]
pub(crate) struct Meters {
    pub(crate) intents: Count,
    /// From an intent that was read to its answer, handed to the network.
    answering: Latency,
    pub(crate) journal: JournalMeters,
    /// By what a refusal is as a number.
    refusals: [Count; Refusal::NAMES.len()],
    people: [AtomicU64; PARTS],
}

#[derive(Debug, Default)]
pub(crate) struct JournalMeters {
    pub(crate) records: Count,
    pub(crate) conflicts: Count,
    pub(crate) appending: Latency,
    pub(crate) reading: Latency,
    /// In the order of [`Call::NAMES`].
    failures: [Count; Call::NAMES.len()],
}

/// What was asked of a journal that failed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Call {
    Append,
    Read,
    Other,
}

impl Call {
    const NAMES: [&str; 3] = ["append", "read", "other"];
}

impl JournalMeters {
    pub(crate) fn failed(&self, call: Call) {
        self.failures[call as usize].one();
    }
}

/// Of all phones at tables, what they are there.
const PARTS: usize = 4;

/// Phones at one table, or at all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct People {
    pub(crate) seated: u32,
    pub(crate) watching: u32,
    pub(crate) screens: u32,
    pub(crate) at_door: u32,
}

impl People {
    const NAMES: [&str; PARTS] = ["seat", "watcher", "screen", "door"];

    fn each(self) -> [u64; PARTS] {
        [self.seated, self.watching, self.screens, self.at_door].map(u64::from)
    }
}

impl Default for Meters {
    fn default() -> Self {
        Self {
            intents: Count::default(),
            answering: Latency::default(),
            journal: JournalMeters::default(),
            refusals: std::array::from_fn(|_| Count::default()),
            people: Default::default(),
        }
    }
}

impl Meters {
    pub(crate) fn refused(&self, why: Refusal) {
        self.refusals[why as usize].one();
    }

    /// An intent that was read then.
    pub(crate) fn answered(&self, read_at: Instant) {
        self.answering.observe(read_at.elapsed());
    }
}

/// The part that one table has in the count of phones, until it is dropped.
#[derive(Debug)]
pub(crate) struct Census {
    meters: Arc<Meters>,
    told: People,
}

impl Census {
    pub(crate) fn new(meters: Arc<Meters>) -> Self {
        let told = People::default();
        Self { meters, told }
    }

    pub(crate) fn tell(&mut self, now: People) {
        let before = std::mem::replace(&mut self.told, now);
        if before == now {
            return;
        }
        let changes = self.meters.people.iter().zip(now.each()).zip(before.each());
        for ((all, now), before) in changes {
            // What has come first, so that the sum never falls below nothing.
            all.fetch_add(now, Ordering::Relaxed);
            all.fetch_sub(before, Ordering::Relaxed);
        }
    }
}

impl Drop for Census {
    fn drop(&mut self) {
        self.tell(People::default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(meters: &Meters) -> [u64; PARTS] {
        std::array::from_fn(|part| meters.people[part].load(Ordering::Relaxed))
    }

    #[test]
    fn a_table_that_is_gone_has_nobody_at_it() {
        let meters = Arc::<Meters>::default();
        let mut tables = [(); 2].map(|()| Census::new(Arc::clone(&meters)));
        let some = People {
            seated: 5,
            watching: 2,
            screens: 1,
            at_door: 1,
        };
        for (table, now, all) in [
            (0, some, [5, 2, 1, 1]),
            (1, People { seated: 3, ..some }, [8, 4, 2, 2]),
            (1, People::default(), [5, 2, 1, 1]),
            (0, People { at_door: 0, ..some }, [5, 2, 1, 0]),
        ] {
            tables[table].tell(now);
            assert_eq!(people(&meters), all);
        }
        drop(tables);
        assert_eq!(people(&meters), [0; PARTS]);
    }

    #[test]
    fn each_refusal_is_counted_by_itself() {
        let meters = Meters::default();
        for why in [Refusal::NoSuchTable, Refusal::Stale, Refusal::Stale] {
            meters.refused(why);
        }
        let counted = meters.refusals.iter().zip(Refusal::NAMES);
        let counted = counted.filter(|(count, _)| count.get() > 0);
        let counted: Vec<_> = counted.map(|(count, name)| (*name, count.get())).collect();
        assert_eq!(counted, [("no_such_table", 1), ("stale", 2)]);
    }
}
