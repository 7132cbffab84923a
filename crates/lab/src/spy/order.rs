//! What must hold of any table at any moment, by whatever rules it plays.

use rules::{State, seat_view, wake_at};
use wire::{Parameter, Phase, SeatPublicView, SpyRoundView, TableView, TimerView, WaitView};

use super::{ballot, judge::rulebook::changed, round_of, voted};
use crate::game::require;

pub(super) fn check(state: &State, view: &TableView) -> Result<(), String> {
    let Some(round) = round_of(view) else {
        return Ok(());
    };
    one_thing_happens_at_a_time(view, round)?;
    the_clock_runs_for_questions_only(view, round)?;
    own_votes_are_those_counted(state, view, round)?;
    only_the_host_holds_it_up(state, view, round)
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
        Phase::Dealt | Phase::Questions => &[[false, false, false, false, false]],
        Phase::Vote => &[[true, false, false, false, false]],
        Phase::TimeUp => &[
            [true, false, false, false, false],
            [false, true, false, false, false],
            [false, false, true, false, false],
        ],
        Phase::Guess => &[[false, false, false, true, false]],
        Phase::RoundOver | Phase::GameOver => &[[false, false, false, false, true]],
        // No phases of this game.
        _ => &[],
    };
    require(fits.contains(&open), "several things happen at once")
}

/// RULES 1: the clock runs only while questions go round, or, where a house wants it, while the table
/// votes in between.
fn the_clock_runs_for_questions_only(view: &TableView, round: &SpyRoundView) -> Result<(), String> {
    let runs_on = Parameter::Word("running".to_owned());
    let runs = matches!(round.clock, TimerView::Running { .. });
    let must_run = match view.phase {
        Phase::Questions => round.wait.is_none(),
        Phase::Vote => changed(&view.settings, "vote.clock") == Some(&runs_on),
        _ => false,
    };
    require(
        runs == must_run,
        "the clock does not run with the questions",
    )
}

/// Phones see their own vote exactly while it counts.
fn own_votes_are_those_counted(
    state: &State,
    view: &TableView,
    round: &SpyRoundView,
) -> Result<(), String> {
    let in_vote = round.vote.as_ref().map_or(&[][..], |vote| &vote.voted);
    let named = round
        .ballot
        .as_ref()
        .map_or(&[][..], |ballot| &ballot.voted);
    let counted = |seat: &SeatPublicView| {
        let own = seat_view(state, seat.id);
        voted(&own).is_some() == in_vote.contains(&seat.id)
            && ballot(&own).is_some() == named.contains(&seat.id)
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
