//! Lobbies: who sits there, what is agreed on, and what the host may choose.

use std::sync::Arc;

use rules::{Addition, Command, OwnPack};
use serde_json::{Value, json};
use wire::{
    BotSettings, DeckChoice, GameId, HouseRules,
    RulesetId::{self, Indictment, Spijun, TimeTravel},
    Settings, Skill,
    pack::{Language, Pack, PackLine, Text},
};

use super::lobby_by;
use crate::{EIGHT, FIVE, SEVEN, TWELVE, TWO, album::Album, table::Table};

const SIX: [&str; 6] = ["Ana", "Boris", "Cvita", "Dino", "Ema", "Filip"];
const HOST: &str = "Ana";
const GUEST: &str = "Cvita";

fn agreed(names: &[&'static str], change: impl Fn(&mut Settings)) -> Table {
    let mut table = Table::lobby_set(names, &change);
    table.furnish().set(change);
    table
}

#[test]
fn the_gallery_shows_lobbies_as_they_are() {
    let mut album = Album::default();
    people(&mut album);
    notebooks(&mut album);
    captains(&mut album);
    company(&mut album);
    places(&mut album);
    packs(&mut album);
    houses(&mut album);
    album.assert_fresh("web/src/gallery/lobbies.json");
}

fn people(album: &mut Album) {
    let mut table = lobby_by(TimeTravel, &SEVEN);
    table.away("Dino");
    table.dress(GUEST, 37);
    album.keep("full", &table, &[HOST, GUEST]);
    table.lock(HOST, true);
    album.keep("locked", &table, &[HOST, GUEST]);
    let mut table = lobby_by(TimeTravel, &FIVE);
    table.deal_to("Boris").all_look().guess_right("Boris");
    table.end_game("Ana").reopen_lobby("Ana");
    album.keep("last-time", &table, &[HOST]);
    album.keep("five", &lobby_by(TimeTravel, &FIVE), &[HOST]);
    album.keep("indictment", &lobby_by(Indictment, &SEVEN), &[HOST]);
    album.keep("few", &lobby_by(Indictment, &TWO), &[HOST]);
    album.keep("nine", &lobby_by(TimeTravel, &TWELVE[..9]), &[HOST, GUEST]);
    album.keep("twelve", &lobby_by(TimeTravel, &TWELVE), &[HOST]);
    let mut table = lobby_by(TimeTravel, &["Ana"]);
    table.leave("Ana");
    album.keep("empty", &table, &[]);
}

fn company(album: &mut Album) {
    let mut table = lobby_by(TimeTravel, &["Ana", "Boris", GUEST]);
    table.add_bots(3);
    table.agent("Agent Smith");
    album.keep("bots", &table, &[HOST, GUEST]);
    table.set(|settings| {
        settings.bots = BotSettings {
            skill: Skill::Hard,
            muted: true,
            take_over: true,
            teacher: true,
        }
    });
    album.keep("bots-agreed", &table, &[HOST, GUEST]);
    for (name, strange) in [("bots-strange", 3), ("bots-lost", 48)] {
        let mut table = lobby_by(TimeTravel, &["Ana", "Boris", GUEST]);
        let mut pack = (*table.packs[0]).clone();
        for place in &mut pack.places[..strange] {
            place.attributes.clear();
        }
        table.packs[0] = Arc::new(pack);
        table.add_bots(3);
        album.keep(name, &table, &[HOST, GUEST]);
    }
    let mut table = agreed(&["Ana", "Boris", GUEST], |_| {});
    table.add_bots(3);
    table.set(|settings| settings.game = GameId::Notebook);
    album.keep("bots-notebook", &table, &[HOST]);
}

fn notebooks(album: &mut Album) {
    let notebook = |settings: &mut Settings| settings.game = GameId::Notebook;
    album.keep("notebook", &agreed(&SIX, notebook), &[GUEST]);
    let mut table = agreed(&FIVE, notebook);
    album.keep("notebook-plain", &table, &[HOST]);

    let starter = table.id("Cvita");
    table.set(|settings| {
        settings.rounds = Some(7);
        settings.starter = Some(starter);
        settings.notebook.explanations_timed = false;
        settings.notebook.discussion = true;
    });
    album.keep("notebook-agreed", &table, &[HOST]);
    let seat = table.id(HOST);
    for n in 0..23 {
        let addition = Addition::Picture(format!("own-{n}"));
        table.run(&Command::Add { seat, addition }, None);
    }
    table.set(|settings| settings.notebook.deck = DeckChoice::Both);
    album.keep("notebook-own", &table, &[HOST, GUEST]);
}

fn captains(album: &mut Album) {
    let captains = |settings: &mut Settings| settings.game = GameId::Captains;
    let mut table = agreed(&EIGHT, captains);
    album.keep("captains", &table, &[HOST]);
    let first = [table.id("Cvita"), table.id("Ema")];
    table.set(|settings| {
        settings.captains.first = Some(first);
        settings.captains.twice = true;
    });
    album.keep("captains-agreed", &table, &[HOST, GUEST]);
    album.keep("captains-few", &agreed(&TWO, captains), &[HOST]);
    album.keep("captains-odd", &agreed(&SEVEN, captains), &[HOST]);
}

fn places(album: &mut Album) {
    let mut table = lobby_by(TimeTravel, &SEVEN);
    album.keep("places", &table, &[HOST]);
    let ids: Vec<String> = table.packs[0].places.iter().map(|p| p.id.clone()).collect();
    table.set(|settings| settings.places.out = ids[3..49].to_vec());
    album.keep("places-few", &table, &[HOST]);
    table.set(|settings| {
        settings.packs = ["places", "films"].map(str::to_owned).into();
        settings.places.out = ids[3..9].to_vec();
        settings.places.most = Some(24);
        settings.places.fresh = true;
    });
    album.keep("places-chosen", &table, &[HOST, GUEST]);
    let mut table = lobby_by(TimeTravel, &SEVEN);
    table.set(|s| s.packs = ["places", "films", "time-travel"].map(str::to_owned).into());
    album.keep("places-all", &table, &[GUEST]);
}

/// A pack that another server may have, or this one had.
fn lent(id: &str, like: &Pack) -> Arc<Pack> {
    Arc::new(Pack {
        id: id.to_owned(),
        ..like.clone()
    })
}

fn packs(album: &mut Album) {
    for (name, chosen) in [
        ("packs-gone", ["places", "summer-camp"]),
        ("packs-all-gone", ["summer-camp", "school"]),
    ] {
        let mut table = lobby_by(TimeTravel, &SEVEN);
        let here = table.packs.clone();
        for id in ["summer-camp", "school"] {
            let pack = lent(id, &here[1]);
            table.packs.push(pack);
        }
        table.set(|settings| settings.packs = chosen.map(str::to_owned).into());
        table.packs = here;
        album.keep(name, &table, &[HOST]);
    }

    let mut table = lobby_by(TimeTravel, &FIVE);
    let seat = table.id(HOST);
    let line = PackLine {
        id: "own-9f86d081884c7d65".to_owned(),
        name: Text {
            hr: Some("Bakino selo".to_owned()),
            ..Text::default()
        },
        languages: vec![Language::Hr],
        places: 8,
    };
    let hash = "9f86d081884c7d65".to_owned();
    let addition = Addition::Pack(OwnPack {
        line,
        hash,
        shown: None,
    });
    table.run(&Command::Add { seat, addition }, None);
    album.keep("packs-own", &table, &[HOST]);
}

fn house(ruleset: RulesetId, name: &str, changes: &Value) -> Table {
    let mut table = lobby_by(ruleset, &FIVE);
    let (name, changes) = (name.to_owned(), changes.clone());
    let changes = serde_json::from_value(changes).expect("values of parameters");
    table.set(|settings| settings.spy.house = Some(HouseRules { name, changes }));
    table
}

fn houses(album: &mut Album) {
    let few = json!({
        "score.spyGuess": 6,
        "vote.threshold": "majority",
        "guess.duringVote": true,
    });
    let mut many = few.clone();
    let more = json!({
        "players.max": 12,
        "durationMin": [
            { "playersUpTo": 5, "minutes": 7 },
            { "playersUpTo": 12, "minutes": 12 },
        ],
        "timeup.procedure": "secretBallot",
        "score.bonusTimeup": 2,
        "limits.voteMs": 75_000,
        "roles": false,
    });
    for (name, value) in more.as_object().expect("a map") {
        many[name] = value.clone();
    }
    let table = house(Spijun, "Grandma’s rules", &few);
    album.keep("house-few", &table, &[HOST, GUEST]);
    let table = house(TimeTravel, "", &many);
    album.keep("house-many", &table, &[HOST, GUEST]);

    let grandma = json!({
        "score.spyGuess": 5,
        "guess.duringVote": true,
        "vote.threshold": "majority",
        "timeup.procedure": "secretBallot",
    });
    let mut table = house(Spijun, "Grandma’s rules", &grandma);
    table.set(|settings| {
        settings.spy.minutes = Some(10);
        settings.rounds = Some(7);
    });
    album.keep("house-told", &table, &[GUEST]);
}
