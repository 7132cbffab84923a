//! The spy's guess by house rules: when, and how often (RULES 8, `guess`; RULES 8.1, X6).

use serde_json::{Value, json};
use wire::{
    Ending, Happened, Phase,
    Refusal::{AlreadyDone, ClockStopped, NotNow, TimeIsUp},
    RulesetId::{self, FilmNight, Indictment, Spijun, TimeTravel},
};

use crate::{
    FOUR,
    pack::{BANK, ZOO},
    table::Table,
};

const DOCK: &str = "dock";

fn table(ruleset: RulesetId, rules: Value) -> Table {
    Table::by_house(ruleset, FOUR, "Boris", rules)
}

#[test]
fn the_spy_may_have_to_be_silent_while_the_clock_runs() {
    let rules = json!({"guess.whileRunning": false, "guess.duringVote": true});
    let mut table = table(Spijun, rules);
    assert!(!table.own("Ana").cards_speak);
    assert_eq!(table.seat("Boris").can.card, []);
    table.refused(NotNow).reveal("Boris");
    table.refused(NotNow).guess("Boris", BANK);
    table.accuse("Ana", "Cvita").guess("Boris", BANK);
    assert_eq!(table.ending(), Ending::GuessedRight {});
}

// RULES 8.1, X6: the switch that the host of an indictment has.
#[test]
fn a_cornered_spy_may_be_denied_the_guess_in_a_vote() {
    let mut table = table(Indictment, json!({"guess.duringVote": false}));
    table.accuse("Ana", "Boris");
    assert!(!table.own("Ana").cards_speak);
    table.refused(ClockStopped).guess("Boris", BANK);
    table.no("Cvita").guess("Boris", BANK);
}

#[test]
fn a_guess_may_be_allowed_in_any_vote() {
    let mut table = table(Spijun, json!({"guess.duringVote": true}));
    table.accuse("Ana", "Boris").yes("Cvita");
    assert!(table.own("Ana").cards_speak);
    table.reveal("Boris");
    assert_eq!((table.phase(), table.round().vote), (Phase::Guess, None));
    table.guess("Boris", ZOO);
    assert_eq!(table.points()[0], ("Ana", 1));
}

#[test]
fn a_guess_may_be_allowed_once_time_is_up() {
    let rules = json!({"guess.afterTimeup": true});
    for ruleset in [Spijun, TimeTravel, FilmNight] {
        let mut table = table(ruleset, rules.clone());
        table.time_up();
        assert_eq!(table.phase(), Phase::TimeUp);
        assert!(table.own("Ana").cards_speak);
        table.guess("Boris", BANK);
        assert_eq!(table.points()[1], ("Boris", 4), "{ruleset:?}");
    }
}

#[test]
fn a_late_reveal_breaks_the_time_up_procedure_off() {
    let mut table = table(FilmNight, json!({"guess.afterTimeup": true}));
    table.time_up().ballot("Ana", "Boris").reveal("Boris");
    assert_eq!(table.phase(), Phase::Guess);
    assert_eq!(table.own("Ana").ballot, None);
    table.refused(NotNow).ballot("Cvita", "Boris");
    table.wait_s(60);
    assert_eq!(table.ending(), Ending::GuessedWrong { place: None });
}

#[test]
fn without_the_rule_time_up_is_too_late() {
    let mut table = table(Spijun, json!({"guess.duringVote": true}));
    table.time_up();
    table.refused(TimeIsUp).guess("Boris", BANK);
    table.propose("Ana", "Boris");
    table.refused(TimeIsUp).guess("Boris", BANK);
}

#[test]
fn a_first_miss_leaves_another_try_and_a_fresh_minute() {
    let mut table = table(Spijun, json!({"guess.attempts": 2}));
    assert_eq!(table.round().guesses_left, 2);
    table.reveal("Boris").wait_s(50).guess("Boris", ZOO);
    assert_eq!(table.phase(), Phase::Guess);
    let round = table.round();
    assert_eq!(
        (round.guesses_left, &*round.missed),
        (1, &[ZOO.to_owned()][..])
    );
    let left_ms = table.left_of(round.guess_timer.expect("a limit"));
    assert_eq!(left_ms, 60_000);
    let (seat, place) = (table.id("Boris"), ZOO.to_owned());
    let missed = Happened::GuessMissed { seat, place };
    assert_eq!(table.last_happened().last(), Some(&missed));
    table.refused(AlreadyDone).reveal("Boris");
    table.guess("Boris", BANK);
    assert_eq!(table.points()[1], ("Boris", 4));
}

#[test]
fn the_last_miss_ends_the_round() {
    let mut table = table(Spijun, json!({"guess.attempts": 2}));
    table.guess("Boris", ZOO).guess("Boris", DOCK);
    let place = Some(DOCK.to_owned());
    assert_eq!(table.ending(), Ending::GuessedWrong { place });
    assert_eq!(table.points()[0], ("Ana", 1));
}

// RULES 9, row 5: no choice is a wrong guess, however many were left.
#[test]
fn row_05_no_choice_ends_the_round_with_tries_left() {
    let mut table = table(Spijun, json!({"guess.attempts": 3}));
    table.guess("Boris", ZOO).wait_ms(59_999);
    assert_eq!(table.phase(), Phase::Guess);
    table.wait_ms(1);
    assert_eq!(table.ending(), Ending::GuessedWrong { place: None });
}

#[test]
fn the_next_round_has_all_its_tries() {
    let mut table = table(Spijun, json!({"guess.attempts": 2}));
    table.guess("Boris", ZOO).guess("Boris", BANK);
    table.deal("Ana", ZOO).all_look();
    let round = table.round();
    assert_eq!((round.guesses_left, round.missed.len()), (2, 0));
}
