//! How offers are taken up: those of the table around any game here, those of a game by the game.

use rules::{State, seat_view, table_view};
use wire::{
    Attribute, Intent, Occasion, Offer, Phrase, Remark, RoundIntent, SeatId, SeatView, TableView,
};

use crate::{
    Game,
    table::{number, secret},
    universe::{KEYS, about, asked, writes},
};

/// Whether taking the offer up brings the round on, as opposed to the table around it.
pub fn moves_on(offer: &Offer) -> bool {
    !matches!(
        offer,
        Offer::Rename {}
            | Offer::Leave {}
            | Offer::Here {}
            | Offer::Kick { .. }
            | Offer::Lock {}
            | Offer::MakeHost { .. }
            | Offer::Reorder {}
            | Offer::Configure {}
            | Offer::HandOver { .. }
            | Offer::AbortRound {}
            | Offer::Pause {}
            | Offer::EndGame {}
            | Offer::ToLobby {}
            | Offer::NotYet {}
            | Offer::Say {}
            | Offer::AddBot {}
            | Offer::Remark {}
    )
}

/// An intent that the offer covers.
pub fn take_up<G: Game>(view: &TableView, own: &SeatView, offer: &Offer, choice: usize) -> Intent {
    let round = number(view);
    let one = |seats: &[SeatId]| seats[choice % seats.len()];
    match offer {
        Offer::Rename {} => Intent::Rename {
            name: format!("Name {choice} of {}", own.you),
        },
        Offer::Leave {} => Intent::Leave {},
        Offer::Here {} => Intent::Here {},
        Offer::AddBot {} => Intent::AddBot {},
        Offer::Kick { seats } => Intent::Kick { seat: one(seats) },
        Offer::Lock {} => Intent::Lock {
            locked: choice.is_multiple_of(3),
        },
        Offer::MakeHost { seats } => Intent::MakeHost { seat: one(seats) },
        Offer::Reorder {} => {
            let seats = view.seats.iter().rev().map(|s| s.id).collect();
            Intent::Reorder { seats }
        }
        Offer::Configure {} => Intent::Configure {
            settings: G::configured(view, choice),
        },
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
        Offer::Pause {} => Intent::Round(RoundIntent::Pause { round }),
        Offer::Resume {} => Intent::Round(RoundIntent::Resume { round }),
        Offer::EndGame {} => Intent::EndGame { round },
        Offer::ToLobby {} => Intent::ToLobby { round },
        Offer::Ready {} => Intent::Ready { round },
        Offer::NotYet {} => Intent::NotYet { round },
        Offer::Looked {} => Intent::Round(RoundIntent::Looked { round }),
        Offer::Ask { turn, whom } => Intent::Round(RoundIntent::Ask {
            round,
            turn: *turn,
            whom: one(whom),
            text: (!in_phrases(view, choice)).then(|| format!("Question {choice}?")),
            phrase: in_phrases(view, choice).then(|| question(choice)),
        }),
        Offer::Answer { turn } => answer(view, own, *turn, choice),
        Offer::Remark {} => Intent::Round(RoundIntent::Remark {
            round,
            remark: remark(view, own, choice),
        }),
        Offer::Say {} => Intent::Round(RoundIntent::Say {
            round,
            text: format!("Remark {choice}!"),
        }),
        Offer::Pass { turn } => Intent::Round(RoundIntent::Pass { round, turn: *turn }),
        of_the_game => G::take_up(view, own, of_the_game, choice),
    }
}

fn in_phrases(view: &TableView, choice: usize) -> bool {
    writes(view) && choice.is_multiple_of(3)
}

fn question(choice: usize) -> Phrase {
    Phrase {
        attribute: Attribute::ALL[choice % Attribute::ALL.len()],
        level: None,
        variant: small(choice, Phrase::QUESTIONS),
    }
}

fn small(choice: usize, below: u8) -> u8 {
    u8::try_from(choice % usize::from(below)).unwrap()
}

/// Whoever is asked in phrases answers so, or says how much of it there is.
fn answer(view: &TableView, own: &SeatView, turn: u32, choice: usize) -> Intent {
    let is_asked = asked(view) == Some(own.you);
    let about = about(view);
    let level = small(choice, Phrase::LEVELS);
    let phrase = (is_asked && in_phrases(view, choice)).then(|| Phrase {
        attribute: about.unwrap_or(question(choice).attribute),
        level: Some(level),
        variant: small(choice, Phrase::ANSWERS),
    });
    let typed = is_asked && phrase.is_none();
    Intent::Round(RoundIntent::Answer {
        round: number(view),
        turn,
        text: typed.then(|| format!("Answer {choice}.")),
        phrase,
        level: about.filter(|_| typed && choice % 3 == 1).map(|_| level),
    })
}

fn remark(view: &TableView, own: &SeatView, choice: usize) -> Remark {
    let occasion = Occasion::ALL[choice % Occasion::ALL.len()];
    let others = view.seats.iter().filter(|s| s.playing && s.id != own.you);
    let others: Vec<SeatId> = others.map(|seat| seat.id).collect();
    match others.get(choice % others.len().max(1)) {
        Some(whom) => Remark {
            occasion,
            variant: small(choice, Remark::VARIANTS),
            whom: occasion.means_somebody().then_some(*whom),
        },
        None => Remark {
            occasion: Occasion::Joins,
            variant: 0,
            whom: None,
        },
    }
}

fn ways<G: Game>(view: &TableView, own: &SeatView, offer: &Offer) -> usize {
    match offer {
        Offer::Kick { seats } | Offer::MakeHost { seats } | Offer::HandOver { seats } => {
            seats.len()
        }
        Offer::Ask { whom, .. } => whom.len(),
        Offer::Lock {} => 2,
        Offer::Rename {}
        | Offer::Leave {}
        | Offer::Here {}
        | Offer::Reorder {}
        | Offer::Configure {}
        | Offer::StartRound {}
        | Offer::NextRound {}
        | Offer::AbortRound {}
        | Offer::Pause {}
        | Offer::Resume {}
        | Offer::EndGame {}
        | Offer::ToLobby {}
        | Offer::Ready {}
        | Offer::NotYet {}
        | Offer::Looked {}
        | Offer::Answer { .. }
        | Offer::Say {}
        | Offer::AddBot {}
        | Offer::Remark {}
        | Offer::Pass { .. } => 1,
        of_the_game => G::ways(view, own, of_the_game),
    }
}

/// Each offer of each seat, taken up in every way that the offer leaves open.
pub fn offered<G: Game>(state: &State) -> Vec<(SeatId, Intent)> {
    let view = table_view(state.public());
    let mut all = Vec::new();
    for seat in view.seats.iter().map(|seat| seat.id) {
        let own = seat_view(state, seat);
        for offer in own.can.open.iter().chain(&own.can.card) {
            // Not every choice of a host makes sense; what was agreed on does.
            if *offer == (Offer::Configure {}) {
                let settings = view.settings.clone();
                all.push((seat, Intent::Configure { settings }));
                continue;
            }
            let each = 0..ways::<G>(&view, &own, offer);
            all.extend(each.map(|way| (seat, take_up::<G>(&view, &own, offer, way))));
        }
    }
    all
}
