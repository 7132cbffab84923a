//! What a seat's intent, or the passing of time, leads to in a round.

use fair::Label;
use wire::{NotebookIntent, Refusal, RoundIntent, SeatId, VoidReason, WORD_CHARS};

use crate::{
    Public,
    notebook::{Event, deal, due::due, ending, guard, state::Stage},
    room::{Draft, WAIT_MS, Wait, end_game_if_last, text},
};

pub(crate) fn act(d: &mut Draft, seat: SeatId, intent: &NotebookIntent) -> Result<(), Refusal> {
    let public = &d.state.public;
    match intent {
        NotebookIntent::OpenCase {
            turn, word, card, ..
        } => {
            names_this_turn(public, *turn)?;
            guard::open_case(public, seat)?;
            let word = text::cleaned(word, WORD_CHARS)?;
            guard::in_hand(&d.state, seat, card)?;
            open_case(d, seat, word, card);
        }
        NotebookIntent::Play { turn, card, .. } => {
            names_this_turn(public, *turn)?;
            guard::play(public, seat)?;
            guard::in_hand(&d.state, seat, card)?;
            let card = card.clone();
            d.emit_notebook(Event::Played { card });
        }
        NotebookIntent::Explained { turn, .. } => {
            names_this_turn(public, *turn)?;
            guard::explained(public, seat)?;
            go_on_talking(d);
        }
        NotebookIntent::Chip { turn, whom, .. } => {
            names_this_turn(public, *turn)?;
            guard::chip(public, seat, *whom)?;
            d.emit_notebook(Event::ChipPlaced { whom: *whom });
        }
    }
    Ok(())
}

/// The same for what other games understand as well.
pub(crate) fn take_part(d: &mut Draft, seat: SeatId, intent: &RoundIntent) -> Result<(), Refusal> {
    let public = &d.state.public;
    match intent {
        RoundIntent::Pause { .. } => {
            guard::pause(public, seat)?;
            d.emit_notebook(Event::PausedByHost {});
        }
        RoundIntent::Resume { .. } => {
            guard::resume(public, seat)?;
            d.emit_notebook(Event::Resumed {});
        }
        RoundIntent::Looked { .. }
        | RoundIntent::Ask { .. }
        | RoundIntent::Answer { .. }
        | RoundIntent::Say { .. }
        | RoundIntent::Remark { .. }
        | RoundIntent::Pass { .. } => return Err(Refusal::NotNow),
    }
    Ok(())
}

fn names_this_turn(public: &Public, turn: u32) -> Result<(), Refusal> {
    let round = guard::round(public)?;
    // Then the table shows no turn that could be named.
    guard::require(!round.is_over(), Refusal::RoundOver)?;
    guard::require(round.pace.turn == turn, Refusal::Stale)
}

/// The notebooks are shuffled and dealt to everybody but the active player.
fn open_case(d: &mut Draft, active: SeatId, word: String, card: &str) {
    let Ok(round) = guard::round(&d.state.public) else {
        return;
    };
    // Whoever leaves before it changes nothing for the others: the first who is still there is taken.
    let mut lots = round.circle.order.clone();
    d.dice(Label::Conspirator).shuffle(&mut lots);
    let mut others = lots.into_iter().filter(|seat| *seat != active);
    let Some(conspirator) = others.find(|seat| round.circle.is_active(*seat)) else {
        return;
    };
    d.emit_notebook(Event::CaseOpened {
        word,
        card: card.to_owned(),
        conspirator,
    });
}

/// The next one explains; after the last one the table talks, where it wanted to.
fn go_on_talking(d: &mut Draft) {
    let Ok(round) = guard::round(&d.state.public) else {
        return;
    };
    if matches!(round.stage, Stage::Discussion) {
        d.emit_notebook(Event::DiscussionEnded {});
    } else {
        d.emit_notebook(Event::Explained {});
    }
}

/// Does what is due in the round, if anything is.
pub(crate) fn tick(d: &mut Draft) {
    let public = &d.state.public;
    if due(public).is_none_or(|at| at > d.now_ms()) {
        return;
    }
    let Ok(round) = guard::round(public) else {
        return;
    };
    if round.pace.wait.is_some() {
        d.emit_notebook(Event::Resumed {});
        return;
    }
    match &round.stage {
        Stage::Case => match round.next_to_try() {
            Some(to) => d.emit_notebook(Event::ActiveMoved { to }),
            None => ending::void(d, VoidReason::NoWord),
        },
        Stage::Evidence { .. } => play_by_lot(d),
        Stage::Explaining { .. } | Stage::Discussion => go_on_talking(d),
        Stage::Chips { .. } => d.emit_notebook(Event::ChipMissed {}),
        Stage::Over(_) => {}
    }
}

/// Somebody lets the time run out: any card of the hand will do.
fn play_by_lot(d: &mut Draft) {
    let round = d.state.public.notebook_round();
    let seat = round.and_then(|round| round.awaited());
    let n = round.map_or(0, |round| round.pace.turn);
    let hands = d.state.hidden.cards.notebook.hands.peek();
    let hand = seat.and_then(|seat| hands.get(&seat));
    match hand.filter(|hand| !hand.is_empty()) {
        Some(hand) => {
            let card = hand[d.dice(Label::Lot { n }).below(hand.len())].clone();
            d.emit_notebook(Event::Played { card });
        }
        None => d.emit_notebook(Event::PlaySkipped {}),
    }
}

/// After every decision: nobody who is gone is waited for, one stage follows the other, and where
/// nobody is left to be active the game is over.
pub(crate) fn settle(d: &mut Draft) {
    // Also when somebody has left, whose cards the others may need.
    deal::fill_hands(d);
    while let Some(event) = overdue(d) {
        d.emit_notebook(event);
    }
    ending::end_if_counted(d);
    let Some(round) = d.state.public.notebook_round() else {
        return;
    };
    if round.is_over() {
        return end_game_if_last(d, false);
    }
    let needed = round.pace.holds_up(&d.state.public, round.awaited());
    let waits = round.pace.wait;
    if let Some(Wait::For { seat, .. }) = waits
        && needed != Some(seat)
    {
        d.emit_notebook(Event::Resumed {});
        return settle(d);
    }
    if let (None, Some(seat)) = (waits, needed) {
        let until_ms = d.now_ms() + WAIT_MS;
        d.emit_notebook(Event::WaitedFor { seat, until_ms });
    }
}

fn overdue(d: &Draft) -> Option<Event> {
    let round = d.state.public.notebook_round()?;
    let gone = |seat: &SeatId| !round.circle.is_active(*seat);
    match &round.stage {
        Stage::Evidence { queue } if queue.is_empty() => {
            let case = d.state.hidden.cards.notebook.case.as_ref()?;
            let word = case.peek().word.clone();
            Some(Event::WordRevealed { word })
        }
        Stage::Evidence { queue } if queue.first().is_some_and(gone) => Some(Event::PlaySkipped {}),
        Stage::Explaining { queue } if queue.is_empty() => {
            let talks = d.state.public.settings.notebook.discussion;
            Some(if talks {
                Event::DiscussionBegan {}
            } else {
                Event::DiscussionEnded {}
            })
        }
        Stage::Explaining { queue } if queue.first().is_some_and(gone) => Some(Event::Explained {}),
        Stage::Chips { queue } if queue.first().is_some_and(gone) => Some(Event::ChipMissed {}),
        Stage::Case
        | Stage::Evidence { .. }
        | Stage::Explaining { .. }
        | Stage::Discussion
        | Stage::Chips { .. }
        | Stage::Over(_) => None,
    }
}
