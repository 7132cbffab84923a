//! The table around the game: lobby, seats, host, settings, scoreboard.

mod apply;
mod command;
mod decide;
mod draft;
mod event;
pub(crate) mod guard;
mod name;
mod state;
pub(crate) mod text;
mod token;
mod view;
mod wake;

pub use command::Command;
pub use decide::decide;
pub(crate) use draft::Draft;
pub use event::{Event, Survivors};
pub use state::PoolPlace;
pub(crate) use state::{Game, Seat};
pub use state::{Public, State};
pub use token::TokenHash;
pub use view::{seat_view, table_view};
pub use wake::wake_at;
