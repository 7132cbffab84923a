//! What of a table decides how it can go on. Two tables with the same essence are one state of the
//! walk.
//!
//! It is made of what the table shows, with deadlines as what is left of them and without the numbers
//! of rounds, turns and happenings, which offers name as they are; and of what no view tells. Agents
//! are listed by what is true of them and not by seat: who they are makes no difference to any rule.
//! `equal_tables_go_on_equally` looks for something that was left out by mistake.

use std::hash::{DefaultHasher, Hash};

use wire::{CaptainsResultView, CaptainsRoundView, PointsView, SeatId, TimerView, WaitView};

use super::deal::{AGENTS, side};
use crate::{
    Captains,
    captains::{result, round_of},
    walk::Node,
};

pub(super) fn of(node: &Node<Captains>, hasher: &mut DefaultHasher) {
    match result(&node.table.view()) {
        Some(result) => of_result(result, hasher),
        None => of_round(node, hasher),
    }
}

/// Nothing follows, so only what came of it counts.
fn of_result(result: &CaptainsResultView, hasher: &mut DefaultHasher) {
    format!("{:?}", result.ending).hash(hasher);
    let of = |line: &PointsView| AGENTS.contains(&line.seat).then(|| side(line.seat));
    let points = result.points.iter().map(|line| (of(line), line.points));
    let mut points: Vec<_> = points.collect();
    points.sort_unstable();
    points.hash(hasher);
}

fn of_round(node: &Node<Captains>, hasher: &mut DefaultHasher) {
    let (view, now_ms) = (node.table.view(), node.table.state.at_ms());
    let round = round_of(&view).expect("cards are dealt");
    format!("{:?}", view.phase).hash(hasher);
    let step = round.step.as_ref().expect("the round is on");
    let timer = match step.timer {
        TimerView::Running { ends_at_ms } => (true, ends_at_ms - now_ms),
        TimerView::Stopped { left_ms } => (false, left_ms),
    };
    (timer, &step.captains, node.notes.spent()).hash(hasher);
    let wait = round.wait.map(|wait| match wait {
        WaitView::PausedByHost {} => None,
        WaitView::WaitingFor { until_ms, .. } => Some(until_ms - now_ms),
    });
    wait.hash(hasher);
    let here: Vec<SeatId> = view.seats.iter().map(|seat| seat.id).collect();
    for captain in &round.captains {
        let seat = captain.seat;
        (
            seat,
            captain.refused,
            here.contains(&seat),
            phone(node, round, seat),
        )
            .hash(hasher);
    }
    let mut agents = AGENTS.map(|agent| {
        let mut teams = round.captains.iter();
        let team = teams.position(|captain| captain.team.contains(&agent));
        let heard = (step.heard.contains(&agent), step.asked == Some(agent));
        let gone = !here.contains(&agent);
        (side(agent), team, heard, gone, phone(node, round, agent))
    });
    agents.sort_unstable();
    agents.hash(hasher);
    if let Some(naming) = &round.naming {
        let named = naming.named.iter().map(|n| (n.captain, n.place.as_deref()));
        named.collect::<Vec<_>>().hash(hasher);
    }
}

/// Whether the phone is off, whether the table has waited for this seat, and whether it does.
fn phone(node: &Node<Captains>, round: &CaptainsRoundView, seat: SeatId) -> [bool; 3] {
    let waits = |wait| matches!(wait, WaitView::WaitingFor { seat: other, .. } if other == seat);
    [
        node.notes.off.contains(&seat),
        node.notes.waited_for.contains(&seat),
        round.wait.is_some_and(waits),
    ]
}
