//! Who is captain, and how many rounds that takes (RULES 6.3).

use std::collections::{BTreeMap, BTreeSet};

use wire::Phase;

use super::table::lobby;
use crate::{EIGHT, SEVEN, TWELVE, pack::ATLAS, table::Table};

/// Plays the game to its end and says who were captains in each round.
fn all_captains(table: &mut Table) -> Vec<[&'static str; 2]> {
    let mut rounds = Vec::new();
    while table.phase() != Phase::GameOver {
        table.deal_drawn();
        rounds.push(table.captains());
        table.play_out();
    }
    rounds
}

fn times_captain(rounds: &[[&'static str; 2]]) -> BTreeMap<&'static str, usize> {
    let mut times = BTreeMap::new();
    for captain in rounds.iter().flatten() {
        *times.entry(*captain).or_default() += 1;
    }
    times
}

#[test]
fn everybody_is_captain_once_or_twice_and_then_the_game_is_over() {
    let tables = [
        (7, false, 7, 2),
        (7, true, 7, 2),
        (8, false, 4, 1),
        (8, true, 8, 2),
        (9, false, 9, 2),
        (10, false, 5, 1),
        (10, true, 10, 2),
        (11, false, 11, 2),
        (12, false, 6, 1),
        (12, true, 12, 2),
    ];
    for (players, twice, rounds, times) in tables {
        let names = &TWELVE[..players];
        let mut table = lobby(names);
        table.set(|s| {
            s.packs = vec![ATLAS.to_owned()];
            s.captains.twice = twice;
        });
        assert_eq!(table.view().rounds, rounds);
        let played = all_captains(&mut table);
        assert_eq!(played.len(), usize::from(rounds), "{players} players");
        assert_eq!(table.view().rounds_played, rounds);
        let everybody: BTreeMap<_, _> = names.iter().map(|who| (*who, times)).collect();
        assert_eq!(times_captain(&played), everybody);
    }
}

#[test]
fn the_next_round_has_two_other_captains() {
    for players in 7..=12 {
        let mut table = lobby(&TWELVE[..players]);
        table.set(|s| s.captains.twice = true);
        let rounds = all_captains(&mut table);
        for two in rounds.windows(2) {
            let [before, after] = [two[0], two[1]];
            assert!(!after.iter().any(|who| before.contains(who)), "{rounds:?}");
        }
    }
}

#[test]
fn captains_are_drawn_by_lot() {
    let mut table = lobby(&SEVEN);
    let mut drawn = BTreeSet::new();
    for _ in 0..40 {
        table.deal_drawn();
        drawn.extend(table.captains());
        table.abort("Ana").end_game("Ana");
    }
    assert_eq!(drawn.len(), 7);
}

#[test]
fn the_table_may_want_captains_for_the_first_round() {
    let mut table = lobby(&EIGHT);
    table.want_captains("Hana", "Cvita");
    for _ in 0..5 {
        table.deal_drawn();
        assert_eq!(table.captains(), ["Hana", "Cvita"]);
        table.play_out().deal_drawn();
        assert!(!table.captains().contains(&"Hana"));
        table.abort("Ana").end_game("Ana");
    }
}

#[test]
fn a_wish_for_somebody_who_left_is_forgotten() {
    let mut table = lobby(&EIGHT);
    table.want_captains("Hana", "Cvita").leave("Hana");
    assert_eq!(table.view().settings.captains.first, None);
    table.deal_drawn();
}

// The next deal leaves out whoever has been away for two minutes.
#[test]
fn a_wish_for_somebody_who_is_not_there_waits() {
    let mut table = lobby(&EIGHT);
    table
        .want_captains("Hana", "Cvita")
        .away("Hana")
        .wait_s(120);
    table.deal_drawn();
    assert!(!table.captains().contains(&"Hana"));
    assert_eq!(table.players().len(), 7);
}

// As nobody has been captain yet.
#[test]
fn after_a_void_first_round_the_wish_still_holds() {
    let mut table = lobby(&EIGHT);
    table.want_captains("Hana", "Cvita");
    table.deal_drawn().abort("Ana").deal_drawn();
    assert_eq!(table.captains(), ["Hana", "Cvita"]);
}

#[test]
fn void_rounds_do_not_count() {
    let mut table = lobby(&EIGHT);
    let mut counted = Vec::new();
    while table.phase() != Phase::GameOver {
        table.deal_drawn().abort("Ana").deal_drawn();
        counted.push(table.captains());
        table.play_out();
    }
    assert_eq!(
        (table.view().rounds_played, table.view().rounds_void),
        (4, 4)
    );
    assert!(times_captain(&counted).values().all(|times| *times == 1));
}

#[test]
fn the_host_may_set_another_number_of_rounds() {
    let mut table = lobby(&EIGHT);
    table.set(|s| s.rounds = Some(2));
    assert_eq!(table.view().rounds, 2);
    assert_eq!(all_captains(&mut table).len(), 2);
}

/// Eight players, and these two have been captains of the first round.
fn after_a_round(one: &'static str, other: &'static str) -> Table {
    let mut table = lobby(&EIGHT);
    table.set(|s| s.packs = vec![ATLAS.to_owned()]);
    table.want_captains(one, other).deal_drawn().play_out();
    assert_eq!(table.view().rounds, 4);
    table
}

/// How often everybody was captain, the first round included.
fn times_after(table: &mut Table, one: &'static str, other: &'static str) -> Vec<usize> {
    let mut rounds = all_captains(table);
    rounds.push([one, other]);
    let left = table.view().seats.into_iter();
    let here: Vec<&str> = left.map(|seat| table.name(seat.id)).collect();
    let times = times_captain(&rounds);
    here.iter()
        .map(|who| times.get(who).copied().unwrap_or(0))
        .collect()
}

#[test]
fn row_52_a_captain_who_leaves_makes_nobody_captain_twice() {
    let mut table = after_a_round("Ana", "Boris");
    table.leave("Boris");
    assert_eq!(table.view().rounds, 4);
    assert_eq!(times_after(&mut table, "Ana", "Boris"), [1; 7]);
}

// Five have yet to be captain, which no number of rounds makes once each.
#[test]
fn row_52_where_once_is_not_equal_everybody_is_captain_twice() {
    let mut table = after_a_round("Ana", "Boris");
    table.leave("Hana");
    assert_eq!(table.view().rounds, 7);
    assert_eq!(times_after(&mut table, "Ana", "Boris"), [2; 7]);
}

#[test]
fn row_52_a_newcomer_is_captain_as_often_as_the_others() {
    let mut table = lobby(&SEVEN);
    table.set(|s| s.packs = vec![ATLAS.to_owned()]);
    table.want_captains("Ana", "Boris").deal_drawn().play_out();
    assert_eq!(table.view().rounds, 7);
    table.join("Hana");
    assert_eq!(table.view().rounds, 4);
    assert_eq!(times_after(&mut table, "Ana", "Boris"), [1; 8]);
}

// Eight are left, seven of them have yet to be captain: one is not, and nobody is twice.
#[test]
fn row_52_where_nothing_is_equal_somebody_has_a_turn_less() {
    let mut table = lobby(&TWELVE[..9]);
    table.set(|s| s.packs = vec![ATLAS.to_owned()]);
    table.want_captains("Ana", "Boris").deal_drawn().play_out();
    table.leave("Boris");
    assert_eq!(table.view().rounds, 4);
    let mut times = times_after(&mut table, "Ana", "Boris");
    times.sort_unstable();
    assert_eq!(times, [0, 1, 1, 1, 1, 1, 1, 1]);
}

#[test]
fn row_52_a_game_is_over_when_nobody_is_left_to_be_captain() {
    let mut table = lobby(&TWELVE[..10]);
    table.set(|s| s.packs = vec![ATLAS.to_owned()]);
    let mut captains = Vec::new();
    for _ in 0..4 {
        table.deal_drawn();
        captains.extend(table.captains());
        table.play_out();
    }
    let last: Vec<&str> = TWELVE[..10]
        .iter()
        .copied()
        .filter(|who| !captains.contains(who))
        .collect();
    table.leave(last[0]);
    assert_eq!(table.phase(), Phase::RoundOver);
    table.leave(last[1]);
    let view = table.view();
    assert_eq!((view.phase, view.rounds), (Phase::GameOver, 4));
}

#[test]
fn row_52_a_number_of_rounds_that_was_set_stays() {
    let mut table = lobby(&EIGHT);
    table.set(|s| s.rounds = Some(4)).deal_drawn().play_out();
    table.leave("Hana");
    assert_eq!(table.view().rounds, 4);
}

// Who has served least comes first, so a late comer soon does.
#[test]
fn whoever_joins_later_is_captain_before_others_are_again() {
    let mut table = lobby(&SEVEN);
    let mut seen = BTreeSet::new();
    for round in 1..=4 {
        table.deal_drawn();
        seen.extend(table.captains());
        table.play_out();
        if round == 1 {
            table.join("Hana");
        }
    }
    assert_eq!(seen.len(), 8);
}

#[test]
fn a_new_game_begins_with_nobody_having_served() {
    let mut table = lobby(&EIGHT);
    table.want_captains("Hana", "Cvita").deal_drawn().play_out();
    table.end_game("Ana").deal_drawn();
    assert_eq!(table.captains(), ["Hana", "Cvita"]);
}
