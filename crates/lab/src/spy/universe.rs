//! Everything that a seat could try in this game, sensible or not, and what its view says about each.

use wire::{
    Asking, HouseRules, Intent, Offer, Parameter, RoundIntent, RulesetId, SeatId, SeatView,
    Settings, SpyIntent, TableView,
};

use super::round_of;
use crate::universe::{Attempt, NOBODY, answers, configure, covers_answer, now_and_stale, rounds};

/// Numbers that intents name: those that hold now and one each that does not.
struct Numbers {
    rounds: [u32; 2],
    turns: [u32; 2],
    votes: [u32; 2],
}

impl Numbers {
    fn of(view: &TableView) -> Self {
        let round = round_of(view);
        Self {
            rounds: rounds(view),
            turns: now_and_stale(round.and_then(|r| r.turn.as_ref()).map(|t| t.number)),
            votes: now_and_stale(round.and_then(|r| r.vote.as_ref()).map(|v| v.number)),
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
    let last = view.seats.last().map(|s| s.id);
    let set = |change: &dyn Fn(&mut Settings)| configure(view, change);
    vec![
        set(&|s| (s.spy.minutes, s.rounds) = (Some(1), Some(1))),
        set(&|s| (s.spy.ruleset, s.spy.house) = (RulesetId::Indictment, None)),
        set(&|s| s.asking = Asking::Written),
        set(&|s| s.spy.house = house("score.civ", 3)),
        set(&|s| (s.spy.minutes, s.starter) = (Some(30), last)),
    ]
}

fn unfitting(view: &TableView) -> Vec<Intent> {
    let set = |change: &dyn Fn(&mut Settings)| configure(view, change);
    vec![
        set(&|s| s.spy.minutes = Some(0)),
        set(&|s| s.spy.minutes = Some(31)),
        set(&|s| s.rounds = Some(31)),
        set(&|s| s.spy.house = house("score.civ", 21)),
        set(&|s| s.spy.house = house("score.luck", 1)),
        set(&|s| s.starter = Some(NOBODY)),
    ]
}

fn house(name: &str, points: i32) -> Option<HouseRules> {
    let change = (name.to_owned(), Parameter::Number(points));
    Some(HouseRules {
        name: String::new(),
        changes: [change].into(),
    })
}

fn on_seats(view: &TableView) -> Vec<Intent> {
    let Numbers {
        rounds: [round, _],
        turns: [turn, _],
        ..
    } = Numbers::of(view);
    let seats = view.seats.iter().map(|s| s.id).chain([NOBODY]);
    let on = |whom: SeatId| {
        [
            ask(round, turn, whom),
            Intent::Spy(SpyIntent::Accuse { round, whom }),
            Intent::Spy(SpyIntent::Propose { round, whom }),
            Intent::Spy(SpyIntent::Ballot { round, whom }),
        ]
    };
    seats.flat_map(on).collect()
}

fn ask(round: u32, turn: u32, whom: SeatId) -> Intent {
    let text = Some("Is it loud?".to_owned());
    Intent::Round(RoundIntent::Ask {
        round,
        turn,
        whom,
        text,
        phrase: None,
    })
}

fn on_rounds(view: &TableView) -> Vec<Intent> {
    let Numbers {
        rounds,
        turns,
        votes,
    } = Numbers::of(view);
    let whom = view.seats.last().map_or(NOBODY, |s| s.id);
    let mut all = Vec::new();
    for round in rounds {
        all.extend([
            Intent::Spy(SpyIntent::StartClock { round }),
            Intent::Spy(SpyIntent::Accuse { round, whom }),
            Intent::Spy(SpyIntent::Point { round }),
            Intent::Spy(SpyIntent::Propose { round, whom }),
            Intent::Spy(SpyIntent::Ballot { round, whom }),
            Intent::Round(RoundIntent::Pass { round, turn: None }),
            Intent::Spy(SpyIntent::Reveal { round }),
            Intent::Round(RoundIntent::Say {
                round,
                text: "Not me!".to_owned(),
            }),
        ]);
        for turn in turns {
            all.push(ask(round, turn, whom));
            all.extend(answers(view, round, turn));
        }
        for vote in votes {
            let ballots = [true, false];
            all.extend(ballots.map(|agree| Intent::Spy(SpyIntent::Vote { round, vote, agree })));
        }
        let places = view.places.iter().map(String::as_str).chain(["nowhere"]);
        let guess = |place: &str| {
            Intent::Spy(SpyIntent::Guess {
                round,
                place: place.to_owned(),
            })
        };
        all.extend(places.map(guess));
    }
    all
}

/// Whether the offer promises that this intent would be accepted, if it names the round that is on.
pub(super) fn covers(view: &TableView, own: &SeatView, offer: &Offer, intent: &Intent) -> bool {
    match (offer, intent) {
        (Offer::StartClock {}, Intent::Spy(SpyIntent::StartClock { .. }))
        | (Offer::Say {}, Intent::Round(RoundIntent::Say { .. }))
        | (Offer::Point {}, Intent::Spy(SpyIntent::Point { .. }))
        | (Offer::Pass { .. }, Intent::Round(RoundIntent::Pass { .. }))
        | (Offer::Reveal {}, Intent::Spy(SpyIntent::Reveal { .. })) => true,
        (
            Offer::Ask { turn, whom: among },
            Intent::Round(RoundIntent::Ask { turn: t, whom, .. }),
        ) => turn == t && among.contains(whom),
        (Offer::Answer { turn }, intent) => covers_answer(view, own, *turn, intent),
        (Offer::Accuse { whom: among }, Intent::Spy(SpyIntent::Accuse { whom, .. }))
        | (Offer::Propose { whom: among }, Intent::Spy(SpyIntent::Propose { whom, .. }))
        | (Offer::Ballot { whom: among }, Intent::Spy(SpyIntent::Ballot { whom, .. })) => {
            among.contains(whom)
        }
        (Offer::Vote { vote }, Intent::Spy(SpyIntent::Vote { vote: v, .. })) => vote == v,
        (Offer::Guess {}, Intent::Spy(SpyIntent::Guess { place, .. })) => {
            view.places.contains(place)
        }
        _ => false,
    }
}
