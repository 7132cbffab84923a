//! Journals of the captains' game still replay. Their files are written once and never again, as
//! [`crate::records`] says.

use rules::{Record, SCHEMA, State};
use wire::{Asking, CaptainsEnding, Phase, RoundView, SeatId, TableView};

use super::{moves::NOBODY, table::lobby};
use crate::{
    EIGHT,
    pack::{BANK, ZOO},
    records::{journals, replayed},
    table::Table,
};

/// The game in the journals: typed questions, a lapsed one, a pause, a phone that was off, an
/// agent who leaves, a void round, and the spy picked in the end.
pub(crate) fn a_whole_game() -> Table {
    let mut table = lobby(&EIGHT);
    table.set(|s| (s.asking, s.rounds) = (Asking::Written, Some(2)));
    table
        .want_captains("Ana", "Boris")
        .deal_sides(super::table::side);
    teams_by_questions(&mut table);
    table.deal_drawn().abort("Ana").join("Ivan").deal_drawn();
    the_spy_is_picked(&mut table);
    table
}

fn teams_by_questions(table: &mut Table) {
    table.all_look().act_first("Boris", "Ana");
    table.asks_text("Ana", "Dino", "Is it loud?");
    table.answers_text("Dino", "Only at night.");
    table
        .asks_text("Ana", "Ema", "Would you take a child?")
        .wait_s(45);
    table
        .pause("Ana")
        .wait_s(20)
        .resume("Ana")
        .away("Ana")
        .wait_s(20)
        .back("Ana");
    table.finish_asking("Ana").wait_s(45);
    table
        .pick("Ana", "Cvita")
        .pick("Boris", "Dino")
        .leave("Filip");
    table
        .team_up(&[("Ana", NOBODY), ("Boris", "Ema")])
        .stop_asking()
        .wait_s(90);
    table.call("Goran", "Ana", BANK).pass("Goran");
    table.says("Goran", "So close!").ready("Hana");
}

fn the_spy_is_picked(table: &mut Table) {
    table.wait_s(15).stop_asking();
    let (captain, agents) = (table.acting(), table.free());
    let spy = agents
        .into_iter()
        .find(|who| table.card(who).spy)
        .expect("a spy");
    table.pick(captain, spy).wait_s(60);
    let other = table.to_be_named();
    table.call(spy, other, ZOO);
}

/// What must come out of the golden file, whatever the version.
fn check_summary(version: u32, view: &TableView) {
    assert_eq!(view.phase, Phase::GameOver);
    assert_eq!((view.rounds_played, view.rounds_void), (2, 1));
    let lines = view.standings.iter();
    let lines: Vec<_> = lines.map(|l| (&*l.name, l.points, l.left)).collect();
    // Its last round is dealt by chance, which has been drawn otherwise since version 4.
    let (best, other, by) = match version {
        ..4 => ("Ema", "Goran", SeatId(4)),
        _ => ("Goran", "Ema", SeatId(8)),
    };
    let mut expected = [
        (best, 2, false),
        ("Ana", 1, false),
        ("Cvita", 1, false),
        (other, 1, false),
        ("Boris", 0, false),
        ("Dino", 0, false),
        ("Filip", 0, true),
        ("Hana", 0, false),
        ("Ivan", 0, false),
    ];
    let by_name = |lines: &mut [(&str, i32, bool)]| lines.sort_by_key(|l| (-l.1, l.0.to_owned()));
    by_name(&mut expected);
    let mut lines = lines;
    by_name(&mut lines);
    assert_eq!(lines, expected);
    assert_eq!(view.winners, [view.standings[0].seat]);
    assert_eq!(view.places_played.len(), 6);
    let Some(RoundView::Captains(round)) = &view.round else {
        panic!("the last round is shown");
    };
    let ending = round.result.as_ref().map(|result| result.ending);
    assert_eq!(ending, Some(CaptainsEnding::SpyPicked { by }));
}

#[test]
fn journals_of_all_versions_still_replay() {
    for (version, lines) in journals("captains") {
        let state = replayed(version, &lines);
        check_summary(version, &rules::table_view(state.public()));
    }
}

#[test]
fn row_38_todays_journals_replay_to_the_same_end() {
    let table = a_whole_game();
    let lines: Vec<_> = table.records.iter().map(Record::encode).collect();
    assert_eq!(replayed(SCHEMA, &lines), table.state);
}

#[test]
fn row_38_a_game_replays_from_its_first_record_alone() {
    let table = a_whole_game();
    let begins = table.records.iter().rposition(Record::begins_game);
    let mut state = State::empty("BCDFG");
    for record in &table.records[begins.expect("a game")..] {
        state.fold(record);
    }
    assert_eq!(state, table.state);
}
