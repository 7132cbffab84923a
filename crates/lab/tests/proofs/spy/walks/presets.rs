//! Every ruleset at its smallest table, with everybody there.

use lab::{
    Spy,
    spy::walk::{Marks, Scope},
    walk::walk_to,
};
use wire::RulesetId::{self, FilmNight, Indictment, Spijun, TimeTravel};

pub(super) const THE_SPY_SPEAKS: &[&str] = &[
    "Questions: GuessedRight",
    "Questions: GuessedWrong",
    "Guess: GuessedRight",
    "Guess: GuessedWrong",
];
pub(super) const A_STOP: &[&str] = &["Vote: SpyConvicted", "Vote: InnocentConvicted"];
pub(super) const TIME_IS_UP: &[&str] = &["TimeUp: NobodyConvicted", "TimeUp: SpyConvicted"];
pub(super) const WRONG_AT_LAST: &[&str] = &["TimeUp: InnocentConvicted"];
pub(super) const AN_ACCUSATION: &[&str] =
    &["Questions: SpyConvicted", "Questions: InnocentConvicted"];
pub(super) const POINTING: &[&str] = &[
    "Vote: MiddleWasSpy",
    "Vote: MiddleWasPlace",
    "TimeUp: MiddleWasSpy",
    "TimeUp: MiddleWasPlace",
];
pub(super) const A_LAPSED_VOTE: &[&str] = &["Vote: GuessedRight", "Vote: GuessedWrong"];
pub(super) const THE_CLOCK: &[&str] = &["Questions: NobodyConvicted"];

pub(super) fn walk(scope: Scope, endings: &[&[&str]]) {
    walk_to::<Spy>(scope, endings);
}

/// As many questions and stops.
pub(super) fn short(ruleset: RulesetId, seats: u16, questions: u8, stops: u8) -> Scope {
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
