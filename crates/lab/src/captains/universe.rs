//! Everything that a seat could try in this game, sensible or not, and what its view says about each.

use wire::{CaptainsIntent, Intent, Offer, RoundIntent, SeatId, SeatView, TableView};

use super::{pack::PLACES, round_of};
use crate::universe::{Attempt, NOBODY, answers, configure, covers_answer, now_and_stale, rounds};

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
    let good = fitting(view).into_iter();
    let good = good.chain(on_seats(view)).chain(on_rounds(view));
    let bad = unfitting(view).into_iter().map(Attempt::bad);
    good.map(Attempt::good).chain(bad).collect()
}

fn fitting(view: &TableView) -> Vec<Intent> {
    let seats: Vec<SeatId> = view.seats.iter().map(|s| s.id).collect();
    let last_two = seats.last_chunk().copied();
    vec![
        configure(view, |s| s.rounds = Some(3)),
        configure(view, |s| s.captains.first = last_two),
    ]
}

fn unfitting(view: &TableView) -> Vec<Intent> {
    let first = view.seats.first().map_or(NOBODY, |s| s.id);
    let too_many = u8::try_from(PLACES / 2 + 1).unwrap();
    vec![
        configure(view, |s| s.rounds = Some(too_many)),
        configure(view, |s| s.captains.first = Some([first, first])),
        configure(view, |s| s.captains.first = Some([first, NOBODY])),
    ]
}

fn on_seats(view: &TableView) -> Vec<Intent> {
    let Numbers {
        rounds: [round, _],
        turns: [turn, _],
    } = Numbers::of(view);
    let place = view.places.first().cloned().unwrap_or_default();
    let seats = view.seats.iter().map(|s| s.id).chain([NOBODY]);
    let on = |whom: SeatId| {
        let text = Some("Is it loud?".to_owned());
        [
            Intent::Round(RoundIntent::Ask {
                round,
                turn,
                whom,
                text,
                phrase: None,
            }),
            Intent::Captains(CaptainsIntent::ActFirst { round, whom }),
            Intent::Captains(CaptainsIntent::Pick { round, turn, whom }),
            Intent::Captains(CaptainsIntent::Name {
                round,
                captain: whom,
                place: place.clone(),
            }),
        ]
    };
    seats.flat_map(on).collect()
}

fn on_rounds(view: &TableView) -> Vec<Intent> {
    let Numbers { rounds, turns } = Numbers::of(view);
    let captain = round_of(view).map_or(NOBODY, |r| r.captains[0].seat);
    let whom = round_of(view).and_then(|r| r.agents.last().copied());
    let whom = whom.unwrap_or(NOBODY);
    let mut all = Vec::new();
    for round in rounds {
        all.extend([
            Intent::Round(RoundIntent::Pass { round, turn: None }),
            Intent::Captains(CaptainsIntent::ActFirst {
                round,
                whom: captain,
            }),
            Intent::Round(RoundIntent::Say {
                round,
                text: "Not me!".to_owned(),
            }),
        ]);
        let places = view.places.last().into_iter().chain([&view.code]).cloned();
        all.extend(places.map(|place| {
            Intent::Captains(CaptainsIntent::Name {
                round,
                captain,
                place,
            })
        }));
        for turn in turns {
            all.extend(in_turn(round, turn, whom));
            all.extend(answers(view, round, turn));
        }
    }
    all
}

fn in_turn(round: u32, turn: u32, whom: SeatId) -> [Intent; 5] {
    [
        Intent::Round(RoundIntent::Ask {
            round,
            turn,
            whom,
            text: Some("Is it loud?".to_owned()),
            phrase: None,
        }),
        Intent::Captains(CaptainsIntent::FinishAsking { round, turn }),
        Intent::Captains(CaptainsIntent::Pick { round, turn, whom }),
        Intent::Captains(CaptainsIntent::Refuse { round, turn }),
        Intent::Round(RoundIntent::Pass {
            round,
            turn: Some(turn),
        }),
    ]
}

/// Whether the offer promises that this intent would be accepted, if it names the round that is on.
pub(super) fn covers(view: &TableView, own: &SeatView, offer: &Offer, intent: &Intent) -> bool {
    match (offer, intent) {
        (Offer::Say {}, Intent::Round(RoundIntent::Say { .. }))
        | (Offer::Pass { .. }, Intent::Round(RoundIntent::Pass { turn: None, .. })) => true,
        (
            Offer::ActFirst { whom: among },
            Intent::Captains(CaptainsIntent::ActFirst { whom, .. }),
        ) => among.contains(whom),
        (
            Offer::Ask { turn, whom: among },
            Intent::Round(RoundIntent::Ask { turn: t, whom, .. }),
        )
        | (
            Offer::Pick { turn, whom: among },
            Intent::Captains(CaptainsIntent::Pick { turn: t, whom, .. }),
        ) => turn == t && among.contains(whom),
        (Offer::Answer { turn }, intent) => covers_answer(view, own, *turn, intent),
        (
            Offer::FinishAsking { turn },
            Intent::Captains(CaptainsIntent::FinishAsking { turn: named, .. }),
        )
        | (Offer::Refuse { turn }, Intent::Captains(CaptainsIntent::Refuse { turn: named, .. })) => {
            turn == named
        }
        (Offer::Pass { turn }, Intent::Round(RoundIntent::Pass { turn: named, .. })) => {
            turn == named
        }
        (
            Offer::Name { captain },
            Intent::Captains(CaptainsIntent::Name {
                captain: c, place, ..
            }),
        ) => captain == c && view.places.contains(place),
        _ => false,
    }
}
