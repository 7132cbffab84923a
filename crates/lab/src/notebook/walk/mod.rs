//! Four with notebooks: the smallest table.
//!
//! A walk begins with the hands just dealt, or with the case just opened. No rule asks which card was
//! played or what the word is, so of all cards only the first is followed. The host sits down after the
//! deal and only watches.

mod deal;
mod essence;
mod invariants;

use std::hash::DefaultHasher;

use rules::{Event, notebook};
use wire::{Intent, NotebookIntent, SeatId};

pub use deal::PLAYERS;

use super::{Notebook, hand, round_of};
use crate::walk::{Goings, Node, Scope, Step, Walked, goings};

#[derive(Clone, Copy, Debug, Default)]
pub struct Case {
    /// Whose notebook is blank, where the case is open from the start.
    pub blank: Option<SeatId>,
    pub discussion: bool,
}

impl Walked for Notebook {
    type Scope = Scope<Case>;
    type Notes = Goings;

    const ORDERED: bool = false;

    fn deals(scope: Scope<Case>) -> Vec<Node<Self>> {
        vec![deal::dealt(scope.table)]
    }

    fn essence(node: &Node<Self>, hasher: &mut DefaultHasher) {
        essence::of(node, hasher);
    }

    fn follows(scope: Scope<Case>, node: &Node<Self>, step: &Step) -> bool {
        let wait = || round_of(&node.table.view()).and_then(|round| round.wait);
        let first = |seat: SeatId, card: &String| {
            let own = node.table.seat_view(seat);
            hand(&own).first() == Some(card)
        };
        let fits = match step {
            Step::Do {
                seat,
                intent:
                    Intent::Notebook(NotebookIntent::OpenCase { card, .. })
                    | Intent::Notebook(NotebookIntent::Play { card, .. }),
            } => first(*seat, card),
            _ => true,
        };
        fits && node.notes.follow(scope, &PLAYERS, wait, step)
    }

    fn phones(_: Scope<Case>, node: &Node<Self>) -> Vec<(SeatId, bool)> {
        let here = |seat| node.table.state.has_seat(seat);
        node.notes.phones(&PLAYERS, here)
    }

    fn is_quiet(_: Scope<Case>, events: &[Event]) -> bool {
        goings::is_quiet(events)
    }

    fn note(_: Scope<Case>, notes: &mut Goings, step: &Step, events: &[Event]) {
        let waited_for = |event: &Event| match event {
            Event::Notebook {
                event: notebook::Event::WaitedFor { seat, .. },
            } => Some(*seat),
            _ => None,
        };
        notes.note(step, events.iter().filter_map(waited_for));
    }

    fn is_in_order(node: &Node<Self>) -> Result<(), String> {
        invariants::check(node)
    }
}
