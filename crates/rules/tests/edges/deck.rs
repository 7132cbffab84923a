//! Places and roles (RULES 3; RULES 9, rows 30, 31 and 49; TT-g).

use std::collections::BTreeSet;

use wire::{Happened, Refusal::BadRounds, Settings};

use crate::{
    EIGHT, FOUR,
    pack::{ATLAS, BANK, CHAPEL, ISLAND, pack},
    table::Table,
};

/// Voids the round that is on, which uses its place up, and says where it was.
fn play_a_place(table: &mut Table) -> String {
    table.deal_any().abort("Ana");
    table.result().place
}

#[test]
fn no_place_comes_up_twice() {
    let mut table = Table::of(FOUR);
    let places: BTreeSet<_> = (0..8).map(|_| play_a_place(&mut table)).collect();
    assert_eq!(places.len(), 8);
    assert_eq!(table.view().places_played.len(), 8);
}

#[test]
fn row_30_when_all_places_were_played_all_but_the_last_are_shuffled_in_and_it_is_said() {
    let mut table = Table::of(FOUR);
    let reshuffled = Happened::PlacesReshuffled {};
    let mut last = String::new();
    for _ in 0..8 {
        assert!(!table.last_happened().contains(&reshuffled));
        last = play_a_place(&mut table);
    }
    table.deal_any();
    assert_eq!(table.last_happened().last(), Some(&reshuffled));
    assert_eq!(table.view().places_played, [&*last]);
    table.abort("Ana");
    assert_ne!(table.result().place, last);
}

// The new deck is a deck again.
#[test]
fn row_30_after_the_shuffle_no_place_comes_up_twice_again() {
    let mut table = Table::of(FOUR);
    let first: Vec<_> = (0..8).map(|_| play_a_place(&mut table)).collect();
    let again: Vec<_> = (0..7).map(|_| play_a_place(&mut table)).collect();
    let different: BTreeSet<_> = again.iter().collect();
    assert_eq!(different.len(), 7);
    assert!(!again.contains(&first[7]));
}

#[test]
fn row_30_there_are_no_more_rounds_than_places() {
    let mut table = Table::of(FOUR);
    table.set(|s| s.rounds = Some(8));
    table.refused(BadRounds).set(|s| s.rounds = Some(9));
    table.refused(BadRounds).set(|s| s.rounds = Some(0));
}

// RULES 3: the box has thirty decks.
#[test]
fn row_30_there_are_thirty_rounds_at_most() {
    let mut table = Table::of(FOUR);
    table.set(|s| s.packs = vec![ATLAS.to_owned()]);
    table.set(|s| s.rounds = Some(30));
    table.refused(BadRounds).set(|s| s.rounds = Some(31));
}

// Packs this small are not let in; should one get here all the same, it is dealt from.
#[test]
fn row_32_a_pack_of_one_place_has_one_round() {
    let mut table = Table::of(FOUR);
    let island = |s: &mut Settings| s.packs = vec![ISLAND.to_owned()];
    table.refused(BadRounds).set(island);
    table.set(|s| s.rounds = Some(1)).set(island);
    for _ in 0..3 {
        assert_eq!(play_a_place(&mut table), ISLAND);
        assert_eq!(table.view().places_played, [ISLAND]);
    }
}

#[test]
fn a_new_game_has_all_its_places() {
    let mut table = Table::of(FOUR);
    play_a_place(&mut table);
    table.end_game("Ana").deal_any();
    assert_eq!(table.view().places_played, [""; 0]);
    assert_eq!(table.view().places.len(), pack().places.len());
}

#[test]
fn everybody_but_the_spy_is_at_the_place() {
    let mut table = Table::of(FOUR);
    table.deal("Boris", BANK);
    for who in FOUR {
        let card = table.card(who);
        assert_eq!(card.spy, who == "Boris");
        assert_eq!(card.place, if card.spy { "" } else { BANK });
        assert_eq!(card.role.is_empty(), card.spy);
    }
}

// Without repetition.
#[test]
fn row_31_seven_agents_have_seven_roles() {
    let mut table = Table::of(EIGHT);
    table.deal("Boris", BANK);
    let agents = EIGHT.into_iter().filter(|who| *who != "Boris");
    let roles: BTreeSet<_> = agents.map(|who| table.card(who).role).collect();
    assert_eq!(roles.len(), 7);
    assert!(!roles.contains("visitor"));
}

#[test]
fn row_31_agents_beyond_the_roles_of_a_place_are_visitors() {
    let mut table = Table::of(EIGHT);
    table.deal("Boris", CHAPEL);
    let agents = EIGHT.into_iter().filter(|who| *who != "Boris");
    let mut roles: Vec<_> = agents.map(|who| table.card(who).role).collect();
    roles.sort();
    let expected = [&["chapel-role-1", "chapel-role-2"][..], &["visitor"; 5]].concat();
    assert_eq!(roles, expected);
}

// RULES 8.1, TT-g: which of the roles are dealt is drawn too.
#[test]
fn a_small_table_does_not_always_get_the_same_roles() {
    let mut roles = BTreeSet::new();
    let mut table = Table::of(FOUR);
    for _ in 0..20 {
        table.deal("Boris", BANK);
        roles.extend(["Ana", "Cvita", "Dino"].map(|who| table.card(who).role));
        table.abort("Ana").end_game("Ana");
    }
    assert_eq!(roles.len(), 7);
}

// No correction.
#[test]
fn row_49_whoever_was_the_spy_is_drawn_again_as_often_as_anybody() {
    let mut table = Table::of(FOUR);
    let mut spies = Vec::new();
    for _ in 0..300 {
        table.deal_any().abort("Ana");
        spies.push(table.result().spy);
    }
    let again = spies.windows(2).filter(|two| two[0] == two[1]).count();
    assert!((50..100).contains(&again), "{again} of 299 times");
}
