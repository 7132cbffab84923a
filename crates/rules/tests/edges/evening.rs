//! A long evening at one table: what the other golden journals have no place for. Its files are
//! written once and never again, as [`crate::records`] says.

use rules::{Addition, Command, OwnPack, Record};
use serde_json::json;
use wire::{
    Asking, Ending, Intent, Phase, RoundView,
    RulesetId::{self, FilmNight, Indictment, Spijun, TimeTravel},
    SeatId, TableView,
    pack::{Language, PackLine, Text},
};

use crate::{
    FOUR,
    pack::{BANK, DOCK, ZOO},
    records::{journals, replayed},
    table::Table,
};

/// Packs and pictures of its own, a missed guess and a tie, a secret ballot, a vote in which somebody is
/// silent, a lap in which nobody is proposed, and a card that is turned over.
pub(crate) fn a_long_evening() -> Table {
    let mut table = Table::lobby(FOUR);
    things_of_its_own(&mut table);
    table.set(|s| (s.asking, s.rounds) = (Asking::Written, Some(1)));
    a_tie(&mut table);
    next_game(&mut table, FilmNight);
    table.begin("Boris").time_up().says("Dino", "It was Boris.");
    for who in ["Ana", "Cvita", "Dino"] {
        table.ballot(who, "Boris");
    }
    table.ballot("Boris", "Ana");
    next_game(&mut table, Indictment);
    table.begin("Boris").accuse("Ana", "Boris").wait_s(15);
    table.guess("Boris", BANK);
    next_game(&mut table, Spijun);
    table.begin("Dino").time_up();
    while table.phase() == Phase::TimeUp {
        table.pass(table.speaker());
    }
    table.leave("Dino").leave("Cvita");
    next_game(&mut table, TimeTravel);
    table.begin("Boris").accuse("Ana", "Boris");
    table
}

fn things_of_its_own(table: &mut Table) {
    let seat = table.id("Ana");
    for id in ["own-1", "own-2"] {
        let pack = OwnPack {
            shown: None,
            line: PackLine {
                id: id.to_owned(),
                name: Text::default(),
                languages: vec![Language::Hr],
                places: 8,
            },
            hash: format!("hash of {id}"),
        };
        let picture = format!("picture-{id}");
        for addition in [Addition::Pack(pack), Addition::Picture(picture)] {
            table.run(&Command::Add { seat, addition }, None);
        }
    }
    let (pack, picture) = ("own-1".to_owned(), "picture-own-1".to_owned());
    table.act("Ana", Intent::DropPack { pack });
    table.act("Ana", Intent::DropPicture { picture });
}

fn a_tie(table: &mut Table) {
    table.set(|s| s.spy.ruleset = Spijun);
    table.house(json!({"tieBreak": "decidingRound", "guess.attempts": 2}));
    table
        .begin("Boris")
        .guess("Boris", ZOO)
        .guess("Boris", DOCK);
    table.deal("Cvita", ZOO).all_look().guess("Cvita", ZOO);
}

fn next_game(table: &mut Table, ruleset: RulesetId) {
    table.reopen_lobby("Ana");
    table.set(|s| (s.spy.ruleset, s.spy.house) = (ruleset, None));
}

/// What must come out of the evening, whatever the version.
fn check_summary(view: &TableView) {
    assert_eq!(view.phase, Phase::GameOver);
    let seats = view.seats.iter().map(|s| &*s.name);
    assert_eq!(seats.collect::<Vec<_>>(), ["Ana", "Boris"]);
    assert_eq!(view.winners, [SeatId(1)]);
    let packs = view.packs.iter().map(|line| &*line.id);
    assert_eq!(packs.collect::<Vec<_>>(), ["own-2"]);
    let Some(RoundView::Spy(round)) = &view.round else {
        panic!("the last round is shown");
    };
    let ending = round.result.as_ref().map(|result| &result.ending);
    let by = Some(SeatId(1));
    assert_eq!(ending, Some(&Ending::SpyConvicted { by, bonus: by }));
}

#[test]
fn journals_of_all_versions_still_replay() {
    for (version, lines) in journals("evening") {
        let state = replayed(version, &lines);
        check_summary(&rules::table_view(state.public()));
    }
}

#[test]
fn row_38_todays_journals_replay_to_the_same_end() {
    let table = a_long_evening();
    check_summary(&table.view());
    let lines: Vec<_> = table.records.iter().map(Record::encode).collect();
    assert_eq!(replayed(rules::SCHEMA, &lines), table.state);
}
