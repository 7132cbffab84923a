//! A round that goes step by step: which step it is, how long it may take, and why it stands still.

use std::collections::BTreeSet;

use wire::SeatId;

use crate::{Public, room::Wait, timer::Timer};

/// RULES 9, row 15.
pub(crate) const WAIT_MS: u64 = 60_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pace {
    /// Counts steps, so that a late tap cannot hit the next one.
    pub(crate) turn: u32,
    /// When the step ends by itself.
    pub(crate) timer: Timer,
    pub(crate) wait: Option<Wait>,
    /// Seats the table has already waited for in this round.
    waited_for: BTreeSet<SeatId>,
}

impl Pace {
    pub(crate) fn new(length_ms: u64, at_ms: u64) -> Self {
        Self {
            turn: 1,
            timer: Timer::running(at_ms, length_ms),
            wait: None,
            waited_for: BTreeSet::new(),
        }
    }

    /// The next step; where the table stands still, its time begins when it goes on.
    pub(crate) fn next(&mut self, length_ms: u64, at_ms: u64) {
        self.turn += 1;
        self.begin_again(length_ms, at_ms);
    }

    /// The same step with all its time.
    pub(crate) fn begin_again(&mut self, length_ms: u64, at_ms: u64) {
        self.timer = Timer::running(at_ms, length_ms);
        if self.wait.is_some() {
            self.timer = self.timer.stopped(at_ms);
        }
    }

    pub(crate) fn stand_still(&mut self, wait: Wait, at_ms: u64) {
        if let Wait::For { seat, .. } = wait {
            self.waited_for.insert(seat);
        }
        self.timer = self.timer.stopped(at_ms);
        self.wait = Some(wait);
    }

    pub(crate) fn go_on(&mut self, at_ms: u64) {
        self.wait = None;
        self.timer = self.timer.started(at_ms);
    }

    pub(crate) fn due_at(&self) -> Option<u64> {
        match self.wait {
            Some(wait) => wait.due_at(),
            None => self.timer.due_at(),
        }
    }

    /// RULES 9, row 15: the seat the round waits for, if its phone is off: once per seat.
    pub(crate) fn holds_up(&self, public: &Public, awaited: Option<SeatId>) -> Option<SeatId> {
        let seat = awaited?;
        let off = public.seat(seat).is_some_and(|s| s.offline);
        let waited = self.waited_for.contains(&seat) && self.wait.is_none();
        (off && !waited).then_some(seat)
    }
}
