//! How the offers of this game are taken up.

use wire::{Intent, NotebookIntent, Offer, SeatId, SeatView, TableView};

use super::hand;
use crate::table::number;

/// Of different lengths, and one of them comes up again and again.
const WORDS: [&str; 5] = [
    "storm",
    "ice cream",
    "а",
    "嵐",
    "a word of forty characters, and no more!",
];

/// An intent that the offer covers.
pub(super) fn take_up(view: &TableView, own: &SeatView, offer: &Offer, choice: usize) -> Intent {
    let round = number(view);
    let one = |seats: &[SeatId]| seats[choice % seats.len()];
    let card = || hand(own)[choice % hand(own).len()].clone();
    match offer {
        Offer::OpenCase { turn } => Intent::Notebook(NotebookIntent::OpenCase {
            round,
            turn: *turn,
            word: WORDS[choice / 7 % WORDS.len()].to_owned(),
            card: card(),
        }),
        Offer::Play { turn } => Intent::Notebook(NotebookIntent::Play {
            round,
            turn: *turn,
            card: card(),
        }),
        Offer::Explained { turn } => {
            Intent::Notebook(NotebookIntent::Explained { round, turn: *turn })
        }
        Offer::Chip { turn, whom } => Intent::Notebook(NotebookIntent::Chip {
            round,
            turn: *turn,
            whom: one(whom),
        }),
        other => panic!("{other:?} belongs to another game"),
    }
}

pub(super) fn ways(own: &SeatView, offer: &Offer) -> usize {
    match offer {
        Offer::OpenCase { .. } | Offer::Play { .. } => hand(own).len(),
        Offer::Chip { whom, .. } => whom.len(),
        _ => 1,
    }
}
