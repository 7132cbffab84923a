//! What is seen, word for word. A change here is a change of what phones are told.

use insta::assert_json_snapshot;

use crate::{FOUR, table::Table};

/// Ana has asked Boris, who is the spy, at the bank.
fn asked() -> Table {
    let mut table = Table::asking(FOUR, "Boris");
    table.wait_s(5).ask("Ana", "Boris");
    table
}

/// Cvita has accused Boris, and Dino has voted.
fn voting() -> Table {
    let mut table = asked();
    table
        .wait_s(5)
        .accuse("Cvita", "Boris")
        .wait_s(5)
        .yes("Dino");
    table
}

#[test]
fn what_the_spy_sees() {
    assert_json_snapshot!(asked().seat("Boris"));
}

#[test]
fn what_an_agent_sees() {
    assert_json_snapshot!(asked().seat("Cvita"));
}

#[test]
fn what_the_spy_sees_during_a_vote() {
    assert_json_snapshot!(voting().seat("Boris"));
}

#[test]
fn what_a_voter_sees_during_a_vote() {
    assert_json_snapshot!(voting().seat("Ana"));
}

#[test]
fn what_the_table_shows_during_a_vote() {
    assert_json_snapshot!(voting().view());
}

#[test]
fn what_the_table_shows_at_the_result() {
    let mut table = voting();
    table.yes("Ana");
    assert_json_snapshot!(table.view());
}
