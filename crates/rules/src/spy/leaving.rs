//! What it means for the round that somebody leaves the table (RULES 9, rows 11 to 17 and 21).

use wire::{Asking, Ending, SeatId, VoidReason};

use crate::{
    room::Draft,
    spy::{
        Event, Round,
        ending::{self, When},
        state::Stage,
        time_up, vote,
    },
};

/// Fewer than this many players cannot go on.
const ACTIVE_MIN: usize = 3;

/// The seat has just left the table or was removed from it.
pub(crate) fn seat_left(d: &mut Draft, seat: SeatId, kicked: bool) {
    let Some(round) = d.state.public.spy_round() else {
        return;
    };
    if round.is_over() || !round.circle.order.contains(&seat) {
        return;
    }
    // Row 11: a vote on the leaver is completed first.
    if round.vote().is_some_and(|v| v.suspect == Some(seat)) {
        return vote::recount(d);
    }
    consequences(d, seat, kicked);
    vote::recount(d);
    if d.state
        .public
        .spy_round()
        .and_then(Round::chance)
        .is_some_and(|c| c.seat == seat)
    {
        time_up::skip(d);
    }
}

/// A bot plays on for whoever has just left. Where questions were only heard, whoever was to begin may be long gone.
pub(crate) fn taken_over(d: &mut Draft) {
    let round = d.state.public.spy_round();
    if round.is_some_and(|round| matches!(round.stage, Stage::Questions | Stage::Vote(_))) {
        pass_from_absent_asker(d);
    }
}

/// The round may be over without the leaver; otherwise the turn goes on without them.
pub(crate) fn consequences(d: &mut Draft, seat: SeatId, kicked: bool) {
    if d.state.spy() == Some(seat) {
        if kicked {
            ending::void(d, VoidReason::SpyKicked);
        } else {
            ending::end(d, Ending::SpyLeft {}, When::Mid);
        }
        return;
    }
    let active = d
        .state
        .public
        .spy_round()
        .map_or(0, |r| r.circle.active().count());
    if active < ACTIVE_MIN {
        ending::void(d, VoidReason::TooFewPlayers);
        return;
    }
    hand_turn_on(d, seat);
}

/// Row 14.
fn hand_turn_on(d: &mut Draft, seat: SeatId) {
    let Some(round) = d.state.public.spy_round() else {
        return;
    };
    let goes_on = match round.stage {
        Stage::Dealt => true,
        Stage::Questions | Stage::Vote(_) => round.asking != Asking::Spoken,
        Stage::Guess { .. } | Stage::TimeUp(_) | Stage::Over(_) => false,
    };
    if !goes_on {
        return;
    }
    if round.turn.asked == Some(seat) {
        d.emit_spy(Event::QuestionLapsed {});
    }
    pass_from_absent_asker(d);
}

/// Nobody waits for a question from somebody who is gone.
pub(crate) fn pass_from_absent_asker(d: &mut Draft) {
    let Some(round) = d.state.public.spy_round() else {
        return;
    };
    let turn = &round.turn;
    if turn.asked.is_none()
        && !round.circle.is_active(turn.asker)
        && let Some(to) = next_asker(d, round)
    {
        d.emit_spy(Event::TurnPassed { to });
    }
}

/// The next seat clockwise, rather one whose player is here.
pub(crate) fn next_asker(d: &Draft, round: &Round) -> Option<SeatId> {
    let asker = round.turn.asker;
    let lap = round.circle.clockwise_from(asker);
    let others = || lap.iter().copied().filter(|s| *s != asker);
    let here = others().find(|s| !d.state.public.is_away(*s));
    here.or_else(|| others().next())
}
