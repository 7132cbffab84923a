//! What of a table decides how it can go on. Two tables with the same essence are one state of the
//! walk.
//!
//! It is made of what the table shows, with deadlines as what is left of them and without the numbers
//! of rounds, turns and happenings, which offers name as they are; and of what no view tells. Of cards
//! only their number counts. `equal_tables_go_on_equally` looks for something that was left out by
//! mistake.

use std::hash::{DefaultHasher, Hash};

use wire::{NotebookResultView, NotebookRoundView, SeatId, TimerView, WaitView};

use super::PLAYERS;
use crate::{
    Notebook,
    notebook::{hand, page, result, round_of},
    walk::Node,
};

pub(super) fn of(node: &Node<Notebook>, hasher: &mut DefaultHasher) {
    match result(&node.table.view()) {
        Some(result) => of_result(result, hasher),
        None => of_round(node, hasher),
    }
}

/// Nothing follows, so only what came of it counts.
fn of_result(result: &NotebookResultView, hasher: &mut DefaultHasher) {
    format!("{:?}", result.ending).hash(hasher);
    let points = result.points.iter().map(|line| (line.seat, line.points));
    points.collect::<Vec<_>>().hash(hasher);
}

fn of_round(node: &Node<Notebook>, hasher: &mut DefaultHasher) {
    let (view, now_ms) = (node.table.view(), node.table.state.at_ms());
    let round = round_of(&view).expect("hands are dealt");
    format!("{:?}", view.phase).hash(hasher);
    let step = round.step.as_ref().expect("the round is on");
    let timer = match step.timer {
        TimerView::Running { ends_at_ms } => (true, ends_at_ms - now_ms),
        TimerView::Stopped { left_ms } => (false, left_ms),
    };
    (timer, step.seat, round.active, node.notes.spent()).hash(hasher);
    let wait = round.wait.map(|wait| match wait {
        WaitView::PausedByHost {} => None,
        WaitView::WaitingFor { until_ms, .. } => Some(until_ms - now_ms),
    });
    wait.hash(hasher);
    node.judge.tried().hash(hasher);
    for chip in &round.chips {
        (chip.seat, chip.whom).hash(hasher);
    }
    for seat in PLAYERS {
        of_seat(node, round, seat, hasher);
    }
}

fn of_seat(
    node: &Node<Notebook>,
    round: &NotebookRoundView,
    seat: SeatId,
    hasher: &mut DefaultHasher,
) {
    let own = node.table.seat_view(seat);
    let laid = round.evidence.iter().find(|line| line.seat == seat);
    let waits = |wait| matches!(wait, WaitView::WaitingFor { seat: other, .. } if other == seat);
    (
        node.table.state.has_seat(seat),
        page(&own).map(|page| page.blank),
        hand(&own).len(),
        laid.map(|line| line.cards.len()),
        round.explained.contains(&seat),
    )
        .hash(hasher);
    [
        node.notes.off.contains(&seat),
        node.notes.waited_for.contains(&seat),
        round.wait.is_some_and(waits),
    ]
    .hash(hasher);
}
