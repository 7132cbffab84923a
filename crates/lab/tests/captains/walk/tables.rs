//! The tables that are walked.

use wire::Asking::{self, Spoken, Tracked};

use super::{Scope, twins};

/// Everybody stays, and the host does not interfere.
fn of(asking: Asking) -> Scope {
    Scope {
        asking,
        leavers: 0,
        phones_off: 0,
        pauses: false,
    }
}

const BROKEN_OFF: [&str; 4] = [
    "Asking: void, AbortedByHost",
    "Dealt: void, AbortedByHost",
    "Naming: void, AbortedByHost",
    "Picking: void, AbortedByHost",
];
const PLAYED_OUT: [&str; 2] = ["Naming: spy picked", "Naming: teams complete"];

/// A captain, the spy, or everybody whom one could still pick.
const SOMEBODY_IS_GONE: [&str; 10] = [
    "Asking: no agent left",
    "Asking: void, CaptainLeft",
    "Asking: void, SpyKicked",
    "Dealt: void, CaptainLeft",
    "Dealt: void, SpyKicked",
    "Naming: void, SpyKicked",
    "Picking: no agent left",
    "Picking: teams complete",
    "Picking: void, CaptainLeft",
    "Picking: void, SpyKicked",
];

/// The spy has left, one captain has refused, and the other leaves.
const TWO_ARE_GONE: [&str; 1] = ["Asking: teams complete"];

fn all(endings: &[&[&'static str]]) -> Vec<&'static str> {
    let mut all = endings.concat();
    all.sort_unstable();
    all
}

#[test]
fn every_state_of_a_spoken_round_is_sound() {
    of(Spoken).walk(&all(&[&BROKEN_OFF, &PLAYED_OUT]));
}

#[test]
fn every_state_of_a_round_with_questions_is_sound() {
    of(Tracked).walk(&all(&[&BROKEN_OFF, &PLAYED_OUT]));
}

#[test]
fn a_spoken_round_bears_whoever_leaves() {
    let scope = Scope {
        leavers: 2,
        ..of(Spoken)
    };
    let gone = [SOMEBODY_IS_GONE.as_slice(), &TWO_ARE_GONE].concat();
    scope.walk(&all(&[&BROKEN_OFF, &PLAYED_OUT, &gone]));
}

#[test]
fn a_paused_round_bears_whoever_leaves() {
    let scope = Scope {
        leavers: 1,
        pauses: true,
        ..of(Spoken)
    };
    scope.walk(&all(&[&BROKEN_OFF, &PLAYED_OUT, &SOMEBODY_IS_GONE]));
}

#[test]
fn a_round_with_questions_bears_whoever_leaves() {
    let scope = Scope {
        leavers: 1,
        ..of(Tracked)
    };
    scope.walk(&all(&[&BROKEN_OFF, &PLAYED_OUT, &SOMEBODY_IS_GONE]));
}

#[test]
fn a_phone_may_go_off_at_any_moment() {
    let scope = Scope {
        phones_off: 1,
        ..of(Spoken)
    };
    scope.walk(&all(&[&BROKEN_OFF, &PLAYED_OUT]));
}

#[test]
fn equal_tables_go_on_equally() {
    twins::compare(of(Tracked));
    twins::compare(Scope {
        leavers: 1,
        pauses: true,
        ..of(Spoken)
    });
    twins::compare(Scope {
        phones_off: 1,
        ..of(Spoken)
    });
}
