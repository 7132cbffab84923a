//! The game with notebooks, edge by edge (RULES 7; RULES 9).
//!
//! Unless a test says otherwise, four play as [`table`] has it: Ana is host and active, her word is
//! "storm", and the blank notebook is Cvita's. Boris and Dino are detectives.

mod absence;
mod case;
mod chips;
mod deal;
mod deck;
mod evidence;
mod explaining;
mod exported;
pub(crate) mod golden;
mod kicking;
mod leaving;
mod moves;
mod own_deck;
mod pause;
mod points;
mod refusals;
mod rounds;
mod score;
mod sights;
mod snapshots;
mod stale;
mod table;
mod tales;
