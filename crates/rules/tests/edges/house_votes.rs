//! Votes by house rules: who votes, in which order, what it takes and what is shown (RULES 8, `vote`).

use serde_json::{Value, json};
use wire::{
    Happened, Phase,
    Refusal::{AlreadyVoted, NotYourVote},
    RulesetId::{Indictment, Spijun, TimeTravel},
    Tally,
};

use crate::{
    FIVE, FOUR, THREE,
    table::{MIDDLE, Table},
};

/// Five play `spijun`, and Ana has accused the spy, Boris.
fn accused(rules: Value) -> Table {
    let mut table = Table::by_house(Spijun, FIVE, "Boris", rules);
    table.accuse("Ana", "Boris");
    table
}

fn majority() -> Value {
    json!({"vote.threshold": "majority"})
}

/// The last vote failed: who said yes and who no.
#[track_caller]
fn assert_failed(table: &Table, yes: &[&str], no: &[&str]) {
    let ids = |names: &[&str]| names.iter().map(|who| table.id(who)).collect();
    let failed = Happened::VoteFailed {
        suspect: Some(table.id("Boris")),
        yes: ids(yes),
        no: ids(no),
        tally: None,
    };
    assert_eq!(table.last_happened().last(), Some(&failed));
}

#[test]
fn the_suspect_may_have_a_vote_too() {
    let rules = json!({"vote.eligible": "all", "vote.threshold": "majority"});
    let mut table = accused(rules);
    assert_eq!(table.voters(), ["Boris", "Cvita", "Dino", "Ema", "Ana"]);
    table.no("Boris").no("Cvita").yes("Dino");
    assert_eq!(table.phase(), Phase::Vote);
    let mut failed = table.clone();
    table.yes("Ema");
    assert_eq!(table.phase(), Phase::RoundOver);
    failed.no("Ema");
    assert_failed(&failed, &["Dino", "Ana"], &["Boris", "Cvita", "Ema"]);
}

#[test]
fn the_accuser_may_have_to_vote_and_may_say_no() {
    let mut table = accused(json!({"vote.accuserVote": "cast"}));
    assert_eq!(table.names(&table.open_vote().voted), [""; 0]);
    assert_eq!(table.own("Ana").voted, None);
    table.yes("Cvita").yes("Dino").yes("Ema");
    assert_eq!(table.phase(), Phase::Vote);
    table.no("Ana");
    assert_failed(&table, &["Cvita", "Dino", "Ema"], &["Ana"]);
    assert!(table.public("Ana").accused);
}

#[test]
fn an_accuser_who_has_to_vote_comes_last_round_the_table() {
    let rules = json!({"vote.accuserVote": "cast"});
    let mut table = Table::by_house(Indictment, FOUR, "Boris", rules);
    table.accuse("Ana", "Boris").yes("Cvita").yes("Dino");
    assert_eq!(table.next_voter(), Some("Ana"));
    table.yes("Ana");
    assert_eq!(table.phase(), Phase::RoundOver);
}

#[test]
fn whoever_points_or_proposes_may_have_to_vote_as_well() {
    let cast = json!({"vote.accuserVote": "cast"});
    let mut trio = Table::by_house(TimeTravel, THREE, MIDDLE, cast.clone());
    trio.point("Ana").yes("Boris").yes("Cvita");
    assert_eq!(trio.phase(), Phase::Vote);
    trio.yes("Ana");
    assert_eq!(trio.phase(), Phase::RoundOver);
    let mut table = Table::by_house(Spijun, FOUR, "Boris", cast);
    table.time_up().propose("Ana", "Boris");
    assert_eq!(table.names(&table.open_vote().voted), [""; 0]);
}

#[test]
fn more_yes_than_no_convicts_by_majority() {
    let mut table = accused(majority());
    table.yes("Cvita").no("Dino");
    assert_eq!(table.phase(), Phase::Vote);
    let mut tied = table.clone();
    table.yes("Ema");
    assert_eq!(table.points()[0], ("Ana", 2));
    tied.no("Ema");
    assert_failed(&tied, &["Cvita", "Ana"], &["Dino", "Ema"]);
}

#[test]
fn a_missing_vote_is_a_no_by_majority_too() {
    let mut table = accused(majority());
    table.yes("Cvita").wait_s(30);
    assert_failed(&table, &["Cvita", "Ana"], &["Dino", "Ema"]);
}

#[test]
fn a_show_of_hands_goes_by_majority_as_well() {
    let mut table = Table::by_house(TimeTravel, FIVE, "Ana", majority());
    table.time_up();
    table.yes("Boris").no("Cvita").yes("Dino").yes("Ema");
    assert_eq!(table.phase(), Phase::RoundOver);
    assert_eq!(table.points()[1], ("Boris", 1));
}

// RULES 6.1: turning it over needs the consent of all.
#[test]
fn the_card_in_the_middle_takes_everybody_also_by_majority() {
    let mut table = Table::by_house(TimeTravel, THREE, MIDDLE, majority());
    table.point("Ana").yes("Boris").no("Cvita");
    assert_eq!(table.phase(), Phase::Questions);
}

