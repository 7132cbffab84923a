//! Draws a deal again from the server's number, as `docs/fair-deal.md` has it, and from nothing else.
//!
//! A second judge: it was written from that page, and knows nothing of how rounds are dealt.

pub mod captains;
pub mod notebook;
pub mod pool;
pub mod spy;

use crate::{Dice, Label};

/// The seed of a use.
pub type Seed = [u8; 32];

/// One of the seats, by lot.
fn one_of(seed: &Seed, label: Label, seats: &[u16]) -> Option<u16> {
    if seats.is_empty() {
        return None;
    }
    Some(seats[Dice::new(seed, label).below(seats.len())])
}
