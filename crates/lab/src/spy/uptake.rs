//! How the offers of this game are taken up.

use wire::{Intent, Offer, SeatId, SpyIntent, TableView};

use crate::table::number;

/// An intent that the offer covers.
pub(super) fn take_up(view: &TableView, offer: &Offer, choice: usize) -> Intent {
    let round = number(view);
    let one = |seats: &[SeatId]| seats[choice % seats.len()];
    match offer {
        Offer::StartClock {} => Intent::Spy(SpyIntent::StartClock { round }),
        Offer::Accuse { whom } => Intent::Spy(SpyIntent::Accuse {
            round,
            whom: one(whom),
        }),
        // Rather yes, or no vote would ever carry.
        Offer::Vote { vote } => Intent::Spy(SpyIntent::Vote {
            round,
            vote: *vote,
            agree: !choice.is_multiple_of(4),
        }),
        Offer::Point {} => Intent::Spy(SpyIntent::Point { round }),
        Offer::Propose { whom } => Intent::Spy(SpyIntent::Propose {
            round,
            whom: one(whom),
        }),
        Offer::Ballot { whom } => Intent::Spy(SpyIntent::Ballot {
            round,
            whom: one(whom),
        }),
        Offer::Reveal {} => Intent::Spy(SpyIntent::Reveal { round }),
        Offer::Guess {} => {
            let place = view.places[choice % view.places.len()].clone();
            Intent::Spy(SpyIntent::Guess { round, place })
        }
        other => panic!("{other:?} belongs to another game"),
    }
}

pub(super) fn ways(view: &TableView, offer: &Offer) -> usize {
    match offer {
        Offer::Accuse { whom } | Offer::Propose { whom } | Offer::Ballot { whom } => whom.len(),
        Offer::Vote { .. } => 2,
        Offer::Guess {} => view.places.len(),
        _ => 1,
    }
}