#[test]
fn a_vote_may_go_round_the_table() {
    let mut table = accused(json!({"vote.order": "clockwise"}));
    assert_eq!(table.next_voter(), Some("Cvita"));
    table.refused(NotYourVote).yes("Dino");
    table.yes("Cvita").no("Dino");
    assert_eq!(table.next_voter(), Some("Ema"));
    table.yes("Ema");
    assert_failed(&table, &["Cvita", "Ema", "Ana"], &["Dino"]);
}

// RULES 9, row 8: silence is a no; where a no does not end the vote, neither does silence.
#[test]
fn row_08_a_silent_voter_does_not_end_a_vote_that_goes_on_after_a_no() {
    let mut table = accused(json!({"vote.order": "clockwise"}));
    table.wait_s(15);
    assert_eq!(table.next_voter(), Some("Dino"));
    assert_eq!(table.vote_left_ms(), 15_000);
    table.refused(AlreadyVoted).yes("Cvita");
    table.yes("Dino").wait_s(15);
    assert_failed(&table, &["Dino", "Ana"], &["Cvita", "Ema"]);
}

#[test]
fn a_vote_of_all_at_once_may_end_with_the_first_no() {
    let mut table = accused(json!({"vote.shortCircuit": true}));
    table.yes("Dino").no("Ema");
    assert_failed(&table, &["Dino", "Ana"], &["Ema"]);
}

#[test]
fn a_vote_by_majority_may_end_once_it_is_certain() {
    let rules = json!({"vote.threshold": "majority", "vote.shortCircuit": true});
    let mut table = accused(rules);
    table.yes("Cvita");
    assert_eq!(table.phase(), Phase::Vote);
    let mut lost = table.clone();
    table.yes("Dino");
    assert_eq!(table.phase(), Phase::RoundOver);
    lost.no("Dino");
    assert_eq!(lost.phase(), Phase::Vote);
    lost.no("Ema");
    assert_eq!(lost.phase(), Phase::Questions);
}

#[test]
fn a_vote_that_no_majority_can_win_any_more_may_end() {
    let rules = json!({"vote.threshold": "majority", "vote.shortCircuit": true});
    let mut table = accused(rules);
    table.no("Cvita");
    assert_eq!(table.phase(), Phase::Vote);
    table.no("Dino");
    assert_failed(&table, &["Ana"], &["Cvita", "Dino"]);
}

// RULES 9, row 7: nobody misses a vote that ended before they were needed.
#[test]
fn row_07_whoever_was_cut_short_has_missed_nothing() {
    let mut table = accused(json!({"vote.shortCircuit": true}));
    table.no("Ema").accuse("Cvita", "Boris").no("Ema");
    assert!(!table.public("Dino").away);
    table.accuse("Ema", "Boris");
    assert_eq!(table.voters(), ["Ana", "Cvita", "Dino", "Ema"]);
}

// Hands stay up until all have been asked.
#[test]
fn only_a_stop_is_cut_short() {
    let mut table = Table::by_house(TimeTravel, FIVE, "Ana", json!({"vote.shortCircuit": true}));
    table.time_up().no("Boris").no("Cvita");
    assert_eq!(table.suspect(), "Ana");
}

#[test]
fn of_secret_votes_only_the_number_is_shown() {
    let mut table = accused(json!({"vote.ballots": "secret"}));
    table.yes("Cvita").no("Dino").no("Ema");
    let suspect = Some(table.id("Boris"));
    let (yes, no) = (Vec::new(), Vec::new());
    let tally = Some(Tally { yes: 2, no: 2 });
    let failed = Happened::VoteFailed {
        suspect,
        yes,
        no,
        tally,
    };
    assert_eq!(table.last_happened().last(), Some(&failed));
    table.accuse("Dino", "Boris").all_agree();
    let (yes, tally) = (Vec::new(), Some(Tally { yes: 4, no: 0 }));
    let carried = Happened::VoteCarried {
        suspect,
        yes,
        tally,
    };
    assert!(table.last_happened().contains(&carried));
}

// RULES 9, row 11: the vote on a leaver is completed, without a vote that will never come.
#[test]
fn a_suspect_with_a_vote_who_leaves_is_not_waited_for() {
    let rules = json!({"vote.eligible": "all", "vote.threshold": "majority"});
    let mut table = Table::by_house(TimeTravel, FIVE, "Boris", rules);
    table.accuse("Ana", "Boris").yes("Cvita").no("Dino");
    table.yes("Ema").leave("Boris");
    assert_eq!(table.phase(), Phase::RoundOver);
    let convicted = table.points();
    assert_eq!(convicted[0], ("Ana", 2));
}

// RULES 9, rows 8 and 9: what the absent voter left of the time is not the next one's.
#[test]
fn after_time_up_the_voter_after_an_absent_one_has_15_seconds_too() {
    let rules = json!({"timeup.procedure": "lastChance"});
    let mut table = Table::by_house(Indictment, FIVE, "Boris", rules);
    table.time_up().accuse("Ana", "Boris").wait_s(10);
    table.away("Cvita").wait_s(30);
    assert_eq!(table.next_voter(), Some("Dino"));
    assert_eq!(table.vote_left_ms(), 15_000);
}
