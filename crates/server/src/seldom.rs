//! What happens often and is said seldom: at most once a minute for each thing, with how often it was since.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

const PAUSE: Duration = Duration::from_secs(60);

/// What connections that the system does not give are counted under.
const NOT_ACCEPTED: &str = "accept";

/// Those for which somebody is refused when they are reached. Others make things wait, or be read again.
pub(crate) const REFUSING: [&str; 20] = [
    "connections",
    "connections-per-address",
    "connections-reserved",
    "connects-per-address",
    "frames-per-socket",
    "games-bytes",
    "misses-per-address",
    "requests-per-address",
    "screens",
    "screens-per-address",
    "store-bytes",
    "table-bytes",
    "tables",
    "tables-of-one-address",
    "tables-per-address",
    "transfers",
    "transfers-per-address",
    "unfinished-bytes",
    "unfinished-bytes-per-address",
    "watchers-per-table",
];

#[derive(Debug, Default)]
pub(crate) struct Seldom(Mutex<HashMap<&'static str, Said>>);

#[derive(Debug)]
struct Said {
    at: Instant,
    /// How often it happened since.
    unsaid: u64,
    times: u64,
}

impl Seldom {
    /// A limit of this name was reached, and somebody was refused for it.
    pub(crate) fn limit(&self, name: &'static str) {
        debug_assert!(
            REFUSING.contains(&name),
            "{name} is not among those that refuse"
        );
        if let Some(times) = self.happens(name) {
            tracing::warn!(limit = name, times, "a limit was reached");
        }
    }

    /// The system has no more connections to give, or something like it.
    pub(crate) fn not_accepted(&self, error: &std::io::Error) {
        if let Some(times) = self.happens(NOT_ACCEPTED) {
            tracing::warn!(%error, times, "connections could not be accepted");
        }
    }

    /// The journal did not answer, and may the next time.
    pub(crate) fn not_answered(&self, error: &impl std::fmt::Display) {
        if let Some(times) = self.happens("journal") {
            tracing::error!(%error, times, "the journal does not answer");
        }
    }

    /// How often a limit was reached in all.
    pub(crate) fn times(&self, name: &'static str) -> u64 {
        self.lock().get(name).map_or(0, |said| said.times)
    }

    pub(crate) fn times_not_accepted(&self) -> u64 {
        self.times(NOT_ACCEPTED)
    }

    /// How often it has happened, if it is time to say so.
    fn happens(&self, what: &'static str) -> Option<u64> {
        let (now, mut all) = (Instant::now(), self.lock());
        let Some(said) = all.get_mut(what) else {
            let (unsaid, times) = (0, 1);
            all.insert(
                what,
                Said {
                    at: now,
                    unsaid,
                    times,
                },
            );
            return Some(1);
        };
        said.unsaid += 1;
        said.times += 1;
        (now.saturating_duration_since(said.at) >= PAUSE).then(|| {
            said.at = now;
            std::mem::take(&mut said.unsaid)
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<&'static str, Said>> {
        // The map is whole after every statement, so a panic elsewhere cannot have broken it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_first_is_said_at_once_and_the_others_once_a_minute() {
        let seldom = Seldom::default();
        assert_eq!(seldom.happens("sockets"), Some(1));
        for _ in 0..1_000 {
            assert_eq!(seldom.happens("sockets"), None);
        }
        assert_eq!(seldom.happens("tables"), Some(1));
        tokio::time::advance(PAUSE).await;
        assert_eq!(seldom.happens("sockets"), Some(1_001));
        assert_eq!(seldom.happens("sockets"), None);
        assert_eq!(
            (seldom.times("sockets"), seldom.times("tables")),
            (1_003, 1)
        );
    }
}
