//! Which offers players take up, and how.

use wire::{Intent, Offer, SeatId, SeatView, TableView};

use crate::{round::round_of, table::secret, universe::KEYS};

/// Of different lengths, and one of them comes up again and again.
const WORDS: [&str; 5] = [
    "storm",
    "ice cream",
    "а",
    "嵐",
    "a word of forty characters, and no more!",
];

/// Whether taking the offer up brings the round on.
pub(crate) fn moves_on(offer: &Offer) -> bool {
    matches!(
        offer,
        Offer::StartRound {}
            | Offer::NextRound {}
            | Offer::Resume {}
            | Offer::Ready {}
            | Offer::OpenCase { .. }
            | Offer::Play { .. }
            | Offer::Explained { .. }
            | Offer::Chip { .. }
    )
}

/// No offer of this game leads to an early end.
pub(crate) fn ends(_: &Offer) -> bool {
    false
}

/// An intent that the offer covers.
pub(crate) fn take_up(view: &TableView, own: &SeatView, offer: &Offer, choice: usize) -> Intent {
    let round = round_of(view).map_or(0, |r| r.number);
    let one = |seats: &[SeatId]| seats[choice % seats.len()];
    let card = || {
        let hand = &own.notebook().expect("a game of notebooks").hand;
        hand[choice % hand.len()].clone()
    };
    match offer {
        Offer::Rename {} => Intent::Rename {
            name: format!("Name {choice}"),
        },
        Offer::Leave {} => Intent::Leave {},
        Offer::Here {} => Intent::Here {},
        Offer::Kick { seats } => Intent::Kick { seat: one(seats) },
        Offer::Lock {} => Intent::Lock {
            locked: choice.is_multiple_of(3),
        },
        Offer::MakeHost { seats } => Intent::MakeHost { seat: one(seats) },
        Offer::Reorder {} => {
            let seats = view.seats.iter().rev().map(|s| s.id).collect();
            Intent::Reorder { seats }
        }
        Offer::Configure {} => {
            let mut settings = view.settings.clone();
            settings.rounds = Some(1 + u8::try_from(choice % 4).unwrap());
            settings.starter = view.seats.get(choice % 9).map(|s| s.id);
            settings.notebook.discussion = choice.is_multiple_of(2);
            Intent::Configure { settings }
        }
        Offer::HandOver { seats } => {
            let key = secret(u64::try_from(choice).unwrap() % KEYS);
            Intent::HandOver {
                seat: one(seats),
                key,
            }
        }
        Offer::StartRound {} => Intent::StartRound {},
        Offer::NextRound {} => Intent::NextRound { round },
        Offer::AbortRound {} => Intent::AbortRound { round },
        Offer::Pause {} => Intent::Pause { round },
        Offer::Resume {} => Intent::Resume { round },
        Offer::EndGame {} => Intent::EndGame { round },
        Offer::ToLobby {} => Intent::ToLobby { round },
        Offer::Ready {} => Intent::Ready { round },
        Offer::OpenCase { turn } => Intent::OpenCase {
            round,
            turn: *turn,
            word: WORDS[choice / 7 % WORDS.len()].to_owned(),
            card: card(),
        },
        Offer::Play { turn } => Intent::Play {
            round,
            turn: *turn,
            card: card(),
        },
        Offer::Explained { turn } => Intent::Explained { round, turn: *turn },
        Offer::Chip { turn, whom } => Intent::Chip {
            round,
            turn: *turn,
            whom: one(whom),
        },
        other => panic!("{other:?} belongs to another game"),
    }
}

/// How many choices an offer leaves. One card is as good as another, and so is a word.
pub(crate) fn ways(_: &TableView, offer: &Offer) -> usize {
    match offer {
        Offer::Kick { seats } => seats.len(),
        Offer::Chip { whom, .. } => whom.len(),
        _ => 1,
    }
}
