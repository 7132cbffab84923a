//! Whether a cluster that did not keep something may keep the next. Asks neither it nor a clock.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// Whoever is in doubt is sent nobody, so nobody writes there and shows that it is well again. It must try.
const LASTS: Duration = Duration::from_secs(5);

#[derive(Debug, Default)]
pub(super) struct Doubt {
    /// When a write was not kept, if that was the last one.
    since: Mutex<Option<Instant>>,
}

impl Doubt {
    /// After each write.
    pub(super) fn note(&self, is_kept: bool, now: Instant) {
        let mut since = self.since.lock().unwrap_or_else(PoisonError::into_inner);
        *since = (!is_kept).then_some(now);
    }

    pub(super) fn is_held(&self, now: Instant) -> bool {
        let since = *self.since.lock().unwrap_or_else(PoisonError::into_inner);
        since.is_some_and(|since| now.duration_since(since) < LASTS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_kept_is_held_against_it_until_something_is_or_for_a_while() {
        let (doubt, now) = (Doubt::default(), Instant::now());
        assert!(!doubt.is_held(now));
        doubt.note(false, now);
        assert!(doubt.is_held(now));
        doubt.note(true, now);
        assert!(!doubt.is_held(now));
        doubt.note(false, now);
        assert!(doubt.is_held(now + LASTS / 2));
        assert!(!doubt.is_held(now + LASTS));
    }
}
