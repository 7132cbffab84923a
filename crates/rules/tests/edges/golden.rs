//! Journals of every version still replay. A golden file is written once and never again: when the
//! schema changes, the old file stays and a new one joins it.

use std::collections::BTreeSet;

use rules::{Record, SCHEMA, State, Unreadable};
use serde_json::Value;
use wire::{
    Asking, Ending, HouseRules, Intent, Parameter, Phase, RoundView, RulesetId, SeatId, Secret128,
    SpySettings, TableView,
};

use crate::{
    FIVE,
    pack::{BANK, ZOO},
    table::{Table, token},
};

const V1: &str = include_str!("../golden/v1.jsonl");
const V1_SETTINGS: &str = include_str!("../golden/v1-settings.jsonl");

/// The game in `v1.jsonl`: a false start, three rounds with votes, a void one, absence, leavers, a
/// hand-over and a late comer, so that every kind of event occurs.
fn a_whole_game() -> Table {
    let mut table = Table::of(FIVE);
    a_false_start(&mut table);
    let seats = table.view().seats.iter().rev().map(|s| s.id).collect();
    table.act("Ana", Intent::Reorder { seats });
    table
        .set(|s| s.rounds = Some(3))
        .lock("Ana", true)
        .lock("Ana", false);
    a_stop_and_a_pause(&mut table);
    a_void_round(&mut table);
    a_show_of_hands(&mut table);
    table
        .deal("Ana", "dock")
        .all_look()
        .reveal("Ana")
        .wait_s(60);
    table
}

fn a_false_start(table: &mut Table) {
    table.join("Goran").join("Hana").deal("Ana", ZOO).all_look();
    table
        .away("Cvita")
        .away("Dino")
        .away("Ema")
        .kick("Ana", "Goran");
    table.ask("Ana", "Cvita").wait_s(120);
    table.accuse("Ana", "Boris").leave("Hana");
    table.back("Cvita").back("Dino").back("Ema");
    table.abort("Ana").end_game("Ana").reopen_lobby("Ana");
}

fn a_stop_and_a_pause(table: &mut Table) {
    table.deal("Boris", BANK).all_look();
    table
        .ask("Ana", "Boris")
        .answer("Boris")
        .ask("Boris", "Cvita");
    table.fails_to_convict("Ana", "Boris");
    table.pause("Ana").wait_s(20).resume("Ana").wait_s(20);
    table.accuse("Dino", "Boris").away("Ema").wait_s(30);
    table.back("Ema").rename("Ema", "Ema the Late");
    table.accuse("Cvita", "Boris").all_agree();
    table.ready("Dino");
}

fn a_void_round(table: &mut Table) {
    let key = Secret128::from_bytes([9; 16]);
    table
        .deal("Dino", "ferry")
        .start_clock("Boris")
        .away("Boris");
    table
        .wait_s(60)
        .back("Boris")
        .hand_over("Ana", "Boris", &key);
    let claim = rules::Command::Claim {
        token: token(100),
        key: rules::TokenHash::of(&key),
    };
    table.run(&claim, None).abort("Ana");
}

fn a_show_of_hands(table: &mut Table) {
    table
        .make_host("Ana", "Boris")
        .deal("Cvita", ZOO)
        .all_look();
    table.leave("Ema").join("Filip");
    table.wait_ms(table.left_ms());
    table.all_refuse().yes("Ana").away("Boris").wait_s(40);
    while table.phase() == Phase::TimeUp {
        table.wait_ms(table.vote_left_ms());
    }
    table.back("Boris");
}

pub(crate) fn replayed<'a>(schema: u32, lines: impl Iterator<Item = &'a [u8]>) -> State {
    let mut state = State::empty("BCDFG");
    for line in lines {
        state.fold(&Record::decode(schema, line).expect("a golden line"));
    }
    state
}

/// The kinds of all events that this game, with this tag inside, has left.
pub(crate) fn kinds<'a>(tag: &str, lines: impl Iterator<Item = &'a [u8]>) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for line in lines {
        let record: Value = serde_json::from_slice(line).expect("JSON");
        let events = record["events"].as_array().expect("events").iter();
        let kind = |event: &Value| event["event"][tag].as_str().map(str::to_owned);
        kinds.extend(events.filter_map(kind));
    }
    kinds
}

