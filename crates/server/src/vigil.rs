//! How long a phone has been silent, and what follows from it. Only counts; the socket acts.

use std::time::Duration;

use tokio::time::Instant;

use crate::limits::Timing;

#[derive(Debug)]
pub(crate) struct Vigil {
    ping: Duration,
    quiet_after: Duration,
    silence: Duration,
    message: Duration,
    handshake: Instant,
    /// When the message must be whole of which something has come.
    whole_by: Option<Instant>,
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
    /// It has not finished what it began to say.
    Torn,
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
            message: timing.message,
            whole_by: None,
        }
    }

    pub(crate) fn promise(&mut self, soon: bool) {
        self.soon = soon;
    }

    /// A part of a message has come. `another`: something was said since the last part, so that this is of another.
    pub(crate) fn begun(&mut self, another: bool, now: Instant) {
        if another || self.whole_by.is_none() {
            self.whole_by = Some(now + self.message);
        }
    }

    /// Nothing more is on its way.
    pub(crate) fn whole(&mut self) {
        self.whole_by = None;
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
        [handshake, quiet, self.whole_by]
            .into_iter()
            .flatten()
            .fold(self.ping_at, Instant::min)
    }

    pub(crate) fn look(&mut self, is_in: bool, now: Instant) -> Due {
        if !is_in && now >= self.handshake {
            return Due::Late;
        }
        if self.whole_by.is_some_and(|by| now >= by) {
            return Due::Torn;
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
    fn a_message_must_be_whole_20_s_after_its_first_byte() {
        let (mut vigil, start) = begin();
        vigil.begun(false, start);
        // Whatever comes of it meanwhile.
        vigil.begun(false, start + 14 * SECOND);
        vigil.heard(start + 14 * SECOND);
        assert_eq!(vigil.look(true, start + 15 * SECOND), Due::Ping);
        assert_eq!(vigil.wakes_at(true), start + 20 * SECOND);
        assert_eq!(vigil.look(true, start + 20 * SECOND), Due::Torn);
    }

    #[test]
    fn each_message_has_its_own_time() {
        let (mut vigil, start) = begin();
        vigil.begun(false, start);
        vigil.begun(true, start + 14 * SECOND);
        vigil.heard(start + 14 * SECOND);
        assert_eq!(vigil.look(true, start + 15 * SECOND), Due::Ping);
        assert_eq!(vigil.look(true, start + 20 * SECOND), Due::Nothing);
        vigil.whole();
        assert_eq!(vigil.wakes_at(true), start + 30 * SECOND);
    }

    #[test]
    fn whoever_stands_in_the_door_is_late_after_10_s() {
        let (mut vigil, start) = begin();
        assert_eq!(vigil.wakes_at(false), start + 10 * SECOND);
        assert_eq!(vigil.look(false, start + 9 * SECOND), Due::Nothing);
        assert_eq!(vigil.look(false, start + 10 * SECOND), Due::Late);
    }
}
