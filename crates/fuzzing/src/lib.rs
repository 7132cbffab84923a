//! What each fuzz target does with its bytes, and what must hold of them. Nothing of the product uses it: a
//! fuzzer in `fuzz/` brings what it invents, the tests bring what was worth keeping and what chance makes of it.
//!
//! The target `decide` is the laboratory's, `lab::fuzz`, which knows all games.

#![expect(
    clippy::unwrap_used,
    reason = "a driver that cannot go on has found something"
)]

pub mod frames;
pub mod heads;
pub mod house;
pub mod packs;
pub mod records;
mod serving;
pub mod uploads;

/// Asserts what must hold of an input.
pub type Drive = fn(&[u8]);

/// Each target by its name, as its seeds lie in `fuzz/seeds`.
pub const TARGETS: [(&str, Drive); 6] = [
    ("frames", frames::drive),
    ("heads", heads::drive),
    ("house", house::drive),
    ("packs", packs::drive),
    ("records", records::drive),
    ("uploads", uploads::drive),
];
