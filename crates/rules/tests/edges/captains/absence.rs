//! Phones that are off in a round between captains (RULES 9, rows 15 and 18).

use wire::{Phase, Refusal::Paused, TimerView};

use super::{
    moves::NOBODY,
    table::{asking, naming, picking},
};
use crate::table::Table;

#[track_caller]
fn assert_stands(table: &Table, left_ms: u64) {
    assert_eq!(table.step().timer, TimerView::Stopped { left_ms });
}

#[test]
fn row_15_the_table_waits_for_the_captain_who_is_to_ask() {
    let mut table = asking();
    table.wait_s(5).away("Ana").wait_s(30);
    assert_eq!(table.waits_for(), Some("Ana"));
    assert_stands(&table, 40_000);
    table.back("Ana");
    assert_eq!((table.waits_for(), table.step_left_ms()), (None, 40_000));
    table.ask("Ana", "Dino");
}

#[test]
fn row_15_the_table_waits_for_the_agent_who_is_to_answer() {
    let mut table = asking();
    table.ask("Ana", "Dino").wait_s(5).away("Dino").wait_s(30);
    assert_eq!(table.waits_for(), Some("Dino"));
    assert_stands(&table, 40_000);
    table.refused(Paused).finish_asking("Ana");
    table.back("Dino").answer("Dino");
}

#[test]
fn row_15_whoever_is_off_when_asked_is_waited_for() {
    let mut table = asking();
    table.away("Dino");
    assert_eq!(table.waits_for(), None);
    table.ask("Ana", "Dino");
    assert_eq!(table.waits_for(), Some("Dino"));
    assert_stands(&table, 45_000);
}

#[test]
fn row_15_the_table_waits_for_the_captain_who_is_to_pick() {
    let mut table = picking();
    table.wait_s(20).away("Ana").wait_s(59);
    assert_eq!(table.waits_for(), Some("Ana"));
    assert_stands(&table, 70_000);
}

#[test]
fn row_15_the_table_waits_for_the_spy_who_is_to_name_a_place() {
    let mut table = naming();
    table.wait_s(20).away("Goran").wait_s(59);
    assert_eq!(
        (table.waits_for(), table.to_be_named()),
        (Some("Goran"), "Ana")
    );
    assert_stands(&table, 40_000);
    table.wait_s(1 + 40);
    assert_eq!((table.waits_for(), table.to_be_named()), (None, "Boris"));
    table.wait_s(60);
    assert_eq!(table.phase(), Phase::RoundOver);
}

#[test]
fn row_15_nobody_else_is_waited_for() {
    let mut table = asking();
    for who in ["Boris", "Cvita", "Dino", "Ema", "Filip", "Goran"] {
        table.away(who);
    }
    assert_eq!(table.waits_for(), None);
    table.wait_s(45);
    assert_eq!(table.waits_for(), Some("Boris"));
}

#[test]
fn row_15_after_a_minute_the_table_goes_on_with_the_time_that_was_left() {
    let mut table = picking();
    table.wait_s(20).away("Ana").wait_s(60);
    assert_eq!((table.waits_for(), table.step_left_ms()), (None, 70_000));
    table.wait_s(70);
    assert!(table.has_refused("Ana"));
}

// In a round.
#[test]
fn row_15_a_seat_is_waited_for_once() {
    let mut table = asking();
    table.away("Ana").back("Ana").away("Ana");
    assert_eq!(table.waits_for(), None);
    table.wait_s(45);
    assert_eq!(table.acting(), "Boris");
    table.finish_asking("Boris");
    assert_eq!((table.acting(), table.waits_for()), ("Ana", None));
    table.wait_s(90);
    assert!(table.has_refused("Ana"));
}

#[test]
fn row_15_one_wait_may_follow_another() {
    let mut table = asking();
    table.away("Ana").away("Boris").wait_s(60 + 45);
    assert_eq!(
        (table.acting(), table.waits_for()),
        ("Boris", Some("Boris"))
    );
    assert_stands(&table, 45_000);
}

#[test]
fn while_the_table_waits_nobody_moves_it_on() {
    let mut table = asking();
    table.ask("Ana", "Dino").away("Dino");
    table.refused(Paused).finish_asking("Ana");
    table.refused(Paused).ask("Ana", "Ema");
    assert_eq!(table.may("Ana"), []);
}

#[test]
fn the_wait_ends_when_whoever_is_waited_for_leaves() {
    let mut table = asking();
    table
        .ask("Ana", "Dino")
        .away("Dino")
        .wait_s(5)
        .leave("Dino");
    assert_eq!((table.waits_for(), table.owes()), (None, None));
    assert_eq!(table.step_left_ms(), 45_000);
    let mut table = picking();
    table
        .pick("Ana", "Cvita")
        .away("Boris")
        .wait_s(5)
        .leave("Boris");
    assert_eq!((table.waits_for(), table.acting()), (None, "Ana"));
    assert_eq!(table.step_left_ms(), 45_000);
}

// Both phones are off, and one of them leaves.
#[test]
fn the_wait_may_go_over_to_the_captain_when_the_asked_leaves() {
    let mut table = asking();
    table
        .ask("Ana", "Dino")
        .away("Dino")
        .away("Ana")
        .leave("Dino");
    assert_eq!(table.waits_for(), Some("Ana"));
    assert_stands(&table, 45_000);
}

#[test]
fn the_spy_is_waited_for_from_the_start_of_naming() {
    let mut table = picking();
    table
        .away("Goran")
        .team_up(&[("Ana", NOBODY), ("Boris", NOBODY)]);
    assert_eq!(table.waits_for(), Some("Goran"));
    assert_stands(&table, 60_000);
    table.wait_s(10).back("Goran").call("Goran", "Ana", "bank");
    assert_eq!((table.waits_for(), table.step_left_ms()), (None, 60_000));
}

#[test]
fn row_18_a_host_who_is_away_for_a_minute_is_host_no_more() {
    let mut table = asking();
    table.away("Ana").wait_s(59);
    assert_eq!(table.host(), "Ana");
    table.wait_s(1);
    assert_eq!((table.host(), table.acting()), ("Boris", "Ana"));
}
