//! The spy names a place (RULES 3; RULES 9, rows 1 and 5; TT-b, TT-e, X13).

use wire::{
    Ending, Offer, Phase,
    Refusal::{AlreadyDone, ClockStopped, NoSuchPlace, NotNow, NotTheSpy, RoundOver, TimeIsUp},
};

use crate::{
    FOUR,
    pack::{BANK, ZOO},
    table::Table,
};

#[test]
fn the_right_place_is_worth_four_to_the_spy() {
    let mut table = Table::asking(FOUR, "Boris");
    table.guess("Boris", BANK);
    assert_eq!(table.ending(), Ending::GuessedRight {});
    let points = [("Ana", 0), ("Boris", 4), ("Cvita", 0), ("Dino", 0)];
    assert_eq!(table.points(), points);
}

#[test]
fn a_wrong_place_is_worth_one_to_everybody_else() {
    let mut table = Table::asking(FOUR, "Boris");
    table.guess("Boris", ZOO);
    let place = Some(ZOO.to_owned());
    assert_eq!(table.ending(), Ending::GuessedWrong { place });
    let points = [("Ana", 1), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

// RULES 8.1, TT-b.
#[test]
fn a_wrong_guess_pays_no_bonus_to_the_first_accuser() {
    let mut table = Table::asking(FOUR, "Boris");
    table.fails_to_convict("Ana", "Boris").guess("Boris", ZOO);
    let points = [("Ana", 1), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

// The accusation came first.
#[test]
fn row_01_during_a_vote_the_spy_has_missed_the_chance() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris");
    table.refused(ClockStopped).guess("Boris", BANK);
    table.refused(ClockStopped).reveal("Boris");
}

// RULES 3: whoever the suspect is, and whoever stopped the clock.
#[test]
fn the_spy_does_not_guess_during_a_stop_of_their_own() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Boris", "Ana");
    table.refused(ClockStopped).guess("Boris", BANK);
}

#[test]
fn after_a_failed_vote_the_right_to_guess_returns() {
    let mut table = Table::asking(FOUR, "Boris");
    table.fails_to_convict("Ana", "Boris").guess("Boris", BANK);
    assert_eq!(table.points()[1], ("Boris", 4));
}

// The guess came first.
#[test]
fn row_01_an_accusation_after_the_reveal_is_refused_and_not_used_up() {
    let mut table = Table::asking(FOUR, "Boris");
    table.reveal("Boris");
    table.refused(ClockStopped).accuse("Ana", "Boris");
    assert!(!table.public("Ana").accused);
}

// RULES 8.1, TT-e.
#[test]
fn after_time_is_up_there_is_no_guess() {
    let mut table = Table::asking(FOUR, "Boris");
    table.wait_s(360);
    table.refused(TimeIsUp).guess("Boris", BANK);
    table.refused(TimeIsUp).reveal("Boris");
}

#[test]
fn a_round_that_is_over_takes_no_guess() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").all_agree();
    table.refused(RoundOver).guess("Boris", BANK);
}

#[test]
fn row_05_after_the_reveal_the_clock_stands_and_the_spy_has_a_minute() {
    let mut table = Table::asking(FOUR, "Boris");
    table.wait_s(60).reveal("Boris");
    let round = table.round();
    assert_eq!(round.revealed, Some(table.id("Boris")));
    assert_eq!(table.left_of(round.guess_timer.unwrap()), 60_000);
    table.wait_ms(59_999);
    assert_eq!((table.phase(), table.left_ms()), (Phase::Guess, 300_000));
    table.guess("Boris", BANK);
    assert_eq!(table.ending(), Ending::GuessedRight {});
}

#[test]
fn row_05_no_choice_within_a_minute_is_a_wrong_guess() {
    let mut table = Table::asking(FOUR, "Boris");
    table.reveal("Boris").wait_s(60);
    assert_eq!(table.ending(), Ending::GuessedWrong { place: None });
    let points = [("Ana", 1), ("Boris", 0), ("Cvita", 1), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

#[test]
fn row_05_a_reveal_is_not_taken_back_by_switching_off() {
    let mut table = Table::asking(FOUR, "Boris");
    table.reveal("Boris").away("Boris").wait_s(60);
    assert_eq!(table.ending(), Ending::GuessedWrong { place: None });
}

#[test]
fn row_05_a_spy_reveals_once_and_then_only_names() {
    let mut table = Table::asking(FOUR, "Boris");
    table.reveal("Boris").refused(AlreadyDone).reveal("Boris");
    assert_eq!(table.seat("Boris").can.card, [Offer::Guess {}]);
    table.refused(ClockStopped).ask("Ana", "Cvita");
}

// RULES 8.1, X13.
#[test]
fn a_place_that_was_played_is_a_valid_and_wrong_guess() {
    let mut table = Table::asking(FOUR, "Boris");
    table.guess("Boris", BANK).deal("Boris", ZOO).all_look();
    assert_eq!(table.view().places_played, [BANK]);
    assert!(table.view().places.iter().any(|place| place == BANK));
    table.guess("Boris", BANK);
    let place = Some(BANK.to_owned());
    assert_eq!(table.ending(), Ending::GuessedWrong { place });
}

#[test]
fn an_unknown_place_is_refused_and_reveals_nobody() {
    let mut table = Table::asking(FOUR, "Boris");
    table.refused(NoSuchPlace).guess("Boris", "atlantis");
    assert_eq!(table.phase(), Phase::Questions);
    table
        .reveal("Boris")
        .refused(NoSuchPlace)
        .guess("Boris", "");
    table.guess("Boris", BANK);
}

#[test]
fn an_agent_cannot_guess_whatever_the_place() {
    let mut table = Table::asking(FOUR, "Boris");
    table.refused(NotTheSpy).guess("Ana", BANK);
    table.refused(NotTheSpy).guess("Ana", "atlantis");
    table.refused(NotTheSpy).reveal("Ana");
}

#[test]
fn a_guess_is_offered_behind_the_spys_card_only() {
    let table = Table::asking(FOUR, "Boris");
    let behind = [Offer::Reveal {}, Offer::Guess {}];
    assert_eq!(table.seat("Boris").can.card, behind);
    for agent in ["Ana", "Cvita", "Dino"] {
        assert_eq!(table.seat(agent).can.card, []);
    }
}

#[test]
fn nobody_guesses_before_the_clock_runs() {
    let mut table = Table::of(FOUR);
    table.deal("Boris", BANK);
    table.refused(NotNow).guess("Boris", BANK);
    assert_eq!(table.seat("Boris").can.card, []);
}
