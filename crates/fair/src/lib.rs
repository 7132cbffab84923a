//! The fair deal on paper, as `docs/fair-deal.md` has it: seals, seeds, dice, and what a proof proves.
//!
//! Pure and of no table: who knows what, and when it may be told, is decided elsewhere.

mod dice;
mod hash;
pub mod proof;
pub mod redraw;
mod verify;

pub use dice::{Dice, Label};
pub use hash::{Digest, SEALS, Use, code, digest, seal, seed, server_seal};
pub use verify::{Check, Outcome, Report, Verdict, verify};
