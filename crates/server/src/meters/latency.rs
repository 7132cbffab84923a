//! How long something took, so often: a histogram with fixed bounds.

use std::array;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// From what a fast disk takes to what nobody waits for, in microseconds.
const BOUNDS_US: [u64; 16] = [
    100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000,
    1_000_000, 2_500_000, 5_000_000, 10_000_000,
];

/// One more for all that took longer.
const BUCKETS: usize = BOUNDS_US.len() + 1;

#[derive(Debug, Default)]
pub(crate) struct Latency {
    buckets: [AtomicU64; BUCKETS],
    sum_ns: AtomicU64,
}

/// What a histogram held at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Measured {
    pub(crate) sum_s: f64,
    /// Up to which time, and how often so: each time in one of them.
    pub(crate) buckets: [(f64, u64); BUCKETS],
}

impl Latency {
    pub(crate) fn observe(&self, took: Duration) {
        let bucket = BOUNDS_US.partition_point(|bound| Duration::from_micros(*bound) < took);
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        let ns = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX);
        self.sum_ns.fetch_add(ns, Ordering::Relaxed);
    }

    pub(crate) fn measured(&self) -> Measured {
        let sum = Duration::from_nanos(self.sum_ns.load(Ordering::Relaxed));
        let bound = |bucket: usize| match BOUNDS_US.get(bucket) {
            Some(bound) => Duration::from_micros(*bound).as_secs_f64(),
            None => f64::INFINITY,
        };
        let count = |bucket: usize| self.buckets[bucket].load(Ordering::Relaxed);
        Measured {
            sum_s: sum.as_secs_f64(),
            buckets: array::from_fn(|bucket| (bound(bucket), count(bucket))),
        }
    }
}

impl Measured {
    pub(crate) fn count(&self) -> u64 {
        self.buckets.iter().map(|(_, count)| count).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_took_as_long_as_a_bound_is_within_it() {
        for (took, within_s) in [
            (Duration::ZERO, 0.000_1),
            (Duration::from_micros(100), 0.000_1),
            (Duration::from_nanos(100_001), 0.000_25),
            (Duration::from_millis(7), 0.01),
            (Duration::from_secs(10), 10.0),
            (Duration::from_secs(11), f64::INFINITY),
        ] {
            let latency = Latency::default();
            latency.observe(took);
            let measured = latency.measured();
            let found = measured.buckets.iter().find(|(_, count)| *count == 1);
            assert_eq!(found.map(|(within, _)| *within), Some(within_s), "{took:?}");
            assert_eq!((measured.count(), measured.sum_s), (1, took.as_secs_f64()));
        }
    }
}
