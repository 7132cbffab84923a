//! What happens often and is said seldom: at most once a minute for each thing, with how often it was since.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

const PAUSE: Duration = Duration::from_secs(60);

#[derive(Debug, Default)]
pub(crate) struct Seldom(Mutex<HashMap<&'static str, Said>>);

#[derive(Debug)]
struct Said {
    at: Instant,
    /// How often it happened since.
    unsaid: u64,
}

impl Seldom {
    /// A limit of this name was reached, and somebody was refused for it.
    pub(crate) fn limit(&self, name: &'static str) {
        if let Some(times) = self.happens(name) {
            tracing::warn!(limit = name, times, "a limit was reached");
        }
    }

    /// The system has no more connections to give, or something like it.
    pub(crate) fn not_accepted(&self, error: &std::io::Error) {
        if let Some(times) = self.happens("accept") {
            tracing::warn!(%error, times, "connections could not be accepted");
        }
    }

    /// The journal did not answer, and may the next time.
    pub(crate) fn not_answered(&self, error: &impl std::fmt::Display) {
        if let Some(times) = self.happens("journal") {
            tracing::error!(%error, times, "the journal does not answer");
        }
    }

    /// How often it has happened, if it is time to say so.
    fn happens(&self, what: &'static str) -> Option<u64> {
        let (now, mut all) = (Instant::now(), self.lock());
        let Some(said) = all.get_mut(what) else {
            let unsaid = 0;
            all.insert(what, Said { at: now, unsaid });
            return Some(1);
        };
        said.unsaid += 1;
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
    }
}
