//! Everything that can happen next at a table: each offer of each seat with each choice it leaves,
//! phones that go off and on, and time.

use rules::{Command, State, seat_view, table_view};
use wire::{Intent, Offer, RoundView, SeatId, Secret128, TableView};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    /// Nobody does anything until something is due.
    Wait,
    Do {
        seat: SeatId,
        intent: Intent,
    },
    Off {
        seat: SeatId,
    },
    On {
        seat: SeatId,
    },
}

impl Move {
    pub(crate) fn command(&self) -> Command {
        match self {
            Self::Wait => Command::Tick,
            Self::Do { seat, intent } => Command::Seat {
                seat: *seat,
                intent: intent.clone(),
            },
            Self::Off { seat } => Command::Away { seat: *seat },
            Self::On { seat } => Command::Back { seat: *seat },
        }
    }

    /// Ends the round, or may, without anybody having won it.
    pub(crate) fn gives_up(&self) -> bool {
        let Self::Do { intent, .. } = self else {
            return false;
        };
        matches!(
            intent,
            Intent::AbortRound { .. } | Intent::Leave {} | Intent::Kick { .. }
        )
    }
}

/// What an intent is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum About {
    Question,
    /// A vote, or whatever the rules have instead.
    Stop,
    Round,
    /// Who sits at the table.
    Seats,
    /// Names, keys, the lock and the host's rights.
    Room,
}

pub(crate) fn about(intent: &Intent) -> About {
    match intent {
        Intent::Ask { .. } => About::Question,
        Intent::Accuse { .. } | Intent::Point { .. } => About::Stop,
        Intent::Leave {} | Intent::Kick { .. } => About::Seats,
        Intent::Rename { .. }
        | Intent::Lock { .. }
        | Intent::MakeHost { .. }
        | Intent::Reorder { .. }
        | Intent::Configure { .. }
        | Intent::HandOver { .. } => About::Room,
        _ => About::Round,
    }
}

/// Each offer of each seat, taken up in every way.
pub(crate) fn offered(state: &State) -> Vec<(SeatId, Intent)> {
    let view = table_view(state.public());
    let each = |seat: SeatId| {
        let can = seat_view(state, seat).can;
        let offers: Vec<Offer> = can.open.into_iter().chain(can.card).collect();
        let intents = offers
            .into_iter()
            .flat_map(|offer| ways(&view, seat, &offer));
        intents
            .map(move |intent| (seat, intent))
            .collect::<Vec<_>>()
    };
    view.seats.iter().flat_map(|seat| each(seat.id)).collect()
}

fn ways(view: &TableView, seat: SeatId, offer: &Offer) -> Vec<Intent> {
    let round = view.round.as_ref().map_or(0, |RoundView::Spy(r)| r.number);
    let each = |seats: &[SeatId], intent: &dyn Fn(SeatId) -> Intent| {
        seats.iter().copied().map(intent).collect()
    };
    let both = |intent: &dyn Fn(bool) -> Intent| [true, false].map(intent).to_vec();
    match offer {
        Offer::Rename {} => vec![Intent::Rename {
            name: format!("{seat}"),
        }],
        Offer::Leave {} => vec![Intent::Leave {}],
        Offer::Here {} => vec![Intent::Here {}],
        Offer::Kick { seats } => each(seats, &|seat| Intent::Kick { seat }),
        Offer::Lock {} => both(&|locked| Intent::Lock { locked }),
        Offer::MakeHost { seats } => each(seats, &|seat| Intent::MakeHost { seat }),
        Offer::Reorder {} => {
            let seats = view.seats.iter().map(|s| s.id).collect();
            vec![Intent::Reorder { seats }]
        }
        Offer::Configure {} => {
            let settings = view.settings.clone();
            vec![Intent::Configure { settings }]
        }
        Offer::HandOver { seats } => each(seats, &|seat| {
            let key = Secret128::from_bytes([0; 16]);
            Intent::HandOver { seat, key }
        }),
        Offer::StartRound {} => vec![Intent::StartRound {}],
        Offer::NextRound {} => vec![Intent::NextRound { round }],
        Offer::AbortRound {} => vec![Intent::AbortRound { round }],
        Offer::Pause {} => vec![Intent::Pause { round }],
        Offer::Resume {} => vec![Intent::Resume { round }],
        Offer::EndGame {} => vec![Intent::EndGame { round }],
        Offer::ToLobby {} => vec![Intent::ToLobby { round }],
        Offer::Looked {} => vec![Intent::Looked { round }],
        Offer::Ready {} => vec![Intent::Ready { round }],
        Offer::StartClock {} => vec![Intent::StartClock { round }],
        Offer::Ask { turn, whom } => {
            let turn = *turn;
            each(whom, &|whom| Intent::Ask {
                round,
                turn,
                whom,
                text: None,
            })
        }
        Offer::Answer { turn } => vec![Intent::Answer {
            round,
            turn: *turn,
            text: None,
        }],
        Offer::Say {} => vec![Intent::Say {
            round,
            text: "Hm".to_owned(),
        }],
        Offer::Accuse { whom } => each(whom, &|whom| Intent::Accuse { round, whom }),
        Offer::Vote { vote } => {
            let vote = *vote;
            both(&|agree| Intent::Vote { round, vote, agree })
        }
        Offer::Point {} => vec![Intent::Point { round }],
        Offer::Propose { whom } => each(whom, &|whom| Intent::Propose { round, whom }),
        Offer::Ballot { whom } => each(whom, &|whom| Intent::Ballot { round, whom }),
        Offer::Pass {} => vec![Intent::Pass { round }],
        Offer::Reveal {} => vec![Intent::Reveal { round }],
        Offer::Guess {} => {
            let places = view.places.iter().cloned();
            let guess = |place| Intent::Guess { round, place };
            places.map(guess).collect()
        }
    }
}
