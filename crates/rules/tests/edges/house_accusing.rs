//! Accusations by house rules: by whom, how often, and how they are settled (RULES 8, `accuse`;
//! RULES 6.2 for the vote of three).

use serde_json::json;
use wire::{
    ChanceKind, Ending, Offer, Phase,
    Refusal::{AccusationUsed, NotYourTurn, SpyMayNotAccuse},
    RulesetId::{Spijun, TimeTravel},
    VoteKind,
};

use crate::{
    FOUR, THREE,
    table::{MIDDLE, Table},
};

fn offers_accusation(table: &Table, who: &str) -> bool {
    let offers = table.seat(who).can.open;
    offers.iter().any(|o| matches!(o, Offer::Accuse { .. }))
}

#[test]
fn each_may_accuse_as_often_as_the_house_says() {
    let mut table = Table::by_house(Spijun, FOUR, "Boris", json!({"accuse.perRound": 2}));
    table.fails_to_convict("Ana", "Boris");
    assert!(!table.public("Ana").accused);
    table.fails_to_convict("Ana", "Boris");
    assert!(table.public("Ana").accused);
    table.refused(AccusationUsed).accuse("Ana", "Cvita");
    table.accuse("Cvita", "Boris");
}

#[test]
fn a_void_vote_gives_back_one_accusation_of_two() {
    let mut table = Table::by_house(Spijun, FOUR, "Boris", json!({"accuse.perRound": 2}));
    table.fails_to_convict("Ana", "Boris");
    table.accuse("Ana", "Boris").away("Dino").wait_s(30);
    table.back("Dino").fails_to_convict("Ana", "Boris");
    table.refused(AccusationUsed).accuse("Ana", "Boris");
}

#[test]
fn nobody_accuses_where_the_house_leaves_it_to_time_up() {
    let mut table = Table::by_house(Spijun, FOUR, "Boris", json!({"accuse.perRound": 0}));
    assert!(FOUR.iter().all(|who| !offers_accusation(&table, who)));
    table.refused(AccusationUsed).accuse("Ana", "Boris");
    table.time_up().propose("Ana", "Boris").all_agree();
    assert_eq!(table.points()[0], ("Ana", 2));
}

#[test]
fn the_same_suspect_may_be_safe_after_one_accusation() {
    let rules = json!({"accuse.sameSuspectAgain": false});
    let mut table = Table::by_house(Spijun, FOUR, "Boris", rules);
    table.fails_to_convict("Ana", "Boris");
    table.refused(AccusationUsed).accuse("Cvita", "Boris");
    assert!(!table.public("Cvita").accused);
    table.accuse("Cvita", "Dino");
}

#[test]
fn a_suspect_of_a_void_vote_may_be_accused_again() {
    let rules = json!({"accuse.sameSuspectAgain": false});
    let mut table = Table::by_house(Spijun, FOUR, "Boris", rules);
    table.accuse("Ana", "Boris").away("Dino").wait_s(30);
    table.accuse("Cvita", "Boris");
}

// RULES 9, row 42, where accusations are voted on.
#[test]
fn row_42_a_spy_who_may_not_accuse_is_told_in_private() {
    let mut table = Table::by_house(Spijun, FOUR, "Boris", json!({"accuse.who": "nonSpies"}));
    let before = (table.view(), FOUR.map(|who| table.seat(who)));
    table.refused(SpyMayNotAccuse).accuse("Boris", "Ana");
    assert_eq!((table.view(), FOUR.map(|who| table.seat(who))), before);
    assert!(offers_accusation(&table, "Boris"));
    table.accuse("Ana", "Boris");
}

