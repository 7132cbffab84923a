//! Everything that can happen next at a table: each offer of each seat with each choice it leaves,
//! phones that go off and on, and time.

use rules::{Command, seat_view, wake_at};
use wire::{Intent, Offer, SeatId, WaitView};

use super::{Scope, deal::is_dealt_in, node::Node};
use crate::uptake::{take_up, ways};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Move {
    /// Nobody does anything until something is due.
    Wait,
    Do {
        seat: SeatId,
        intent: Intent,
    },
    Off(SeatId),
    On(SeatId),
}

impl Move {
    pub(super) fn command(&self) -> Command {
        match self {
            Self::Wait => Command::Tick,
            Self::Do { seat, intent } => Command::Seat {
                seat: *seat,
                intent: intent.clone(),
            },
            Self::Off(seat) => Command::Away { seat: *seat },
            Self::On(seat) => Command::Back { seat: *seat },
        }
    }

    pub(super) fn loses_a_seat(&self) -> bool {
        let Self::Do { intent, .. } = self else {
            return false;
        };
        matches!(intent, Intent::Leave {} | Intent::Kick { .. })
    }

    /// Ends the round, or may, without anybody having played it out.
    pub(super) fn gives_up(&self) -> bool {
        let Self::Do { intent, .. } = self else {
            return false;
        };
        self.loses_a_seat() || matches!(intent, Intent::AbortRound { .. })
    }
}

/// Names, keys, the lock and the host's rights change nothing in a round and are left to the random
/// games.
fn is_about_the_room(offer: &Offer) -> bool {
    matches!(
        offer,
        Offer::Rename {} | Offer::Lock {} | Offer::MakeHost { .. } | Offer::HandOver { .. }
    )
}

/// Each offer of each seat that is about the round, taken up in every way.
pub(super) fn offered(node: &Node) -> Vec<(SeatId, Intent)> {
    let view = node.view();
    let mut all = Vec::new();
    for seat in view.seats.iter().map(|seat| seat.id) {
        let own = seat_view(&node.state, seat);
        let offers = own.can.open.iter().chain(&own.can.card);
        for offer in offers.filter(|offer| !is_about_the_room(offer)) {
            let each = 0..ways(&view, offer);
            all.extend(each.map(|way| (seat, take_up(&view, &own, offer, way))));
        }
    }
    all
}

impl Node {
    /// What a walk of this scope does next.
    pub(super) fn moves(&self, scope: Scope) -> Vec<Move> {
        if self.wrong.is_some() || self.result().is_some() {
            return Vec::new();
        }
        // In a pause nothing in the round falls due.
        let paused = self.round().wait == Some(WaitView::PausedByHost {});
        let wakes = self.wakes() && !paused;
        let mut moves = Vec::from_iter(wakes.then_some(Move::Wait));
        if wake_at(&self.state).is_some_and(|at| at <= self.state.at_ms()) {
            // Ticks come first, so nobody can do anything before this one.
            return moves;
        }
        let all = offered(self).into_iter();
        let all = all.filter(|(seat, intent)| self.follows(scope, *seat, intent));
        moves.extend(all.map(|(seat, intent)| Move::Do { seat, intent }));
        moves.extend(self.phones(scope));
        moves
    }

    /// The host only watches and stays; looking at cards leads nowhere.
    fn follows(&self, scope: Scope, seat: SeatId, intent: &Intent) -> bool {
        let more_may_go = self.spent.leavers < scope.leavers;
        match intent {
            Intent::Leave {} => more_may_go && is_dealt_in(seat),
            Intent::Kick { seat } => more_may_go && is_dealt_in(*seat),
            Intent::Pause { .. } => scope.pauses,
            Intent::Looked { .. } => false,
            _ => true,
        }
    }

    fn phones(&self, scope: Scope) -> Vec<Move> {
        let seats = self.view().seats.into_iter().map(|seat| seat.id);
        let more = self.spent.phones_off < scope.phones_off;
        let switch = |seat| match self.off.contains(&seat) {
            true => Some(Move::On(seat)),
            false => more.then_some(Move::Off(seat)),
        };
        seats
            .filter(|seat| is_dealt_in(*seat))
            .filter_map(switch)
            .collect()
    }
}
