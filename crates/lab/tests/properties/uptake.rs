//! Which offers players take up, and how.

use wire::{Intent, Offer, SeatId, TableView};

use crate::{
    script::RULESETS,
    table::{secret, spy_round},
    universe::KEYS,
};

/// Whether taking the offer up brings the round on.
pub(crate) fn moves_on(offer: &Offer) -> bool {
    matches!(
        offer,
        Offer::StartRound {}
            | Offer::NextRound {}
            | Offer::Resume {}
            | Offer::Looked {}
            | Offer::Ready {}
            | Offer::StartClock {}
            | Offer::Ask { .. }
            | Offer::Answer { .. }
            | Offer::Accuse { .. }
            | Offer::Vote { .. }
            | Offer::Point {}
            | Offer::Propose { .. }
            | Offer::Ballot { .. }
            | Offer::Pass { .. }
            | Offer::Reveal {}
            | Offer::Guess {}
    )
}

/// An intent that the offer covers.
pub(crate) fn take_up(view: &TableView, offer: &Offer, choice: usize) -> Intent {
    let round = spy_round(view).map_or(0, |r| r.number);
    let one = |seats: &[SeatId]| seats[choice % seats.len()];
    let order = || view.seats.iter().rev().map(|s| s.id).collect();
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
        Offer::Reorder {} => Intent::Reorder { seats: order() },
        Offer::Configure {} => {
            let mut settings = view.settings.clone();
            settings.spy.minutes = Some(1 + u8::try_from(choice % 10).unwrap());
            settings.rounds = Some(1 + u8::try_from(choice % 4).unwrap());
            settings.starter = view.seats.get(choice % 9).map(|s| s.id);
            settings.places.fresh = choice % 3 == 1;
            settings.spy.ruleset = RULESETS[choice % RULESETS.len()];
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
        Offer::Looked {} => Intent::Looked { round },
        Offer::Ready {} => Intent::Ready { round },
        Offer::StartClock {} => Intent::StartClock { round },
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
        Offer::Accuse { whom } => Intent::Accuse {
            round,
            whom: one(whom),
        },
        // Rather yes, or no vote would ever carry.
        Offer::Vote { vote } => Intent::Vote {
            round,
            vote: *vote,
            agree: !choice.is_multiple_of(4),
        },
        Offer::Point {} => Intent::Point { round },
        Offer::Propose { whom } => Intent::Propose {
            round,
            whom: one(whom),
        },
        Offer::Ballot { whom } => Intent::Ballot {
            round,
            whom: one(whom),
        },
        Offer::Pass { turn } => Intent::Pass { round, turn: *turn },
        Offer::Reveal {} => Intent::Reveal { round },
        Offer::Guess {} => {
            let place = view.places[choice % view.places.len()].clone();
            Intent::Guess { round, place }
        }
        Offer::ActFirst { .. }
        | Offer::FinishAsking { .. }
        | Offer::Pick { .. }
        | Offer::Refuse { .. }
        | Offer::Name { .. }
        | Offer::OpenCase { .. }
        | Offer::Play { .. }
        | Offer::Explained { .. }
        | Offer::Chip { .. } => unreachable!("no offer of the spy game"),
    }
}
