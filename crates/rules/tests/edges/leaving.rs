//! Somebody leaves for good in a round (RULES 9, rows 11 to 14 and 16).

use wire::{Ending, Phase, VoidReason};

use crate::{FIVE, FOUR, pack::BANK, table::Table};

const TOO_FEW: Ending = Ending::Void {
    reason: VoidReason::TooFewPlayers,
};

#[test]
fn row_13_the_round_goes_on_while_three_are_left() {
    let mut table = Table::asking(FOUR, "Boris");
    table.leave("Dino");
    assert_eq!(table.phase(), Phase::Questions);
    assert_eq!(table.players(), ["Ana", "Boris", "Cvita"]);
    assert_eq!(table.round().result, None);
}

#[test]
fn row_13_with_two_left_the_round_is_void() {
    let mut table = Table::asking(FOUR, "Boris");
    table.leave("Dino").leave("Cvita");
    assert_eq!(table.ending(), TOO_FEW);
    assert!(table.points().iter().all(|(_, points)| *points == 0));
    assert_eq!(
        (table.view().rounds_played, table.view().rounds_void),
        (0, 1)
    );
}

#[test]
fn an_agent_who_left_has_no_share_of_the_victory() {
    let mut table = Table::asking(FOUR, "Boris");
    table.leave("Dino").guess("Boris", "zoo");
    let points = [("Ana", 1), ("Boris", 0), ("Cvita", 1), ("Dino", 0)];
    assert_eq!(table.points(), points);
}

#[test]
fn row_14_the_turn_of_an_asker_who_leaves_goes_clockwise() {
    let mut table = Table::asking(FIVE, "Dino");
    table.leave("Ana");
    assert_eq!(table.asker(), "Boris");
    table.ask("Boris", "Ema");
}

#[test]
fn row_14_the_question_to_somebody_who_leaves_lapses() {
    let mut table = Table::asking(FIVE, "Dino");
    table.ask("Ana", "Boris").leave("Boris");
    assert_eq!((table.asker(), table.asked()), ("Ana", None));
    table.ask("Ana", "Cvita");
}

// The question stands, its asker is not needed any more.
#[test]
fn row_14_an_asker_may_leave_after_asking() {
    let mut table = Table::asking(FIVE, "Dino");
    table.ask("Ana", "Boris").leave("Ana").answer("Boris");
    assert_eq!(table.asker(), "Boris");
}

// Both have left.
#[test]
fn row_14_a_question_without_asker_and_asked_goes_to_the_next_clockwise() {
    let mut table = Table::asking(FIVE, "Dino");
    table.ask("Ana", "Boris").leave("Ana").leave("Boris");
    assert_eq!((table.asker(), table.asked()), ("Cvita", None));
}

#[test]
fn row_16_a_spy_who_leaves_forfeits_and_each_remaining_agent_gets_one() {
    let mut table = Table::asking(FIVE, "Cvita");
    table
        .fails_to_convict("Ana", "Cvita")
        .leave("Ema")
        .leave("Cvita");
    assert_eq!(table.ending(), Ending::SpyLeft {});
    let points = [
        ("Ana", 1),
        ("Boris", 1),
        ("Cvita", 0),
        ("Dino", 1),
        ("Ema", 0),
    ];
    assert_eq!(table.points(), points);
    assert_eq!(table.view().rounds_played, 1);
}

#[test]
fn row_16_after_a_forfeit_the_next_seat_clockwise_begins() {
    let mut table = Table::asking(FIVE, "Cvita");
    table.leave("Cvita").deal_any();
    assert_eq!(table.starter(), "Dino");
}

// Also before the clock, and after the reveal.
#[test]
fn row_16_a_spy_forfeits_at_any_moment_of_the_round() {
    let mut table = Table::of(FIVE);
    table.deal("Ema", BANK).leave("Ema");
    assert_eq!(table.ending(), Ending::SpyLeft {});
    let mut table = Table::asking(FIVE, "Ema");
    table.reveal("Ema").leave("Ema");
    assert_eq!(table.ending(), Ending::SpyLeft {});
    let mut table = Table::asking(FIVE, "Ema");
    table.wait_s(420).leave("Ema");
    assert_eq!(table.ending(), Ending::SpyLeft {});
}

