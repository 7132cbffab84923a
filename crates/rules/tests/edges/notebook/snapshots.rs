//! What is seen of a round with notebooks, word for word. A change here is a change of what phones
//! are told.

use insta::assert_json_snapshot;

use super::table::{chips, dealt, evidence, over};
use crate::table::Table;

/// Boris and the conspirator have played.
fn played() -> Table {
    let mut table = evidence();
    table.wait_s(5).play("Boris").play("Cvita");
    table
}

#[test]
fn what_the_active_player_sees() {
    assert_json_snapshot!(dealt().seat("Ana"));
}

#[test]
fn what_a_detective_sees() {
    assert_json_snapshot!(played().seat("Dino"));
}

#[test]
fn what_the_conspirator_sees() {
    assert_json_snapshot!(played().seat("Cvita"));
}

#[test]
fn what_the_table_shows_while_cards_are_played() {
    assert_json_snapshot!(played().view());
}

#[test]
fn what_the_table_shows_while_chips_are_placed() {
    let mut table = chips();
    table.chip("Boris", "Cvita");
    assert_json_snapshot!(table.book());
}

#[test]
fn what_the_table_shows_at_the_result() {
    assert_json_snapshot!(over().view());
}
