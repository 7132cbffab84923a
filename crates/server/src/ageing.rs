//! How old tables are. The clock of a computer may be wrong, so tables do not age by what it leaps.

use tokio::time::Instant;

/// What has passed while no server ran counts up to this; the rest may be an error of the clock.
const UNSEEN_MS: u64 = 24 * 3_600_000;
/// A clock that is set right moves by less.
const CORRECTION_MS: u64 = 3_600_000;

/// The clock of the computer, and what has really passed since it was last looked at.
#[derive(Debug)]
pub(crate) struct Almanac {
    clock_ms: u64,
    at: Instant,
}

impl Almanac {
    pub(crate) fn begin(clock_ms: u64, at: Instant) -> Self {
        Self { clock_ms, at }
    }

    /// How far the clock has leapt ahead since.
    pub(crate) fn leap_ms(&mut self, clock_ms: u64, at: Instant) -> u64 {
        let passed = at.saturating_duration_since(self.at).as_millis();
        let passed_ms = u64::try_from(passed).unwrap_or(u64::MAX);
        let leap_ms = clock_ms
            .saturating_sub(self.clock_ms)
            .saturating_sub(passed_ms);
        *self = Self::begin(clock_ms, at);
        Some(leap_ms)
            .filter(|leap_ms| *leap_ms > CORRECTION_MS)
            .unwrap_or_default()
    }
}

/// How much of what the clock says has passed since the newest thing that is known nobody has seen pass.
pub(crate) fn unseen_ms(newest_ms: Option<u64>, clock_ms: u64) -> u64 {
    newest_ms.map_or(0, |newest_ms| {
        clock_ms.saturating_sub(newest_ms).saturating_sub(UNSEEN_MS)
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const MINUTE: Duration = Duration::from_secs(60);
    const DAY_MS: u64 = 24 * 3_600_000;

    #[tokio::test]
    async fn only_what_the_clock_moves_by_itself_is_a_leap() {
        let start = Instant::now();
        let mut almanac = Almanac::begin(1_000_000, start);
        assert_eq!(almanac.leap_ms(1_060_000, start + MINUTE), 0);
        // Set right by ten minutes, and back again.
        assert_eq!(almanac.leap_ms(1_720_000, start + 2 * MINUTE), 0);
        assert_eq!(almanac.leap_ms(1_180_000, start + 3 * MINUTE), 0);
        let leapt_ms = 1_240_000 + 31 * DAY_MS;
        let leap_ms = almanac.leap_ms(leapt_ms, start + 4 * MINUTE);
        assert_eq!(leap_ms, 31 * DAY_MS);
        assert_eq!(almanac.leap_ms(leapt_ms + 60_000, start + 5 * MINUTE), 0);
    }

    #[test]
    fn of_what_passed_without_a_server_one_day_counts() {
        assert_eq!(unseen_ms(None, 40 * DAY_MS), 0);
        assert_eq!(unseen_ms(Some(40 * DAY_MS), 41 * DAY_MS), 0);
        assert_eq!(unseen_ms(Some(10 * DAY_MS), 41 * DAY_MS), 30 * DAY_MS);
        assert_eq!(unseen_ms(Some(41 * DAY_MS), 10 * DAY_MS), 0);
    }
}
