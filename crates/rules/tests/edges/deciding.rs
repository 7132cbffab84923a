//! The most points are shared: a shared victory, or one more round (RULES 9, row 29).

use serde_json::json;
use wire::{Happened, Phase, Refusal::NotNow, RulesetId::Spijun};

use crate::{
    FIVE, FOUR,
    pack::{BANK, ISLAND, ZOO},
    table::Table,
};

/// After the only round Ana, Cvita and Dino have one point each, and Boris has none.
fn tied() -> Table {
    let mut table = Table::house_lobby(Spijun, FOUR, json!({"tieBreak": "decidingRound"}));
    table.set(|s| s.rounds = Some(1));
    table.begin("Boris").guess("Boris", ZOO);
    table
}

#[test]
fn row_29_a_tie_may_be_decided_in_one_more_round() {
    let mut table = tied();
    assert_eq!(table.phase(), Phase::RoundOver);
    let seats = vec![table.id("Ana"), table.id("Cvita"), table.id("Dino")];
    assert_eq!(table.view().tied, seats);
    assert_eq!(table.winners(), [""; 0]);
    let happened = Happened::Tied { seats };
    assert_eq!(table.last_happened().last(), Some(&happened));
    table.deal("Cvita", ZOO).all_look().guess("Cvita", ZOO);
    assert_eq!(
        (table.phase(), table.winners()),
        (Phase::GameOver, vec!["Cvita"])
    );
    assert_eq!(table.view().rounds_played, 2);
}

#[test]
fn row_29_only_those_who_were_tied_can_win_the_deciding_round() {
    let mut table = tied();
    table.deal("Boris", ZOO).all_look().guess("Boris", ZOO);
    assert_eq!(table.view().standings[0].points, 4);
    assert_eq!(table.winners(), ["Ana", "Cvita", "Dino"]);
}

#[test]
fn row_29_a_tie_after_the_deciding_round_is_shared() {
    let mut table = tied();
    table.deal("Boris", ZOO).all_look().guess("Boris", BANK);
    assert_eq!(table.phase(), Phase::GameOver);
    assert_eq!(table.winners(), ["Ana", "Cvita", "Dino"]);
}

#[test]
fn row_29_a_void_deciding_round_is_played_again() {
    let mut table = tied();
    table.deal_any().abort("Ana");
    assert_eq!(table.phase(), Phase::RoundOver);
    table.refused(NotNow).reopen_lobby("Ana");
    table.deal("Dino", ZOO).all_look().guess("Dino", ZOO);
    assert_eq!(
        (table.phase(), table.winners()),
        (Phase::GameOver, vec!["Dino"])
    );
}

#[test]
fn row_29_a_game_without_a_tie_needs_no_deciding_round() {
    let mut table = Table::house_lobby(Spijun, FOUR, json!({"tieBreak": "decidingRound"}));
    table.set(|s| s.rounds = Some(1));
    table.begin("Boris").guess("Boris", BANK);
    assert_eq!(
        (table.phase(), table.winners()),
        (Phase::GameOver, vec!["Boris"])
    );
    assert_eq!(table.view().tied, []);
}

#[test]
fn row_29_the_host_may_end_a_game_before_its_deciding_round() {
    let mut table = tied();
    table.end_game("Ana");
    assert_eq!(table.winners(), ["Ana", "Cvita", "Dino"]);
}

#[test]
fn row_29_whoever_was_tied_and_left_cannot_win_it() {
    let rules = json!({"tieBreak": "decidingRound"});
    let mut table = Table::house_lobby(Spijun, FIVE, rules);
    table.set(|s| s.rounds = Some(1));
    table.begin("Boris").guess("Boris", ZOO);
    table.leave("Ema").deal("Boris", ZOO).all_look();
    let mut nobody = table.clone();
    table.guess("Boris", BANK);
    assert_eq!(table.winners(), ["Ana", "Cvita", "Dino"]);
    nobody.guess("Boris", ZOO);
    nobody.leave("Ana").leave("Cvita").leave("Dino");
    assert_eq!(nobody.winners(), ["Boris"]);
}

// RULES 9, row 30: the places of the agreed rounds may all have been played.
#[test]
fn row_29_a_deciding_round_finds_a_place_after_the_last_one() {
    let mut table = Table::house_lobby(Spijun, FOUR, json!({"tieBreak": "decidingRound"}));
    table.set(|s| (s.rounds, s.packs) = (Some(1), vec![ISLAND.to_owned()]));
    table.deal("Boris", ISLAND).all_look().leave("Boris");
    assert_eq!(table.phase(), Phase::RoundOver);
    table.deal("Cvita", ISLAND);
}

#[test]
fn a_new_game_begins_without_a_tie() {
    let mut table = tied();
    table.end_game("Ana").deal_any();
    assert_eq!(table.view().tied, []);
}
