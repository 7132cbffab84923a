//! The laboratory of the rules: what is proven of every game is written once, and each game brings what
//! it is proven with. Nothing of the product uses it, and it reads no clock and no file.
//!
//! * [`table::Table`] is the one driver: whatever is sent goes through `decide`, `fold` and `wake_at`.
//! * [`proofs`] plays random [`script`]s: replay, offers, frames, hostile commands, endings, and pairs
//!   of worlds that a viewer must not be able to tell apart by anything in [`sight`].
//! * [`walk`] visits every state of small tables.
//! * [`fuzz`] makes tables and commands of arbitrary bytes.
//! * [`step`] is one step of each game in parts, for what is timed and counted.
//!
//! A game is a folder that says what tables there can be and what can be tried at them ([`Game`]), has a
//! second [`Judge`], two [`Worlds`] and lenses that leak on purpose, and a small table to be walked
//! ([`walk::Walked`]).

#![expect(clippy::unwrap_used, reason = "a proof that cannot go on has failed")]

pub mod anything;
pub mod captains;
mod dealing;
pub mod fuzz;
mod game;
mod handshake;
pub mod hostile;
mod lens;
pub mod moves;
mod notary;
pub mod notebook;
pub mod pair;
pub mod phones;
pub mod proofs;
pub mod replay;
pub mod script;
mod shares;
pub mod shelf;
pub mod sight;
pub mod spy;
pub mod step;
pub mod table;
pub mod universe;
pub mod uptake;
pub mod walk;

pub use captains::Captains;
pub use game::{Game, Judge, Patience, Plays};
pub use notebook::Notebook;
pub use pair::Worlds;
pub use spy::Spy;
