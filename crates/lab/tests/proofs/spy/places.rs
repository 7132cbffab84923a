//! Whatever a host chooses, a game is played with places that were chosen.

use std::{
    collections::BTreeSet,
    sync::{Arc, LazyLock},
};

use lab::proofs::cases;
use proptest::{
    prelude::*,
    sample::{select, subsequence},
};
use rules::{Command, Moment, Record, State, TokenHash, decide, table_view};
use wire::{
    Attributes, Intent, PLACES_MIN, PlacesChoice, Refusal, SeatId, Secret128, TableView,
    pack::{Pack, Place, Text},
};

const HOST: SeatId = SeatId(1);
const PLAYERS: u8 = 4;
/// Packs that share some places: `lake` has those from 0 to 19, `hill` those from 12 on, and so on.
const PACKS: [(&str, std::ops::Range<usize>); 3] =
    [("lake", 0..20), ("hill", 12..30), ("moor", 25..33)];
const PLACES: usize = 33;

static LIBRARY: LazyLock<Vec<Arc<Pack>>> = LazyLock::new(|| {
    let pack = |(id, places): &(&str, std::ops::Range<usize>)| Pack {
        format: 1,
        id: (*id).to_owned(),
        name: text(),
        places: places.clone().map(place).collect(),
    };
    PACKS.iter().map(pack).map(Arc::new).collect()
});

fn place(number: usize) -> Place {
    Place {
        id: format!("place-{number}"),
        name: text(),
        at: None,
        year: None,
        roles: Vec::new(),
        attributes: Attributes::new(),
    }
}

fn text() -> Text {
    Text::default()
}

#[derive(Clone, Debug)]
struct Choice {
    packs: Vec<String>,
    places: PlacesChoice,
    /// How many rounds of the game are dealt.
    rounds: usize,
}

fn choice() -> impl Strategy<Value = Choice> {
    let ids = PACKS.map(|(id, _)| id.to_owned()).to_vec();
    let packs = subsequence(ids, 1..=3).prop_shuffle();
    let places: Vec<String> = (0..PLACES).map(|n| place(n).id).collect();
    let out = subsequence(places, 0..=PLACES / 2);
    let most = prop_oneof![Just(None), (6..30_u16).prop_map(Some)];
    let chosen = (packs, out, most, any::<bool>(), 1..8_usize);
    chosen.prop_map(|(packs, out, most, fresh, rounds)| Choice {
        packs,
        places: PlacesChoice { out, most, fresh },
        rounds,
    })
}

struct Table {
    state: State,
    dice: u8,
    /// The newest last.
    played: Vec<String>,
}

impl Table {
    fn open() -> Self {
        let mut table = Self {
            state: State::empty("BCDFG"),
            dice: 0,
            played: Vec::new(),
        };
        for n in 0..PLAYERS {
            let token = TokenHash::of(&Secret128::from_bytes([n; 16]));
            let name = format!("{n}");
            table
                .run(&Command::Join {
                    token,
                    name,
                    avatar: None,
                    bot: false,
                })
                .unwrap();
        }
        table
    }

    fn run(&mut self, command: &Command) -> Result<(), Refusal> {
        self.dice = self.dice.wrapping_add(1);
        let moment = Moment {
            now_ms: 0,
            dice: [self.dice; 32],
            packs: &LIBRARY,
            pictures: &[],
            ..Moment::default()
        };
        let events = decide(&self.state, command, &moment)?;
        let (at_ms, by) = (0, None);
        self.state.fold(&Record { at_ms, by, events });
        Ok(())
    }

    fn host(&mut self, intent: Intent) -> Result<(), Refusal> {
        self.run(&Command::Seat { seat: HOST, intent })
    }

    fn view(&self) -> TableView {
        table_view(self.state.public())
    }

    fn round(&self) -> u32 {
        self.view().round.map_or(0, |round| round.number())
    }

    /// Deals so many rounds, each of which is broken off and leaves the game.
    fn play(&mut self, rounds: usize) {
        for n in 0..rounds {
            let round = self.round();
            let deal = match n {
                0 => Intent::StartRound {},
                _ => Intent::NextRound { round },
            };
            self.host(deal).unwrap();
            let round = self.round();
            self.host(Intent::AbortRound { round }).unwrap();
            let place = self.view().places_played.pop().unwrap();
            self.played.retain(|p| *p != place);
            self.played.push(place);
        }
    }

    fn close(&mut self) {
        let round = self.round();
        self.host(Intent::EndGame { round }).unwrap();
        self.host(Intent::ToLobby { round }).unwrap();
    }
}

/// What a host who wants this can get, in the order in which it is shown.
fn wanted(choice: &Choice) -> Vec<String> {
    let mut wanted = Vec::new();
    for pack in &choice.packs {
        let (_, places) = PACKS.iter().find(|(id, _)| id == pack).unwrap();
        let ids = places.clone().map(|n| place(n).id);
        wanted.extend(ids.filter(|id| !choice.places.out.contains(id)));
    }
    let mut seen = BTreeSet::new();
    wanted.retain(|id| seen.insert(id.clone()));
    wanted
}

fn check(view: &TableView, choice: &Choice, wanted: &[String], played: &[String]) {
    let most = choice.places.most.map(usize::from);
    let mut rest = wanted.iter();
    // Each at most once, in the order of the packs, and none that was left out.
    assert!(view.places.iter().all(|place| rest.any(|w| w == place)));
    if !choice.places.fresh {
        assert_eq!(view.places.len(), most.unwrap_or(wanted.len()));
        return;
    }
    let needed = most.unwrap_or(0).max(PLACES_MIN).max(view.rounds.into());
    let known: Vec<&String> = played.iter().filter(|p| wanted.contains(p)).collect();
    let unplayed = wanted.len() - known.len();
    let left = unplayed.max(needed.min(wanted.len()));
    assert_eq!(view.places.len(), most.unwrap_or(left));
    // One that was played is there only because all that are older do not suffice.
    for (older, place) in known.into_iter().enumerate() {
        assert!(!view.places.contains(place) || unplayed + older < needed);
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_game_is_played_with_what_was_chosen(
        choices in proptest::collection::vec(choice(), 1..6),
        ruleset in select(vec![wire::RulesetId::Spijun, wire::RulesetId::TimeTravel]),
    ) {
        let mut table = Table::open();
        for choice in choices {
            let mut settings = table.view().settings;
            settings.spy.ruleset = ruleset;
            settings.packs.clone_from(&choice.packs);
            settings.places = choice.places.clone();
            let wanted = wanted(&choice);
            let on_table = choice.places.most.map_or(wanted.len(), usize::from);
            let possible = (PLACES_MIN..=wanted.len()).contains(&on_table);
            let configured = table.host(Intent::Configure { settings });
            let refusal = Err(Refusal::TooFewPlaces);
            prop_assert_eq!(&configured, if possible { &Ok(()) } else { &refusal });
            if !possible {
                continue;
            }
            prop_assert_eq!(table.view().places_on_table.map(usize::from), Some(on_table));
            let played = table.played.clone();
            table.play(choice.rounds);
            check(&table.view(), &choice, &wanted, &played);
            table.close();
        }
    }
}
