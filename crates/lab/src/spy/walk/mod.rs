//! Spies at their smallest tables.
//!
//! A walk begins once for each seat that may hold the spy's card. While a clock runs, something is due
//! every 15 s if only to mark the time: walks with [`Marks::Passed`] do not stop there, and one shows
//! that stopping changes nothing.
//!
//! Questions can be asked for ever and come back to where they were, so most walks let them. Where four
//! seats or a card in the middle make too many states, questions and stops are bounded, and the walk
//! has seen all rounds with so many of them. The places are two, since a guess is right or wrong; the
//! first seat asks first, since seats differ only in their order.

mod deal;
mod essence;
pub mod form;
mod scope;

use std::hash::{DefaultHasher, Hash};

use rules::Event;
use wire::{Ending, Phase, RulesetId, SeatId, TableView, VoidReason};

pub use scope::{Marks, Scope};

use super::{Spy, name, result, round_of};
use crate::{
    game::require,
    walk::{Node, Step, Walked},
};

/// What a walk bounds where it must.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    /// Everybody who was dealt a card.
    seats: Vec<SeatId>,
    questions: u8,
    stops: u8,
    phones_off: u8,
}

const BROKEN_OFF: Ending = Ending::Void {
    reason: VoidReason::AbortedByHost,
};

impl Walked for Spy {
    type Scope = Scope;
    type Notes = Notes;

    const ORDERED: bool = true;

    fn deals(scope: Scope) -> Vec<Node<Self>> {
        deal::deals(scope.ruleset, scope.seats)
    }

    fn essence(node: &Node<Self>, hasher: &mut DefaultHasher) {
        match result(&node.table.view()) {
            // Nothing follows.
            Some(result) => format!("{:?} {result:?}", node.table.state.phase()).hash(hasher),
            None => essence::of_round(node).hash(hasher),
        }
    }

    fn follows(scope: Scope, node: &Node<Self>, step: &Step) -> bool {
        scope.follows(node, step)
    }

    fn phones(scope: Scope, node: &Node<Self>) -> Vec<(SeatId, bool)> {
        if scope.phones_off == 0 {
            return Vec::new();
        }
        let seats = node.table.seats().into_iter();
        seats
            .map(|seat| (seat, node.table.state.is_away(seat)))
            .collect()
    }

    fn is_quiet(scope: Scope, events: &[Event]) -> bool {
        scope.marks == Marks::Passed && events == [Event::Marked {}]
    }

    fn note(scope: Scope, notes: &mut Notes, step: &Step, _: &[Event]) {
        scope.spend(notes, step);
    }

    /// The edges of RULES 1.
    fn leads(scope: Scope, from: Phase, to: Phase) -> Result<(), String> {
        let leads = match (from, to) {
            (Phase::Lobby | Phase::RoundOver | Phase::GameOver, _) => false,
            (_, Phase::RoundOver | Phase::GameOver)
            | (Phase::Dealt | Phase::Vote, Phase::Questions)
            | (Phase::Questions, Phase::Vote | Phase::Guess | Phase::TimeUp) => true,
            (Phase::Vote, Phase::Guess) => scope.ruleset == RulesetId::Indictment,
            (same, other) => same == other,
        };
        let edge = || format!("{from:?} leads to {to:?}");
        if leads { Ok(()) } else { Err(edge()) }
    }

    /// The game is one round long, and a void round does not count.
    fn is_in_order(node: &Node<Self>) -> Result<(), String> {
        let view = node.table.view();
        let round = round_of(&view).ok_or("cards are dealt")?;
        let ending = round.result.as_ref().map(|result| &result.ending);
        let counted = ending.is_some_and(|ending| !matches!(ending, Ending::Void { .. }));
        let over = view.phase == Phase::GameOver;
        require(counted == over, "the game does not end with its round")
    }

    /// Unless the host broke it off.
    fn came_to(view: &TableView) -> Option<String> {
        let ending = &result(view)?.ending;
        (*ending != BROKEN_OFF).then(|| name(ending))
    }
}
