//! Tables of minds, played through the real engine without a socket, a clock or a journal.

mod naive;
mod plan;
mod player;
mod table;
mod tally;

pub use plan::{Brain, Cast, Plan, Refused};
pub use table::Table;
pub use tally::{How, Outcome, Tally};
