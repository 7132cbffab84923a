//! Who goes and comes back at a table that goes step by step, while a host who does not play watches.

use std::collections::BTreeSet;

use rules::Event;
use wire::{Intent, RoundIntent, SeatId, WaitView};

use super::Step;

/// Which table is walked, and what may happen at it.
#[derive(Clone, Copy, Debug)]
pub struct Scope<T> {
    pub table: T,
    /// How many may leave or be removed.
    pub leavers: u8,
    /// How often a phone may go off.
    pub phones_off: u8,
    pub pauses: bool,
}

impl<T> Scope<T> {
    /// Everybody stays, and the host does not interfere.
    pub fn of(table: T) -> Self {
        Self {
            table,
            leavers: 0,
            phones_off: 0,
            pauses: false,
        }
    }
}

/// What has happened so far.
#[derive(Clone, Debug, Default)]
pub struct Goings {
    pub(crate) off: BTreeSet<SeatId>,
    /// Whom the table has waited for: no view tells.
    pub(crate) waited_for: BTreeSet<SeatId>,
    leavers: u8,
    phones_off: u8,
}

impl Goings {
    /// What of it a scope bounds.
    pub(crate) fn spent(&self) -> (u8, u8) {
        (self.leavers, self.phones_off)
    }

    pub(crate) fn note(&mut self, step: &Step, waited_for: impl Iterator<Item = SeatId>) {
        self.leavers += u8::from(step.loses_a_seat());
        match step {
            Step::Off(seat) => {
                self.phones_off += 1;
                self.off.insert(*seat);
            }
            Step::On(seat) => {
                self.off.remove(seat);
            }
            Step::Wait | Step::Do { .. } => {}
        }
        self.waited_for.extend(waited_for);
    }

    /// The host only watches and stays; looking at cards leads nowhere; in a pause nothing in the
    /// round falls due.
    pub(crate) fn follow<T>(
        &self,
        scope: Scope<T>,
        players: &[SeatId],
        wait: impl FnOnce() -> Option<WaitView>,
        step: &Step,
    ) -> bool {
        let more_may_go = self.leavers < scope.leavers;
        match step {
            Step::Wait => wait() != Some(WaitView::PausedByHost {}),
            Step::On(_) => true,
            Step::Off(_) => self.phones_off < scope.phones_off,
            _ if step.is_about_the_room() => false,
            Step::Do { seat, intent } => match intent {
                Intent::Leave {} => more_may_go && players.contains(seat),
                Intent::Kick { seat } => more_may_go && players.contains(seat),
                Intent::Round(RoundIntent::Pause { .. }) => scope.pauses,
                Intent::Round(RoundIntent::Looked { .. }) => false,
                _ => true,
            },
        }
    }

    pub(crate) fn phones(
        &self,
        players: &[SeatId],
        here: impl Fn(SeatId) -> bool,
    ) -> Vec<(SeatId, bool)> {
        let seats = players.iter().copied().filter(|seat| here(*seat));
        seats.map(|seat| (seat, self.off.contains(&seat))).collect()
    }
}

/// Nothing in the round follows from it: the time was marked, or somebody will not be dealt in next.
pub(crate) fn is_quiet(events: &[Event]) -> bool {
    let quiet = |event: &Event| matches!(event, Event::Marked {} | Event::SatOut { .. });
    events.iter().all(quiet)
}
