//! What is seen of the captains' game, word for word. A change here is a change of what phones are
//! told.

use insta::assert_json_snapshot;

use super::table::{asking, picking};
use crate::table::Table;

/// Ana has asked Dino.
fn asked() -> Table {
    let mut table = asking();
    table.wait_s(5).ask("Ana", "Dino");
    table
}

/// Boris has picked the spy, who has named a place for him.
fn named() -> Table {
    let mut table = picking();
    table.pick("Ana", "Cvita").wait_s(5).pick("Boris", "Goran");
    table.call("Goran", "Boris", "circus");
    table
}

#[test]
fn what_a_captain_sees() {
    let mut table = asked();
    table.answer("Dino");
    assert_json_snapshot!(table.seat("Ana"));
}

#[test]
fn what_the_asked_sees() {
    assert_json_snapshot!(asked().seat("Dino"));
}

#[test]
fn what_the_spy_sees_while_naming() {
    assert_json_snapshot!(named().seat("Goran"));
}

#[test]
fn what_the_table_shows_while_questions_are_asked() {
    assert_json_snapshot!(asked().view());
}

#[test]
fn what_the_table_shows_while_the_spy_names_places() {
    assert_json_snapshot!(named().teams());
}

#[test]
fn what_the_table_shows_at_the_result() {
    let mut table = named();
    table.call("Goran", "Ana", "bank");
    assert_json_snapshot!(table.teams());
}
