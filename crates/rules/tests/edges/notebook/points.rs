//! What a round is worth (RULES 7, step 8).

use wire::NotebookEnding::{self, Caught, Escaped};

use super::table::chips_of;
use crate::{EIGHT, FIVE, FOUR, table::Table};

/// Chips in turn, the one on each name in the order of the seats from Boris on.
#[track_caller]
fn check(names: &[&'static str], whom: &[&str], ending: NotebookEnding, awards: &[(&str, i32)]) {
    let mut table: Table = chips_of(names);
    for (who, whom) in names[1..].iter().zip(whom) {
        table.chip(who, whom);
    }
    assert_eq!(table.book_ending(), ending, "{whom:?}");
    assert_eq!(table.awards(), awards, "{whom:?}");
    assert_eq!(table.unmasked().points.len(), names.len());
}

#[test]
fn a_conspirator_whom_nobody_suspects_gets_five_and_the_active_player_four() {
    let chips = ["Dino", "Boris", "Boris"];
    check(&FOUR, &chips, Escaped {}, &[("Ana", 4), ("Cvita", 5)]);
}

// Always, also when the conspirator escapes.
#[test]
fn one_chip_is_not_enough_and_still_worth_three_to_its_detective() {
    let chips = ["Cvita", "Boris", "Boris"];
    let awards = [("Ana", 4), ("Boris", 3), ("Cvita", 5)];
    check(&FOUR, &chips, Escaped {}, &awards);
    let chips = ["Dino", "Boris", "Cvita"];
    let awards = [("Ana", 4), ("Cvita", 5), ("Dino", 3)];
    check(&FOUR, &chips, Escaped {}, &awards);
}

#[test]
fn two_chips_catch_the_conspirator() {
    let chips = ["Cvita", "Boris", "Cvita"];
    check(&FOUR, &chips, Caught {}, &[("Boris", 3), ("Dino", 3)]);
}

// A count, not a plurality.
#[test]
fn two_chips_suffice_even_if_somebody_else_has_more() {
    let chips = [
        "Cvita", "Boris", "Cvita", "Boris", "Boris", "Boris", "Boris",
    ];
    check(&EIGHT, &chips, Caught {}, &[("Boris", 3), ("Dino", 3)]);
}

#[test]
fn one_chip_among_eight_players_lets_the_conspirator_go() {
    let chips = ["Cvita", "Dino", "Boris", "Boris", "Boris", "Boris", "Boris"];
    let awards = [("Ana", 4), ("Boris", 3), ("Cvita", 5)];
    check(&EIGHT, &chips, Escaped {}, &awards);
}

#[test]
fn every_detective_who_is_right_gets_three() {
    let chips = [
        "Cvita", "Boris", "Cvita", "Cvita", "Cvita", "Cvita", "Cvita",
    ];
    let right = ["Boris", "Dino", "Ema", "Filip", "Goran", "Hana"];
    check(&EIGHT, &chips, Caught {}, &right.map(|who| (who, 3)));
}

#[test]
fn the_conspirators_own_chip_earns_nothing_and_catches_nobody() {
    for whom in ["Boris", "Dino", "Ema"] {
        let chips = ["Ema", whom, "Ema", "Dino"];
        check(&FIVE, &chips, Escaped {}, &[("Ana", 4), ("Cvita", 5)]);
    }
}

#[test]
fn chips_that_were_not_placed_in_time_do_not_count() {
    let mut table = chips_of(&FIVE);
    table.chip("Boris", "Cvita").wait_s(180);
    assert_eq!(table.book_ending(), Escaped {});
    assert_eq!(table.awards(), [("Ana", 4), ("Boris", 3), ("Cvita", 5)]);
}
