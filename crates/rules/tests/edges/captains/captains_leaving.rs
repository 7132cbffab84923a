//! A captain leaves for good (RULES 9, row 43).

use wire::{CaptainsEnding, Happened, Phase, VoidReason};

use super::{
    moves::NOBODY,
    table::{asking, dealt, naming, picking},
};
use crate::table::Table;

const VOID: CaptainsEnding = CaptainsEnding::Void {
    reason: VoidReason::CaptainLeft,
};

#[track_caller]
fn assert_void(table: &Table) {
    assert_eq!(table.how(), VOID);
    assert_eq!(table.earned(), []);
    assert_eq!(
        (table.view().rounds_played, table.view().rounds_void),
        (0, 1)
    );
}

#[test]
fn row_43_before_any_pick_the_round_is_void() {
    let mut asked = asking();
    asked.ask("Ana", "Cvita");
    let mut second_asks = asking();
    second_asks.finish_asking("Ana");
    let mut one_refused = picking();
    one_refused.refuse("Ana");
    for before in [
        dealt(),
        asking(),
        asked,
        second_asks,
        picking(),
        one_refused,
    ] {
        for captain in ["Ana", "Boris"] {
            let mut table = before.clone();
            table.leave(captain);
            assert_void(&table);
        }
    }
}

#[test]
fn row_43_later_it_counts_as_a_refusal_and_the_points_stand() {
    let mut table = picking();
    table.team_up(&[("Ana", "Cvita"), ("Boris", "Ema"), ("Ana", "Dino")]);
    table.leave("Ana");
    assert!(table.has_refused("Ana"));
    let captain = table.id("Ana");
    let refused = Happened::Refused { captain };
    assert_eq!(table.last_happened().last(), Some(&refused));
    table.team_up(&[("Boris", "Filip"), ("Boris", NOBODY)]);
    table.pass("Goran").pass("Goran");
    let points = [
        ("Ana", 2),
        ("Boris", 2),
        ("Cvita", 1),
        ("Dino", 1),
        ("Ema", 1),
        ("Filip", 1),
    ];
    assert_eq!(table.earned(), points);
}

// Also negative ones.
#[test]
fn row_43_the_points_of_a_captain_who_left_stay_on_the_scoreboard() {
    let mut table = picking();
    table.pick("Ana", "Ema").leave("Ana").refuse("Boris");
    table.pass("Goran").pass("Goran");
    assert_eq!(table.earned(), [("Ana", -1)]);
    let ana = table.id("Ana");
    let line = table
        .view()
        .standings
        .into_iter()
        .find(|line| line.seat == ana);
    let line = line.expect("a line for everybody who took part");
    assert_eq!((line.points, line.left), (-1, true));
}

// Any captain's pick is a pick.
#[test]
fn row_43_a_captain_without_a_team_refuses_by_leaving_once_the_other_has_one() {
    let mut table = picking();
    table.pick("Ana", "Cvita").leave("Boris");
    assert!(table.has_refused("Boris"));
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Ana"));
}

#[test]
fn row_43_the_other_goes_on_where_the_leaver_was_in_turn() {
    // While asking, with a question open.
    let mut table = picking();
    table.pick("Ana", "Cvita").pick("Boris", "Ema");
    table.ask("Ana", "Dino").leave("Ana");
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Boris"));
    assert_eq!((table.owes(), table.heard()), (None, vec![]));
    // While picking.
    let mut table = picking();
    table
        .pick("Ana", "Cvita")
        .pick("Boris", "Ema")
        .stop_asking()
        .leave("Ana");
    assert_eq!((table.phase(), table.acting()), (Phase::Picking, "Boris"));
    assert_eq!(table.step_left_ms(), 90_000);
}

#[test]
fn row_43_the_other_is_not_disturbed_when_in_turn() {
    let mut table = picking();
    table.pick("Ana", "Cvita").pick("Boris", "Ema");
    table.wait_s(5).ask("Ana", "Dino").wait_s(5);
    let step = table.step();
    table.leave("Boris");
    assert_eq!(table.step(), step);
    table.answer("Dino").team_up(&[("Ana", "Dino")]);
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Ana"));
}

#[test]
fn row_43_when_the_other_has_refused_the_teams_are_complete() {
    let mut table = picking();
    table.pick("Ana", "Cvita").refuse("Boris").leave("Ana");
    assert_eq!((table.phase(), table.to_be_named()), (Phase::Naming, "Ana"));
    table.pass("Goran").pass("Goran");
    assert_eq!(table.how(), CaptainsEnding::TeamsComplete {});
    assert_eq!(table.earned(), [("Ana", 1), ("Cvita", 1)]);
}

#[test]
fn row_43_a_captain_who_has_refused_may_go() {
    let mut table = picking();
    table.refuse("Ana").pick("Boris", "Ema").leave("Ana");
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Boris"));
    let refusals = table.last_happened().into_iter();
    let refusals = refusals.filter(|what| matches!(what, Happened::Refused { .. }));
    assert_eq!(refusals.count(), 1);
}

#[test]
fn row_43_both_captains_may_leave() {
    let mut table = picking();
    table.pick("Ana", "Cvita").leave("Ana").leave("Boris");
    assert_eq!(table.phase(), Phase::Naming);
    table.pass("Goran").pass("Goran");
    assert_eq!(table.earned(), [("Ana", 1), ("Cvita", 1)]);
}

// The teams are complete: there is nothing left that a captain could do.
#[test]
fn row_43_captains_may_leave_while_the_spy_names_places() {
    let mut table = naming();
    let step = table.step();
    table.leave("Ana").leave("Boris");
    assert_eq!((table.step(), table.to_be_named()), (step, "Ana"));
    table
        .call("Goran", "Ana", "bank")
        .call("Goran", "Boris", "zoo");
    assert_eq!(table.earned(), [("Goran", 2)]);
}

#[test]
fn row_43_captains_may_leave_once_the_round_is_over() {
    let mut table = naming();
    table.pass("Goran").pass("Goran").leave("Ana");
    assert_eq!(table.how(), CaptainsEnding::TeamsComplete {});
}

// RULES 9, row 18: nothing else changes.
#[test]
fn row_18_the_host_may_leave_and_another_is_host() {
    let mut table = dealt();
    table
        .make_host("Ana", "Cvita")
        .act_first("Ana", "Ana")
        .leave("Cvita");
    assert_eq!(table.host(), "Ana");
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Ana"));
    table.stop_asking().pick("Ana", "Dino").leave("Ana");
    assert_eq!((table.host(), table.acting()), ("Boris", "Boris"));
}
