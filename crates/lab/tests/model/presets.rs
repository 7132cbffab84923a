//! Every ruleset at its smallest table, with everybody there.

use wire::RulesetId::{self, FilmNight, Indictment, Spijun, TimeTravel};

use crate::scope::{Marks, Scope};

pub(crate) const THE_SPY_SPEAKS: &[&str] = &[
    "Questions: GuessedRight",
    "Questions: GuessedWrong",
    "Guess: GuessedRight",
    "Guess: GuessedWrong",
];
pub(crate) const A_STOP: &[&str] = &["Vote: SpyConvicted", "Vote: InnocentConvicted"];
pub(crate) const TIME_IS_UP: &[&str] = &["TimeUp: NobodyConvicted", "TimeUp: SpyConvicted"];
pub(crate) const WRONG_AT_LAST: &[&str] = &["TimeUp: InnocentConvicted"];
pub(crate) const AN_ACCUSATION: &[&str] =
    &["Questions: SpyConvicted", "Questions: InnocentConvicted"];
pub(crate) const POINTING: &[&str] = &[
    "Vote: MiddleWasSpy",
    "Vote: MiddleWasPlace",
    "TimeUp: MiddleWasSpy",
    "TimeUp: MiddleWasPlace",
];
pub(crate) const A_LAPSED_VOTE: &[&str] = &["Vote: GuessedRight", "Vote: GuessedWrong"];
pub(crate) const THE_CLOCK: &[&str] = &["Questions: NobodyConvicted"];

/// Walks, and compares how rounds have ended with how they can.
pub(crate) fn walk(scope: Scope, endings: &[&[&str]]) {
    let found = scope.walk();
    println!("{scope:?}: {} states, {} steps", found.states, found.steps);
    let mut expected = endings.concat();
    expected.sort_unstable();
    let endings: Vec<&str> = found.endings.iter().map(String::as_str).collect();
    assert_eq!(endings, expected, "{scope:?}");
}

/// As many questions and stops.
pub(crate) fn short(ruleset: RulesetId, seats: u16, questions: u8, stops: u8) -> Scope {
    Scope {
        questions: Some(questions),
        stops: Some(stops),
        ..Scope::of(ruleset, seats)
    }
}

const MIDDLE: &[&[&str]] = &[
    THE_SPY_SPEAKS,
    AN_ACCUSATION,
    POINTING,
    TIME_IS_UP,
    WRONG_AT_LAST,
];

#[test]
fn every_state_of_a_duel_is_sound() {
    walk(Scope::of(TimeTravel, 2), MIDDLE);
}

#[test]
fn stopping_at_every_mark_of_the_time_changes_nothing() {
    let scope = Scope {
        marks: Marks::Seen,
        ..Scope::of(TimeTravel, 2)
    };
    walk(scope, MIDDLE);
}

#[test]
fn every_state_of_a_trio_is_sound() {
    walk(short(TimeTravel, 3, 1, 2), MIDDLE);
}

#[test]
fn every_state_of_spijun_is_sound() {
    let endings = [THE_SPY_SPEAKS, A_STOP, TIME_IS_UP, WRONG_AT_LAST];
    walk(Scope::of(Spijun, 3), &endings);
}

#[test]
fn every_state_of_time_travel_is_sound() {
    let endings = [THE_SPY_SPEAKS, A_STOP, TIME_IS_UP, WRONG_AT_LAST];
    walk(short(TimeTravel, 4, 1, 1), &endings);
    walk(short(TimeTravel, 4, 0, 2), &endings);
}

#[test]
fn every_state_of_film_night_is_sound() {
    let endings = [THE_SPY_SPEAKS, A_STOP, TIME_IS_UP];
    walk(Scope::of(FilmNight, 3), &endings);
}

#[test]
fn every_state_of_indictment_is_sound() {
    let endings = [THE_SPY_SPEAKS, A_STOP, A_LAPSED_VOTE, THE_CLOCK];
    walk(short(Indictment, 4, 1, 1), &endings);
    walk(short(Indictment, 4, 0, 2), &endings);
}
