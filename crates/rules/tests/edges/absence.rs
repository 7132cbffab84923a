//! Somebody's phone is off, or somebody is idle (RULES 9, rows 15, 20 and 34).

use wire::{Happened, Phase, Refusal::AccusationUsed, Refusal::Paused};

use crate::{FIVE, FOUR, pack::BANK, table::Table};

#[test]
fn row_15_the_table_goes_on_without_those_it_does_not_wait_for() {
    let mut table = Table::asking(FOUR, "Boris");
    table.away("Dino");
    assert_eq!(table.waits_for(), None);
    assert!(table.clock_runs());
    assert!(table.public("Dino").away);
}

#[test]
fn row_15_the_table_waits_for_an_asker_with_the_clock_stopped() {
    let mut table = Table::asking(FOUR, "Boris");
    table.wait_s(10).away("Ana").wait_s(59);
    assert_eq!(table.waits_for(), Some("Ana"));
    assert_eq!(table.left_ms(), 350_000);
    table.refused(Paused).accuse("Cvita", "Boris");
    table.back("Ana");
    assert_eq!(table.waits_for(), None);
    assert_eq!(table.left_ms(), 350_000);
    table.ask("Ana", "Boris");
}

// Also when the round begins with it.
#[test]
fn row_15_the_table_waits_for_a_starter_who_is_away_when_the_clock_starts() {
    let mut table = Table::of(FOUR);
    table.deal("Boris", BANK).away("Ana");
    table.looks("Boris").looks("Cvita").looks("Dino");
    assert_eq!(table.waits_for(), Some("Ana"));
    table.wait_s(60);
    assert_eq!((table.asker(), table.left_ms()), ("Boris", 360_000));
}

// RULES 9, rows 15 and 34.
#[test]
fn row_15_after_a_minute_the_turn_of_an_absent_asker_passes_clockwise() {
    let mut table = Table::asking(FOUR, "Boris");
    table.away("Ana").wait_s(60);
    assert_eq!(table.waits_for(), None);
    assert_eq!(table.asker(), "Boris");
    let seat = table.id("Ana");
    let passed = Happened::TurnPassed { seat };
    assert_eq!(table.last_happened().last(), Some(&passed));
    assert_eq!(table.left_ms(), 360_000);
}

// To somebody who is there.
#[test]
fn row_34_a_passed_turn_skips_others_who_are_away() {
    let mut table = Table::asking(FOUR, "Cvita");
    table.away("Boris").away("Ana").wait_s(60);
    assert_eq!(table.asker(), "Cvita");
}

// RULES 9, rows 15 and 34.
#[test]
fn row_15_the_question_to_an_absent_seat_lapses_and_the_same_asker_asks_again() {
    let mut table = Table::asking(FOUR, "Boris");
    table.ask("Ana", "Dino").away("Dino").wait_s(60);
    assert_eq!((table.asker(), table.asked()), ("Ana", None));
    table.ask("Ana", "Cvita");
}

// Once per seat. Row 34: then 30 seconds, with the clock running.
#[test]
fn row_15_a_seat_is_waited_for_once_in_a_round() {
    let mut table = Table::asking(FOUR, "Boris");
    table.away("Dino").ask("Ana", "Dino").wait_s(60);
    assert_eq!((table.asker(), table.asked()), ("Ana", None));
    let left_ms = table.left_ms();
    table.ask("Ana", "Dino");
    assert_eq!(table.waits_for(), None);
    table.wait_ms(29_999);
    assert_eq!(table.asked(), Some("Dino"));
    table.wait_ms(1);
    assert_eq!((table.asker(), table.asked()), ("Ana", None));
    assert_eq!(table.left_ms(), left_ms - 30_000);
}

#[test]
fn row_15_the_next_round_waits_for_the_seat_again() {
    let mut table = Table::asking(FOUR, "Boris");
    table.away("Ana").wait_s(60).guess("Boris", BANK);
    table.back("Ana").deal("Ana", "zoo").all_look();
    table.ask("Boris", "Ana").away("Ana");
    assert_eq!(table.waits_for(), Some("Ana"));
}

// A phone that is on but idle is not waited for; its turn passes.
#[test]
fn row_34_the_turn_of_an_idle_seat_passes_after_30_seconds() {
    let mut table = Table::asking(FOUR, "Boris");
    for accuser in ["Boris", "Cvita"] {
        table.accuse(accuser, "Dino").wait_s(30);
    }
    assert!(table.public("Ana").away);
    assert_eq!((table.waits_for(), table.asker()), (None, "Ana"));
    table.wait_ms(29_999);
    assert_eq!(table.asker(), "Ana");
    table.wait_ms(1);
    assert_eq!(table.asker(), "Boris");
}

// RULES 9, rows 14 and 34: nobody is left to ask again, so the turn goes on clockwise.
#[test]
fn row_14_the_lapsed_question_of_an_asker_who_left_passes_clockwise() {
    let mut table = Table::asking(FIVE, "Boris");
    table.ask("Ana", "Dino").leave("Ana");
    assert_eq!(table.asked(), Some("Dino"));
    table.away("Dino").wait_s(60);
    assert_eq!((table.asker(), table.asked()), ("Boris", None));
}

// A pause by the host comes first, the wait after it.
#[test]
fn row_15_an_absent_asker_is_waited_for_after_the_pause() {
    let mut table = Table::asking(FOUR, "Boris");
    table.pause("Ana").make_host("Ana", "Boris").away("Ana");
    assert_eq!(table.waits_for(), None);
    table.wait_s(300).resume("Boris");
    assert_eq!(table.waits_for(), Some("Ana"));
}

#[test]
fn row_20_whoever_returns_has_the_same_card_and_the_same_used_rights() {
    let mut table = Table::asking(FOUR, "Boris");
    table.fails_to_convict("Dino", "Cvita");
    let card = table.card("Dino");
    table.away("Dino").wait_s(100).back("Dino");
    assert_eq!(table.card("Dino"), card);
    table.refused(AccusationUsed).accuse("Dino", "Cvita");
}

#[test]
fn a_seat_that_is_away_for_two_minutes_sits_the_next_round_out() {
    let mut table = Table::asking(FIVE, "Boris");
    table.away("Ema").wait_s(120).guess("Boris", BANK);
    table.deal_any();
    assert_eq!(table.players(), FOUR);
    assert_eq!(table.own("Ema").card, None);
    table.back("Ema").abort("Ana").deal_any();
    assert_eq!(table.players(), FIVE);
}

#[test]
fn presence_that_is_known_already_changes_nothing() {
    let mut table = Table::asking(FOUR, "Boris");
    table.away("Dino");
    let since = table.view();
    table.away("Dino");
    assert_eq!(table.view(), since);
    assert_eq!(table.phase(), Phase::Questions);
}
