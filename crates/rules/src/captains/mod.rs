//! Two captains, two places, agents of either and one spy among them (RULES 6.3 and 6.4).

mod apply;
mod course;
mod deal;
mod decide;
mod due;
mod ending;
mod event;
mod guard;
mod leaving;
mod rules;
mod state;
mod tale;
mod terms;
mod view;

pub use deal::Deal;
pub(crate) use deal::{deal, start};
pub(crate) use decide::{act, settle, take_part, tick};
pub(crate) use due::due;
pub(crate) use ending::void;
pub use event::Event;
pub(crate) use leaving::seat_left;
pub use rules::{Limits, RULES, Rules, Score, advised_rounds};
pub(crate) use rules::{check, forget, rounds, rounds_fit, rounds_left};
pub(crate) use state::{Hidden, Play, Round};
pub(crate) use tale::tale;
pub(crate) use terms::{opening, terms};
pub(crate) use view::{offers, round_view, seat_view};

/// Places that a round uses.
pub(crate) const PLACES: usize = 2;

/// RULES 9, row 30: as many as the thirty decks of the box allow.
pub(crate) const ROUNDS_MAX: u8 = 15;
