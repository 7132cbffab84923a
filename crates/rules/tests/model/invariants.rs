//! What holds at every table, whatever is played.

use rules::{State, seat_view, table_view};
use wire::{
    Ending, Phase, RoundView, RulesetId, SeatPublicView, SpyResultView, SpyRoundView, TableView,
    TimerView, WaitView,
};

use crate::{
    moves::{Move, offered},
    node::{Node, is_right},
    scope::Scope,
};

/// How the round ended, if it has.
pub(crate) fn result(state: &State) -> Option<SpyResultView> {
    let over = matches!(state.phase(), Phase::RoundOver | Phase::GameOver);
    let round = over.then(|| table_view(state.public()).round).flatten()?;
    let RoundView::Spy(round) = round;
    round.result
}

/// The edges of RULES 1.
pub(crate) fn leads(ruleset: RulesetId, from: Phase, to: Phase) -> Result<(), String> {
    let leads = match (from, to) {
        (Phase::Lobby | Phase::RoundOver | Phase::GameOver, _) => false,
        (_, Phase::RoundOver | Phase::GameOver)
        | (Phase::Dealt | Phase::Vote, Phase::Questions)
        | (Phase::Questions, Phase::Vote | Phase::Guess | Phase::TimeUp) => true,
        (Phase::Vote, Phase::Guess) => ruleset == RulesetId::Indictment,
        (same, other) => same == other,
    };
    let edge = || format!("{from:?} leads to {to:?}");
    if leads { Ok(()) } else { Err(edge()) }
}

/// What the table shows and offers is in order.
pub(crate) fn check(scope: Scope, node: &Node) -> Result<(), String> {
    let view = table_view(node.state.public());
    let RoundView::Spy(round) = view.round.as_ref().expect("cards are dealt");
    one_thing_happens_at_a_time(&view, round)?;
    the_clock_runs_for_questions_only(&view, round)?;
    own_votes_are_those_counted(node, &view, round)?;
    only_the_host_holds_it_up(node, &view, round)?;
    a_void_round_does_not_count(&view, round)?;
    offers_are_accepted(scope, node)
}

fn require(holds: bool, otherwise: &str) -> Result<(), String> {
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
        Phase::Lobby => &[],
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

/// RULES 1.
fn the_clock_runs_for_questions_only(view: &TableView, round: &SpyRoundView) -> Result<(), String> {
    let runs = matches!(round.clock, TimerView::Running { .. });
    let asking = view.phase == Phase::Questions && round.wait.is_none();
    require(runs == asking, "the clock does not run with the questions")
}

/// Phones see their own vote exactly while it counts.
fn own_votes_are_those_counted(
    node: &Node,
    view: &TableView,
    round: &SpyRoundView,
) -> Result<(), String> {
    let voted = round.vote.as_ref().map_or(&[][..], |vote| &vote.voted);
    let named = round
        .ballot
        .as_ref()
        .map_or(&[][..], |ballot| &ballot.voted);
    let counted = |seat: &SeatPublicView| {
        let own = seat_view(&node.state, seat.id);
        own.voted.is_some() == voted.contains(&seat.id)
            && own.ballot.is_some() == named.contains(&seat.id)
    };
    let all = view.seats.iter().all(counted);
    require(all, "a seat sees another vote than is counted")
}

/// Time brings the round on, unless the host has stopped it or nobody has looked at a card yet.
fn only_the_host_holds_it_up(
    node: &Node,
    view: &TableView,
    round: &SpyRoundView,
) -> Result<(), String> {
    let held = round.wait == Some(WaitView::PausedByHost {});
    let unseen = view.phase == Phase::Dealt && round.starts_at_ms.is_none();
    let goes_on = node.wakes() || node.is_over();
    require(goes_on || held || unseen, "the table is stuck")
}

/// The game is one round long.
fn a_void_round_does_not_count(view: &TableView, round: &SpyRoundView) -> Result<(), String> {
    let ending = round.result.as_ref().map(|result| &result.ending);
    let counted = ending.is_some_and(|ending| !matches!(ending, Ending::Void { .. }));
    let over = view.phase == Phase::GameOver;
    require(counted == over, "the game does not end with its round")
}

/// Those that are not followed as well. A tick that is due comes before all of them.
fn offers_are_accepted(scope: Scope, node: &Node) -> Result<(), String> {
    if node.is_due() {
        return Ok(());
    }
    for (seat, intent) in offered(&node.state) {
        let step = Move::Do { seat, intent };
        if scope.follows(node, &step) && !node.is_over() {
            continue;
        }
        if let Err(refusal) = node.decide(&step.command())
            && !is_right(&step.command(), refusal)
        {
            return Err(format!("{step:?} is offered and refused: {refusal:?}"));
        }
    }
    Ok(())
}
