//! What holds at every table of a walk, whatever is played.

use wire::{NotebookEnding, Offer, Phase, SeatId, VoidReason, WaitView};

use crate::{
    Notebook,
    game::require,
    notebook::{result, round_of},
    walk::Node,
};

pub(super) fn check(node: &Node<Notebook>) -> Result<(), String> {
    one_at_a_time(node)?;
    nothing_holds_it_up_but_the_host(node)?;
    the_game_ends_with_its_round(node)
}

/// Whoever is in turn brings the round on, and nobody else.
fn one_at_a_time(node: &Node<Notebook>) -> Result<(), String> {
    let view = node.table.view();
    let round = round_of(&view).expect("hands are dealt");
    let acts = |wanted: fn(&Offer) -> bool| -> Vec<SeatId> {
        let seats = view.seats.iter().map(|seat| seat.id);
        let able = |seat: &SeatId| node.table.seat_view(*seat).can.open.iter().any(wanted);
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
    let here = in_turn.iter().all(|seat| node.table.state.has_seat(*seat));
    require(here, "somebody who left is in turn")
}

/// Time brings the round on.
fn nothing_holds_it_up_but_the_host(node: &Node<Notebook>) -> Result<(), String> {
    let view = node.table.view();
    let round = round_of(&view).expect("hands are dealt");
    if round.step.is_none() {
        return require(result(&view).is_some(), "no step and no result");
    }
    let paused = round.wait == Some(WaitView::PausedByHost {});
    require(node.wakes() || paused, "the table is stuck")
}

/// The game is one round long; RULES 9, row 45 says which void round counts.
fn the_game_ends_with_its_round(node: &Node<Notebook>) -> Result<(), String> {
    let view = node.table.view();
    let counts = |ending| match ending {
        NotebookEnding::Caught {} | NotebookEnding::Escaped {} => true,
        NotebookEnding::Void { reason } => reason == VoidReason::ActiveLeft,
    };
    let counted = result(&view).is_some_and(|result| counts(result.ending));
    let over = view.phase == Phase::GameOver;
    require(counted == over, "the game does not end with its round")
}
