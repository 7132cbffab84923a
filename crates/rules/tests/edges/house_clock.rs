//! `vote.clock`: the clock may run on while the table votes.

use serde_json::json;
use wire::{Phase, Refusal::ClockStopped, RulesetId::Spijun};

use crate::{FOUR, pack::BANK, table::Table};

fn running(spy: &str) -> Table {
    Table::by_house(Spijun, FOUR, spy, json!({"vote.clock": "running"}))
}

#[test]
fn the_clock_may_run_on_while_the_table_votes() {
    let mut table = running("Boris");
    table.wait_s(100).accuse("Ana", "Boris").wait_s(20);
    assert!(table.clock_runs());
    assert_eq!(table.left_ms(), 360_000);
    table.all_refuse();
    assert_eq!(table.left_ms(), 360_000);
    table.wait_s(360);
    assert_eq!(table.phase(), Phase::TimeUp);
}

#[test]
fn questions_rest_although_the_clock_runs() {
    let mut table = running("Boris");
    table.ask("Ana", "Dino").accuse("Cvita", "Boris");
    table.refused(ClockStopped).answer("Dino");
    table.refused(ClockStopped).pause("Ana");
    table.refused(ClockStopped).guess("Boris", BANK);
}

#[test]
fn the_clock_runs_on_while_a_vote_waits_for_a_phone() {
    let mut table = running("Boris");
    table
        .accuse("Ana", "Boris")
        .wait_s(5)
        .away("Dino")
        .wait_s(20);
    assert_eq!(table.waits_for(), Some("Dino"));
    assert_eq!((table.vote_left_ms(), table.left_ms()), (25_000, 455_000));
}

/// The clock runs out while the vote that Cvita called on Boris is open.
fn outlasted(spy: &str) -> Table {
    let mut table = running(spy);
    table.wait_s(470).accuse("Cvita", "Boris").wait_s(11);
    assert_eq!((table.phase(), table.left_ms()), (Phase::Vote, 0));
    table
}

#[test]
fn time_is_up_right_after_a_vote_that_outlasted_the_clock() {
    let mut table = outlasted("Boris");
    table.no("Ana").no("Dino");
    assert_eq!((table.phase(), table.speaker()), (Phase::TimeUp, "Ana"));
}

// RULES 9, row 15: there is no question left to wait for.
#[test]
fn an_absent_asker_is_not_waited_for_once_the_clock_is_outlasted() {
    let mut table = outlasted("Boris");
    table.no("Ana").away("Ana").no("Dino");
    assert_eq!(table.waits_for(), None);
    assert_eq!(table.phase(), Phase::TimeUp);
}

#[test]
fn a_void_vote_that_outlasted_the_clock_is_followed_by_time_up() {
    let mut table = outlasted("Boris");
    table.no("Ana").away("Ana").away("Dino").wait_s(30);
    assert_eq!(table.waits_for(), None);
    assert_eq!(table.phase(), Phase::TimeUp);
}

// It was open before the end: points are those of a stop.
#[test]
fn a_conviction_after_the_clock_was_outlasted_is_mid_round() {
    let mut table = outlasted("Boris");
    table.yes("Ana").yes("Dino");
    let points = [("Ana", 1), ("Boris", 0), ("Cvita", 2), ("Dino", 1)];
    assert_eq!(table.points(), points);
}
