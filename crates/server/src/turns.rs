//! Requests of one connection, so many at once and then one after another: whoever asks faster waits for a turn and
//! is refused nothing. So a flood takes no more than its turns, and costs nothing while it waits.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::limits::Pace;

#[derive(Debug)]
pub(crate) struct Turns {
    pace: Pace,
    /// When all that was asked for would be paid, if anything is owed.
    paid_at: Mutex<Option<Instant>>,
}

impl Turns {
    pub(crate) fn new(pace: Pace) -> Self {
        let paid_at = Mutex::default();
        Self { pace, paid_at }
    }

    /// Takes a turn. Gives when it comes, unless it is there already.
    pub(crate) fn take(&self, now: Instant) -> Option<Instant> {
        // A moment is whole, so a panic elsewhere cannot have broken it.
        let mut paid_at = self.paid_at.lock().unwrap_or_else(PoisonError::into_inner);
        let paid = paid_at.map_or(now, |at| at.max(now)) + self.pace.refill;
        *paid_at = Some(paid);
        let credit: Duration = self.pace.refill * self.pace.burst.get();
        paid.checked_sub(credit).filter(|turn| *turn > now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REFILL: Duration = Duration::from_secs(1);

    #[tokio::test(start_paused = true)]
    async fn so_many_at_once_and_then_each_waits_for_the_one_before() {
        let turns = Turns::new(Pace::new(2, REFILL));
        let now = Instant::now();
        let waits = [(); 4].map(|()| turns.take(now).map(|turn| turn - now));
        assert_eq!(waits, [None, None, Some(REFILL), Some(2 * REFILL)]);
        assert_eq!(turns.take(now + 9 * REFILL), None);
    }
}
