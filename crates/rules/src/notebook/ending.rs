//! How a round ends and what that is worth.

use wire::{NotebookEnding, Reason, SeatId, VoidReason};

use crate::{
    notebook::{
        Event, RULES, Round,
        state::{Case, Stage},
    },
    room::{Draft, Earnings},
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
    let earnings = earnings(round, case.map(|case| case.peek()), ending);
    d.emit_notebook(Event::RoundEnded {
        ending,
        points: earnings.points(&round.circle.order),
        earned: earnings.into_vec(),
    });
}

/// Chips on this player.
fn on(round: &Round, seat: SeatId) -> usize {
    round.chips.iter().filter(|chip| chip.whom == seat).count()
}

/// Who earned what, and why.
fn earnings(round: &Round, case: Option<&Case>, ending: NotebookEnding) -> Earnings {
    let mut earnings = Earnings::default();
    let Some(case) = case else { return earnings };
    let found = |seat| {
        let chip = round.chips.iter().find(|chip| chip.seat == seat);
        chip.is_some_and(|chip| chip.whom == case.conspirator)
    };
    let score = RULES.score;
    for seat in round.circle.active() {
        match ending {
            NotebookEnding::Escaped {} if seat == case.conspirator => {
                earnings.add(seat, Reason::Escaped, score.escaped);
            }
            NotebookEnding::Escaped {} if seat == round.active => {
                earnings.add(seat, Reason::WordKept, score.active);
            }
            NotebookEnding::Caught {} | NotebookEnding::Escaped {} if found(seat) => {
                earnings.add(seat, Reason::ConspiratorFound, score.found);
            }
            NotebookEnding::Caught {}
            | NotebookEnding::Escaped {}
            | NotebookEnding::Void { .. } => {}
        }
    }
    earnings
}
