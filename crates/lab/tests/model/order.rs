//! What must hold of any table at any moment, by whatever rules it plays.

use rules::{State, seat_view, wake_at};
use wire::{Phase, RoundView, SeatPublicView, SpyRoundView, TableView, WaitView};

pub(crate) fn check(state: &State, view: &TableView) -> Result<(), String> {
    let Some(RoundView::Spy(round)) = view.round.as_ref() else {
        return Ok(());
    };
    one_thing_happens_at_a_time(view, round)?;
    own_votes_are_those_counted(state, view, round)?;
    only_the_host_holds_it_up(state, view, round)
}

pub(crate) fn require(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds {
        Ok(())
    } else {
        Err(otherwise.to_owned())
    }
}

/// A vote, a turn to speak, a ballot and a guess exclude each other, and the phase says which of them
/// it is.
fn one_thing_happens_at_a_time(view: &TableView, round: &SpyRoundView) -> Result<(), String> {
    let open = [
        round.vote.is_some(),
        round.chance.is_some(),
        round.ballot.is_some(),
        round.revealed.is_some() && round.guess_timer.is_some(),
        round.result.is_some(),
    ];
    let fits: &[[bool; 5]] = match view.phase {
        // No phases of this game.
        Phase::Lobby
        | Phase::Asking
        | Phase::Picking
        | Phase::Naming
        | Phase::Case
        | Phase::Evidence
        | Phase::Explaining
        | Phase::Chips => &[],
        Phase::Dealt | Phase::Questions => &[[false, false, false, false, false]],
        Phase::Vote => &[[true, false, false, false, false]],
        Phase::TimeUp => &[
            [true, false, false, false, false],
            [false, true, false, false, false],
            [false, false, true, false, false],
        ],
        Phase::Guess => &[[false, false, false, true, false]],
        Phase::RoundOver | Phase::GameOver => &[[false, false, false, false, true]],
    };
    require(fits.contains(&open), "several things happen at once")
}

/// Phones see their own vote exactly while it counts.
fn own_votes_are_those_counted(
    state: &State,
    view: &TableView,
    round: &SpyRoundView,
) -> Result<(), String> {
    let voted = round.vote.as_ref().map_or(&[][..], |vote| &vote.voted);
    let named = round
        .ballot
        .as_ref()
        .map_or(&[][..], |ballot| &ballot.voted);
    let counted = |seat: &SeatPublicView| {
        let own = seat_view(state, seat.id);
        let own = own.spy().expect("a game of spies");
        own.voted.is_some() == voted.contains(&seat.id)
            && own.ballot.is_some() == named.contains(&seat.id)
    };
    let all = view.seats.iter().all(counted);
    require(all, "a seat sees another vote than is counted")
}

/// Time brings the round on, unless the host has stopped it or nobody has looked at a card yet.
fn only_the_host_holds_it_up(
    state: &State,
    view: &TableView,
    round: &SpyRoundView,
) -> Result<(), String> {
    let held = round.wait == Some(WaitView::PausedByHost {});
    let unseen = view.phase == Phase::Dealt && round.starts_at_ms.is_none();
    let goes_on = wake_at(state).is_some() || round.result.is_some();
    require(goes_on || held || unseen, "the table is stuck")
}
