//! A word in every notebook but one, and pictures for answers (RULES 7).

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

pub(crate) use deal::{deal, enough_cards_for, start};
pub(crate) use decide::{act, settle, take_part, tick};
pub(crate) use due::due;
pub(crate) use ending::void;
pub use event::Event;
pub(crate) use leaving::seat_left;
pub use rules::{Limits, RULES, Rules, Score, advised_rounds, cards_min};
pub(crate) use rules::{rounds, rounds_fit, rounds_left};
pub(crate) use state::{Hidden, Play, Round};
pub(crate) use tale::tale;
pub(crate) use terms::{opening, terms};
pub(crate) use view::{offers, round_view, seat_view};
pub(crate) use wire::limits::NOTEBOOK_ROUNDS_MAX as ROUNDS_MAX;
