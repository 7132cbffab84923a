//! How long a phone has been silent, and what follows from it. Only counts; the socket acts.

use std::time::Duration;

use tokio::time::Instant;

use crate::limits::Timing;

#[derive(Debug)]
pub(crate) struct Vigil {
    ping: Duration,
    quiet_after: Duration,
    silence: Duration,
    handshake: Instant,
    heard_at: Instant,
    ping_at: Instant,
    /// It has promised to be heard soon. A phone whose screen is off cannot, and takes it back before.
    soon: bool,
    /// The others were told that it is silent.
    quiet: bool,
}

/// What the moment asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    Nothing,
    /// Ask whether it is there.
    Ping,
    /// Tell the others that it is silent, although it promised not to be.
    Quiet,
    /// It has not entered in time.
    Late,
    Lost,
}

impl Vigil {
    pub(crate) fn begin(timing: &Timing, now: Instant) -> Self {
        Self {
            handshake: now + timing.handshake,
            heard_at: now,
            ping_at: now + timing.ping,
            soon: false,
            quiet: false,
            ping: timing.ping,
            quiet_after: timing.quiet,
            silence: timing.silence,
        }
    }

    pub(crate) fn promise(&mut self, soon: bool) {
        self.soon = soon;
    }

    pub(crate) fn heard(&mut self, now: Instant) {
        self.heard_at = now;
    }

    /// The others think it silent, and it is not.
    pub(crate) fn is_back(&self, now: Instant) -> bool {
        self.quiet && !self.is_silent(now)
    }

    /// The others know that it is back.
    pub(crate) fn told_back(&mut self) {
        self.quiet = false;
    }

    /// Nothing is missed if nobody looks earlier.
    pub(crate) fn wakes_at(&self, is_in: bool) -> Instant {
        let handshake = (!is_in).then_some(self.handshake);
        let quiet = self.silent_at().filter(|_| !self.quiet);
        [handshake, quiet]
            .into_iter()
            .flatten()
            .fold(self.ping_at, Instant::min)
    }

    pub(crate) fn look(&mut self, is_in: bool, now: Instant) -> Due {
        if !is_in && now >= self.handshake {
            return Due::Late;
        }
        if now >= self.ping_at {
            if now - self.heard_at >= self.silence {
                return Due::Lost;
            }
            self.ping_at = now + self.ping;
            return Due::Ping;
        }
        if self.quiet || !self.is_silent(now) {
            return Due::Nothing;
        }
        self.quiet = true;
        Due::Quiet
    }

    fn is_silent(&self, now: Instant) -> bool {
        self.silent_at().is_some_and(|at| at <= now)
    }

    fn silent_at(&self) -> Option<Instant> {
        self.soon.then_some(self.heard_at + self.quiet_after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn begin() -> (Vigil, Instant) {
        let now = Instant::now();
        (Vigil::begin(&Timing::default(), now), now)
    }

    #[test]
    fn a_phone_that_promised_to_be_heard_is_quiet_after_5_s_and_told_once() {
        let (mut vigil, start) = begin();
        vigil.promise(true);
        vigil.heard(start + SECOND);
        assert_eq!(vigil.wakes_at(true), start + 6 * SECOND);
        assert_eq!(vigil.look(true, start + 5 * SECOND), Due::Nothing);
        assert_eq!(vigil.look(true, start + 6 * SECOND), Due::Quiet);
        assert_eq!(vigil.look(true, start + 7 * SECOND), Due::Nothing);
        assert_eq!(vigil.wakes_at(true), start + 15 * SECOND);
    }

    #[test]
    fn a_quiet_phone_is_back_with_its_first_word() {
        let (mut vigil, start) = begin();
        vigil.promise(true);
        assert_eq!(vigil.look(true, start + 5 * SECOND), Due::Quiet);
        assert!(!vigil.is_back(start + 9 * SECOND));
        vigil.heard(start + 9 * SECOND);
        assert!(vigil.is_back(start + 9 * SECOND));
        vigil.told_back();
        assert_eq!(vigil.look(true, start + 14 * SECOND), Due::Quiet);
    }

    #[test]
    fn a_phone_that_promised_nothing_may_sleep_until_it_is_lost() {
        let (mut vigil, start) = begin();
        vigil.promise(true);
        vigil.promise(false);
        assert_eq!(vigil.look(true, start + 14 * SECOND), Due::Nothing);
        assert_eq!(vigil.look(true, start + 15 * SECOND), Due::Ping);
        assert_eq!(vigil.look(true, start + 30 * SECOND), Due::Lost);
    }

    #[test]
    fn whoever_stands_in_the_door_is_late_after_10_s() {
        let (mut vigil, start) = begin();
        assert_eq!(vigil.wakes_at(false), start + 10 * SECOND);
        assert_eq!(vigil.look(false, start + 9 * SECOND), Due::Nothing);
        assert_eq!(vigil.look(false, start + 10 * SECOND), Due::Late);
    }
}