#[test]
fn an_accused_may_have_to_show_the_card_at_once_at_any_table() {
    let reveal = json!({"accuse.resolution": "reveal"});
    let mut table = Table::by_house(Spijun, FOUR, "Boris", reveal.clone());
    assert!(table.round().reveals);
    table.accuse("Ana", "Boris");
    let points = [("Ana", 2), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
    let mut wrong = Table::by_house(Spijun, FOUR, "Boris", reveal);
    wrong.accuse("Boris", "Ana");
    assert_eq!(wrong.points()[1], ("Boris", 4));
}

/// RULES 6.2, the other reading: three vote on an accusation.
fn trio(spy: &str) -> Table {
    let rules = json!({"accuse.resolution": "vote"});
    Table::by_house(TimeTravel, THREE, spy, rules)
}

#[test]
fn three_may_vote_on_an_accusation() {
    let mut table = trio("Boris");
    assert!(table.round().middle && !table.round().reveals);
    table.accuse("Ana", "Boris");
    assert_eq!(table.voters(), ["Cvita", "Ana"]);
    let mut failed = table.clone();
    table.yes("Cvita");
    assert_eq!(table.points(), [("Ana", 2), ("Boris", 0), ("Cvita", 1)]);
    failed.no("Cvita");
    assert_eq!(failed.phase(), Phase::Questions);
    failed.refused(AccusationUsed).accuse("Ana", "Boris");
}

#[test]
fn a_spy_of_three_may_still_not_accuse_but_votes() {
    let mut table = trio("Boris");
    table.refused(SpyMayNotAccuse).accuse("Boris", "Ana");
    table.accuse("Ana", "Cvita").yes("Boris");
    assert_eq!(table.points(), [("Ana", 0), ("Boris", 2), ("Cvita", 0)]);
}

#[test]
fn a_last_chance_of_three_may_be_a_vote() {
    let mut table = trio("Boris");
    table.time_up();
    assert_eq!(table.chance().kind, ChanceKind::LastChance);
    table.refused(NotYourTurn).accuse("Cvita", "Boris");
    table.accuse("Ana", "Boris");
    assert_eq!(table.phase(), Phase::TimeUp);
    assert_eq!(table.open_vote().kind, VoteKind::Stop);
    let mut failed = table.clone();
    table.yes("Cvita");
    assert_eq!(table.points(), [("Ana", 2), ("Boris", 0), ("Cvita", 1)]);
    failed.no("Cvita");
    assert_eq!(failed.speaker(), "Boris");
    failed.pass("Boris").accuse("Cvita", "Boris").wait_s(30);
    assert_eq!(failed.ending(), Ending::NobodyConvicted {});
}

#[test]
fn a_used_accusation_leaves_pointing_as_the_last_chance() {
    let mut table = trio(MIDDLE);
    table.fails_to_convict("Ana", "Boris").time_up();
    table.refused(AccusationUsed).accuse("Ana", "Boris");
    table.point("Ana").all_agree();
    assert_eq!(table.points(), [("Ana", 1), ("Boris", 1), ("Cvita", 1)]);
}

// RULES 9, row 9: there is nothing to give back.
#[test]
fn row_09_a_last_vote_goes_on_without_an_absent_voter() {
    let mut table = Table::by_house(
        Spijun,
        FOUR,
        "Boris",
        json!({"timeup.procedure": "lastChance"}),
    );
    table
        .time_up()
        .accuse("Ana", "Boris")
        .away("Dino")
        .wait_s(30);
    assert_eq!(table.voters(), ["Cvita", "Ana"]);
    table.yes("Cvita");
    assert_eq!(table.points()[0], ("Ana", 2));
}

// RULES 9, row 9: the pointing costs nothing, but an accusation before it stays used.
#[test]
fn a_void_vote_on_the_middle_gives_no_accusation_back() {
    let mut table = trio("Boris");
    table.accuse("Ana", "Boris").no("Cvita");
    table.point("Ana").away("Cvita").wait_s(30).back("Cvita");
    assert_eq!(table.phase(), Phase::Questions);
    table.refused(AccusationUsed).accuse("Ana", "Boris");
}
