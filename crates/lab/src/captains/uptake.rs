//! How the offers of this game are taken up.

use wire::{CaptainsIntent, Intent, Offer, SeatId, TableView};

use crate::table::number;

/// An intent that the offer covers.
pub(super) fn take_up(view: &TableView, offer: &Offer, choice: usize) -> Intent {
    let round = number(view);
    let one = |seats: &[SeatId]| seats[choice % seats.len()];
    match offer {
        Offer::ActFirst { whom } => Intent::Captains(CaptainsIntent::ActFirst {
            round,
            whom: one(whom),
        }),
        Offer::FinishAsking { turn } => {
            Intent::Captains(CaptainsIntent::FinishAsking { round, turn: *turn })
        }
        Offer::Pick { turn, whom } => Intent::Captains(CaptainsIntent::Pick {
            round,
            turn: *turn,
            whom: one(whom),
        }),
        Offer::Refuse { turn } => Intent::Captains(CaptainsIntent::Refuse { round, turn: *turn }),
        Offer::Name { captain } => Intent::Captains(CaptainsIntent::Name {
            round,
            captain: *captain,
            place: view.places[choice % view.places.len()].clone(),
        }),
        other => panic!("{other:?} belongs to another game"),
    }
}

pub(super) fn ways(view: &TableView, offer: &Offer) -> usize {
    match offer {
        Offer::Pick { whom, .. } | Offer::ActFirst { whom } => whom.len(),
        Offer::Name { .. } => view.places.len(),
        _ => 1,
    }
}
