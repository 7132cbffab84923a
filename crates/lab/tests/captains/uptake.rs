//! Which offers players take up, and how.

use wire::{Intent, Offer, SeatId, SeatView, TableView};

use crate::{round::round_of, table::secret, universe::KEYS};

/// Whether taking the offer up brings the round on.
pub(crate) fn moves_on(offer: &Offer) -> bool {
    matches!(
        offer,
        Offer::StartRound {}
            | Offer::NextRound {}
            | Offer::Resume {}
            | Offer::Looked {}
            | Offer::Ready {}
            | Offer::Ask { .. }
            | Offer::Answer { .. }
            | Offer::Pass { .. }
            | Offer::ActFirst { .. }
            | Offer::FinishAsking { .. }
            | Offer::Pick { .. }
            | Offer::Refuse { .. }
            | Offer::Name { .. }
    )
}

/// Captains seldom stop early or refuse, or no team would get large.
pub(crate) fn ends(offer: &Offer) -> bool {
    matches!(offer, Offer::FinishAsking { .. } | Offer::Refuse { .. })
}

/// An intent that the offer covers.
pub(crate) fn take_up(view: &TableView, _: &SeatView, offer: &Offer, choice: usize) -> Intent {
    let round = round_of(view).map_or(0, |r| r.number);
    let one = |seats: &[SeatId]| seats[choice % seats.len()];
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
        Offer::Configure {} => configure(view, choice),
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
        Offer::Looked {} => Intent::Looked { round },
        Offer::Ready {} => Intent::Ready { round },
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
        Offer::StartClock {}
        | Offer::Accuse { .. }
        | Offer::Vote { .. }
        | Offer::Point {}
        | Offer::Propose { .. }
        | Offer::Ballot { .. }
        | Offer::Reveal {}
        | Offer::Guess {}
        | Offer::OpenCase { .. }
        | Offer::Play { .. }
        | Offer::Explained { .. }
        | Offer::Chip { .. } => panic!("{offer:?} belongs to another game"),
    }
}

fn configure(view: &TableView, choice: usize) -> Intent {
    let mut settings = view.settings.clone();
    let seats: Vec<SeatId> = view.seats.iter().map(|s| s.id).collect();
    settings.rounds = u8::try_from(choice % 4).ok().filter(|rounds| *rounds > 0);
    settings.captains.twice = choice.is_multiple_of(2);
    settings.captains.first = seats.first_chunk().copied();
    Intent::Configure { settings }
}

/// How many choices an offer leaves.
pub(crate) fn ways(view: &TableView, offer: &Offer) -> usize {
    match offer {
        Offer::Kick { seats } => seats.len(),
        Offer::Ask { whom, .. } | Offer::Pick { whom, .. } | Offer::ActFirst { whom } => whom.len(),
        Offer::Name { .. } => view.places.len(),
        _ => 1,
    }
}
