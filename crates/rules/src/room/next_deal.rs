//! Between rounds: once everybody is ready, the next round deals itself, unless somebody says "not yet".

use wire::{Refusal, SeatId};

use crate::{
    Event, Public, fairness,
    room::{Draft, Play, guard, play},
};

/// Time to say so.
const NOT_YET_MS: u64 = 5_000;

/// After every decision.
pub(crate) fn settle(d: &mut Draft) {
    let public = &d.state.public;
    let is_set = public.deals_at_ms().is_some();
    let is_due = everybody_is_ready(public);
    if is_due && !is_set {
        let at_ms = d.now_ms() + NOT_YET_MS;
        d.emit(Event::DealSet { at_ms });
    } else if is_set && !is_due {
        d.emit(Event::DealPutOff {});
    }
}

/// Nobody is dealt in by a timer whose phone is off: the host may do it.
fn everybody_is_ready(public: &Public) -> bool {
    let Some(host) = public.host else {
        return false;
    };
    let ready = public.circle().map(|circle| &circle.ready);
    let mut dealt_in = public.seats.iter().filter(|seat| !seat.sits_out);
    guard::next_round(public, host).is_ok()
        && dealt_in.all(|seat| !seat.offline && ready.is_some_and(|ready| ready.contains(&seat.id)))
}

pub(crate) fn tick(d: &mut Draft) {
    let set_to = d.state.public.deals_at_ms();
    if set_to.is_some_and(|at_ms| at_ms <= d.now_ms()) && deal(d).is_err() {
        // Who asks again is told why.
        d.emit(Event::DealPutOff {});
    }
}

/// Or ends the game, where nobody is left who has yet to have a turn.
pub(crate) fn deal(d: &mut Draft) -> Result<(), Refusal> {
    if play::nobody_is_due(&d.state.public) {
        d.emit(Event::GameEnded {});
        return Ok(());
    }
    fairness::begin(d)
}

impl Public {
    pub(crate) fn deals_at_ms(&self) -> Option<u64> {
        self.game.as_ref()?.deals_at_ms
    }

    pub(crate) fn held_back(&mut self, seat: SeatId) {
        let play = self.game.as_mut().map(|game| &mut game.play);
        if let Some(circle) = play.and_then(Play::circle_mut) {
            circle.ready.remove(&seat);
        }
    }

    /// The next round is dealt, or somebody may no longer want it.
    pub(crate) fn no_deal_is_set(&mut self) {
        if let Some(game) = &mut self.game {
            game.deals_at_ms = None;
        }
    }
}
