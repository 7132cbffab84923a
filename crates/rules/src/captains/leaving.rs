//! What it means for the round that somebody leaves the table (RULES 9, rows 21, 43 and 44).

use wire::{SeatId, VoidReason};

use crate::{
    captains::{Event, ending, state::Stage},
    room::Draft,
};

/// The seat has just left the table or was removed from it.
pub(crate) fn seat_left(d: &mut Draft, seat: SeatId, kicked: bool) {
    let Some(round) = d.state.public.captains_round() else {
        return;
    };
    if round.is_over() || !round.circle.order.contains(&seat) {
        return;
    }
    let deal = d.state.hidden.cards.captains.deal.as_ref();
    let spy = deal.and_then(|deal| deal.peek().spy());
    if kicked && spy == Some(seat) {
        return ending::void(d, VoidReason::SpyKicked);
    }
    if matches!(round.stage, Stage::Naming(_)) {
        if spy == Some(seat) {
            ending::end(d);
        }
        return;
    }
    let captain = round.captains.iter().find(|c| c.seat == seat);
    let refused = captain.map(|c| c.refused);
    let picked = round.captains.iter().any(|c| !c.team.is_empty());
    match refused {
        Some(_) if !picked => ending::void(d, VoidReason::CaptainLeft),
        Some(false) => d.emit_captains(Event::Refused { captain: seat }),
        Some(true) | None => {}
    }
}
