//! The team game between two captains, edge by edge (RULES 6.3 and 6.4; RULES 9).
//!
//! Unless a test says otherwise, seven play as [`table::dealt`] has it: Ana and Boris are captains,
//! Cvita and Dino hold Ana's place, the bank, Ema and Filip hold Boris's, the zoo, and Goran is the
//! spy. Once it is settled who acts first, it is Ana.

mod absence;
mod agents_leaving;
mod asking;
mod captains_leaving;
mod deal;
mod end;
mod exported;
mod first;
pub(crate) mod golden;
mod kicking;
mod moves;
mod naming;
mod pause;
mod picking;
mod places;
mod points;
mod refusals;
mod rounds;
mod settings;
mod sights;
mod snapshots;
mod spoken;
mod stale;
mod table;
mod tales;
mod written;
