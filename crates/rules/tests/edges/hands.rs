//! Time is up: each player in turn is put to a show of hands (RULES 3; RULES 9, row 25; TT-d, TT-i).

use wire::{
    Ending, Phase,
    Refusal::{AlreadyVoted, SuspectMayNotVote, TimeIsUp},
    VoteKind,
};

use crate::{FIVE, FOUR, pack::BANK, table::Table};

fn time_is_up(spy: &str) -> Table {
    let mut table = Table::asking(FOUR, spy);
    table.wait_s(360);
    assert_eq!(table.phase(), Phase::TimeUp);
    table
}

// RULES 8.1, X4: the list runs over suspects.
#[test]
fn every_player_is_put_to_the_vote_beginning_with_the_dealer() {
    let mut table = Table::of(FOUR);
    let cvita = table.id("Cvita");
    table.set(|s| s.starter = Some(cvita));
    table.deal("Boris", BANK).all_look().wait_s(360);
    let mut suspects = Vec::new();
    while table.phase() == Phase::TimeUp {
        let vote = table.open_vote();
        assert_eq!((vote.kind, vote.by), (VoteKind::Suspects, None));
        assert_eq!(usize::from(vote.suspects_left), 3 - suspects.len());
        suspects.push(table.suspect());
        table.all_refuse();
    }
    assert_eq!(suspects, ["Cvita", "Dino", "Ana", "Boris"]);
}

#[test]
fn a_dealer_who_left_is_followed_clockwise() {
    let mut table = Table::asking(FIVE, "Dino");
    table.leave("Ana").wait_s(420);
    assert_eq!(table.suspect(), "Boris");
    assert_eq!(table.open_vote().suspects_left, 3);
}

#[test]
fn the_suspect_does_not_vote() {
    let mut table = time_is_up("Dino");
    assert_eq!(table.voters(), ["Boris", "Cvita", "Dino"]);
    table.refused(SuspectMayNotVote).no("Ana");
}

