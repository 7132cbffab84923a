//! The tables that are walked.

use lab::{
    Captains,
    walk::{Scope, twins, walk_to},
};
use wire::Asking::{Spoken, Tracked};

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

#[test]
fn every_state_of_a_spoken_round_is_sound() {
    walk_to::<Captains>(Scope::of(Spoken), &[&BROKEN_OFF, &PLAYED_OUT]);
}

#[test]
fn every_state_of_a_round_with_questions_is_sound() {
    walk_to::<Captains>(Scope::of(Tracked), &[&BROKEN_OFF, &PLAYED_OUT]);
}

#[test]
fn a_spoken_round_bears_whoever_leaves() {
    let scope = Scope {
        leavers: 2,
        ..Scope::of(Spoken)
    };
    let gone = [SOMEBODY_IS_GONE.as_slice(), &TWO_ARE_GONE].concat();
    walk_to::<Captains>(scope, &[&BROKEN_OFF, &PLAYED_OUT, &gone]);
}

#[test]
fn a_paused_round_bears_whoever_leaves() {
    let scope = Scope {
        leavers: 1,
        pauses: true,
        ..Scope::of(Spoken)
    };
    walk_to::<Captains>(scope, &[&BROKEN_OFF, &PLAYED_OUT, &SOMEBODY_IS_GONE]);
}

#[test]
fn a_round_with_questions_bears_whoever_leaves() {
    let scope = Scope {
        leavers: 1,
        ..Scope::of(Tracked)
    };
    walk_to::<Captains>(scope, &[&BROKEN_OFF, &PLAYED_OUT, &SOMEBODY_IS_GONE]);
}

#[test]
fn a_phone_may_go_off_at_any_moment() {
    let scope = Scope {
        phones_off: 1,
        ..Scope::of(Spoken)
    };
    walk_to::<Captains>(scope, &[&BROKEN_OFF, &PLAYED_OUT]);
}

#[test]
fn equal_tables_go_on_equally() {
    twins::compare::<Captains>(Scope::of(Tracked));
    twins::compare::<Captains>(Scope {
        leavers: 1,
        pauses: true,
        ..Scope::of(Spoken)
    });
    twins::compare::<Captains>(Scope {
        phones_off: 1,
        ..Scope::of(Spoken)
    });
}
