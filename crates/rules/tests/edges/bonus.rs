//! The extra point of whoever accused the spy first (RULES 3; RULES 8.1, X1, TT-a and TT-c).

use wire::Ending;

use crate::{FIVE, FOUR, table::Table};

#[track_caller]
fn bonus(table: &Table) -> Option<&'static str> {
    match table.ending() {
        Ending::SpyConvicted { bonus, .. } => bonus.map(|seat| table.name(seat)),
        ending => panic!("not convicted: {ending:?}"),
    }
}

#[test]
fn the_first_accuser_earns_it_even_if_that_vote_failed() {
    let mut table = Table::asking(FOUR, "Boris");
    table.fails_to_convict("Ana", "Boris");
    table.accuse("Cvita", "Boris").all_agree();
    assert_eq!(bonus(&table), Some("Ana"));
    let points = [("Ana", 2), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

#[test]
fn accusing_somebody_else_first_earns_nothing() {
    let mut table = Table::asking(FOUR, "Boris");
    table.fails_to_convict("Ana", "Dino");
    table.accuse("Cvita", "Boris").all_agree();
    assert_eq!(bonus(&table), Some("Cvita"));
}

// RULES 8.1, TT-a: strict.
#[test]
fn a_conviction_by_hands_pays_no_bonus() {
    let mut table = Table::asking(FOUR, "Ana");
    table
        .fails_to_convict("Cvita", "Ana")
        .wait_s(360)
        .all_agree();
    assert_eq!(bonus(&table), None);
    let points = [("Ana", 0), ("Boris", 1), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

// RULES 8.1, TT-c.
#[test]
fn a_void_vote_counts_as_the_first_accusation() {
    let mut table = Table::asking(FIVE, "Boris");
    table.accuse("Cvita", "Boris").away("Ema").wait_s(30);
    table.accuse("Dino", "Boris").all_agree();
    assert_eq!(bonus(&table), Some("Cvita"));
}

// Credited to the seat.
#[test]
fn row_12_a_first_accuser_who_left_still_earns_it_but_no_share() {
    let mut table = Table::asking(FIVE, "Boris");
    table.fails_to_convict("Ema", "Boris").leave("Ema");
    table.accuse("Cvita", "Boris").all_agree();
    assert_eq!(bonus(&table), Some("Ema"));
    let points = [
        ("Ana", 1),
        ("Boris", 0),
        ("Cvita", 1),
        ("Dino", 1),
        ("Ema", 1),
    ];
    assert_eq!(table.points(), points);
}

#[test]
fn the_first_accusation_of_an_earlier_round_counts_for_nothing() {
    let mut table = Table::asking(FOUR, "Boris");
    table.fails_to_convict("Ana", "Boris").guess("Boris", "zoo");
    table.deal("Boris", "dock").all_look();
    table.accuse("Cvita", "Boris").all_agree();
    assert_eq!(bonus(&table), Some("Cvita"));
}