#[test]
fn the_first_unanimous_show_of_hands_ends_it() {
    let mut table = time_is_up("Boris");
    table.all_refuse().all_agree();
    let caught = Ending::SpyConvicted {
        by: None,
        bonus: None,
    };
    assert_eq!(table.ending(), caught);
    let points = [("Ana", 1), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

// RULES 8.1, TT-d.
#[test]
fn an_innocent_convicted_by_hands_is_worth_four_to_the_spy() {
    let mut table = time_is_up("Boris");
    table.all_agree();
    let suspect = table.id("Ana");
    assert_eq!(
        table.ending(),
        Ending::InnocentConvicted { suspect, by: None }
    );
    assert_eq!(table.points()[1], ("Boris", 4));
}

#[test]
fn nobody_convicted_is_worth_two_to_the_spy() {
    let mut table = time_is_up("Boris");
    table.all_refuse().all_refuse().all_refuse().all_refuse();
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
    let points = [("Ana", 0), ("Boris", 2), ("Cvita", 0), ("Dino", 0)];
    assert_eq!(table.points(), points);
}

// RULES 8.1, TT-i.
#[test]
fn a_hand_may_be_raised_for_several_suspects() {
    let mut table = time_is_up("Cvita");
    table.yes("Dino").no("Boris").no("Cvita");
    assert_eq!(table.suspect(), "Boris");
    table.yes("Dino").no("Ana").no("Cvita");
    assert_eq!(table.suspect(), "Cvita");
    table.all_agree();
    assert_eq!(table.phase(), Phase::RoundOver);
}

// Talk first, three minutes at most.
#[test]
fn row_25_the_first_suspect_is_talked_about_for_three_minutes_at_most() {
    let mut table = time_is_up("Dino");
    table.wait_ms(179_999);
    assert_eq!(table.suspect(), "Ana");
    table.wait_ms(1);
    assert_eq!(table.suspect(), "Boris");
}

#[test]
fn row_25_later_suspects_have_forty_seconds() {
    let mut table = time_is_up("Dino");
    table.all_refuse().wait_ms(39_999);
    assert_eq!(table.suspect(), "Boris");
    table.wait_ms(1);
    assert_eq!(table.suspect(), "Cvita");
}

// A no counts as much as a yes: the timer must not tell them apart.
#[test]
fn row_25_a_show_of_hands_closes_twenty_seconds_after_the_first_vote() {
    let mut table = time_is_up("Dino");
    table.wait_s(50).no("Boris");
    assert_eq!(table.vote_left_ms(), 20_000);
    table.wait_s(1).yes("Cvita");
    assert_eq!(table.vote_left_ms(), 19_000);
    table.wait_ms(18_999);
    assert_eq!(table.suspect(), "Ana");
    table.wait_ms(1);
    assert_eq!(table.suspect(), "Boris");
}

#[test]
fn a_second_hand_gives_no_more_time() {
    let mut table = time_is_up("Dino");
    table.yes("Boris").wait_s(15).yes("Cvita");
    assert_eq!(table.vote_left_ms(), 5_000);
}

#[test]
fn a_late_first_hand_does_not_prolong_the_vote() {
    let mut table = time_is_up("Dino");
    table.all_refuse().wait_s(30).yes("Ana");
    assert_eq!(table.vote_left_ms(), 10_000);
}

#[test]
fn row_25_a_hand_not_raised_in_time_counts_as_not_raised() {
    let mut table = time_is_up("Ana");
    table.yes("Boris").yes("Cvita").wait_s(20);
    assert_eq!(table.suspect(), "Boris");
}

// Not raising a hand is an answer, so row 7 does not take the vote away.
#[test]
fn row_25_keeping_the_hand_down_makes_nobody_away() {
    let mut table = time_is_up("Dino");
    table.wait_s(180).wait_s(40);
    assert_eq!(table.suspect(), "Cvita");
    assert!(table.view().seats.iter().all(|seat| !seat.away));
    assert_eq!(table.voters(), ["Dino", "Ana", "Boris"]);
}

#[test]
fn a_raised_hand_stays_up() {
    let mut table = time_is_up("Dino");
    table.yes("Boris").refused(AlreadyVoted).no("Boris");
}

// Not counted as eligible.
#[test]
fn row_07_whoever_is_away_has_no_hand_to_raise() {
    let mut table = Table::asking(FOUR, "Ana");
    table.away("Dino").wait_s(360);
    assert_eq!(table.voters(), ["Boris", "Cvita"]);
    table.yes("Boris").yes("Cvita");
    assert_eq!(table.phase(), Phase::RoundOver);
}

// RULES 9, row 9, where there is no accusation to give back.
#[test]
fn row_09_a_phone_that_goes_off_is_waited_for_once_and_then_left_out() {
    let mut table = time_is_up("Ana");
    table.wait_s(10).yes("Boris").away("Dino");
    assert_eq!(table.waits_for(), Some("Dino"));
    table.wait_s(29);
    assert_eq!(table.vote_left_ms(), 20_000);
    table.wait_s(1);
    assert_eq!(table.waits_for(), None);
    assert_eq!(table.voters(), ["Boris", "Cvita"]);
    table.yes("Cvita");
    assert_eq!(table.phase(), Phase::RoundOver);
}

#[test]
fn hands_raised_for_one_suspect_are_down_for_the_next() {
    let mut table = Table::asking(FIVE, "Cvita");
    table.away("Dino").away("Ema").wait_s(480);
    assert_eq!(table.voters(), ["Boris", "Cvita"]);
    // Boris alone cannot convict Ana, so others come up while his hand was raised for her.
    table.yes("Boris").away("Cvita").wait_s(30).back("Dino");
    while table.phase() == Phase::TimeUp {
        assert_eq!(table.open_vote().voted, []);
        assert_eq!(table.own("Boris").voted, None, "{}", table.suspect());
        table.wait_ms(table.vote_left_ms());
    }
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
}

#[test]
fn a_used_accusation_costs_no_hand() {
    let mut table = Table::asking(FOUR, "Boris");
    table.fails_to_convict("Ana", "Boris").wait_s(360);
    table.all_refuse().yes("Ana").yes("Cvita").yes("Dino");
    assert_eq!(table.phase(), Phase::RoundOver);
}

#[test]
fn questions_and_accusations_are_over() {
    let mut table = time_is_up("Boris");
    table.refused(TimeIsUp).ask("Ana", "Cvita");
    table.refused(TimeIsUp).accuse("Ana", "Boris");
}
