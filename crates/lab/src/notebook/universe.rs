//! Everything that a seat could try in this game, sensible or not, and what its view says about each.

use wire::{Intent, NotebookIntent, Offer, SeatId, SeatView, TableView};

use super::{hand, pack::SHELF, round_of};
use crate::universe::{Attempt, NOBODY, configure, now_and_stale, rounds};

/// Of every so many cards one is tried: enough that some are in the hand.
const CARD_STEP: usize = 5;

/// Numbers that intents name: those that hold now and one each that does not.
struct Numbers {
    rounds: [u32; 2],
    turns: [u32; 2],
}

impl Numbers {
    fn of(view: &TableView) -> Self {
        let step = round_of(view).and_then(|r| r.step.as_ref());
        Self {
            rounds: rounds(view),
            turns: now_and_stale(step.map(|s| s.turn)),
        }
    }
}

pub(super) fn attempts(view: &TableView) -> Vec<Attempt> {
    let good = fitting(view).into_iter().chain(with_cards(view));
    let good = good.chain(on_seats(view)).chain(on_rounds(view));
    let bad = unfitting(view).into_iter().map(Attempt::bad);
    good.map(Attempt::good).chain(bad).collect()
}

fn fitting(view: &TableView) -> Vec<Intent> {
    let last = view.seats.last().map(|s| s.id);
    vec![
        configure(view, |s| s.rounds = Some(24)),
        configure(view, |s| s.starter = last),
    ]
}

fn unfitting(view: &TableView) -> Vec<Intent> {
    let words = [String::new(), "\u{200B}".to_owned(), "w".repeat(41)];
    let words = words.map(|word| open(view, word, &SHELF.pictures[0]));
    let set = [
        configure(view, |s| s.rounds = Some(25)),
        configure(view, |s| s.starter = Some(NOBODY)),
    ];
    set.into_iter().chain(words).collect()
}

fn open(view: &TableView, word: String, card: &str) -> Intent {
    let Numbers { rounds, turns } = Numbers::of(view);
    Intent::Notebook(NotebookIntent::OpenCase {
        round: rounds[0],
        turn: turns[0],
        word,
        card: card.to_owned(),
    })
}

/// In hand or not.
fn with_cards(view: &TableView) -> Vec<Intent> {
    let Numbers { rounds, turns } = Numbers::of(view);
    let (round, turn) = (rounds[0], turns[0]);
    let cards = SHELF.pictures.iter().step_by(CARD_STEP).chain([&view.code]);
    let with = |card: &String| {
        let card = card.clone();
        let case = open(view, "storm".to_owned(), &card);
        [
            case,
            Intent::Notebook(NotebookIntent::Play { round, turn, card }),
        ]
    };
    cards.flat_map(with).collect()
}

fn on_seats(view: &TableView) -> Vec<Intent> {
    let Numbers { rounds, turns } = Numbers::of(view);
    let (round, turn) = (rounds[0], turns[0]);
    let seats = view.seats.iter().map(|s| s.id).chain([NOBODY]);
    let on = |whom: SeatId| Intent::Notebook(NotebookIntent::Chip { round, turn, whom });
    seats.map(on).collect()
}

fn on_rounds(view: &TableView) -> Vec<Intent> {
    let Numbers { rounds, turns } = Numbers::of(view);
    let whom = view.seats.last().map_or(NOBODY, |s| s.id);
    let mut all = Vec::new();
    for round in rounds {
        for turn in turns {
            let card = SHELF.pictures[0].clone();
            all.extend([
                Intent::Notebook(NotebookIntent::Play { round, turn, card }),
                Intent::Notebook(NotebookIntent::Explained { round, turn }),
                Intent::Notebook(NotebookIntent::Chip { round, turn, whom }),
            ]);
        }
    }
    all
}

/// Whether the offer promises that this intent would be accepted, if it names the round that is on.
pub(super) fn covers(own: &SeatView, offer: &Offer, intent: &Intent) -> bool {
    match (offer, intent) {
        (
            Offer::OpenCase { turn },
            Intent::Notebook(NotebookIntent::OpenCase { turn: t, card, .. }),
        )
        | (Offer::Play { turn }, Intent::Notebook(NotebookIntent::Play { turn: t, card, .. })) => {
            turn == t && hand(own).contains(card)
        }
        (
            Offer::Explained { turn },
            Intent::Notebook(NotebookIntent::Explained { turn: t, .. }),
        ) => turn == t,
        (
            Offer::Chip { turn, whom: among },
            Intent::Notebook(NotebookIntent::Chip { turn: t, whom, .. }),
        ) => turn == t && among.contains(whom),
        _ => false,
    }
}
