//! What of a table decides how it can go on. Two tables with the same essence are one state of the
//! walk.
//!
//! It is made of what the table shows, with deadlines as what is left of them and without the numbers
//! of rounds, turns and happenings, which offers name as they are; and of what no view tells. Of cards
//! only their number counts. `equal_tables_go_on_equally` looks for something that was left out by
//! mistake.

use std::hash::{DefaultHasher, Hash, Hasher};

use rules::seat_view;
use wire::{SeatId, TimerView, WaitView};

use super::{deal::PLAYERS, node::Node};
use crate::round::{ThisResult, ThisRound};

pub(super) fn essence(node: &Node) -> u64 {
    let mut hasher = DefaultHasher::new();
    node.wrong.hash(&mut hasher);
    match node.result() {
        Some(result) => of_result(&result, &mut hasher),
        None => of_round(node, &mut hasher),
    }
    hasher.finish()
}

/// Nothing follows, so only what came of it counts.
fn of_result(result: &ThisResult, hasher: &mut DefaultHasher) {
    format!("{:?}", result.ending).hash(hasher);
    let points = result.points.iter().map(|line| (line.seat, line.points));
    points.collect::<Vec<_>>().hash(hasher);
}

fn of_round(node: &Node, hasher: &mut DefaultHasher) {
    let (view, round) = (node.view(), node.round());
    format!("{:?}", view.phase).hash(hasher);
    let step = round.step.as_ref().expect("the round is on");
    let timer = match step.timer {
        TimerView::Running { ends_at_ms } => (true, ends_at_ms - node.state.at_ms()),
        TimerView::Stopped { left_ms } => (false, left_ms),
    };
    (timer, step.seat, round.active, node.spent).hash(hasher);
    let wait = round.wait.map(|wait| match wait {
        WaitView::PausedByHost {} => None,
        WaitView::WaitingFor { until_ms, .. } => Some(until_ms - node.state.at_ms()),
    });
    wait.hash(hasher);
    node.judge.tried().hash(hasher);
    for chip in &round.chips {
        (chip.seat, chip.whom).hash(hasher);
    }
    for seat in PLAYERS {
        of_seat(node, &round, seat, hasher);
    }
}

fn of_seat(node: &Node, round: &ThisRound, seat: SeatId, hasher: &mut DefaultHasher) {
    let own = seat_view(&node.state, seat);
    let own = own.notebook().cloned().unwrap_or_default();
    let laid = round.evidence.iter().find(|line| line.seat == seat);
    let waits = |wait| matches!(wait, WaitView::WaitingFor { seat: other, .. } if other == seat);
    (
        node.state.has_seat(seat),
        own.page.map(|page| page.blank),
        own.hand.len(),
        laid.map(|line| line.cards.len()),
        round.explained.contains(&seat),
    )
        .hash(hasher);
    [
        node.off.contains(&seat),
        node.waited_for.contains(&seat),
        round.wait.is_some_and(waits),
    ]
    .hash(hasher);
}