#[test]
fn row_11_the_vote_on_a_suspect_who_leaves_is_completed() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").leave("Boris");
    assert_eq!((table.phase(), table.suspect()), (Phase::Vote, "Boris"));
    table.all_agree();
    let points = [("Ana", 2), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

// Scored as usual.
#[test]
fn row_11_an_innocent_who_leaves_may_still_be_convicted() {
    let mut table = Table::asking(FOUR, "Dino");
    table.accuse("Ana", "Boris").leave("Boris").all_agree();
    assert_eq!(table.points()[3], ("Dino", 4));
}

// The vote first, forfeit only if it fails.
#[test]
fn row_16_a_spy_who_leaves_and_is_not_convicted_forfeits() {
    let mut table = Table::asking(FOUR, "Boris");
    table
        .accuse("Ana", "Boris")
        .leave("Boris")
        .no("Cvita")
        .yes("Dino");
    assert_eq!(table.ending(), Ending::SpyLeft {});
    let points = [("Ana", 1), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

// RULES 9, rows 9, 11 and 16: a vote that never counted fails too.
#[test]
fn row_09_a_spy_who_leaves_forfeits_when_the_vote_is_void() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").leave("Boris");
    table.away("Dino").wait_s(30);
    assert_eq!(table.ending(), Ending::SpyLeft {});
}

// RULES 9, rows 11 and 13: what leaving means comes after the vote.
#[test]
fn row_11_a_suspect_who_left_is_missed_once_the_vote_has_lost_its_voters() {
    let mut table = Table::asking(FIVE, "Boris");
    table.away("Dino").away("Ema").accuse("Ana", "Boris");
    table.leave("Boris").leave("Cvita");
    assert_eq!(table.ending(), Ending::SpyLeft {});
}

// RULES 9, rows 11 and 14.
#[test]
fn row_11_the_turn_of_a_suspect_who_left_goes_on_after_the_vote() {
    let mut table = Table::asking(FOUR, "Dino");
    table.accuse("Boris", "Ana").leave("Ana").all_refuse();
    assert_eq!((table.phase(), table.asker()), (Phase::Questions, "Boris"));
}

// RULES 9, rows 9, 11 and 14.
#[test]
fn row_09_the_turn_of_a_suspect_who_left_goes_on_after_a_void_vote() {
    let mut table = Table::asking(FIVE, "Dino");
    table.accuse("Boris", "Ana").leave("Ana");
    table.away("Ema").wait_s(30);
    assert_eq!((table.phase(), table.asker()), (Phase::Questions, "Boris"));
}

// RULES 9, row 11, at time-up.
#[test]
fn row_11_a_show_of_hands_on_a_leaver_is_completed_first() {
    let mut table = Table::asking(FIVE, "Ana");
    table.wait_s(420).leave("Ana");
    assert_eq!(table.suspect(), "Ana");
    table.all_refuse();
    assert_eq!(table.ending(), Ending::SpyLeft {});
}

// RULES 9, rows 11 and 16, at time-up: too few hands are left to count.
#[test]
fn row_11_a_spy_who_left_forfeits_when_the_show_of_hands_breaks_off() {
    let mut table = Table::asking(FIVE, "Ana");
    table.away("Dino").away("Ema").wait_s(480).leave("Ana");
    assert_eq!(
        (table.suspect(), table.voters()),
        ("Ana", vec!["Boris", "Cvita"])
    );
    table.yes("Boris").away("Cvita").wait_s(30);
    assert_eq!(table.ending(), Ending::SpyLeft {});
}

#[test]
fn suspects_who_left_are_skipped() {
    let mut table = Table::asking(FIVE, "Ema");
    table.wait_s(420).leave("Boris").all_refuse();
    assert_eq!(table.suspect(), "Cvita");
}

#[test]
fn row_12_the_yes_of_an_accuser_who_leaves_stands_and_the_bonus_goes_to_the_seat() {
    let mut table = Table::asking(FIVE, "Boris");
    table.accuse("Ana", "Boris").leave("Ana").all_agree();
    let points = [
        ("Ana", 1),
        ("Boris", 0),
        ("Cvita", 1),
        ("Dino", 1),
        ("Ema", 1),
    ];
    assert_eq!(table.points(), points);
}

// A vote that is in stands.
#[test]
fn row_12_the_vote_of_a_voter_who_leaves_stands_if_it_was_cast() {
    let mut table = Table::asking(FIVE, "Boris");
    table.accuse("Ana", "Boris").no("Ema").leave("Ema");
    table.yes("Cvita").yes("Dino");
    assert_eq!(table.phase(), Phase::Questions);
}

// Removed from eligibility.
#[test]
fn row_13_a_voter_who_leaves_without_voting_is_not_needed() {
    let mut table = Table::asking(FIVE, "Boris");
    table.accuse("Ana", "Boris").yes("Cvita").yes("Dino");
    assert_eq!(table.phase(), Phase::Vote);
    table.leave("Ema");
    assert_eq!(table.phase(), Phase::RoundOver);
    assert_eq!(table.points()[0], ("Ana", 2));
}

#[test]
fn whoever_returns_after_leaving_is_a_new_seat_without_a_card() {
    let mut table = Table::asking(FIVE, "Boris");
    let old = table.id("Ema");
    table.leave("Ema").join("Ema");
    assert_ne!(table.id("Ema"), old);
    assert_eq!(table.own("Ema").card, None);
}
