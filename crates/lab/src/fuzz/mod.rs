//! Bytes in, a table that has borne everything they stand for out. The fuzz target in `fuzz/` runs it on
//! what it invents, and the tests on what was worth keeping.

mod house;
mod input;
mod witness;

use std::collections::BTreeSet;

use arbitrary::Unstructured;

use self::{input::Input, witness::Witness};
use crate::table::Table;

/// Says what happens for whichever game this is.
macro_rules! in_game {
    ($id:expr, $Game:ident => $what:expr) => {
        match $id {
            wire::GameId::Spy => {
                type $Game = crate::Spy;
                $what
            }
            wire::GameId::Captains => {
                type $Game = crate::Captains;
                $what
            }
            wire::GameId::Notebook => {
                type $Game = crate::Notebook;
                $what
            }
        }
    };
}
use in_game;

/// Runs to the end of the bytes, then leaves the table alone. Says what was reached on the way: phases,
/// and by game how rounds ended.
pub fn drive(bytes: &[u8]) -> BTreeSet<String> {
    let mut input = Input(Unstructured::new(bytes));
    let Ok(table) = input.table() else {
        return BTreeSet::new();
    };
    let mut witness = Witness::of(table);
    while !input.0.is_empty() {
        if input.step(&mut witness).is_err() {
            break;
        }
    }
    witness.can_show_it();
    witness.leaves_it_alone();
    witness.seen
}

/// Goes on with a table until nothing more happens by itself: whatever was agreed there, everybody can be shown
/// it, and its round ends.
pub fn play_out(table: Table) {
    let mut witness = Witness::of(table);
    witness.can_show_it();
    witness.leaves_it_alone();
}
