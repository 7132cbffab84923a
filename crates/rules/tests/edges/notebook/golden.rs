//! Journals of the game with notebooks still replay. Their files are written once and never again,
//! as [`crate::records`] says.

use rules::{Record, SCHEMA, State};
use wire::{NotebookEnding, Phase, RoundView, SeatId, TableView};

use super::table::lobby;
use crate::{
    FIVE,
    pack::pictures,
    records::{journals, replayed},
    table::Table,
};

/// The game in the journals: a word that is not found, a pause, a phone that was off, a card
/// played by lot, somebody who leaves, a discussion, a chip that is not placed, a void round, and a
/// deck that runs out.
pub(crate) fn a_whole_game() -> Table {
    let mut table = lobby(&FIVE);
    let ana = table.id("Ana");
    table.pictures = pictures(34);
    table.set(|s| (s.starter, s.rounds) = (Some(ana), Some(2)));
    table.set(|s| s.notebook.discussion = true).deal_drawn();
    the_conspirator_escapes(&mut table);
    table
        .deal_drawn()
        .open_blank("Cvita", "train", "Dino")
        .play("Dino");
    table.abort("Ana").join("Filip").deal_drawn();
    the_conspirator_is_caught(&mut table);
    table
}

fn the_conspirator_escapes(table: &mut Table) {
    table.wait_s(180).open_blank("Boris", "storm", "Dino");
    table.pause("Ana").wait_s(20).resume("Ana");
    table
        .away("Cvita")
        .wait_s(20)
        .back("Cvita")
        .play("Cvita")
        .wait_s(90);
    table.leave("Ema").play_all();
    for _ in 0..4 {
        table.explain(table.in_turn());
    }
    table
        .wait_s(60)
        .chip("Cvita", "Dino")
        .chip("Dino", "Ana")
        .wait_s(60);
    table.ready("Dino");
}

fn the_conspirator_is_caught(table: &mut Table) {
    table.open_blank("Cvita", "storm", "Ana").play_all();
    for _ in 0..5 {
        table.explain(table.in_turn());
    }
    table.explain("Cvita");
    table.place(&[
        ("Dino", "Ana"),
        ("Filip", "Ana"),
        ("Ana", "Dino"),
        ("Boris", "Ana"),
    ]);
}

/// What must come out of the golden file, whatever the version.
fn check_summary(view: &TableView) {
    assert_eq!(view.phase, Phase::GameOver);
    assert_eq!((view.rounds_played, view.rounds_void), (2, 1));
    let lines = view.standings.iter();
    let lines: Vec<_> = lines.map(|l| (&*l.name, l.points, l.left)).collect();
    let expected = [
        ("Dino", 8, false),
        ("Boris", 7, false),
        ("Cvita", 3, false),
        ("Filip", 3, false),
        ("Ana", 0, false),
        ("Ema", 0, true),
    ];
    assert_eq!(lines, expected);
    assert_eq!(view.winners, [SeatId(4)]);
    let Some(RoundView::Notebook(round)) = &view.round else {
        panic!("the last round is shown");
    };
    assert_eq!(round.words, ["storm", "train"]);
    let result = round.result.as_ref().expect("it is over");
    assert_eq!(result.ending, NotebookEnding::Caught {});
    assert_eq!(result.conspirator, Some(SeatId(1)));
}

#[test]
fn journals_of_all_versions_still_replay() {
    for (version, lines) in journals("notebook") {
        let state = replayed(version, &lines);
        check_summary(&rules::table_view(state.public()));
    }
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
    for record in &table.records[begins.expect("a game")..] {
        state.fold(record);
    }
    assert_eq!(state, table.state);
}
