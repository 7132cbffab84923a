//! Bytes in, a table that has borne everything they stand for out. The fuzz target in `fuzz/` and the
//! test beside this folder run the same code.

#[path = "../../properties/anything.rs"]
mod anything;
#[path = "../../properties/count.rs"]
mod count;
#[path = "../../model/offers.rs"]
mod offers;
#[path = "../../model/order.rs"]
mod order;
#[path = "../../properties/pack.rs"]
mod pack;
#[path = "../../properties/questions.rs"]
mod questions;
#[path = "../../properties/referee.rs"]
mod referee;
#[path = "../../properties/rulebook.rs"]
mod rulebook;
#[path = "../../properties/scoreboard.rs"]
mod scoreboard;
#[path = "../../properties/tariff.rs"]
mod tariff;
#[path = "../../properties/time_up.rs"]
mod time_up;
#[path = "../../properties/verdict.rs"]
mod verdict;

mod finish;
mod house;
mod input;
mod table;

use std::collections::BTreeSet;

use arbitrary::Unstructured;

use self::input::Input;

/// Runs to the end of the bytes, then leaves the table alone. Says what was reached on the way.
pub(crate) fn drive(bytes: &[u8]) -> BTreeSet<String> {
    let mut input = Input(Unstructured::new(bytes));
    let Ok(mut table) = input.table() else {
        return BTreeSet::new();
    };
    while !input.0.is_empty() {
        if input.step(&mut table).is_err() {
            break;
        }
    }
    table.can_be_shown();
    table.is_left_alone();
    table.replays();
    table.seen
}
