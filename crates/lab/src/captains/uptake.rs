//! How the offers of this game are taken up.

use wire::{Intent, Offer, SeatId, TableView};

use crate::table::number;

/// An intent that the offer covers.
pub(super) fn take_up(view: &TableView, offer: &Offer, choice: usize) -> Intent {
    let round = number(view);
    let one = |seats: &[SeatId]| seats[choice % seats.len()];
    match offer {
        Offer::Looked {} => Intent::Looked { round },
        Offer::Ask { turn, whom } => Intent::Ask {
            round,
            turn: *turn,
            whom: one(whom),
            text: Some(format!("Question {choice}?")),
        },
        Offer::Answer { turn } => Intent::Answer {
            round,
            turn: *turn,
            text: Some(format!("Answer {choice}.")),
        },
        Offer::Say {} => Intent::Say {
            round,
            text: format!("Remark {choice}!"),
        },
        Offer::Pass { turn } => Intent::Pass { round, turn: *turn },
        Offer::ActFirst { whom } => Intent::ActFirst {
            round,
            whom: one(whom),
        },
        Offer::FinishAsking { turn } => Intent::FinishAsking { round, turn: *turn },
        Offer::Pick { turn, whom } => Intent::Pick {
            round,
            turn: *turn,
            whom: one(whom),
        },
        Offer::Refuse { turn } => Intent::Refuse { round, turn: *turn },
        Offer::Name { captain } => Intent::Name {
            round,
            captain: *captain,
            place: view.places[choice % view.places.len()].clone(),
        },
        other => panic!("{other:?} belongs to another game"),
    }
}

pub(super) fn ways(view: &TableView, offer: &Offer) -> usize {
    match offer {
        Offer::Ask { whom, .. } | Offer::Pick { whom, .. } | Offer::ActFirst { whom } => whom.len(),
        Offer::Name { .. } => view.places.len(),
        _ => 1,
    }
}
