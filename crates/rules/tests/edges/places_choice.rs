//! Which places are on the table: several packs, some places left out, only so many (RULES 9,
//! rows 30 and 32).

use std::collections::BTreeSet;
use std::sync::Arc;

use rules::{Command, Event, Moment, State, decide};
use wire::{
    GameId, Intent, PLACES_MIN,
    Refusal::{BadPacks, BadRounds, NoSuchPack, TooFewPlaces},
    Settings,
    pack::Pack,
};

use crate::{
    EIGHT, FOUR,
    pack::{ATLAS, BANK, CAGES, COAST, DOCK, ISLAND, PACK, WORLD, ZOO, pack, packs},
    table::Table,
};

fn from(packs: &[&str]) -> impl FnOnce(&mut Settings) {
    let packs = packs.iter().map(|id| (*id).to_owned()).collect();
    |settings| settings.packs = packs
}

fn without(places: &[&str]) -> impl FnOnce(&mut Settings) {
    let out = places.iter().map(|id| (*id).to_owned()).collect();
    |settings| settings.places.out = out
}

fn pages(count: usize) -> Vec<String> {
    (0..count).map(|page| format!("page-{page}")).collect()
}

#[test]
fn the_places_of_several_packs_come_together() {
    let mut table = Table::of(FOUR);
    table.set(from(&[PACK, ATLAS, ISLAND]));
    assert_eq!(table.view().places_on_table, Some(49));
    table.deal_any();
    let home = pack().places.into_iter().map(|place| place.id);
    let all = home.chain(pages(40)).chain([ISLAND.to_owned()]);
    assert_eq!(table.view().places, all.collect::<Vec<_>>());
    assert_eq!(table.view().places_on_table, None);
}

#[test]
fn what_two_packs_share_comes_once_and_from_the_first() {
    for (packs, roles) in [([PACK, COAST], 7), ([COAST, PACK], 3)] {
        let mut table = Table::of(EIGHT);
        table.set(from(&packs));
        assert_eq!(table.view().places_on_table, Some(9));
        table.deal("Boris", DOCK);
        let agents = EIGHT.into_iter().filter(|who| *who != "Boris");
        let dealt = agents.map(|who| table.card(who).role);
        assert_eq!(dealt.filter(|role| role != "visitor").count(), roles);
    }
}

#[test]
fn what_reads_alike_is_one_place_too() {
    let mut table = Table::of(FOUR);
    table.set(from(&[CAGES, PACK]));
    assert_eq!(table.view().places_on_table, Some(8));
    table.deal_any();
    let places = table.view().places;
    let is_there = |id: &str| places.iter().any(|place| place == id);
    assert_eq!((is_there(CAGES), is_there(ZOO)), (true, false));
}

#[test]
fn a_pack_that_is_gone_or_has_shrunk_is_not_dealt_from() {
    let mut table = Table::of(FOUR);
    table.set(from(&[ATLAS, PACK])).set(without(&[ZOO, BANK]));
    let start = Command::Seat {
        seat: table.id("Ana"),
        intent: Intent::StartRound {},
    };
    let start_with = |packs: &[Arc<Pack>]| {
        let moment = Moment {
            now_ms: 0,
            dice: [0; 32],
            packs,
            pictures: &[],
            ..Moment::default()
        };
        decide(&table.state, &start, &moment).map(|_| ())
    };
    let mut packs = packs();
    assert_eq!(start_with(&packs), Ok(()));
    Arc::make_mut(&mut packs[2]).places.truncate(1);
    assert_eq!(start_with(&packs), Err(TooFewPlaces));
    packs.remove(2);
    assert_eq!(start_with(&packs), Err(NoSuchPack));
}

#[test]
fn a_table_has_one_to_eight_packs_each_of_them_once() {
    let mut table = Table::of(FOUR);
    table.refused(BadPacks).set(from(&[]));
    table.refused(BadPacks).set(from(&[PACK, ATLAS, PACK]));
    table
        .refused(BadPacks)
        .set(from(&["a", "b", "c", "d", "e", "f", "g", "h", "i"]));
    table.refused(NoSuchPack).set(from(&[PACK, "atlantis"]));
}

