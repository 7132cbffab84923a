//! The games, pure: a command in, events or a refusal out.
//!
//! Nothing here reads a clock, a random source, a file or a pack on its own: time, dice and packs
//! arrive in a [`Moment`]. State is a fold of [`Record`]s and of nothing else.

#![warn(clippy::wildcard_enum_match_arm)]

pub mod captains;
mod downcast;
pub mod fairness;
pub mod notebook;
mod record;
pub mod room;
mod secret;
mod shared;
pub mod spy;
mod timer;
mod upcast;

use std::sync::Arc;

use wire::SeatId;

pub use downcast::OLDEST_WRITTEN;
pub use fairness::{FairView, Proof, fair_mark, fair_view, is_dealing, may_deal, proofs};
pub use record::{Author, RECORD_BYTES, Record, SCHEMA, Unreadable, Unsayable};
pub use room::{
    Addition, BOT_NAMES, Command, Dish, Event, ForBots, Need, Outcome, OwnPack, Pool, Public,
    REMARKS_MAX, Seats, State, Stirred, TokenHash, Transcript, as_shown, board_view, bots,
    chronicle, decide, happenings, lines, may_add, may_add_this, menu, pulse_view, seat_view,
    table_view, wake_at,
};
pub use spy::rules_played;

/// What a decision may use besides the state and the command.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moment<'a> {
    /// Table time: it stands still while no server runs or no seat is connected.
    pub now_ms: u64,
    /// Fresh random bytes for this decision only. Events record outcomes, never these.
    pub dice: [u8; 32],
    pub packs: &'a [Arc<wire::pack::Pack>],
    /// What a deck of evidence is made of, by id.
    pub pictures: &'a [String],
    /// The packs of the house by id, each with the hash of what phones load of it.
    pub prints: &'a [(String, String)],
    /// Seats whose phones have just been heard, so that they can tell a number.
    pub awake: &'a [SeatId],
    /// Of the data that are written to: others mean that a backup was put back.
    pub epoch: u64,
}
