//! What holds at every table, whatever is played.

use rules::seat_view;
use wire::{NotebookEnding, Offer, Phase, SeatId, TimerView, VoidReason, WaitView};

use super::{
    moves::{Move, offered},
    node::Node,
};

/// What the table shows and offers is in order.
pub(super) fn check(node: &Node) -> Result<(), String> {
    one_at_a_time(node)?;
    nothing_holds_it_up_but_the_host(node)?;
    the_game_ends_with_its_round(node)?;
    offers_are_accepted(node)
}

fn require(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds {
        Ok(())
    } else {
        Err(otherwise.to_owned())
    }
}

/// Whoever is in turn brings the round on, and nobody else.
fn one_at_a_time(node: &Node) -> Result<(), String> {
    let (view, round) = (node.view(), node.round());
    let acts = |wanted: fn(&Offer) -> bool| -> Vec<SeatId> {
        let seats = view.seats.iter().map(|seat| seat.id);
        let able = |seat: &SeatId| seat_view(&node.state, *seat).can.open.iter().any(wanted);
        seats.filter(able).collect()
    };
    let step = round.step.as_ref().filter(|_| round.wait.is_none());
    // While all talk, the active player may end it.
    let in_turn = step.map(|step| step.seat.unwrap_or(round.active));
    let in_turn = Vec::from_iter(in_turn);
    let none = Vec::new();
    let of = |phase| if view.phase == phase { &in_turn } else { &none };
    let opens = acts(|offer| matches!(offer, Offer::OpenCase { .. }));
    let plays = acts(|offer| matches!(offer, Offer::Play { .. }));
    let explains = acts(|offer| matches!(offer, Offer::Explained { .. }));
    let votes = acts(|offer| matches!(offer, Offer::Chip { .. }));
    require(opens == *of(Phase::Case), "others open the case")?;
    require(plays == *of(Phase::Evidence), "others play")?;
    require(explains == *of(Phase::Explaining), "others explain")?;
    require(votes == *of(Phase::Chips), "others place chips")?;
    let here = in_turn.iter().all(|seat| node.state.has_seat(*seat));
    require(here, "somebody who left is in turn")
}

/// Time brings the round on, and stands still only while the table does.
fn nothing_holds_it_up_but_the_host(node: &Node) -> Result<(), String> {
    let round = node.round();
    let Some(step) = round.step else {
        return require(node.result().is_some(), "no step and no result");
    };
    let stands = matches!(step.timer, TimerView::Stopped { .. });
    require(stands == round.wait.is_some(), "the timer does not fit")?;
    let paused = round.wait == Some(WaitView::PausedByHost {});
    require(node.wakes() || paused, "the table is stuck")
}

/// The game is one round long; RULES 9, row 45 says which void round counts.
fn the_game_ends_with_its_round(node: &Node) -> Result<(), String> {
    let counts = |ending| match ending {
        NotebookEnding::Caught {} | NotebookEnding::Escaped {} => true,
        NotebookEnding::Void { reason } => reason == VoidReason::ActiveLeft,
    };
    let counted = node.result().is_some_and(|result| counts(result.ending));
    let over = node.state.phase() == Phase::GameOver;
    require(counted == over, "the game does not end with its round")
}

/// Those that no walk follows as well.
fn offers_are_accepted(node: &Node) -> Result<(), String> {
    for (seat, intent) in offered(node) {
        let step = Move::Do { seat, intent };
        if let Err(refusal) = node.decide(&step.command()) {
            return Err(format!("{step:?} is offered and refused: {refusal:?}"));
        }
    }
    Ok(())
}
