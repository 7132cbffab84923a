//! The tables that are walked.

use lab::{
    Notebook,
    notebook::walk::{Case, PLAYERS},
    walk::{Scope, twins, walk_to},
};

/// From the deal on; everybody stays, and the host does not interfere.
const ALL: Scope<Case> = Scope {
    table: FROM_THE_DEAL,
    leavers: 0,
    phones_off: 0,
    pauses: false,
};
const FROM_THE_DEAL: Case = Case {
    blank: None,
    discussion: false,
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

#[test]
fn every_state_of_a_round_is_sound() {
    walk_to::<Notebook>(ALL, &[&BROKEN_OFF, &PLAYED_OUT, &NO_WORD]);
}

#[test]
fn whoever_has_the_blank_notebook_a_round_bears_whoever_leaves() {
    for blank in PLAYERS[1..].iter().copied() {
        let scope = Scope {
            table: Case {
                blank: Some(blank),
                discussion: true,
            },
            leavers: 2,
            ..ALL
        };
        let gone = [&SOMEBODY_IS_GONE[..], &TWO_ARE_GONE[1..]].concat();
        walk_to::<Notebook>(scope, &[&BROKEN_OFF[1..], &PLAYED_OUT, &gone]);
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
    walk_to::<Notebook>(scope, &[&BROKEN_OFF, &PLAYED_OUT, &NO_WORD, &gone]);
}

#[test]
fn a_phone_may_go_off_at_any_moment() {
    let scope = Scope {
        table: Case {
            discussion: true,
            ..FROM_THE_DEAL
        },
        phones_off: 1,
        ..ALL
    };
    walk_to::<Notebook>(scope, &[&BROKEN_OFF, &PLAYED_OUT, &NO_WORD]);
}

#[test]
fn equal_tables_go_on_equally() {
    twins::compare::<Notebook>(Scope {
        leavers: 1,
        pauses: true,
        ..ALL
    });
    twins::compare::<Notebook>(Scope {
        table: Case {
            blank: Some(PLAYERS[2]),
            ..FROM_THE_DEAL
        },
        phones_off: 1,
        ..ALL
    });
}
