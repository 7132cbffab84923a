//! `indictment`: votes go round the table, the spy may speak in them, and time-up ends the round
//! (RULES 5; RULES 9, rows 5, 8, 9 and 50; EN-a to EN-h).

use wire::{
    Ending, Happened, Offer, Phase,
    Refusal::{AccusationUsed, NotYourVote, RoundOver, SuspectMayNotVote},
    RulesetId::Indictment,
};

use crate::{
    FIVE, FOUR,
    pack::{BANK, ZOO},
    table::Table,
};

// RULES 8.1, EN-a and EN-e.
#[test]
fn the_vote_goes_clockwise_from_the_accusers_left_and_skips_the_suspect() {
    let mut table = Table::asking_by(Indictment, FIVE, "Boris");
    table.accuse("Cvita", "Ema");
    assert_eq!(table.voters(), ["Dino", "Ana", "Boris", "Cvita"]);
    assert_eq!(table.next_voter(), Some("Dino"));
    table.refused(NotYourVote).yes("Ana");
    table.refused(SuspectMayNotVote).no("Ema");
    table.yes("Dino");
    assert_eq!(table.next_voter(), Some("Ana"));
    table.yes("Ana");
    assert_eq!(table.next_voter(), Some("Boris"));
}

// RULES 8.1, EN-h.
#[test]
fn the_initiator_of_a_successful_indictment_has_two_points() {
    let mut table = Table::asking_by(Indictment, FOUR, "Boris");
    table.accuse("Ana", "Boris").yes("Cvita").yes("Dino");
    let points = [("Ana", 2), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

#[test]
fn an_indicted_innocent_is_worth_four_to_the_spy() {
    let mut table = Table::asking_by(Indictment, FOUR, "Boris");
    table.accuse("Ana", "Cvita").yes("Boris").yes("Dino");
    let points = [("Ana", 0), ("Boris", 4), ("Cvita", 0), ("Dino", 0)];
    assert_eq!(table.points(), points);
}

// RULES 8.1, EN-f.
#[test]
fn the_first_no_ends_the_vote() {
    let mut table = Table::asking_by(Indictment, FIVE, "Boris");
    table.accuse("Ana", "Boris").yes("Cvita").no("Dino");
    assert_eq!(table.phase(), Phase::Questions);
    let failed = Happened::VoteFailed {
        suspect: Some(table.id("Boris")),
        yes: vec![table.id("Cvita"), table.id("Ana")],
        no: vec![table.id("Dino")],
        tally: None,
    };
    assert_eq!(table.last_happened().last(), Some(&failed));
    assert!(table.clock_runs());
    table.refused(AccusationUsed).accuse("Ana", "Cvita");
}

#[test]
fn row_08_every_voter_has_15_seconds() {
    let mut table = Table::asking_by(Indictment, FOUR, "Boris");
    table.accuse("Ana", "Boris").wait_ms(14_999).yes("Cvita");
    assert_eq!(table.vote_left_ms(), 15_000);
    table.wait_ms(14_999).yes("Dino");
    assert_eq!(table.phase(), Phase::RoundOver);
}

// Silence is a no, and the first no ends the vote.
#[test]
fn row_08_a_voter_who_is_silent_for_15_seconds_ends_the_vote() {
    let mut table = Table::asking_by(Indictment, FIVE, "Boris");
    table.accuse("Ana", "Boris").wait_s(15);
    assert_eq!(table.phase(), Phase::Questions);
    let failed = Happened::VoteFailed {
        suspect: Some(table.id("Boris")),
        yes: vec![table.id("Ana")],
        no: vec![table.id("Cvita")],
        tally: None,
    };
    assert_eq!(table.last_happened().last(), Some(&failed));
}

// RULES 9, rows 7 and 8.
#[test]
fn row_07_only_the_silent_voter_has_missed_the_vote() {
    let mut table = Table::asking_by(Indictment, FIVE, "Boris");
    table.accuse("Ana", "Boris").wait_s(15);
    table.accuse("Boris", "Ana").wait_s(15);
    let away = |who: &str| table.public(who).away;
    assert_eq!(FIVE.map(away), [false, false, true, false, false]);
}

// What the leaver left of the time is not the next one's.
#[test]
fn row_08_the_voter_after_a_leaver_has_15_seconds_too() {
    let mut table = Table::asking_by(Indictment, FIVE, "Boris");
    table.accuse("Ana", "Boris").wait_s(14).leave("Cvita");
    assert_eq!(table.next_voter(), Some("Dino"));
    assert_eq!(table.vote_left_ms(), 15_000);
}

#[test]
fn a_later_voter_who_leaves_changes_nobodys_time() {
    let mut table = Table::asking_by(Indictment, FIVE, "Boris");
    table.accuse("Ana", "Boris").wait_s(10).leave("Ema");
    assert_eq!(table.next_voter(), Some("Cvita"));
    assert_eq!(table.vote_left_ms(), 5_000);
}

// The table waits only for the voter whose turn it is.
#[test]
fn row_09_a_voter_whose_phone_is_off_is_waited_for_in_turn() {
    let mut table = Table::asking_by(Indictment, FIVE, "Boris");
    table.accuse("Ana", "Boris").wait_s(5).away("Dino");
    assert_eq!(table.waits_for(), None);
    table.yes("Cvita");
    assert_eq!(table.waits_for(), Some("Dino"));
    table.wait_s(29);
    assert_eq!(table.vote_left_ms(), 15_000);
    table.wait_s(1);
    let (suspect, missing) = (Some(table.id("Boris")), table.id("Dino"));
    let void = Happened::VoteVoid { suspect, missing };
    assert_eq!(table.last_happened().last(), Some(&void));
    assert!(!table.public("Ana").accused);
}

// RULES 8.1, EN-c.
#[test]
fn the_clock_stands_while_the_vote_goes_round() {
    let mut table = Table::asking_by(Indictment, FOUR, "Boris");
    table.wait_s(60).accuse("Ana", "Boris").wait_s(10);
    assert_eq!(table.left_ms(), 300_000);
    table.no("Cvita");
    assert_eq!(table.left_ms(), 300_000);
    assert!(table.clock_runs());
}

#[test]
fn row_05_a_guess_in_the_vote_lets_it_lapse() {
    let mut table = Table::asking_by(Indictment, FOUR, "Boris");
    table.accuse("Ana", "Boris").yes("Cvita");
    table.guess("Boris", BANK);
    assert_eq!(table.ending(), Ending::GuessedRight {});
    let points = [("Ana", 0), ("Boris", 4), ("Cvita", 0), ("Dino", 0)];
    assert_eq!(table.points(), points);
    table.refused(RoundOver).yes("Dino");
}

#[test]
fn row_05_a_reveal_in_the_vote_stops_it_and_the_accusation_stays_used() {
    let mut table = Table::asking_by(Indictment, FOUR, "Boris");
    table.accuse("Ana", "Cvita").reveal("Boris").wait_ms(59_999);
    assert_eq!((table.phase(), table.round().vote), (Phase::Guess, None));
    assert!(table.public("Ana").accused);
    assert!(!table.clock_runs());
    table.guess("Boris", ZOO);
    let points = [("Ana", 1), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

// RULES 8.1, X6: until the last yes that is needed.
#[test]
fn after_the_last_yes_it_is_too_late_to_guess() {
    let mut table = Table::asking_by(Indictment, FOUR, "Boris");
    table.accuse("Ana", "Boris").yes("Cvita").yes("Dino");
    table.refused(RoundOver).guess("Boris", BANK);
}

// RULES 9, principle 4.
#[test]
fn in_a_vote_every_phone_says_that_a_card_could_speak() {
    let mut table = Table::asking_by(Indictment, FOUR, "Boris");
    table.accuse("Ana", "Cvita");
    for who in FOUR {
        let seat = table.seat(who);
        assert!(table.own(who).cards_speak);
        let speaks = seat.can.card == [Offer::Reveal {}, Offer::Guess {}];
        assert_eq!(speaks, who == "Boris");
    }
}

// RULES 8.1, EN-d.
#[test]
fn when_time_is_up_the_round_simply_ends() {
    let mut table = Table::asking_by(Indictment, FOUR, "Boris");
    table.time_up();
    assert_eq!(table.phase(), Phase::RoundOver);
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
    let points = [("Ana", 0), ("Boris", 2), ("Cvita", 0), ("Dino", 0)];
    assert_eq!(table.points(), points);
}

#[test]
fn row_50_with_every_accusation_used_only_the_spy_or_the_clock_ends_the_round() {
    let mut table = Table::asking_by(Indictment, FOUR, "Boris");
    for who in FOUR {
        table.accuse(who, if who == "Boris" { "Ana" } else { "Boris" });
        let next = table.next_voter().expect("a voter");
        table.no(next);
    }
    for who in FOUR {
        let offers = table.seat(who).can.open;
        let accuses = |o: &Offer| matches!(o, Offer::Accuse { .. });
        assert!(!offers.iter().any(accuses));
    }
    let mut guessed = table.clone();
    guessed.guess("Boris", BANK);
    assert_eq!(guessed.ending(), Ending::GuessedRight {});
    table.ask("Ana", "Cvita").time_up();
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
}

// RULES 8.1, EN-b.
#[test]
fn a_wrong_guess_is_worth_a_point_to_all_others() {
    let mut table = Table::asking_by(Indictment, FOUR, "Boris");
    table.guess("Boris", ZOO);
    let points = [("Ana", 1), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}
