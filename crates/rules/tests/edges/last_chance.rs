//! `duel` and `trio`, time is up: everybody has a last chance to accuse, to point or to pass (RULES 6.1).

use wire::{
    ChanceKind, Ending, Phase,
    Refusal::{NotNow, NotYourTurn, SpyMayNotAccuse, TimeIsUp},
    VoidReason,
};

use crate::{
    THREE, TWO,
    table::{MIDDLE, Table},
};

fn duel(spy: &str) -> Table {
    let mut table = Table::asking(TWO, spy);
    table.time_up();
    assert_eq!(table.phase(), Phase::TimeUp);
    table
}

fn trio(spy: &str) -> Table {
    let mut table = Table::asking(THREE, spy);
    table.time_up();
    table
}

#[test]
fn the_dealer_has_the_first_last_chance() {
    let mut table = trio("Boris");
    for (left, who) in [(2, "Ana"), (1, "Boris"), (0, "Cvita")] {
        let chance = table.chance();
        assert_eq!((chance.kind, chance.left), (ChanceKind::LastChance, left));
        assert_eq!(table.speaker(), who);
        table.pass(who);
    }
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
}

#[test]
fn a_spy_at_the_table_has_two_points_when_all_pass() {
    let mut table = duel("Boris");
    table.pass("Ana").pass("Boris");
    assert_eq!(table.points(), [("Ana", 0), ("Boris", 2)]);
}

#[test]
fn nobody_scores_when_all_pass_and_the_spy_is_in_the_middle() {
    let mut table = duel(MIDDLE);
    table.pass("Ana").pass("Boris");
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
    assert_eq!(table.points(), [("Ana", 0), ("Boris", 0)]);
}

#[test]
fn a_last_accusation_is_worth_as_much_as_any() {
    let mut table = duel("Boris");
    table.accuse("Ana", "Boris");
    assert_eq!(table.points(), [("Ana", 2), ("Boris", 0)]);
}

#[test]
fn a_wrong_last_accusation_is_worth_two_to_a_spy_at_the_table() {
    let mut table = trio("Cvita");
    table.accuse("Ana", "Boris");
    assert_eq!(table.points(), [("Ana", 0), ("Boris", 0), ("Cvita", 2)]);
}

#[test]
fn a_last_pointing_needs_all_others_too() {
    let mut table = trio(MIDDLE);
    table.point("Ana").yes("Boris").yes("Cvita");
    let by = table.id("Ana");
    assert_eq!(table.ending(), Ending::MiddleWasSpy { by });
    assert_eq!(table.points(), [("Ana", 1), ("Boris", 1), ("Cvita", 1)]);
}

#[test]
fn a_refused_pointing_uses_the_last_chance_up() {
    let mut table = duel("Boris");
    table.point("Ana").no("Boris");
    assert_eq!(table.speaker(), "Boris");
    table.point("Boris").no("Ana");
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
}

#[test]
fn an_unanswered_last_pointing_is_refused_after_30_seconds() {
    let mut table = duel("Boris");
    table.point("Ana").wait_s(30);
    assert_eq!(table.speaker(), "Boris");
}

#[test]
fn whoever_pointed_in_vain_may_point_once_more_in_the_last_chance() {
    let mut table = Table::asking(TWO, MIDDLE);
    table.point("Ana").no("Boris");
    table.refused(NotNow).point("Ana");
    table.time_up().point("Ana").yes("Boris");
    assert_eq!(table.points(), [("Ana", 1), ("Boris", 1)]);
}

#[test]
fn after_45_seconds_the_last_chance_is_gone() {
    let mut table = duel("Boris");
    table.wait_ms(44_999);
    assert_eq!(table.speaker(), "Ana");
    table.wait_ms(1);
    assert_eq!(table.speaker(), "Boris");
    table.wait_s(45);
    assert_eq!(table.phase(), Phase::RoundOver);
}

#[test]
fn nobody_acts_in_the_last_chance_of_another() {
    let mut table = duel("Ana");
    table.refused(NotYourTurn).accuse("Boris", "Ana");
    table.refused(NotYourTurn).point("Boris");
    table.refused(NotYourTurn).pass("Boris");
    table.refused(NotNow).propose("Ana", "Boris");
    table.refused(TimeIsUp).ask("Ana", "Boris");
}

#[test]
fn row_42_the_spy_may_point_or_pass_but_not_accuse() {
    let mut table = duel("Ana");
    table.refused(SpyMayNotAccuse).accuse("Ana", "Boris");
    assert_eq!(table.speaker(), "Ana");
    table.point("Ana").yes("Boris");
    assert_eq!(table.points(), [("Ana", 2), ("Boris", 0)]);
}

// There is nothing to give back.
#[test]
fn row_09_a_last_pointing_without_the_others_phone_comes_to_nothing() {
    let mut table = duel("Boris");
    table.point("Ana").away("Boris");
    assert_eq!(table.waits_for(), Some("Boris"));
    table.wait_s(30);
    assert_eq!((table.waits_for(), table.speaker()), (None, "Boris"));
}

// RULES 9, rows 13 and 16.
#[test]
fn row_13_a_leaver_ends_the_round() {
    let mut table = trio("Boris");
    let mut voting = table.clone();
    let mut spy = table.clone();
    let reason = VoidReason::TooFewPlayers;
    table.leave("Ana");
    assert_eq!(table.ending(), Ending::Void { reason });
    voting.point("Ana").leave("Cvita");
    assert_eq!(voting.ending(), Ending::Void { reason });
    spy.leave("Boris");
    assert_eq!(spy.ending(), Ending::SpyLeft {});
}