#[test]
fn what_is_left_out_is_not_on_the_table() {
    let mut table = Table::of(FOUR);
    table
        .set(from(&[PACK, ATLAS]))
        .set(without(&[BANK, ZOO, "page-7"]));
    assert_eq!(table.view().places_on_table, Some(45));
    table.deal_any();
    let places = table.view().places;
    assert_eq!(places.len(), 45);
    assert!(
        [BANK, ZOO, "page-7"]
            .iter()
            .all(|out| !places.iter().any(|p| p == out))
    );
}

#[test]
fn places_of_other_packs_need_not_be_left_out() {
    let mut table = Table::of(FOUR);
    table.set(from(&[ATLAS, PACK]));
    table.set(without(&["nowhere", ZOO, "page-3", ZOO, BANK]));
    assert_eq!(table.view().settings.places.out, ["page-3", BANK, ZOO]);
    table.set(from(&[ATLAS]));
    assert_eq!(table.view().settings.places.out, ["page-3"]);
    assert_eq!(table.view().places_on_table, Some(39));
}

#[test]
fn row_32_at_least_eight_places_stay_on_the_table() {
    let mut table = Table::of(FOUR);
    table.refused(TooFewPlaces).set(without(&[ZOO]));
    table.set(from(&[ATLAS]));
    let out = pages(40 - PLACES_MIN);
    table.set(|s| s.places.out = out);
    assert_eq!(table.view().places_on_table, Some(8));
    let out = pages(40 - PLACES_MIN + 1);
    table.refused(TooFewPlaces).set(|s| s.places.out = out);
    // Not for captains either.
    table.refused(TooFewPlaces).set(|s| {
        s.game = GameId::Captains;
        s.places.out = pages(40);
    });
}

#[test]
fn so_many_are_put_on_the_table_that_a_game_can_be_played_and_all_are_there() {
    let mut table = Table::of(FOUR);
    table.set(from(&[ATLAS])).set(without(&["page-0"]));
    for most in [0, 7, 40] {
        table
            .refused(TooFewPlaces)
            .set(|s| s.places.most = Some(most));
    }
    for most in [8, 39] {
        table.set(|s| s.places.most = Some(most));
        assert_eq!(table.view().places_on_table, Some(most));
    }
}

#[test]
fn which_are_put_on_the_table_is_drawn_for_each_game() {
    let mut table = Table::of(FOUR);
    table.set(from(&[WORLD])).set(|s| s.places.most = Some(12));
    let mut seen = BTreeSet::new();
    for _ in 0..30 {
        table.deal_any().abort("Ana");
        let places = table.view().places;
        assert_eq!(places.len(), 12);
        assert!(places.contains(&table.result().place));
        table.deal_any().abort("Ana");
        assert_eq!(table.view().places, places);
        seen.extend(places);
        table.end_game("Ana");
    }
    assert_eq!(seen.len(), 70);
}

#[test]
fn row_30_there_are_no_more_rounds_than_places_on_the_table() {
    let mut table = Table::of(FOUR);
    table.set(from(&[ATLAS])).set(|s| s.places.most = Some(12));
    table.set(|s| s.rounds = Some(12));
    table.refused(BadRounds).set(|s| s.rounds = Some(13));
    table.refused(BadRounds).set(|s| s.places.most = Some(11));
}

// One that comes without asking anybody.
#[test]
fn a_new_table_says_how_many_places_it_has() {
    let mut packs = packs();
    "places".clone_into(&mut Arc::make_mut(&mut packs[2]).id);
    let moment = Moment {
        now_ms: 0,
        dice: [0; 32],
        packs: &packs,
        pictures: &[],
        ..Moment::default()
    };
    let opened = decide(&State::empty("BCDFG"), &Command::Open, &moment).unwrap();
    assert_eq!(opened[0], Event::Opened { places: Some(40) });
    let configured = matches!(
        opened[1],
        Event::Configured {
            places: Some(40),
            ..
        }
    );
    assert!(configured, "{opened:?}");
}
