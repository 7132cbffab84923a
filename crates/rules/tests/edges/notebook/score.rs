//! Points lie face down until the end of the game (RULES 7).

use wire::{Phase, StandingView};

use super::table::{chips, lobby, over};
use crate::{FOUR, table::Table};

#[track_caller]
fn assert_hidden(table: &Table) {
    let view = table.view();
    assert!(view.points_hidden);
    assert!(view.seats.iter().all(|seat| seat.points == 0));
    assert!(view.standings.iter().all(|line| line.points == 0));
    assert_eq!(view.winners, []);
    let order: Vec<&str> = view.standings.iter().map(|line| &*line.name).collect();
    assert_eq!(order, FOUR, "the order would tell");
}

/// Every game of two rounds that Ana opens and Boris goes on with.
fn two_rounds() -> Table {
    let mut table = lobby(&FOUR);
    let ana = table.id("Ana");
    table.set(|s| (s.rounds, s.starter) = (Some(2), Some(ana)));
    table
}

#[test]
fn only_the_awards_of_the_round_are_shown() {
    let table = over();
    assert_hidden(&table);
    assert_eq!(table.awards(), [("Ana", 4), ("Boris", 3), ("Cvita", 5)]);
}

#[test]
fn sums_stay_hidden_in_the_rounds_that_follow() {
    let mut table = over();
    table.deal_drawn();
    assert_hidden(&table);
    table.open_blank("Boris", "train", "Dino").play_all();
    assert_hidden(&table);
    table.explain_all();
    table.place(&[("Cvita", "Dino"), ("Dino", "Ana"), ("Ana", "Dino")]);
    assert_hidden(&table);
    assert_eq!(table.awards(), [("Ana", 3), ("Cvita", 3)]);
    let sum = |who| table.state.score(table.id(who));
    assert_eq!(FOUR.map(sum), [7, 3, 8, 0]);
}

#[test]
fn the_end_of_the_game_turns_all_points_up() {
    let mut table = two_rounds();
    table.deal_drawn().open_blank("Ana", "storm", "Cvita");
    table.play_all().explain_all();
    table.place(&[("Boris", "Cvita"), ("Cvita", "Dino"), ("Dino", "Boris")]);
    assert_eq!(table.phase(), Phase::RoundOver);
    table.deal_drawn().open_blank("Boris", "train", "Dino");
    table.play_all().explain_all();
    table.place(&[("Cvita", "Dino"), ("Dino", "Ana"), ("Ana", "Dino")]);
    let view = table.view();
    assert_eq!(view.phase, Phase::GameOver);
    assert!(!view.points_hidden);
    let line = |l: &StandingView| (table.name(l.seat), l.points);
    let lines: Vec<_> = view.standings.iter().map(line).collect();
    assert_eq!(lines, [("Cvita", 8), ("Ana", 7), ("Boris", 3), ("Dino", 0)]);
    let seats: Vec<i32> = view.seats.iter().map(|seat| seat.points).collect();
    assert_eq!(seats, [7, 3, 8, 0]);
    assert_eq!(table.winners(), ["Cvita"]);
}

#[test]
fn row_29_a_tie_is_a_shared_victory() {
    let mut table = two_rounds();
    table.set(|s| s.rounds = Some(1)).deal_drawn();
    table
        .open_blank("Ana", "storm", "Cvita")
        .play_all()
        .explain_all();
    table.place(&[("Boris", "Cvita"), ("Cvita", "Boris"), ("Dino", "Cvita")]);
    assert_eq!(table.winners(), ["Boris", "Dino"]);
}

#[test]
fn a_game_that_is_broken_off_shows_its_points() {
    let mut table = over();
    table.end_game("Ana");
    assert!(!table.view().points_hidden);
    assert_eq!(table.public("Cvita").points, 5);
    assert_eq!(table.winners(), ["Cvita"]);
}

#[test]
fn before_a_game_nothing_is_hidden() {
    assert!(!lobby(&FOUR).view().points_hidden);
    assert!(chips().view().points_hidden);
}
