//! The same tables where players leave, phones go off and the host's rights change hands. The rest of
//! the round is shorter there.

use lab::{Spy, spy::walk::Scope, walk::twins};
use wire::RulesetId::{FilmNight, Indictment, Spijun, TimeTravel};

use super::presets::{
    A_LAPSED_VOTE, A_STOP, AN_ACCUSATION, POINTING, THE_CLOCK, THE_SPY_SPEAKS, TIME_IS_UP,
    WRONG_AT_LAST, short, walk,
};

/// The spy has left, or too few are left, or the spy was removed.
const SOMEBODY_IS_GONE: &[&str] = &[
    "Dealt: SpyLeft",
    "Dealt: Void",
    "Questions: SpyLeft",
    "Questions: Void",
    "Guess: SpyLeft",
    "Guess: Void",
];
const GONE_AFTER_TIME: &[&str] = &["TimeUp: SpyLeft", "TimeUp: Void"];
const GONE_DURING_A_VOTE: &[&str] = &["Vote: SpyLeft", "Vote: Void"];

#[test]
fn a_duel_bears_whoever_leaves_and_whoever_is_host() {
    let scope = Scope {
        leaving: true,
        room: true,
        ..Scope::of(TimeTravel, 2)
    };
    let endings = [
        THE_SPY_SPEAKS,
        AN_ACCUSATION,
        POINTING,
        TIME_IS_UP,
        WRONG_AT_LAST,
    ];
    let gone = [SOMEBODY_IS_GONE, GONE_DURING_A_VOTE, GONE_AFTER_TIME];
    walk(scope, &[endings.as_slice(), &gone].concat());
}

#[test]
fn four_seats_bear_whoever_leaves() {
    let leaving = |scope| Scope {
        leaving: true,
        ..scope
    };
    let common = [THE_SPY_SPEAKS, SOMEBODY_IS_GONE];
    let by_hands = [TIME_IS_UP, WRONG_AT_LAST, GONE_AFTER_TIME];
    let with = |more: &[&'static [&'static str]]| [common.as_slice(), more].concat();
    walk(leaving(short(Spijun, 4, 0, 0)), &with(&by_hands));
    walk(leaving(short(TimeTravel, 4, 0, 0)), &with(&by_hands));
    walk(
        leaving(short(FilmNight, 4, 0, 0)),
        &with(&[TIME_IS_UP, GONE_AFTER_TIME]),
    );
    let by_vote = [A_STOP, A_LAPSED_VOTE, THE_CLOCK, GONE_DURING_A_VOTE];
    walk(leaving(short(Indictment, 4, 0, 1)), &with(&by_vote));
}

#[test]
fn a_phone_may_go_off_at_any_moment() {
    let off = |scope| Scope {
        phones_off: 1,
        ..scope
    };
    let by_hands = [THE_SPY_SPEAKS, A_STOP, TIME_IS_UP, WRONG_AT_LAST];
    walk(off(short(Spijun, 3, 0, 1)), &by_hands);
    let by_vote = [THE_SPY_SPEAKS, A_STOP, A_LAPSED_VOTE, THE_CLOCK];
    walk(off(short(Indictment, 4, 0, 1)), &by_vote);
}

#[test]
fn equal_tables_go_on_equally() {
    twins::compare::<Spy>(Scope::of(TimeTravel, 2));
    twins::compare::<Spy>(Scope {
        phones_off: 1,
        ..short(TimeTravel, 2, 1, 1)
    });
    twins::compare::<Spy>(short(Spijun, 3, 0, 2));
    twins::compare::<Spy>(Scope {
        leaving: true,
        ..short(Indictment, 4, 0, 1)
    });
}
