//! Everything that a seat could try, sensible or not, and what its view says about each.

use wire::{Intent, Offer, SeatId, SeatView, Settings, TableView};

use crate::{pack::PLACES, round::round_of, table::secret};

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
    let last_two = seats.last_chunk().copied();
    vec![
        Intent::Rename {
            name: free_name(view),
        },
        Intent::Leave {},
        Intent::Here {},
        Intent::Lock { locked: true },
        Intent::Reorder {
            seats: seats.iter().rev().copied().collect(),
        },
        Intent::StartRound {},
        configure(view, |_| {}),
        configure(view, |s| s.rounds = Some(3)),
        configure(view, |s| s.captains.first = last_two),
    ]
}

fn free_name(view: &TableView) -> String {
    let is_free = |name: &String| view.seats.iter().all(|s| s.name != *name);
    let mut names = (0..).map(|n| format!("Somebody {n}"));
    names.find(is_free).unwrap()
}

fn bad(view: &TableView) -> Vec<Intent> {
    let seats: Vec<SeatId> = view.seats.iter().map(|s| s.id).collect();
    let first = seats.first().copied().unwrap_or(NOBODY);
    let too_many = u8::try_from(PLACES / 2 + 1).unwrap();
    vec![
        Intent::Rename {
            name: " \u{200B}".to_owned(),
        },
        Intent::Reorder {
            seats: seats.iter().chain(&seats).copied().collect(),
        },
        configure(view, |s| s.rounds = Some(0)),
        configure(view, |s| s.rounds = Some(too_many)),
        configure(view, |s| s.packs = vec!["nowhere".to_owned()]),
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
        let key = secret(u64::from(whom.0) % KEYS);
        let text = Some("Is it loud?".to_owned());
        [
            Intent::Kick { seat: whom },
            Intent::MakeHost { seat: whom },
            Intent::HandOver { seat: whom, key },
            Intent::Ask {
                round,
                turn,
                whom,
                text,
            },
            Intent::ActFirst { round, whom },
            Intent::Pick { round, turn, whom },
            Intent::Name {
                round,
                captain: whom,
                place: place.clone(),
            },
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
            Intent::Reveal { round },
            Intent::Pass { round, turn: None },
            Intent::ActFirst {
                round,
                whom: captain,
            },
            Intent::Say {
                round,
                text: "Not me!".to_owned(),
            },
        ]);
        let places = view.places.last().into_iter().chain([&view.code]).cloned();
        all.extend(places.map(|place| Intent::Name {
            round,
            captain,
            place,
        }));
        all.extend(
            turns
                .into_iter()
                .flat_map(|turn| in_turn(round, turn, whom)),
        );
    }
    all
}

fn in_turn(round: u32, turn: u32, whom: SeatId) -> [Intent; 6] {
    let text = Some("Is it loud?".to_owned());
    [
        Intent::Ask {
            round,
            turn,
            whom,
            text: text.clone(),
        },
        Intent::Answer { round, turn, text },
        Intent::FinishAsking { round, turn },
        Intent::Pick { round, turn, whom },
        Intent::Refuse { round, turn },
        Intent::Pass {
            round,
            turn: Some(turn),
        },
    ]
}

/// Whether the view promises that this intent would be accepted now, if its free arguments fit.
pub(crate) fn is_offered(view: &TableView, own: &SeatView, intent: &Intent) -> bool {
    let now = names_now(view, intent);
    let mut offers = own.can.open.iter().chain(&own.can.card);
    now && offers.any(|offer| covers(view, offer, intent))
}

/// An intent that names a round names the one that is on.
fn names_now(view: &TableView, intent: &Intent) -> bool {
    let named = serde_json::to_value(intent).unwrap()["round"].as_u64();
    let number = round_of(view).map(|r| u64::from(r.number));
    named.is_none() || named == number
}

fn covers(view: &TableView, offer: &Offer, intent: &Intent) -> bool {
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
        | (Offer::Looked {}, Intent::Looked { .. })
        | (Offer::Ready {}, Intent::Ready { .. })
        | (Offer::Say {}, Intent::Say { .. })
        | (Offer::Pass { .. }, Intent::Pass { turn: None, .. }) => true,
        (Offer::Kick { seats }, Intent::Kick { seat })
        | (Offer::MakeHost { seats }, Intent::MakeHost { seat })
        | (Offer::HandOver { seats }, Intent::HandOver { seat, .. }) => seats.contains(seat),
        (Offer::ActFirst { whom: among }, Intent::ActFirst { whom, .. }) => among.contains(whom),
        (Offer::Ask { turn, whom: among }, Intent::Ask { turn: t, whom, .. })
        | (Offer::Pick { turn, whom: among }, Intent::Pick { turn: t, whom, .. }) => {
            turn == t && among.contains(whom)
        }
        (Offer::Answer { turn }, Intent::Answer { turn: named, .. })
        | (Offer::FinishAsking { turn }, Intent::FinishAsking { turn: named, .. })
        | (Offer::Refuse { turn }, Intent::Refuse { turn: named, .. }) => turn == named,
        (Offer::Pass { turn }, Intent::Pass { turn: named, .. }) => turn == named,
        (
            Offer::Name { captain },
            Intent::Name {
                captain: c, place, ..
            },
        ) => captain == c && view.places.contains(place),
        _ => false,
    }
}
