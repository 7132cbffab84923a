//! Everything that a seat could try, sensible or not, and what its view says about each.

use wire::{
    Asking, HouseRules, Intent, Offer, Parameter, RulesetId, SeatId, SeatView, Settings, TableView,
};

use crate::table::{secret, spy_round};

pub(crate) const NOBODY: SeatId = SeatId(9_999);
/// Keys of handed-over seats come from so many, so that a claim sometimes fits.
pub(crate) const KEYS: u64 = 3;

#[derive(Clone, Debug)]
pub(crate) struct Attempt {
    pub(crate) intent: Intent,
    /// Free arguments, which no offer lists, are as they must be.
    pub(crate) fits: bool,
}

/// Numbers that intents name: those that hold now and one each that does not.
struct Numbers {
    rounds: [u32; 2],
    turns: [u32; 2],
    votes: [u32; 2],
}

impl Numbers {
    fn of(view: &TableView) -> Self {
        let round = spy_round(view);
        let now_and_stale = |n: Option<u32>| [n.unwrap_or(1), n.map_or(2, |n| n - 1)];
        Self {
            rounds: now_and_stale(round.map(|r| r.number)),
            turns: now_and_stale(round.and_then(|r| r.turn.as_ref()).map(|t| t.number)),
            votes: now_and_stale(round.and_then(|r| r.vote.as_ref()).map(|v| v.number)),
        }
    }
}

pub(crate) fn universe(view: &TableView) -> Vec<Attempt> {
    let mut all = free_arguments(view);
    let bare = [
        intents_on_seats(view),
        intents_on_rounds(view),
        vec![Intent::StartRound {}],
    ];
    let bare = bare.into_iter().flatten();
    all.extend(bare.map(|intent| Attempt { intent, fits: true }));
    all
}

fn free_arguments(view: &TableView) -> Vec<Attempt> {
    let seats: Vec<SeatId> = view.seats.iter().map(|s| s.id).collect();
    let reversed = seats.iter().rev().copied().collect();
    let short = seats.iter().skip(1).copied().collect();
    let twice = seats.iter().chain(&seats).copied().collect();
    let strange = seats.iter().skip(1).copied().chain([NOBODY]).collect();
    let rename = |name: &str| Intent::Rename {
        name: name.to_owned(),
    };
    let configure = |change: &dyn Fn(&mut Settings)| {
        let mut settings = view.settings.clone();
        change(&mut settings);
        Intent::Configure { settings }
    };
    let good = [
        rename(&free_name(view)),
        Intent::Leave {},
        Intent::Here {},
        Intent::Lock { locked: true },
        Intent::Lock { locked: false },
        Intent::Reorder {
            seats: seats.clone(),
        },
        Intent::Reorder { seats: reversed },
        configure(&|_| {}),
        configure(&|s| (s.spy.minutes, s.rounds) = (Some(1), Some(1))),
        configure(&|s| (s.spy.ruleset, s.spy.house) = (RulesetId::Indictment, None)),
        configure(&|s| s.asking = Asking::Written),
        configure(&|s| s.spy.house = house("score.civ", 3)),
        configure(&|s| (s.spy.minutes, s.starter) = (Some(30), seats.last().copied())),
    ];
    let bad = [
        rename(" \u{200B}"),
        rename(&"x".repeat(21)),
        Intent::Reorder { seats: short },
        Intent::Reorder { seats: twice },
        Intent::Reorder { seats: strange },
        configure(&|s| s.spy.minutes = Some(0)),
        configure(&|s| s.spy.minutes = Some(31)),
        configure(&|s| s.rounds = Some(0)),
        configure(&|s| s.rounds = Some(31)),
        configure(&|s| s.spy.house = house("score.civ", 21)),
        configure(&|s| s.spy.house = house("score.luck", 1)),
        configure(&|s| s.packs = vec!["nowhere".to_owned()]),
        configure(&|s| s.starter = Some(NOBODY)),
    ];
    let good = good
        .into_iter()
        .map(|intent| Attempt { intent, fits: true });
    let bad = bad.into_iter().map(|intent| Attempt {
        intent,
        fits: false,
    });
    good.chain(bad).collect()
}

fn house(name: &str, points: i32) -> Option<HouseRules> {
    let change = (name.to_owned(), Parameter::Number(points));
    Some(HouseRules {
        name: String::new(),
        changes: [change].into(),
    })
}

fn free_name(view: &TableView) -> String {
    let is_free = |name: &String| view.seats.iter().all(|s| s.name != *name);
    let mut names = (0..).map(|n| format!("Somebody {n}"));
    names.find(is_free).unwrap()
}

fn intents_on_seats(view: &TableView) -> Vec<Intent> {
    let Numbers {
        rounds: [round, _],
        turns: [turn, _],
        ..
    } = Numbers::of(view);
    let seats = view.seats.iter().map(|s| s.id).chain([NOBODY]);
    let on = |whom: SeatId| {
        let key = secret(u64::from(whom.0) % KEYS);
        [
            Intent::Kick { seat: whom },
            Intent::MakeHost { seat: whom },
            Intent::HandOver { seat: whom, key },
            ask(round, turn, whom),
            Intent::Accuse { round, whom },
            Intent::Propose { round, whom },
            Intent::Ballot { round, whom },
        ]
    };
    seats.flat_map(on).collect()
}

