//! The table around the game: lobby, seats, host, settings, scoreboard.

mod apply;
mod circle;
mod command;
mod decide;
mod draft;
mod event;
mod finish;
mod game;
pub(crate) mod guard;
mod name;
mod pace;
mod places;
mod play;
mod state;
pub(crate) mod text;
mod token;
mod transcript;
mod view;
mod wait;
mod wake;

pub(crate) use circle::Circle;
pub use command::Command;
pub use decide::decide;
pub(crate) use draft::Draft;
pub use event::{Event, Survivors};
pub(crate) use finish::end_game_if_last;
pub use game::PoolPlace;
pub(crate) use game::{Game, Play};
pub(crate) use pace::{Pace, WAIT_MS};
pub(crate) use state::Seat;
pub use state::{Public, State};
pub use token::TokenHash;
pub(crate) use transcript::Transcript;
pub use view::{seat_view, table_view};
pub(crate) use wait::Wait;
pub use wake::wake_at;
