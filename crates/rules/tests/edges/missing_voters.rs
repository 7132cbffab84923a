//! Voters who do not vote or are not there (RULES 9, rows 7, 9, 10, 12 and 23).

use wire::{
    Happened, Phase,
    Refusal::{AlreadyDone, NoOtherVoter, NotYourVote},
};

use crate::{FIVE, FOUR, table::Table};

#[test]
fn row_07_a_vote_closes_after_30_seconds_and_a_missing_one_is_a_no() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").yes("Cvita").wait_ms(29_999);
    assert_eq!(table.phase(), Phase::Vote);
    table.wait_ms(1);
    assert_eq!(table.phase(), Phase::Questions);
    let failed = Happened::VoteFailed {
        suspect: Some(table.id("Boris")),
        yes: vec![table.id("Cvita"), table.id("Ana")],
        no: vec![table.id("Dino")],
        tally: None,
    };
    assert_eq!(table.last_happened().last(), Some(&failed));
    assert!(table.public("Ana").accused);
}

/// Dino has missed two votes in a row.
fn idle_dino() -> Table {
    let mut table = Table::asking(FIVE, "Boris");
    for accuser in ["Ana", "Cvita"] {
        assert!(!table.public("Dino").away);
        table.accuse(accuser, "Boris");
        for voter in ["Ana", "Cvita", "Ema"] {
            if voter != accuser {
                table.yes(voter);
            }
        }
        table.wait_s(30);
    }
    table
}

#[test]
fn row_07_two_missed_votes_in_a_row_make_a_seat_away_and_not_eligible() {
    let mut table = idle_dino();
    assert!(table.public("Dino").away);
    table.accuse("Ema", "Boris");
    assert_eq!(table.voters(), ["Ana", "Cvita", "Ema"]);
    table.refused(NotYourVote).no("Dino");
    table.yes("Ana").yes("Cvita");
    assert_eq!(table.phase(), Phase::RoundOver);
}

// Until its next action.
#[test]
fn row_07_whoever_acts_is_counted_on_again() {
    let mut table = idle_dino();
    table.rename("Dino", "Dino II");
    assert!(!table.public("Dino").away);
    table.accuse("Ema", "Boris");
    assert_eq!(table.voters(), ["Ana", "Cvita", "Dino", "Ema"]);
}

// An action that is always at hand, also when all others wait for time-up votes.
#[test]
fn row_07_whoever_says_here_is_counted_on_again() {
    let mut table = idle_dino();
    table.here("Dino");
    assert!(!table.public("Dino").away);
    table.refused(AlreadyDone).here("Dino");
    table.away("Dino");
    table.refused(AlreadyDone).here("Dino");
}

// In a row.
#[test]
fn row_07_an_act_between_two_missed_votes_forgives_the_first() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").wait_s(30);
    table.rename("Dino", "Dino II");
    table.accuse("Cvita", "Boris").wait_s(30);
    assert!(!table.public("Dino").away);
}

#[test]
fn row_09_a_vote_waits_for_a_voter_whose_phone_went_off() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").wait_s(12).away("Dino");
    assert_eq!(table.waits_for(), Some("Dino"));
    table.wait_s(29);
    assert_eq!(table.vote_left_ms(), 18_000);
    table.back("Dino");
    assert_eq!(table.waits_for(), None);
    table.wait_s(17);
    assert_eq!(table.vote_left_ms(), 1_000);
    table.yes("Cvita").yes("Dino");
    assert_eq!(table.phase(), Phase::RoundOver);
}

#[test]
fn row_09_a_voter_who_stays_off_voids_the_vote_and_the_accusation_is_given_back() {
    let mut table = Table::asking(FOUR, "Boris");
    table.wait_s(60).accuse("Ana", "Boris").yes("Cvita");
    table.away("Dino").wait_s(30);
    let (suspect, missing) = (Some(table.id("Boris")), table.id("Dino"));
    let void = Happened::VoteVoid { suspect, missing };
    assert_eq!(table.last_happened().last(), Some(&void));
    assert_eq!(
        (table.phase(), table.left_ms()),
        (Phase::Questions, 300_000)
    );
    assert!(!table.public("Ana").accused);
}

// So nobody can save themselves by unplugging a friend.
#[test]
fn row_09_after_a_void_vote_the_absent_voter_is_left_out() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").away("Dino").wait_s(30);
    table.accuse("Ana", "Boris");
    assert_eq!(table.voters(), ["Cvita", "Ana"]);
    table.yes("Cvita");
    assert_eq!(table.phase(), Phase::RoundOver);
}

// 30 seconds for the vote, not for each voter.
#[test]
fn row_09_one_vote_waits_for_all_its_voters_together() {
    let mut table = Table::asking(FIVE, "Boris");
    table.accuse("Ana", "Boris").away("Dino").wait_s(20);
    table.away("Ema").back("Dino");
    assert_eq!(table.waits_for(), Some("Ema"));
    table.wait_ms(9_999);
    assert_eq!(table.phase(), Phase::Vote);
    table.wait_ms(1);
    assert_eq!(table.phase(), Phase::Questions);
}

// Only those whose vote is out are needed.
#[test]
fn row_09_a_voter_who_has_voted_may_go_off() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").yes("Dino").away("Dino");
    assert_eq!(table.waits_for(), None);
    table.yes("Cvita");
    assert_eq!(table.phase(), Phase::RoundOver);
}

#[test]
fn row_10_a_suspect_who_goes_off_stops_nothing() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").away("Boris");
    assert_eq!(table.waits_for(), None);
    table.all_agree();
    assert_eq!(table.points()[0], ("Ana", 2));
}

#[test]
fn row_12_an_accuser_who_goes_off_has_voted_already() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").away("Ana");
    assert_eq!(table.waits_for(), None);
    table.yes("Cvita").yes("Dino");
    assert_eq!(table.points()[0], ("Ana", 2));
}

#[test]
fn row_23_an_accusation_without_another_voter_is_refused_and_not_used() {
    let mut table = Table::asking(FOUR, "Boris");
    table.away("Cvita").away("Dino");
    table.refused(NoOtherVoter).accuse("Ana", "Boris");
    assert!(!table.public("Ana").accused);
    table.back("Dino").accuse("Ana", "Boris");
    assert_eq!(table.voters(), ["Dino", "Ana"]);
}

// RULES 9, rows 7 and 23: the last other voter leaves.
#[test]
fn row_07_a_vote_that_lost_its_voters_is_dropped_and_the_accusation_given_back() {
    let mut table = Table::asking(FOUR, "Boris");
    table.away("Dino").accuse("Ana", "Boris").leave("Cvita");
    let suspect = Some(table.id("Boris"));
    let dropped = Happened::VoteDropped { suspect };
    assert_eq!(table.last_happened().last(), Some(&dropped));
    assert_eq!(table.phase(), Phase::Questions);
    assert!(!table.public("Ana").accused);
}