fn ask(round: u32, turn: u32, whom: SeatId) -> Intent {
    let text = Some("Is it loud?".to_owned());
    Intent::Ask {
        round,
        turn,
        whom,
        text,
    }
}

fn intents_on_rounds(view: &TableView) -> Vec<Intent> {
    let Numbers {
        rounds,
        turns,
        votes,
    } = Numbers::of(view);
    let whom = view.seats.last().map_or(NOBODY, |s| s.id);
    let mut all = Vec::new();
    for round in rounds {
        all.extend([
            Intent::NextRound { round },
            Intent::AbortRound { round },
            Intent::Pause { round },
            Intent::Resume { round },
            Intent::EndGame { round },
            Intent::ToLobby { round },
            Intent::Looked { round },
            Intent::Ready { round },
            Intent::StartClock { round },
            Intent::Accuse { round, whom },
            Intent::Point { round },
            Intent::Propose { round, whom },
            Intent::Ballot { round, whom },
            Intent::Pass { round, turn: None },
            Intent::Reveal { round },
            Intent::Say {
                round,
                text: "Not me!".to_owned(),
            },
        ]);
        for turn in turns {
            let text = Some("Is it loud?".to_owned());
            all.push(ask(round, turn, whom));
            all.push(Intent::Answer { round, turn, text });
        }
        for vote in votes {
            let ballots = [true, false];
            all.extend(ballots.map(|agree| Intent::Vote { round, vote, agree }));
        }
        let places = view.places.iter().map(String::as_str).chain(["nowhere"]);
        let guess = |place: &str| Intent::Guess {
            round,
            place: place.to_owned(),
        };
        all.extend(places.map(guess));
    }
    all
}

/// Whether the view promises that this intent would be accepted now, if its free arguments fit.
pub(crate) fn is_offered(view: &TableView, own: &SeatView, intent: &Intent) -> bool {
    let mut offers = own.can.open.iter().chain(&own.can.card);
    offers.any(|offer| covers(view, offer, intent))
}

fn covers(view: &TableView, offer: &Offer, intent: &Intent) -> bool {
    let now = |round: &u32| spy_round(view).is_some_and(|r| r.number == *round);
    match (offer, intent) {
        (Offer::Rename {}, Intent::Rename { .. })
        | (Offer::Leave {}, Intent::Leave {})
        | (Offer::Here {}, Intent::Here {})
        | (Offer::Lock {}, Intent::Lock { .. })
        | (Offer::Reorder {}, Intent::Reorder { .. })
        | (Offer::Configure {}, Intent::Configure { .. } | Intent::DropPicture { .. })
        | (Offer::StartRound {}, Intent::StartRound {}) => true,
        (Offer::Kick { seats }, Intent::Kick { seat })
        | (Offer::MakeHost { seats }, Intent::MakeHost { seat })
        | (Offer::HandOver { seats }, Intent::HandOver { seat, .. }) => seats.contains(seat),
        (Offer::NextRound {}, Intent::NextRound { round })
        | (Offer::AbortRound {}, Intent::AbortRound { round })
        | (Offer::Pause {}, Intent::Pause { round })
        | (Offer::Resume {}, Intent::Resume { round })
        | (Offer::EndGame {}, Intent::EndGame { round })
        | (Offer::ToLobby {}, Intent::ToLobby { round })
        | (Offer::Looked {}, Intent::Looked { round })
        | (Offer::Ready {}, Intent::Ready { round })
        | (Offer::StartClock {}, Intent::StartClock { round })
        | (Offer::Say {}, Intent::Say { round, .. })
        | (Offer::Point {}, Intent::Point { round })
        | (Offer::Pass { .. }, Intent::Pass { round, .. })
        | (Offer::Reveal {}, Intent::Reveal { round }) => now(round),
        (
            Offer::Ask { turn, whom },
            Intent::Ask {
                round,
                turn: named,
                whom: one,
                ..
            },
        ) => now(round) && turn == named && whom.contains(one),
        (
            Offer::Answer { turn },
            Intent::Answer {
                round, turn: named, ..
            },
        ) => now(round) && turn == named,
        (Offer::Accuse { whom }, Intent::Accuse { round, whom: one })
        | (Offer::Propose { whom }, Intent::Propose { round, whom: one })
        | (Offer::Ballot { whom }, Intent::Ballot { round, whom: one }) => {
            now(round) && whom.contains(one)
        }
        (
            Offer::Vote { vote },
            Intent::Vote {
                round, vote: named, ..
            },
        ) => now(round) && vote == named,
        (Offer::Guess {}, Intent::Guess { round, place }) => {
            now(round) && view.places.contains(place)
        }
        _ => false,
    }
}
