//! Journals of a game of spies still replay. Their files are written once and never again, as
//! [`crate::records`] says. What cannot be read is refused.

use rules::{Event, Record, SCHEMA, State, Unreadable};
use wire::{
    Asking, Ending, HouseRules, Intent, Parameter, Phase, RoundView, RulesetId, SeatId, Secret128,
    SpySettings, TableView,
};

use crate::{
    FIVE,
    pack::{BANK, ZOO},
    records::{journals, replayed},
    table::{Table, token},
};

const V1_SETTINGS: &str = include_str!("../golden/v1-settings.jsonl");

/// The game in the journals: a false start, three rounds with votes, a void one, absence, leavers, a
/// hand-over and a late comer.
pub(crate) fn a_whole_game() -> Table {
    let mut table = Table::of(FIVE);
    a_false_start(&mut table);
    let seats = table.view().seats.iter().rev().map(|s| s.id).collect();
    table.act("Ana", Intent::Reorder { seats });
    table
        .set(|s| s.rounds = Some(3))
        .lock("Ana", true)
        .lock("Ana", false)
        .dress("Ana", 37);
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
    table.ready("Dino").all_ready().not_yet("Cvita");
    table.ready("Cvita");
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
fn journals_of_all_versions_still_replay() {
    for (version, lines) in journals("spies") {
        let state = replayed(version, &lines);
        check_summary(&rules::table_view(state.public()));
    }
}

// What only the spy game asks stood among the settings of the table.
#[test]
fn v1_settings_of_the_spy_game_are_found_in_their_place() {
    let lines: Vec<_> = V1_SETTINGS.lines().map(|line| line.into()).collect();
    let state = replayed(1, &lines);
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
    assert_eq!(replayed(SCHEMA, &lines), table.state);
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
fn a_record_of_a_schema_that_is_not_known_is_unreadable() {
    for schema in [0, SCHEMA + 1] {
        let refused = Err(Unreadable::UnknownSchema { schema });
        assert_eq!(Record::decode(schema, &line()), refused);
    }
}

#[test]
fn a_record_with_any_bit_flipped_or_any_byte_lost_is_damaged() {
    let line = line();
    let damaged = Err(Unreadable::Damaged { schema: SCHEMA });
    for at in 0..line.len() {
        for bit in 0..8 {
            let mut flipped = line.clone();
            flipped[at] ^= 1 << bit;
            assert_eq!(Record::decode(SCHEMA, &flipped), damaged, "{bit} of {at}");
        }
        let (mut lost, cut) = (line.clone(), &line[..at]);
        lost.remove(at);
        assert_eq!(Record::decode(SCHEMA, &lost), damaged, "without {at}");
        assert_eq!(Record::decode(SCHEMA, cut), damaged, "up to {at}");
    }
}

// Tables of old have no checksum to tell it by.
#[test]
fn malformed_bytes_are_unreadable_and_not_repeated() {
    let unknown = br#"{"at_ms":1,"events":[{"e":"conquered"}]}"#;
    for malformed in [
        &unknown[..unknown.len() - 1],
        unknown,
        b"",
        b"\xFF\x00",
        &line(),
    ] {
        let error = Record::decode(1, malformed).expect_err("malformed");
        assert!(matches!(error, Unreadable::Malformed { schema: 1, .. }));
        assert!(!error.to_string().contains("conquered"));
    }
}

/// A record as it is written today.
fn line() -> Vec<u8> {
    let record = Record {
        at_ms: 1_000,
        by: None,
        events: vec![Event::Marked {}],
    };
    record.encode()
}
