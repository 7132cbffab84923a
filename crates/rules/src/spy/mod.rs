//! Everybody knows the place but one. One engine, parametrised by a [`Ruleset`](wire::Ruleset).

mod agreed;
mod apply;
mod book;
mod course;
mod deal;
mod decide;
mod due;
mod ending;
mod event;
mod guard;
mod leaving;
mod presets;
mod public;
mod sense;
mod state;
mod tale;
mod time_up;
mod view;
mod vote;

pub(crate) use agreed::{check, fits, length_ms, menu, rounds, rounds_fit, tidy};
pub(crate) use book::{Book, round_ms};
pub use deal::Deal;
pub(crate) use deal::{Card, deal, start};
pub(crate) use decide::{act, settle, take_part, tick};
pub(crate) use due::due;
pub(crate) use ending::void;
pub use event::Event;
pub(crate) use event::stirs;
pub(crate) use guard::has_accused;
pub(crate) use leaving::seat_left;
pub use presets::preset;
pub(crate) use state::{Hidden, Play, Round};
pub(crate) use tale::tale;
pub(crate) use view::{card_offers, open_offers, round_view, seat_view};
pub(crate) use wire::limits::{MINUTES_MAX, SPY_ROUNDS_MAX as ROUNDS_MAX};
