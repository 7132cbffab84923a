//! Tables of minds, played through the real engine without a socket, a clock or a journal.

mod balance;
mod naive;
mod plan;
mod player;
mod report;
mod strength;
mod svg;
mod table;
mod tally;

pub use balance::balance;
pub use plan::{Brain, Cast, Plan, Refused};
pub use report::Report;
pub use strength::{Edge, edges, strength};
pub use table::Table;
pub use tally::{How, Outcome, Tally};
