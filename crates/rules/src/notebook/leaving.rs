//! What it means for the round that somebody leaves the table (RULES 9, rows 45 and 46).

use wire::{SeatId, VoidReason};

use crate::{
    notebook::{Event, ending, state::Stage},
    room::Draft,
};

/// Without an active player, a conspirator and somebody who looks for them there is no round.
const ACTIVE_MIN: usize = 3;

/// The seat has just left the table or was removed from it.
pub(crate) fn seat_left(d: &mut Draft, seat: SeatId) {
    let Some(round) = d.state.public.notebook_round() else {
        return;
    };
    if round.is_over() || !round.circle.order.contains(&seat) {
        return;
    }
    let case = d.state.hidden.cards.notebook.case.as_ref();
    let conspirator = case.map(|case| case.peek().conspirator);
    if conspirator == Some(seat) {
        return ending::void(d, VoidReason::ConspiratorLeft);
    }
    let dealt = !matches!(round.stage, Stage::Case);
    if dealt && round.active == seat {
        return ending::void(d, VoidReason::ActiveLeft);
    }
    if round.circle.active().count() < ACTIVE_MIN {
        return ending::void(d, VoidReason::TooFewPlayers);
    }
    if round.active == seat
        && let Some(to) = round.circle.clockwise_from(seat).first().copied()
    {
        d.emit_notebook(Event::ActiveMoved { to });
    }
}
