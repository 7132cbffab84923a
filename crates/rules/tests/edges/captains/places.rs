//! Which places are on the table of captains (RULES 9, row 30).

use wire::{PlacesChoice, Refusal::BadRounds};

use super::table::lobby;
use crate::{
    SEVEN,
    pack::{ATLAS, WORLD},
    table::Table,
};

fn chosen(pack: &str, places: PlacesChoice) -> Table {
    let mut table = lobby(&SEVEN);
    table.set(|s| (s.packs, s.places) = (vec![pack.to_owned()], places));
    table
}

fn most(most: u16) -> PlacesChoice {
    PlacesChoice {
        most: Some(most),
        ..PlacesChoice::default()
    }
}

#[test]
fn row_30_every_round_takes_two_of_the_places_on_the_table() {
    let mut table = chosen(ATLAS, most(12));
    table.set(|s| s.rounds = Some(6));
    table.refused(BadRounds).set(|s| s.rounds = Some(7));
}

#[test]
fn captains_are_at_places_that_are_on_the_table() {
    let mut table = chosen(WORLD, most(8));
    table.deal_drawn();
    assert_eq!(table.view().places.len(), 8);
    table.abort("Ana");
    let view = table.view();
    assert_eq!(view.places_played.len(), 2);
    assert!(view.places_played.iter().all(|p| view.places.contains(p)));
}

#[test]
fn the_places_of_both_captains_stay_in_the_box() {
    let fresh = PlacesChoice {
        fresh: true,
        ..PlacesChoice::default()
    };
    let mut table = chosen(ATLAS, fresh);
    table.deal_drawn().abort("Ana").deal_drawn().abort("Ana");
    let played = table.view().places_played;
    table.end_game("Ana").deal_drawn();
    let places = table.view().places;
    assert_eq!((played.len(), places.len()), (4, 36));
    assert!(played.iter().all(|place| !places.contains(place)));
}

// Fourteen are wanted for seven rounds.
#[test]
fn enough_come_back_for_two_in_every_round() {
    let fresh = PlacesChoice {
        fresh: true,
        ..PlacesChoice::default()
    };
    let mut table = chosen(ATLAS, fresh);
    for _ in 0..18 {
        table.deal_drawn().abort("Ana");
    }
    table.end_game("Ana").deal_drawn();
    assert_eq!((table.view().rounds, table.view().places.len()), (7, 14));
}
