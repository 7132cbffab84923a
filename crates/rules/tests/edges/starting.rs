//! Who begins, when the clock starts, and who can be dealt in (RULES 3 and 8, HR-i for the lot).

use std::collections::BTreeSet;

use wire::{
    Phase,
    Refusal::{AlreadyDone, NotInThisRound, NotNow, NotYourTurn, TooFewPlayers},
};

use crate::{EIGHT, FIVE, FOUR, pack::BANK, table::Table};

#[test]
fn the_seat_that_the_host_taps_asks_first() {
    let mut table = Table::of(FOUR);
    let cvita = table.id("Cvita");
    table.set(|s| s.starter = Some(cvita));
    table.deal("Ana", BANK).all_look();
    assert_eq!((table.starter(), table.asker()), ("Cvita", "Cvita"));
}

#[test]
fn otherwise_the_first_starter_is_drawn_among_all() {
    let mut table = Table::lobby(FOUR);
    let mut starters = BTreeSet::new();
    for _ in 0..40 {
        table.deal_any();
        starters.insert(table.starter());
        table.abort("Ana").end_game("Ana");
    }
    assert_eq!(starters, BTreeSet::from(FOUR));
}

#[test]
fn a_tapped_seat_that_left_is_forgotten() {
    let mut table = Table::of(FIVE);
    let ema = table.id("Ema");
    table.set(|s| s.starter = Some(ema)).leave("Ema");
    assert_eq!(table.view().settings.starter, None);
    table.deal_any();
    assert!(FOUR.contains(&table.starter()));
}

#[test]
fn later_rounds_begin_with_the_previous_spy() {
    let mut table = Table::asking(FOUR, "Cvita");
    table.guess("Cvita", BANK).deal_any();
    assert_eq!(table.starter(), "Cvita");
}

#[test]
fn row_17_a_previous_spy_who_left_is_followed_clockwise() {
    let mut table = Table::asking(FIVE, "Cvita");
    table.guess("Cvita", BANK).leave("Cvita").deal_any();
    assert_eq!(table.starter(), "Dino");
}

// Clockwise goes round the end of the table.
#[test]
fn row_17_after_the_last_seat_the_first_one_follows() {
    let mut table = Table::asking(FIVE, "Ema");
    table.guess("Ema", BANK).leave("Ema").deal_any();
    assert_eq!(table.starter(), "Ana");
}

#[test]
fn row_17_a_previous_spy_who_is_away_for_long_is_followed_clockwise() {
    let mut table = Table::asking(FIVE, "Boris");
    table.guess("Boris", BANK).away("Boris").wait_s(120);
    table.deal_any();
    assert_eq!(table.players(), ["Ana", "Cvita", "Dino", "Ema"]);
    assert_eq!(table.starter(), "Cvita");
}

#[test]
fn the_clock_starts_when_everybody_has_looked() {
    let mut table = Table::of(FOUR);
    table.deal("Ana", BANK);
    table.looks("Ana").looks("Boris").looks("Cvita");
    assert_eq!(table.phase(), Phase::Dealt);
    table.looks("Dino");
    assert_eq!(table.phase(), Phase::Questions);
    assert!(table.clock_runs());
    assert_eq!(table.left_ms(), 6 * 60_000);
}

#[test]
fn the_clock_starts_30_seconds_after_the_first_look() {
    let mut table = Table::of(FOUR);
    table.deal("Ana", BANK).wait_s(7).looks("Cvita");
    assert_eq!(table.round().starts_at_ms, Some(table.now_ms + 30_000));
    table.wait_ms(29_999);
    assert_eq!(table.phase(), Phase::Dealt);
    table.wait_ms(1);
    assert_eq!(table.phase(), Phase::Questions);
}

#[test]
fn the_clock_waits_until_somebody_has_looked() {
    let mut table = Table::of(FOUR);
    table.deal("Ana", BANK).wait_s(600);
    assert_eq!(table.phase(), Phase::Dealt);
    assert_eq!(table.left_ms(), 6 * 60_000);
}

#[test]
fn the_clock_does_not_wait_for_the_look_of_somebody_away() {
    let mut table = Table::of(FOUR);
    table.deal("Ana", BANK).away("Dino");
    table.looks("Ana").looks("Boris").looks("Cvita");
    assert_eq!(table.phase(), Phase::Questions);
}

#[test]
fn only_the_starter_may_start_the_clock_early() {
    let mut table = Table::of(FOUR);
    table.deal("Boris", BANK);
    table.refused(NotYourTurn).start_clock("Boris");
    table.start_clock("Ana");
    assert_eq!(table.phase(), Phase::Questions);
    table.refused(NotNow).start_clock("Ana");
}

#[test]
fn a_card_is_looked_at_once_and_only_by_its_holder() {
    let mut table = Table::of(FOUR);
    table.deal("Boris", BANK).join("Ema");
    table.looks("Ana").refused(AlreadyDone).looks("Ana");
    table.refused(NotInThisRound).looks("Ema");
}

#[test]
fn a_starter_who_leaves_before_the_clock_hands_the_start_on() {
    let mut table = Table::of(FIVE);
    table.deal("Dino", BANK).leave("Ana");
    assert_eq!(table.starter(), "Boris");
    table.start_clock("Boris");
    assert_eq!(table.asker(), "Boris");
}

#[test]
fn the_last_one_to_look_may_leave_instead() {
    let mut table = Table::of(FIVE);
    table.deal("Dino", BANK);
    table
        .looks("Ana")
        .looks("Boris")
        .looks("Cvita")
        .looks("Dino");
    table.leave("Ema");
    assert_eq!(table.phase(), Phase::Questions);
}

// RULES 3: 6, 7 and 8 minutes.
#[test]
fn a_round_lasts_as_the_number_of_players_advises() {
    let mut table = Table::lobby(FOUR);
    let mut lengths = vec![table.view().round_ms / 60_000];
    for name in &EIGHT[4..] {
        table.join(name);
        lengths.push(table.view().round_ms / 60_000);
    }
    assert_eq!(lengths, [6, 7, 7, 8, 8]);
}

#[test]
fn the_host_may_set_the_length_of_a_round() {
    let mut table = Table::of(FOUR);
    table.set(|s| s.spy.minutes = Some(3)).deal_any();
    assert_eq!(table.round().clock_total_ms, 180_000);
}

#[test]
fn one_alone_is_not_dealt_to() {
    let mut table = Table::of(["Ana"]);
    assert_eq!(table.view().blocked, Some(TooFewPlayers));
    table.refused(TooFewPlayers).deal_any();
    table.join("Boris");
    assert_eq!(table.view().blocked, None);
    table.deal_any();
}

#[test]
fn row_33_too_few_players_between_rounds_wait_for_another() {
    let mut table = Table::asking(FOUR, "Boris");
    table.guess("Boris", BANK);
    table.leave("Dino").leave("Cvita").leave("Ana");
    table.refused(TooFewPlayers).deal_any();
    table.join("Ema").deal_any();
    assert_eq!(table.players(), ["Boris", "Ema"]);
}
