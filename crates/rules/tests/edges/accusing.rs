//! A stop: one player puts another to the vote (RULES 3; RULES 9, rows 3, 4, 22, 40 and 50).

use wire::{
    Ending, Happened, Phase,
    Refusal::{
        AccusationUsed, AlreadyVoted, ClockStopped, NoSuchSeat, NoVote, NotInThisRound,
        NotYourself, SuspectMayNotVote,
    },
};

use crate::{FIVE, FOUR, pack::BANK, table::Table};

#[test]
fn everybody_but_the_suspect_convicts_the_spy() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").yes("Cvita").yes("Dino");
    let ana = Some(table.id("Ana"));
    let caught = Ending::SpyConvicted {
        by: ana,
        bonus: ana,
    };
    assert_eq!(table.ending(), caught);
    let points = [("Ana", 2), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

// RULES 3: two for winning, two more because all accused a non-spy.
#[test]
fn an_innocent_convict_is_worth_four_to_the_spy() {
    let mut table = Table::asking(FOUR, "Cvita");
    table.accuse("Ana", "Boris").all_agree();
    let (suspect, by) = (table.id("Boris"), Some(table.id("Ana")));
    assert_eq!(table.ending(), Ending::InnocentConvicted { suspect, by });
    let points = [("Ana", 0), ("Boris", 0), ("Cvita", 4), ("Dino", 0)];
    assert_eq!(table.points(), points);
}

#[test]
fn the_clock_stands_while_the_table_votes() {
    let mut table = Table::asking(FOUR, "Boris");
    table.wait_s(100).accuse("Ana", "Boris").wait_s(20);
    assert!(!table.clock_runs());
    assert_eq!(table.left_ms(), 260_000);
}

// RULES 9, row 4, and 8.1, X10.
#[test]
fn row_04_after_a_failed_vote_the_same_question_waits_with_the_same_milliseconds() {
    let mut table = Table::asking(FOUR, "Boris");
    table.ask("Ana", "Boris").wait_ms(77_777);
    let (turn, left_ms) = (table.turn(), table.left_ms());
    table.accuse("Cvita", "Dino").wait_s(9);
    table.yes("Ana").no("Boris");
    assert_eq!(table.phase(), Phase::Questions);
    assert_eq!((table.asker(), table.asked()), ("Ana", Some("Boris")));
    assert_eq!((table.turn(), table.left_ms()), (turn, left_ms));
    assert!(table.clock_runs());
    table.answer("Boris");
}

#[test]
fn one_no_is_enough_and_all_see_whose() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").no("Dino").yes("Cvita");
    let failed = Happened::VoteFailed {
        suspect: Some(table.id("Boris")),
        yes: vec![table.id("Cvita"), table.id("Ana")],
        no: vec![table.id("Dino")],
        tally: None,
    };
    assert_eq!(table.last_happened().last(), Some(&failed));
}

#[test]
fn a_no_does_not_end_the_vote_before_the_others_have_voted() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").no("Cvita");
    assert_eq!(table.phase(), Phase::Vote);
}

#[test]
fn accuser_may_not_accuse_twice_in_a_round() {
    let mut table = Table::asking(FOUR, "Boris");
    table.fails_to_convict("Ana", "Boris");
    assert!(table.public("Ana").accused);
    table.refused(AccusationUsed).accuse("Ana", "Boris");
    table.refused(AccusationUsed).accuse("Ana", "Cvita");
}

#[test]
fn every_round_brings_a_new_accusation() {
    let mut table = Table::asking(FOUR, "Boris");
    table.fails_to_convict("Ana", "Boris").guess("Boris", BANK);
    table.deal("Boris", "zoo").all_look();
    assert!(!table.public("Ana").accused);
    table.accuse("Ana", "Boris");
}

#[test]
fn the_same_suspect_may_be_accused_by_somebody_else() {
    let mut table = Table::asking(FOUR, "Boris");
    table.fails_to_convict("Ana", "Boris");
    table.accuse("Cvita", "Boris").all_agree();
    assert_eq!(table.phase(), Phase::RoundOver);
}

// RULES 8.1, X8.
#[test]
fn the_accusers_yes_is_automatic() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris");
    assert_eq!(table.names(&table.open_vote().voted), ["Ana"]);
    assert_eq!(table.own("Ana").voted, Some(true));
    table.refused(AlreadyVoted).no("Ana");
}

// RULES 8.1, X7.
#[test]
fn the_spy_accuses_and_votes_like_anybody() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Cvita");
    assert_eq!(table.voters(), ["Boris", "Dino", "Ana"]);
    table.no("Boris").yes("Dino");
    table.accuse("Boris", "Cvita").yes("Ana").yes("Dino");
    assert_eq!(table.points()[1], ("Boris", 4));
}

#[test]
fn the_suspect_has_no_vote() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris");
    table.refused(SuspectMayNotVote).no("Boris");
}

#[test]
fn row_03_of_two_accusations_at_once_the_second_is_not_used_up() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris");
    table.refused(ClockStopped).accuse("Cvita", "Dino");
    assert!(!table.public("Cvita").accused);
    assert_eq!(table.suspect(), "Boris");
    table.all_refuse().accuse("Cvita", "Dino");
}

#[test]
fn row_40_a_vote_is_final() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").yes("Cvita");
    table.refused(AlreadyVoted).no("Cvita");
    assert_eq!(table.own("Cvita").voted, Some(true));
    assert_eq!(table.own("Dino").voted, None);
}

#[test]
fn nobody_votes_without_a_vote() {
    let mut table = Table::asking(FOUR, "Boris");
    table.refused(NoVote).yes("Cvita");
}

#[test]
fn nobody_accuses_themselves_or_somebody_without_a_card() {
    let mut table = Table::asking(FOUR, "Boris");
    table.join("Ema");
    table.refused(NotYourself).accuse("Ana", "Ana");
    table.refused(NoSuchSeat).accuse("Ana", "Ema");
    table.refused(NotInThisRound).accuse("Ema", "Ana");
    table.accuse("Ana", "Boris");
    table.refused(NotInThisRound).yes("Ema");
}

#[test]
fn questions_rest_during_a_vote() {
    let mut table = Table::asking(FOUR, "Boris");
    table.ask("Ana", "Cvita").accuse("Dino", "Boris");
    table.refused(ClockStopped).answer("Cvita");
    table.refused(ClockStopped).ask("Cvita", "Boris");
}

#[test]
fn row_22_with_three_left_the_accuser_and_one_other_convict() {
    let mut table = Table::asking(FOUR, "Boris");
    table.leave("Dino").accuse("Ana", "Boris");
    assert_eq!(table.voters(), ["Cvita", "Ana"]);
    table.yes("Cvita");
    let points = [("Ana", 2), ("Boris", 0), ("Cvita", 1), ("Dino", 0)];
    assert_eq!(table.points(), points);
}

#[test]
fn row_50_with_every_accusation_used_the_round_goes_on_to_the_end() {
    let mut table = Table::asking(FIVE, "Boris");
    for who in FIVE {
        table.fails_to_convict(who, if who == "Boris" { "Ana" } else { "Boris" });
    }
    for who in FIVE {
        let whom = if who == "Ana" { "Dino" } else { "Ana" };
        table.refused(AccusationUsed).accuse(who, whom);
    }
    table.ask("Ana", "Boris").answer("Boris");
    table.wait_ms(table.left_ms());
    assert_eq!(table.phase(), Phase::TimeUp);
}
