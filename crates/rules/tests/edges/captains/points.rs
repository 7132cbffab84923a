//! What a round is worth (RULES 6.3).

use super::{
    moves::NOBODY,
    table::{asking, asking_of, dealt_to},
};
use crate::{
    EIGHT,
    pack::{BANK, ZOO},
};

type Picks<'a> = &'a [(&'a str, &'a str)];
type Points<'a> = &'a [(&'a str, i32)];

/// Both captains refuse in the end, unless the spy was picked; then the spy says nothing.
#[track_caller]
fn check(picks: Picks, points: Points) {
    let mut table = asking_of(&EIGHT);
    table.team_up(picks);
    table.pass("Goran").pass("Goran");
    assert_eq!(table.earned(), points);
}

#[test]
fn a_captain_gets_the_matching_agents_less_the_others() {
    let nobody = [("Ana", NOBODY), ("Boris", NOBODY)];
    check(&nobody, &[]);
    let clean = [
        ("Ana", "Cvita"),
        ("Boris", "Ema"),
        ("Ana", "Dino"),
        ("Boris", "Filip"),
        ("Ana", "Hana"),
        ("Boris", NOBODY),
        ("Ana", NOBODY),
    ];
    let points = [
        ("Ana", 3),
        ("Boris", 2),
        ("Cvita", 1),
        ("Dino", 1),
        ("Ema", 1),
        ("Filip", 1),
        ("Hana", 1),
    ];
    check(&clean, &points);
    let mixed = [
        ("Ana", "Cvita"),
        ("Boris", "Dino"),
        ("Ana", "Ema"),
        ("Boris", "Filip"),
        ("Ana", "Hana"),
        ("Boris", NOBODY),
        ("Ana", NOBODY),
    ];
    check(
        &mixed,
        &[("Ana", 1), ("Cvita", 1), ("Filip", 1), ("Hana", 1)],
    );
}

#[test]
fn a_captain_may_lose_points() {
    let swapped = [
        ("Ana", "Ema"),
        ("Boris", "Cvita"),
        ("Ana", "Filip"),
        ("Boris", "Dino"),
        ("Ana", NOBODY),
        ("Boris", "Hana"),
        ("Boris", NOBODY),
    ];
    check(&swapped, &[("Ana", -2), ("Boris", -3)]);
}

#[test]
fn an_agent_gets_one_on_the_own_captains_team_only() {
    let picks = [
        ("Ana", "Cvita"),
        ("Boris", "Hana"),
        ("Ana", NOBODY),
        ("Boris", NOBODY),
    ];
    check(&picks, &[("Ana", 1), ("Boris", -1), ("Cvita", 1)]);
}

#[test]
fn whoever_picks_the_spy_gets_nothing_and_the_team_keeps_its_points() {
    let picks = [
        ("Ana", "Cvita"),
        ("Boris", "Ema"),
        ("Ana", "Dino"),
        ("Boris", "Filip"),
        ("Ana", "Goran"),
    ];
    let points = [
        ("Boris", 2),
        ("Cvita", 1),
        ("Dino", 1),
        ("Ema", 1),
        ("Filip", 1),
        ("Goran", 1),
    ];
    check(&picks, &points);
}

#[test]
fn whoever_picks_the_spy_loses_nothing_either() {
    let picks = [
        ("Ana", "Cvita"),
        ("Boris", "Dino"),
        ("Ana", "Ema"),
        ("Boris", "Hana"),
        ("Ana", NOBODY),
        ("Boris", "Goran"),
    ];
    check(&picks, &[("Cvita", 1), ("Goran", 1)]);
}

#[test]
fn the_spy_gets_one_for_being_picked_and_one_for_each_right_name() {
    let names = [
        (None, None, 0),
        (Some(BANK), None, 1),
        (None, Some(ZOO), 1),
        (Some(BANK), Some(ZOO), 2),
        (Some(ZOO), Some(BANK), 0),
        (Some(BANK), Some(BANK), 1),
    ];
    for picked in [true, false] {
        for (anas, boriss, right) in names {
            let mut table = asking();
            match picked {
                true => table.team_up(&[("Ana", "Goran")]),
                false => table.team_up(&[("Ana", NOBODY), ("Boris", NOBODY)]),
            };
            for (captain, place) in [("Ana", anas), ("Boris", boriss)] {
                match place {
                    Some(place) => table.call("Goran", captain, place),
                    None => table.pass("Goran"),
                };
            }
            let points = right + i32::from(picked);
            let earned = Vec::from_iter((points > 0).then_some(("Goran", points)));
            assert_eq!(table.earned(), earned);
        }
    }
}

// In whatever order: the place belongs to its captain.
#[test]
fn names_count_for_the_captain_they_were_said_for() {
    let mut table = asking();
    table.team_up(&[("Ana", NOBODY), ("Boris", "Goran")]);
    table.call("Goran", "Boris", ZOO).call("Goran", "Ana", BANK);
    assert_eq!(table.earned(), [("Goran", 3)]);
}

#[test]
fn everybody_who_was_dealt_a_card_has_a_line() {
    let mut table = asking();
    table.join("Hana").abort("Ana");
    let points = table.outcome().points;
    assert_eq!(points.len(), 7);
    assert!(points.iter().all(|line| line.points == 0));
}

#[test]
fn points_are_added_up_over_the_rounds_and_may_stay_below_zero() {
    let mut table = dealt_to(&EIGHT);
    table.act_first("Ana", "Ana");
    table.team_up(&[
        ("Ana", "Ema"),
        ("Boris", "Filip"),
        ("Ana", NOBODY),
        ("Boris", NOBODY),
    ]);
    table.call("Goran", "Ana", BANK).pass("Goran");
    let sums = |table: &crate::table::Table| {
        let standings = table.view().standings.into_iter();
        let sums = standings.map(|line| (table.name(line.seat), line.points));
        sums.filter(|(_, points)| *points != 0).collect::<Vec<_>>()
    };
    let expected = [("Boris", 1), ("Filip", 1), ("Goran", 1), ("Ana", -1)];
    assert_eq!(sums(&table), expected);
    assert_eq!(table.public("Ana").points, -1);
    table.deal_drawn().play_out();
    assert_eq!(sums(&table), expected);
}
