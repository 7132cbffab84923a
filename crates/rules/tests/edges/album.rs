//! What phones are shown in chosen situations: the client is tested with it, and its gallery is hung
//! with it. `UPDATE_GENERATED=1 cargo test -p rules --test edges exported` writes the files anew.

use std::{
    env, fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::Serialize;
use wire::{Chronicle, Phase, SeatView, TableView, pack::Pack};

use crate::table::Table;

/// Situations in the order in which they were kept, each under a name of its own.
#[derive(Debug, Default)]
pub(crate) struct Album {
    pages: Vec<(String, Shown)>,
}

/// All that the frames of one moment carry, on the phones that are looked at.
#[derive(Debug, Serialize)]
struct Shown {
    now_ms: u64,
    table: TableView,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    seats: Vec<SeatView>,
    /// After a game: what is told of its rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    chronicle: Option<Chronicle>,
}

impl Album {
    #[track_caller]
    pub(crate) fn keep(&mut self, name: &str, table: &Table, phones: &[&str]) -> &mut Self {
        let taken = self.pages.iter().any(|(kept, _)| kept == name);
        assert!(!taken, "{name} is there already");
        let shown = Shown {
            now_ms: table.now_ms,
            table: table.view(),
            seats: phones.iter().map(|who| table.seat(who)).collect(),
            chronicle: (table.phase() == Phase::GameOver)
                .then(|| rules::chronicle(table.state.public())),
        };
        self.pages.push((name.to_owned(), shown));
        self
    }

    /// The file is what the engine shows today. One situation a line, so that a change tells which.
    #[track_caller]
    pub(crate) fn assert_fresh(&self, path: &str) {
        let line = |(name, shown): &(String, Shown)| {
            let shown = serde_json::to_string(shown).expect("views are JSON");
            format!("\"{name}\": {shown}")
        };
        let lines: Vec<_> = self.pages.iter().map(line).collect();
        let fresh = format!("{{\n{}\n}}\n", lines.join(",\n"));
        let file = house(path);
        if env::var_os("UPDATE_GENERATED").is_some() {
            fs::write(&file, &fresh).expect("write");
        }
        let committed = fs::read_to_string(&file).unwrap_or_default();
        assert!(
            committed == fresh,
            "{path} is stale: run `UPDATE_GENERATED=1 cargo test -p rules --test edges exported`"
        );
    }
}

impl Table {
    /// Places and pictures of the house instead of those that tests make up: the client has to find
    /// their words.
    pub(crate) fn furnish(&mut self) -> &mut Self {
        let packs = ["places", "films", "time-travel"];
        self.packs = packs.map(|id| Arc::new(pack(id))).into();
        self.pictures = pictures();
        self.set(|settings| settings.packs = vec!["places".to_owned()])
    }
}

impl Table {
    /// As `begin`, at whatever place: one of the house's comes up too seldom to wait for.
    #[track_caller]
    pub(crate) fn start(&mut self, spy: &str) -> &mut Self {
        let first = self.people[0].1;
        self.set(|settings| settings.starter = Some(first));
        self.deal_to(spy).all_look()
    }

    /// What the spy would have to say.
    pub(crate) fn right_place(&self) -> String {
        let cards = self.players().into_iter().map(|who| self.card(who));
        let mut places = cards.filter(|card| !card.spy).map(|card| card.place);
        places.next().expect("somebody who knows")
    }

    /// Listed places that it is not.
    pub(crate) fn wrong_places(&self) -> Vec<String> {
        let right = self.right_place();
        let listed = self.view().places.into_iter();
        listed.filter(|place| *place != right).collect()
    }

    #[track_caller]
    pub(crate) fn guess_right(&mut self, who: &str) -> &mut Self {
        let place = self.right_place();
        self.guess(who, &place)
    }

    #[track_caller]
    pub(crate) fn guess_wrong(&mut self, who: &str) -> &mut Self {
        let [place, ..] = &self.wrong_places()[..] else {
            panic!("one place only");
        };
        self.guess(who, place)
    }
}

fn pack(id: &str) -> Pack {
    let text = fs::read_to_string(house(&format!("packs/{id}.json"))).expect("a pack");
    serde_json::from_str(&text).expect("a pack that is sound")
}

fn pictures() -> Vec<String> {
    let text = fs::read_to_string(house("decks/evidence.json")).expect("the deck");
    let deck: serde_json::Value = serde_json::from_str(&text).expect("a deck that is sound");
    let cards = deck["cards"].as_array().expect("cards").iter();
    cards
        .map(|card| card["id"].as_str().expect("an id").to_owned())
        .collect()
}

/// A file of the repository.
fn house(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}
