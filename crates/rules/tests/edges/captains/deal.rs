//! Who gets which card (RULES 6.3).

use std::collections::{BTreeMap, BTreeSet};

use wire::{CardView, VoidReason};

use super::table::{dealt, lobby};
use crate::{
    EIGHT, SEVEN, TWELVE,
    pack::{BANK, ZOO},
    table::Table,
};

/// How many agents hold each captain's place, the larger half first.
fn halves(table: &Table) -> [usize; 2] {
    let agents = table.outcome().agents;
    let of = |captain| {
        agents
            .iter()
            .filter(|agent| agent.of == Some(captain))
            .count()
    };
    let mut halves = table.outcome().captains.map(|captain| of(captain.seat));
    halves.sort_unstable_by(|a, b| b.cmp(a));
    halves
}

#[test]
fn captains_and_agents_hold_the_cards_they_were_dealt() {
    let table = dealt();
    let card = |place: &str| CardView {
        spy: place.is_empty(),
        place: place.to_owned(),
        role: String::new(),
    };
    let places = [
        ("Ana", BANK),
        ("Boris", ZOO),
        ("Cvita", BANK),
        ("Dino", BANK),
        ("Ema", ZOO),
        ("Filip", ZOO),
        ("Goran", ""),
    ];
    for (who, place) in places {
        assert_eq!(table.card(who), card(place), "{who}");
    }
}

#[test]
fn of_any_number_of_agents_one_is_the_spy_and_the_others_are_two_halves() {
    let tables = [
        (7, [2, 2]),
        (8, [3, 2]),
        (9, [3, 3]),
        (10, [4, 3]),
        (11, [4, 4]),
        (12, [5, 4]),
    ];
    for (players, expected) in tables {
        let names = &TWELVE[..players];
        let mut table = lobby(names);
        for _ in 0..20 {
            table.deal_drawn();
            let captains = table.captains();
            let cards: Vec<CardView> = names.iter().map(|who| table.card(who)).collect();
            assert_eq!(cards.iter().filter(|card| card.spy).count(), 1);
            assert!(captains.iter().all(|who| !table.card(who).spy));
            let [one, other] = captains.map(|who| table.card(who).place);
            assert_ne!(one, other);
            table.abort("Ana");
            assert_eq!(halves(&table), expected, "{players} players");
            table.end_game("Ana");
        }
    }
}

// The phones must not learn it before.
#[test]
fn the_result_tells_the_cards_as_they_were() {
    let mut table = lobby(&EIGHT);
    for _ in 0..20 {
        table.deal_drawn();
        assert_eq!(table.teams().result, None);
        let card: BTreeMap<&str, CardView> = EIGHT
            .into_iter()
            .map(|who| (who, table.card(who)))
            .collect();
        table.abort("Ana");
        let result = table.outcome();
        let place = |seat| {
            let captain = result.captains.iter().find(|captain| captain.seat == seat);
            captain.map(|captain| captain.place.clone())
        };
        for captain in &result.captains {
            assert_eq!(card[table.name(captain.seat)].place, captain.place);
        }
        assert_eq!(result.agents.len(), 6);
        for agent in &result.agents {
            let held = &card[table.name(agent.seat)];
            assert_eq!(held.spy, agent.of.is_none());
            assert_eq!(held.place, agent.of.and_then(place).unwrap_or_default());
        }
        table.end_game("Ana");
    }
}

#[test]
fn the_larger_half_goes_to_either_captain() {
    let mut table = lobby(&EIGHT);
    table.want_captains("Ana", "Boris");
    let mut anas = 0;
    for _ in 0..100 {
        table.deal_drawn().abort("Ana");
        let ana = table.id("Ana");
        let of_ana = table
            .outcome()
            .agents
            .iter()
            .filter(|a| a.of == Some(ana))
            .count();
        anas += usize::from(of_ana == 3);
        table.end_game("Ana");
    }
    assert!((30..=70).contains(&anas), "{anas} of 100 times Ana's");
}

#[test]
fn every_agent_may_be_the_spy_and_every_place_may_come_up() {
    let mut table = lobby(&SEVEN);
    table.want_captains("Ana", "Boris");
    let (mut spies, mut places) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..100 {
        table.deal_drawn().abort("Ana");
        let result = table.outcome();
        let spy = result.agents.iter().find(|agent| agent.of.is_none());
        spies.insert(table.name(spy.expect("a spy").seat));
        places.extend(result.captains.map(|captain| captain.place));
        table.end_game("Ana");
    }
    assert_eq!(
        Vec::from_iter(spies),
        ["Cvita", "Dino", "Ema", "Filip", "Goran"]
    );
    assert_eq!(places.len(), 8);
}

// RULES 9, row 37: nor does a spectator.
#[test]
fn the_table_shows_captains_and_agents_and_no_card() {
    let table = dealt();
    let round = table.teams();
    assert_eq!(table.captains(), ["Ana", "Boris"]);
    assert!(!round.settled);
    assert_eq!(table.free(), ["Cvita", "Dino", "Ema", "Filip", "Goran"]);
    assert_eq!(table.names(&table.step().captains), ["Ana", "Boris"]);
    let shown = serde_json::to_string(&round).expect("a view");
    assert!(!shown.contains(BANK) && !shown.contains(ZOO), "{shown}");
    assert_eq!(table.view().places_played, [""; 0]);
}

// RULES 9, row 37: a void round has no secrets left.
#[test]
fn a_round_that_was_voided_at_once_shows_its_cards() {
    let mut table = dealt();
    table.abort("Ana");
    let void = wire::CaptainsEnding::Void {
        reason: VoidReason::AbortedByHost,
    };
    assert_eq!(table.how(), void);
    let places = table.outcome().captains.map(|captain| captain.place);
    assert_eq!(places, [BANK, ZOO]);
    assert_eq!(table.view().places_played, [BANK, ZOO]);
}
