//! Questions that are only heard: the table runs the clock and the votes and follows no turn.

use serde_json::json;
use wire::{
    Asking, Offer, Phase,
    Refusal::{NotNow, NotYourTurn},
    RulesetId::{Spijun, TimeTravel},
};

use crate::{FIVE, FOUR, THREE, pack::BANK, table::Table};

fn spoken<const N: usize>(names: [&'static str; N], spy: &str) -> Table {
    let mut table = Table::lobby_by(TimeTravel, names);
    table.set(|s| s.asking = Asking::Spoken).begin(spy);
    assert_eq!(table.phase(), Phase::Questions);
    table
}

#[test]
fn nobody_asks_or_answers_at_the_table() {
    let mut table = spoken(FOUR, "Boris");
    assert_eq!(table.round().turn, None);
    table.refused(NotNow).ask("Ana", "Boris");
    table.refused(NotYourTurn).answer("Ana");
    for who in FOUR {
        let offers = table.seat(who).can.open;
        let asks = |o: &Offer| matches!(o, Offer::Ask { .. } | Offer::Answer { .. });
        assert!(!offers.iter().any(asks), "{offers:?}");
    }
}

#[test]
fn the_first_asker_still_starts_the_clock() {
    let mut table = Table::of(FOUR);
    table.set(|s| s.asking = Asking::Spoken).deal("Boris", BANK);
    assert_eq!(table.starter(), "Ana");
    table.refused(NotYourTurn).start_clock("Boris");
    table.start_clock("Ana");
    assert!(table.clock_runs());
}

// RULES 9, row 15: it waits for no seat in particular.
#[test]
fn row_15_a_spoken_table_waits_for_nobody() {
    let mut table = spoken(FOUR, "Boris");
    table.away("Ana").wait_s(200);
    assert_eq!(table.waits_for(), None);
    assert_eq!(table.left_ms(), 160_000);
}

#[test]
fn a_leaver_leaves_no_turn_behind() {
    let mut table = spoken(FIVE, "Boris");
    table.leave("Ana");
    assert_eq!(table.round().turn, None);
    table.time_up();
    assert_eq!(table.suspect(), "Boris");
}

#[test]
fn stops_guesses_and_time_up_are_as_ever() {
    let mut table = spoken(FOUR, "Boris");
    table.fails_to_convict("Ana", "Boris");
    let mut guessed = table.clone();
    guessed.guess("Boris", BANK);
    assert_eq!(guessed.points()[1], ("Boris", 4));
    table.time_up().all_refuse().all_agree();
    assert_eq!(table.points()[0], ("Ana", 1));
}

// RULES 6.1: after an answer. Whether there was one, the table itself has heard.
#[test]
fn whoever_pointed_in_vain_may_point_again_where_answers_are_heard() {
    let mut table = spoken(THREE, "Boris");
    table.point("Ana").all_refuse();
    table.point("Ana").all_refuse();
    let mut tracked = Table::asking(THREE, "Boris");
    tracked.point("Ana").all_refuse();
    tracked.refused(NotNow).point("Ana");
}

#[test]
fn a_follow_up_is_heard_as_well() {
    let rules = json!({"question.followUps": true});
    let mut table = Table::house_lobby(Spijun, FOUR, rules);
    table.set(|s| s.asking = Asking::Spoken).begin("Boris");
    table.refused(NotNow).ask("Ana", "Boris");
}

#[test]
fn row_39_how_questions_are_asked_is_frozen_in_a_game() {
    let mut table = spoken(FOUR, "Boris");
    table.refused(NotNow).set(|s| s.asking = Asking::Tracked);
    table.guess("Boris", BANK);
    table.refused(NotNow).set(|s| s.asking = Asking::Tracked);
}
