//! `question.followUps`: whoever was answered may ask the same player once more.

use serde_json::json;
use wire::{
    Offer,
    Refusal::{NotYourTurn, NotYourself},
    RulesetId::Spijun,
};

use crate::{FIVE, FOUR, table::Table};

fn answered() -> Table {
    let mut table = Table::by_house(Spijun, FOUR, "Dino", json!({"question.followUps": true}));
    table.ask("Ana", "Boris").answer("Boris");
    table
}

#[test]
fn without_the_rule_one_question_is_all() {
    let mut table = Table::asking_by(Spijun, FOUR, "Dino");
    table.ask("Ana", "Boris").answer("Boris");
    table.refused(NotYourTurn).ask("Ana", "Boris");
}

#[test]
fn the_asker_may_ask_the_same_player_once_more() {
    let mut table = answered();
    table.ask("Ana", "Boris");
    assert_eq!((table.asker(), table.asked()), ("Ana", Some("Boris")));
    table.answer("Boris");
    assert_eq!((table.asker(), table.asked()), ("Boris", None));
    table.refused(NotYourTurn).ask("Ana", "Boris");
}

#[test]
fn a_follow_up_goes_to_the_same_player_and_comes_from_the_same_asker() {
    let mut table = answered();
    table.refused(NotYourTurn).ask("Ana", "Cvita");
    table.refused(NotYourTurn).ask("Cvita", "Boris");
}

#[test]
fn after_the_next_question_it_is_too_late() {
    let mut table = answered();
    table.ask("Boris", "Cvita");
    table.refused(NotYourTurn).ask("Ana", "Boris");
}

#[test]
fn every_pair_has_its_own_follow_up() {
    let mut table = answered();
    table.ask("Ana", "Boris").answer("Boris");
    table.ask("Boris", "Cvita").answer("Cvita");
    table.ask("Boris", "Cvita").answer("Cvita");
    table.refused(NotYourTurn).ask("Boris", "Cvita");
}

#[test]
fn the_follow_up_is_offered_beside_the_next_question() {
    let table = answered();
    let (turn, boris) = (table.turn(), table.id("Boris"));
    let whom = vec![boris];
    let follow_up = Offer::Ask { turn, whom };
    assert!(table.seat("Ana").can.open.contains(&follow_up));
    let whom = vec![table.id("Cvita"), table.id("Dino")];
    let next = Offer::Ask { turn, whom };
    assert!(table.seat("Boris").can.open.contains(&next));
}

#[test]
fn after_a_follow_up_that_lapsed_the_asker_asks_somebody_else() {
    let mut table = Table::by_house(Spijun, FIVE, "Dino", json!({"question.followUps": true}));
    table.ask("Ana", "Boris").answer("Boris");
    table.ask("Ana", "Boris").leave("Boris");
    assert_eq!((table.asker(), table.asked()), ("Ana", None));
    table.refused(NotYourself).ask("Ana", "Ana");
    table.ask("Ana", "Cvita");
}
