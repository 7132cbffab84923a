//! What a table has played not long ago stays in the box, where the host wants that.

use crate::{
    FOUR,
    pack::{ATLAS, ISLAND, WORLD},
    table::Table,
};

/// Of this pack, without what was played last.
fn fresh(pack: &str) -> Table {
    let mut table = Table::of(FOUR);
    table.set(|s| {
        s.packs = vec![pack.to_owned()];
        s.places.fresh = true;
    });
    table
}

/// Voids so many rounds of one game, each of which shows its place, and says where they were.
fn play(table: &mut Table, rounds: usize) -> Vec<String> {
    let places = (0..rounds).map(|_| {
        table.deal_any().abort("Ana");
        table.result().place
    });
    let places = places.collect();
    table.end_game("Ana");
    places
}

/// The places that the next game would be played with.
fn next_places(table: &Table) -> Vec<String> {
    let mut table = table.clone();
    table.deal_any();
    table.view().places
}

#[test]
fn what_was_played_stays_in_the_box() {
    let mut table = fresh(ATLAS);
    let first = play(&mut table, 5);
    let places = next_places(&table);
    assert_eq!(places.len(), 35);
    assert!(first.iter().all(|place| !places.contains(place)));
    let second = play(&mut table, 3);
    let places = next_places(&table);
    assert_eq!(places.len(), 32);
    assert!(
        first
            .iter()
            .chain(&second)
            .all(|place| !places.contains(place))
    );
}

#[test]
fn what_was_played_comes_back_unless_the_host_wants_it_otherwise() {
    let mut table = fresh(ATLAS);
    play(&mut table, 5);
    table.reopen_lobby("Ana").set(|s| s.places.fresh = false);
    assert_eq!(next_places(&table).len(), 40);
    // What was played meanwhile is not forgotten.
    table.set(|s| s.places.fresh = true);
    assert_eq!(next_places(&table).len(), 35);
}

#[test]
fn the_oldest_come_back_first_when_too_few_others_are_left() {
    let mut table = fresh(ATLAS);
    let played = play(&mut table, 36);
    for (wanted, change) in [
        (8, None),
        (12, Some((Some(12), None))),
        (20, Some((None, Some(20)))),
    ] {
        let mut table = table.clone();
        if let Some((most, rounds)) = change {
            table
                .reopen_lobby("Ana")
                .set(|s| (s.places.most, s.rounds) = (most, rounds));
        }
        let places = next_places(&table);
        assert_eq!(places.len(), wanted);
        let back: Vec<_> = played.iter().filter(|p| places.contains(p)).collect();
        assert_eq!(back, played[..wanted - 4].iter().collect::<Vec<_>>());
    }
}

#[test]
fn a_place_that_was_played_again_is_new_again() {
    let mut table = fresh(ATLAS);
    table.set(|s| s.places.fresh = false);
    let first = play(&mut table, 40);
    let again = play(&mut table, 1);
    table.reopen_lobby("Ana").set(|s| s.places.fresh = true);
    let others = first.iter().filter(|place| **place != again[0]);
    let mut oldest: Vec<_> = others.take(8).cloned().collect();
    let mut places = next_places(&table);
    oldest.sort();
    places.sort();
    assert_eq!(places, oldest);
}

#[test]
fn sixty_places_are_remembered() {
    let mut table = fresh(WORLD);
    let played = play(&mut table, 62);
    let places = next_places(&table);
    assert_eq!(places.len(), 10);
    assert!(places.contains(&played[0]) && places.contains(&played[1]));
}

#[test]
fn places_of_other_packs_take_no_room() {
    let mut table = fresh(WORLD);
    play(&mut table, 40);
    table
        .reopen_lobby("Ana")
        .set(|s| s.packs = vec![ATLAS.to_owned()]);
    assert_eq!(next_places(&table).len(), 40);
}

// Packs this small are not let in; should one get here all the same, it is dealt from.
#[test]
fn a_table_without_other_places_plays_the_same_again() {
    let mut table = Table::of(FOUR);
    table.set(|s| {
        (s.rounds, s.places.fresh) = (Some(1), true);
        s.packs = vec![ISLAND.to_owned()];
    });
    play(&mut table, 1);
    assert_eq!(next_places(&table), [ISLAND]);
}
