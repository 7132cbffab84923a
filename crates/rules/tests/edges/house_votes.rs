//! Votes by house rules: who votes, what it takes, and what the clock does meanwhile (RULES 8, `vote`).

use serde_json::json;
use wire::{
    Phase,
    Refusal::AccusationUsed,
    RulesetId::{Indictment, Spijun, TimeTravel},
};

use crate::{FIVE, FOUR, THREE, table::Table};

// RULES 9, row 9: the pointing costs nothing, but an accusation before it stays used.
#[test]
fn a_void_vote_on_the_middle_gives_no_accusation_back() {
    let rules = json!({"accuse.resolution": "vote"});
    let mut table = Table::by_house(TimeTravel, THREE, "Boris", rules);
    table.accuse("Ana", "Boris").no("Cvita");
    table.point("Ana").away("Cvita").wait_s(30).back("Cvita");
    assert_eq!(table.phase(), Phase::Questions);
    table.refused(AccusationUsed).accuse("Ana", "Boris");
}

// RULES 9, row 11: the vote on a leaver is completed, without a vote that will never come.
#[test]
fn a_suspect_with_a_vote_who_leaves_is_not_waited_for() {
    let rules = json!({"vote.eligible": "all", "vote.threshold": "majority"});
    let mut table = Table::by_house(TimeTravel, FIVE, "Boris", rules);
    table.accuse("Ana", "Boris").yes("Cvita").no("Dino");
    table.yes("Ema").leave("Boris");
    assert_eq!(table.phase(), Phase::RoundOver);
    let convicted = table.points();
    assert_eq!(convicted[0], ("Ana", 2));
}

/// The clock runs out while the vote that Cvita called on Boris is open.
fn outlasted(spy: &str) -> Table {
    let mut table = Table::by_house(Spijun, FOUR, spy, json!({"vote.clock": "running"}));
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

// RULES 9, rows 8 and 9: what the absent voter left of the time is not the next one's.
#[test]
fn after_time_up_the_voter_after_an_absent_one_has_15_seconds_too() {
    let rules = json!({"timeup.procedure": "lastChance"});
    let mut table = Table::by_house(Indictment, FIVE, "Boris", rules);
    table.time_up().accuse("Ana", "Boris").wait_s(10);
    table.away("Cvita").wait_s(30);
    assert_eq!(table.next_voter(), Some("Dino"));
    assert_eq!(table.vote_left_ms(), 15_000);
}
