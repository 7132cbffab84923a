//! What holds at every table of a walk.

use rules::{State, table_view};
use wire::{
    Ending, Phase, RoundView, RulesetId, SpyResultView, SpyRoundView, TableView, TimerView,
};

use crate::{
    moves::Move,
    node::{Node, is_right},
    offers::offered,
    order::{self, require},
    scope::Scope,
};

/// How the round ended, if it has.
pub(crate) fn result(state: &State) -> Option<SpyResultView> {
    let over = matches!(state.phase(), Phase::RoundOver | Phase::GameOver);
    let round = over.then(|| table_view(state.public()).round).flatten()?;
    let RoundView::Spy(round) = round else {
        return None;
    };
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
    let Some(RoundView::Spy(round)) = &view.round else {
        return Err("cards are dealt".to_owned());
    };
    order::check(&node.state, &view)?;
    the_clock_runs_for_questions_only(&view, round)?;
    a_void_round_does_not_count(&view, round)?;
    offers_are_accepted(scope, node)
}

/// RULES 1.
fn the_clock_runs_for_questions_only(view: &TableView, round: &SpyRoundView) -> Result<(), String> {
    let runs = matches!(round.clock, TimerView::Running { .. });
    let asking = view.phase == Phase::Questions && round.wait.is_none();
    require(runs == asking, "the clock does not run with the questions")
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
