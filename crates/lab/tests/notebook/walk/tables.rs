//! The tables that are walked.

use super::{Scope, deal::PLAYERS, twins};

/// From the deal on; everybody stays, and the host does not interfere.
const ALL: Scope = Scope {
    blank: None,
    discussion: false,
    leavers: 0,
    phones_off: 0,
    pauses: false,
};

const BROKEN_OFF: [&str; 4] = [
    "Case: void, AbortedByHost",
    "Chips: void, AbortedByHost",
    "Evidence: void, AbortedByHost",
    "Explaining: void, AbortedByHost",
];
const PLAYED_OUT: [&str; 2] = ["Chips: caught", "Chips: escaped"];
const NO_WORD: [&str; 1] = ["Case: void, NoWord"];

const SOMEBODY_IS_GONE: [&str; 6] = [
    "Chips: void, ActiveLeft",
    "Chips: void, ConspiratorLeft",
    "Evidence: void, ActiveLeft",
    "Evidence: void, ConspiratorLeft",
    "Explaining: void, ActiveLeft",
    "Explaining: void, ConspiratorLeft",
];
const TWO_ARE_GONE: [&str; 4] = [
    "Case: void, TooFewPlayers",
    "Chips: void, TooFewPlayers",
    "Evidence: void, TooFewPlayers",
    "Explaining: void, TooFewPlayers",
];

fn all(endings: &[&[&'static str]]) -> Vec<&'static str> {
    let mut all = endings.concat();
    all.sort_unstable();
    all
}

#[test]
fn every_state_of_a_round_is_sound() {
    ALL.walk(&all(&[&BROKEN_OFF, &PLAYED_OUT, &NO_WORD]));
}

#[test]
fn whoever_has_the_blank_notebook_a_round_bears_whoever_leaves() {
    for blank in PLAYERS[1..].iter().copied() {
        let scope = Scope {
            blank: Some(blank),
            discussion: true,
            leavers: 2,
            ..ALL
        };
        let gone = [&SOMEBODY_IS_GONE[..], &TWO_ARE_GONE[1..]].concat();
        scope.walk(&all(&[&BROKEN_OFF[1..], &PLAYED_OUT, &gone]));
    }
}

#[test]
fn a_case_bears_whoever_leaves_in_a_pause() {
    let scope = Scope {
        leavers: 2,
        pauses: true,
        ..ALL
    };
    let gone = [&SOMEBODY_IS_GONE[..], &TWO_ARE_GONE].concat();
    scope.walk(&all(&[&BROKEN_OFF, &PLAYED_OUT, &NO_WORD, &gone]));
}

#[test]
fn a_phone_may_go_off_at_any_moment() {
    let scope = Scope {
        phones_off: 1,
        discussion: true,
        ..ALL
    };
    scope.walk(&all(&[&BROKEN_OFF, &PLAYED_OUT, &NO_WORD]));
}

#[test]
fn equal_tables_go_on_equally() {
    twins::compare(Scope {
        leavers: 1,
        pauses: true,
        ..ALL
    });
    twins::compare(Scope {
        blank: Some(PLAYERS[2]),
        phones_off: 1,
        ..ALL
    });
}
