//! Which table is walked, and what may happen at it.

use rules::table_view;
use wire::{Phase, RulesetId};

use crate::{
    moves::{About, Move, about},
    node::Node,
    offers::offered,
};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Scope {
    pub(crate) ruleset: RulesetId,
    pub(crate) seats: u16,
    /// How many questions may be asked; no bound if left out.
    pub(crate) questions: Option<u8>,
    /// How often the clock may be stopped for a vote; no bound if left out.
    pub(crate) stops: Option<u8>,
    /// Seats are given up and taken away.
    pub(crate) leaving: bool,
    /// How often a phone may go off.
    pub(crate) phones_off: u8,
    /// Names, keys, the lock and the host's rights change.
    pub(crate) room: bool,
    pub(crate) marks: Marks,
}

/// Where a wait ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Marks {
    /// At every tick, also at one that only marks the time.
    Seen,
    /// At the first tick that does more.
    Passed,
}

impl Scope {
    /// Nobody goes, nothing is bounded.
    pub(crate) fn of(ruleset: RulesetId, seats: u16) -> Self {
        Self {
            ruleset,
            seats,
            questions: None,
            stops: None,
            leaving: false,
            phones_off: 0,
            room: false,
            marks: Marks::Passed,
        }
    }

    pub(crate) fn follows(self, node: &Node, step: &Move) -> bool {
        let below = |most: Option<u8>, spent| most.is_none_or(|most| spent < most);
        let asks = node.state.phase() == Phase::Questions;
        match step {
            Move::Wait | Move::On { .. } => true,
            Move::Off { .. } => node.spent.phones_off < self.phones_off,
            Move::Do { intent, .. } => match about(intent) {
                About::Question => below(self.questions, node.spent.questions),
                About::Stop => !asks || below(self.stops, node.spent.stops),
                About::Round => true,
                About::Seats => self.leaving,
                About::Room => self.room,
            },
        }
    }

    /// Everything that may happen next, in an order that depends on the essence alone.
    pub(crate) fn moves(self, node: &Node) -> Vec<Move> {
        if node.is_over() || node.wrong.is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        if node.wakes() {
            moves.push(Move::Wait);
        }
        if node.is_due() {
            return moves;
        }
        let intents = offered(&node.state).into_iter();
        moves.extend(intents.map(|(seat, intent)| Move::Do { seat, intent }));
        if self.phones_off > 0 {
            let seats = table_view(node.state.public()).seats;
            moves.extend(seats.iter().map(|seat| {
                let seat = seat.id;
                if node.state.is_away(seat) {
                    Move::On { seat }
                } else {
                    Move::Off { seat }
                }
            }));
        }
        moves.retain(|step| self.follows(node, step));
        moves
    }
}
