//! Each offer of each seat, taken up in every way that the offer leaves open.

use rules::{State, seat_view, table_view};
use wire::{Asking, Intent, Offer, RoundView, SeatId, SeatView, Secret128, TableView};

pub(crate) fn offered(state: &State) -> Vec<(SeatId, Intent)> {
    let view = table_view(state.public());
    let mut all = Vec::new();
    for seat in view.seats.iter().map(|seat| seat.id) {
        let own = seat_view(state, seat);
        let offers = own.can.open.iter().chain(&own.can.card);
        let intents = offers.flat_map(|offer| ways(&view, &own, offer));
        all.extend(intents.map(|intent| (seat, intent)));
    }
    all
}

fn hand(own: &SeatView) -> &[String] {
    own.notebook().map_or(&[], |own| &own.hand)
}

/// What is said where something must be typed.
const WORD: &str = "Hm";

fn ways(view: &TableView, own: &SeatView, offer: &Offer) -> Vec<Intent> {
    let round = view.round.as_ref().map_or(0, RoundView::number);
    let each = |seats: &[SeatId], intent: &dyn Fn(SeatId) -> Intent| {
        seats.iter().copied().map(intent).collect()
    };
    let written = view.settings.asking == Asking::Written;
    let text = || written.then(|| WORD.to_owned());
    let both = |intent: &dyn Fn(bool) -> Intent| [true, false].map(intent).to_vec();
    match offer {
        Offer::Rename {} => vec![Intent::Rename {
            name: format!("{}", own.you),
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
                text: text(),
            })
        }
        Offer::Answer { turn } => vec![Intent::Answer {
            round,
            turn: *turn,
            text: text(),
        }],
        Offer::Say {} => vec![Intent::Say {
            round,
            text: WORD.to_owned(),
        }],
        Offer::Accuse { whom } => each(whom, &|whom| Intent::Accuse { round, whom }),
        Offer::Vote { vote } => {
            let vote = *vote;
            both(&|agree| Intent::Vote { round, vote, agree })
        }
        Offer::Point {} => vec![Intent::Point { round }],
        Offer::Propose { whom } => each(whom, &|whom| Intent::Propose { round, whom }),
        Offer::Ballot { whom } => each(whom, &|whom| Intent::Ballot { round, whom }),
        Offer::Pass { turn } => vec![Intent::Pass { round, turn: *turn }],
        Offer::Reveal {} => vec![Intent::Reveal { round }],
        Offer::Guess {} => {
            let places = view.places.iter().cloned();
            let guess = |place| Intent::Guess { round, place };
            places.map(guess).collect()
        }
        Offer::ActFirst { whom } => each(whom, &|whom| Intent::ActFirst { round, whom }),
        Offer::FinishAsking { turn } => vec![Intent::FinishAsking { round, turn: *turn }],
        Offer::Pick { turn, whom } => {
            let turn = *turn;
            each(whom, &|whom| Intent::Pick { round, turn, whom })
        }
        Offer::Refuse { turn } => vec![Intent::Refuse { round, turn: *turn }],
        Offer::Name { captain } => {
            let captain = *captain;
            let places = view.places.iter().cloned();
            let name = |place| Intent::Name {
                round,
                captain,
                place,
            };
            places.map(name).collect()
        }
        Offer::OpenCase { turn } => {
            let turn = *turn;
            let open = |card: &String| Intent::OpenCase {
                round,
                turn,
                word: WORD.to_owned(),
                card: card.clone(),
            };
            hand(own).iter().map(open).collect()
        }
        Offer::Play { turn } => {
            let turn = *turn;
            let play = |card: &String| Intent::Play {
                round,
                turn,
                card: card.clone(),
            };
            hand(own).iter().map(play).collect()
        }
        Offer::Explained { turn } => vec![Intent::Explained { round, turn: *turn }],
        Offer::Chip { turn, whom } => {
            let turn = *turn;
            each(whom, &|whom| Intent::Chip { round, turn, whom })
        }
    }
}