/// What must come out of the game above, whatever the version.
fn check_summary(view: &TableView) {
    assert_eq!(view.phase, Phase::GameOver);
    assert_eq!((view.rounds_played, view.rounds_void), (3, 1));
    let seats = view.seats.iter().map(|s| (s.id.0, &*s.name));
    let expected = [
        (4, "Dino"),
        (3, "Cvita"),
        (2, "Boris"),
        (1, "Ana"),
        (8, "Filip"),
    ];
    assert_eq!(seats.collect::<Vec<_>>(), expected);
    let lines = view.standings.iter();
    let lines = lines.map(|l| (&*l.name, l.points, l.left));
    let expected = [
        ("Cvita", 4, false),
        ("Dino", 2, false),
        ("Ana", 2, false),
        ("Ema the Late", 1, true),
        ("Boris", 1, false),
        ("Filip", 1, false),
    ];
    assert_eq!(lines.collect::<Vec<_>>(), expected);
    assert_eq!(view.winners, [SeatId(3)]);
    assert_eq!(view.places_played, [BANK, "ferry", ZOO, "dock"]);
    let Some(RoundView::Spy(round)) = &view.round else {
        panic!("the last round is shown");
    };
    let ending = round.result.as_ref().map(|result| &result.ending);
    assert_eq!(ending, Some(&Ending::GuessedWrong { place: None }));
}

#[test]
fn v1_journals_still_replay() {
    let state = replayed(1, V1.lines().map(str::as_bytes));
    check_summary(&rules::table_view(state.public()));
}

// What only the spy game asks stood among the settings of the table.
#[test]
fn v1_settings_of_the_spy_game_are_found_in_their_place() {
    let state = replayed(1, V1_SETTINGS.lines().map(str::as_bytes));
    let settings = rules::table_view(state.public()).settings;
    assert_eq!(
        (settings.rounds, settings.starter),
        (Some(4), Some(SeatId(1)))
    );
    assert_eq!(settings.asking, Asking::Written);
    let changes = [("score.spyGuess".to_owned(), Parameter::Number(5))];
    let expected = SpySettings {
        ruleset: RulesetId::Indictment,
        minutes: Some(9),
        house: Some(HouseRules {
            name: "Ours".to_owned(),
            changes: changes.into(),
        }),
    };
    assert_eq!(settings.spy, expected);
}

#[test]
fn row_38_todays_journals_replay_to_the_same_end() {
    let table = a_whole_game();
    check_summary(&table.view());
    let lines: Vec<_> = table.records.iter().map(Record::encode).collect();
    let state = replayed(SCHEMA, lines.iter().map(Vec::as_slice));
    assert_eq!(state, table.state);
}

#[test]
fn row_38_a_game_replays_from_its_first_record_alone() {
    let table = a_whole_game();
    let begins = table.records.iter().rposition(Record::begins_game);
    let mut state = State::empty("BCDFG");
    for record in &table.records[begins.unwrap()..] {
        state.fold(record);
    }
    assert_eq!(state, table.state);
}

#[test]
fn a_record_of_a_newer_schema_is_unreadable() {
    let newer = SCHEMA + 1;
    let line = V1.lines().next().unwrap();
    let refused = Unreadable {
        schema: newer,
        column: 0,
    };
    assert_eq!(Record::decode(newer, line.as_bytes()), Err(refused));
}

#[test]
fn damaged_bytes_are_unreadable_and_not_repeated() {
    let line = V1.lines().last().unwrap();
    let cut = &line.as_bytes()[..line.len() - 1];
    let unknown = br#"{"at_ms":1,"events":[{"e":"conquered"}]}"#;
    for damaged in [cut, &unknown[..], b"", b"\xFF\x00"] {
        let error = Record::decode(SCHEMA, damaged).expect_err("damaged");
        assert_eq!(error.schema, SCHEMA);
        assert!(!error.to_string().contains("conquered"));
    }
}
