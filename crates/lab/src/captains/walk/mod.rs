//! Seven between captains: the smallest table.
//!
//! Agents who hold the same place are told apart only by what has happened to them, so one deal stands
//! for all thirty. The host sits down after the deal and only watches, or the agents would not be alike.
//! Two places are enough for a name to be right or wrong.

mod deal;
mod essence;
mod invariants;

use std::hash::DefaultHasher;

use rules::{Event, captains};
use wire::{Asking, SeatId};

use self::deal::PLAYERS;
use super::{Captains, round_of};
use crate::walk::{Goings, Node, Scope, Step, Walked, goings};

impl Walked for Captains {
    type Scope = Scope<Asking>;
    type Notes = Goings;

    const ORDERED: bool = false;

    fn deals(scope: Scope<Asking>) -> Vec<Node<Self>> {
        vec![deal::dealt(scope.table)]
    }

    fn essence(node: &Node<Self>, hasher: &mut DefaultHasher) {
        essence::of(node, hasher);
    }

    fn follows(scope: Scope<Asking>, node: &Node<Self>, step: &Step) -> bool {
        let wait = || round_of(&node.table.view()).and_then(|round| round.wait);
        node.notes.follow(scope, &PLAYERS, wait, step)
    }

    fn phones(_: Scope<Asking>, node: &Node<Self>) -> Vec<(SeatId, bool)> {
        let here = |seat| node.table.state.has_seat(seat);
        node.notes.phones(&PLAYERS, here)
    }

    fn is_quiet(_: Scope<Asking>, events: &[Event]) -> bool {
        goings::is_quiet(events)
    }

    fn note(_: Scope<Asking>, notes: &mut Goings, step: &Step, events: &[Event]) {
        let waited_for = |event: &Event| match event {
            Event::Captains {
                event: captains::Event::WaitedFor { seat, .. },
            } => Some(*seat),
            _ => None,
        };
        notes.note(step, events.iter().filter_map(waited_for));
    }

    fn is_in_order(node: &Node<Self>) -> Result<(), String> {
        invariants::check(node)
    }
}
