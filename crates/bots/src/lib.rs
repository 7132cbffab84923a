//! Players that think. A [`Mind`] is told what its seat sees and says what it wants to do next, and when.
//!
//! Pure: no clock, no random source, no file, no log. It peeks nowhere: all it knows is in a [`Sight`]. What it
//! remembers is a fold of these, and the present one alone brings nearly all of it back.

mod atlas;
mod captains;
mod dice;
pub mod evidence;
mod lexicon;
mod mind;
mod offers;
mod pace;
mod spy;
mod wits;

pub use atlas::{ATTRIBUTES, Atlas, Levels, UNKNOWN};
pub use lexicon::Lexicon;
pub use mind::{Mind, Sight, Wish};
