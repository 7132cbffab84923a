//! Everything that a seat could try, sensible or not, and what its view says about each.

use wire::{Intent, Offer, SeatId, SeatView, Settings, TableView};

use crate::{pack::PICTURES, round::round_of, table::secret};

pub(crate) const NOBODY: SeatId = SeatId(9_999);
/// Keys of handed-over seats come from so many, so that a claim sometimes fits.
pub(crate) const KEYS: u64 = 3;
/// Of every so many cards one is tried: enough that some are in the hand.
const CARD_STEP: usize = 5;

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
}

impl Numbers {
    fn of(view: &TableView) -> Self {
        let round = round_of(view);
        let now_and_stale = |n: Option<u32>| [n.unwrap_or(1), n.map_or(2, |n| n - 1)];
        let step = round.and_then(|r| r.step.as_ref());
        Self {
            rounds: now_and_stale(round.map(|r| r.number)),
            turns: now_and_stale(step.map(|s| s.turn)),
        }
    }
}

pub(crate) fn universe(view: &TableView) -> Vec<Attempt> {
    let fits = |fits| move |intent| Attempt { intent, fits };
    let bare = on_seats(view).into_iter().chain(on_rounds(view));
    let bare = bare.chain(with_cards(view));
    let good = good(view).into_iter().chain(bare).map(fits(true));
    good.chain(bad(view).into_iter().map(fits(false))).collect()
}

fn configure(view: &TableView, change: impl Fn(&mut Settings)) -> Intent {
    let mut settings = view.settings.clone();
    change(&mut settings);
    Intent::Configure { settings }
}

fn good(view: &TableView) -> Vec<Intent> {
    let seats: Vec<SeatId> = view.seats.iter().map(|s| s.id).collect();
    let last = seats.last().copied();
    let is_free = |name: &String| view.seats.iter().all(|s| s.name != *name);
    let mut names = (0..).map(|n| format!("Somebody {n}"));
    vec![
        Intent::Rename {
            name: names.find(is_free).unwrap(),
        },
        Intent::Leave {},
        Intent::Here {},
        Intent::Lock { locked: true },
        Intent::Reorder {
            seats: seats.iter().rev().copied().collect(),
        },
        Intent::StartRound {},
        configure(view, |_| {}),
        configure(view, |s| s.rounds = Some(24)),
        configure(view, |s| s.starter = last),
    ]
}

fn bad(view: &TableView) -> Vec<Intent> {
    let seats: Vec<SeatId> = view.seats.iter().map(|s| s.id).collect();
    let words = [String::new(), "\u{200B}".to_owned(), "w".repeat(41)];
    let words = words.map(|word| open(view, word, &PICTURES[0]));
    let rest = [
        Intent::Rename {
            name: " \u{200B}".to_owned(),
        },
        Intent::Reorder {
            seats: seats.iter().chain(&seats).copied().collect(),
        },
        configure(view, |s| s.rounds = Some(0)),
        configure(view, |s| s.rounds = Some(25)),
        configure(view, |s| s.packs = vec!["nowhere".to_owned()]),
        configure(view, |s| s.starter = Some(NOBODY)),
    ];
    rest.into_iter().chain(words).collect()
}

fn open(view: &TableView, word: String, card: &str) -> Intent {
    let Numbers { rounds, turns } = Numbers::of(view);
    Intent::OpenCase {
        round: rounds[0],
        turn: turns[0],
        word,
        card: card.to_owned(),
    }
}

/// In hand or not.
fn with_cards(view: &TableView) -> Vec<Intent> {
    let Numbers { rounds, turns } = Numbers::of(view);
    let (round, turn) = (rounds[0], turns[0]);
    let cards = PICTURES.iter().step_by(CARD_STEP).chain([&view.code]);
    let with = |card: &String| {
        let card = card.clone();
        let case = open(view, "storm".to_owned(), &card);
        [case, Intent::Play { round, turn, card }]
    };
    cards.flat_map(with).collect()
}

fn on_seats(view: &TableView) -> Vec<Intent> {
    let Numbers { rounds, turns } = Numbers::of(view);
    let (round, turn) = (rounds[0], turns[0]);
    let seats = view.seats.iter().map(|s| s.id).chain([NOBODY]);
    let on = |whom: SeatId| {
        let key = secret(u64::from(whom.0) % KEYS);
        [
            Intent::Kick { seat: whom },
            Intent::MakeHost { seat: whom },
            Intent::HandOver { seat: whom, key },
            Intent::Chip { round, turn, whom },
        ]
    };
    seats.flat_map(on).collect()
}

fn on_rounds(view: &TableView) -> Vec<Intent> {
    let Numbers { rounds, turns } = Numbers::of(view);
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
            Intent::Accuse { round, whom },
            Intent::Reveal { round },
        ]);
        for turn in turns {
            let card = PICTURES[0].clone();
            all.extend([
                Intent::Play { round, turn, card },
                Intent::Explained { round, turn },
                Intent::Chip { round, turn, whom },
                Intent::Pick { round, turn, whom },
            ]);
        }
    }
    all
}

/// Whether the view promises that this intent would be accepted now, if its free arguments fit.
pub(crate) fn is_offered(view: &TableView, own: &SeatView, intent: &Intent) -> bool {
    let now = names_now(view, intent);
    let mut offers = own.can.open.iter().chain(&own.can.card);
    now && offers.any(|offer| covers(own, offer, intent))
}

/// An intent that names a round names the one that is on.
fn names_now(view: &TableView, intent: &Intent) -> bool {
    let named = serde_json::to_value(intent).unwrap()["round"].as_u64();
    let number = round_of(view).map(|r| u64::from(r.number));
    named.is_none() || named == number
}

fn covers(own: &SeatView, offer: &Offer, intent: &Intent) -> bool {
    match (offer, intent) {
        (Offer::Rename {}, Intent::Rename { .. })
        | (Offer::Leave {}, Intent::Leave {})
        | (Offer::Here {}, Intent::Here {})
        | (Offer::Lock {}, Intent::Lock { .. })
        | (Offer::Reorder {}, Intent::Reorder { .. })
        | (Offer::Configure {}, Intent::Configure { .. } | Intent::DropPicture { .. })
        | (Offer::StartRound {}, Intent::StartRound {})
        | (Offer::NextRound {}, Intent::NextRound { .. })
        | (Offer::AbortRound {}, Intent::AbortRound { .. })
        | (Offer::Pause {}, Intent::Pause { .. })
        | (Offer::Resume {}, Intent::Resume { .. })
        | (Offer::EndGame {}, Intent::EndGame { .. })
        | (Offer::ToLobby {}, Intent::ToLobby { .. })
        | (Offer::Ready {}, Intent::Ready { .. }) => true,
        (Offer::Kick { seats }, Intent::Kick { seat })
        | (Offer::MakeHost { seats }, Intent::MakeHost { seat })
        | (Offer::HandOver { seats }, Intent::HandOver { seat, .. }) => seats.contains(seat),
        (Offer::OpenCase { turn }, Intent::OpenCase { turn: t, card, .. })
        | (Offer::Play { turn }, Intent::Play { turn: t, card, .. }) => {
            turn == t && own.notebook().is_some_and(|own| own.hand.contains(card))
        }
        (Offer::Explained { turn }, Intent::Explained { turn: t, .. }) => turn == t,
        (Offer::Chip { turn, whom: among }, Intent::Chip { turn: t, whom, .. }) => {
            turn == t && among.contains(whom)
        }
        _ => false,
    }
}
