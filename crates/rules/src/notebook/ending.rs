//! How a round ends and what that is worth.

use wire::{NotebookEnding, PointsView, SeatId, VoidReason};

use crate::{
    notebook::{
        Event, RULES, Round,
        state::{Case, Stage},
    },
    room::Draft,
};

/// The last chip is placed.
pub(crate) fn end_if_counted(d: &mut Draft) {
    let round = d.state.public.notebook_round();
    let case = d.state.hidden.cards.notebook.case.as_ref();
    let (Some(round), Some(case)) = (round, case) else {
        return;
    };
    let placed = matches!(&round.stage, Stage::Chips { queue } if queue.is_empty());
    if !placed {
        return;
    }
    let ending = if on(round, case.peek().conspirator) > RULES.safe_chips {
        NotebookEnding::Caught {}
    } else {
        NotebookEnding::Escaped {}
    };
    finish(d, ending);
}

pub(crate) fn void(d: &mut Draft, reason: VoidReason) {
    finish(d, NotebookEnding::Void { reason });
}

/// Counts the points.
fn finish(d: &mut Draft, ending: NotebookEnding) {
    let round = d.state.public.notebook_round().filter(|r| !r.is_over());
    let Some(round) = round else { return };
    let case = d.state.hidden.cards.notebook.case.as_ref();
    let points = points(round, case.map(|case| case.peek()), ending);
    d.emit_notebook(Event::RoundEnded { ending, points });
}

/// Chips on this player.
fn on(round: &Round, seat: SeatId) -> usize {
    round.chips.iter().filter(|chip| chip.whom == seat).count()
}

/// One line for everybody who plays in this round.
fn points(round: &Round, case: Option<&Case>, ending: NotebookEnding) -> Vec<PointsView> {
    let earned = |seat: SeatId| {
        let case = case.filter(|_| round.circle.is_active(seat))?;
        let found = |seat| {
            let chip = round.chips.iter().find(|chip| chip.seat == seat);
            chip.is_some_and(|chip| chip.whom == case.conspirator)
        };
        match ending {
            NotebookEnding::Void { .. } => None,
            NotebookEnding::Caught {} if found(seat) => Some(RULES.score.found),
            NotebookEnding::Escaped {} if seat == case.conspirator => Some(RULES.score.escaped),
            NotebookEnding::Escaped {} if seat == round.active => Some(RULES.score.active),
            NotebookEnding::Escaped {} if found(seat) => Some(RULES.score.found),
            NotebookEnding::Caught {} | NotebookEnding::Escaped {} => None,
        }
    };
    let seats = round.circle.order.iter().copied();
    let line = |seat| PointsView {
        seat,
        points: earned(seat).unwrap_or(0),
    };
    seats.map(line).collect()
}
