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
mod state;
mod view;

use wire::{Settings, ruleset::Players};

pub use deal::Deal;
pub(crate) use deal::deal;
pub(crate) use decide::{act, settle, tick};
pub(crate) use due::due;
pub(crate) use ending::void;
pub use event::Event;
pub(crate) use leaving::seat_left;
pub(crate) use state::{Hidden, Play, Round};
pub(crate) use view::{card_view, offers, round_view};

pub(crate) const PLAYERS: Players = Players { min: 7, max: 12 };

/// Places that a round uses.
pub(crate) const PLACES: usize = 2;

/// RULES 9, row 30: as many as the thirty decks of the box allow.
pub(crate) const ROUNDS_MAX: u8 = 15;

/// What the host set, or as many rounds as it takes to make everybody captain once or twice.
pub(crate) fn rounds(settings: &Settings, players: usize) -> u8 {
    let odd = players % 2 == 1;
    let advised = if odd || settings.captains.twice {
        players
    } else {
        players / 2
    };
    settings
        .rounds
        .unwrap_or_else(|| u8::try_from(advised).unwrap_or(u8::MAX))
}
