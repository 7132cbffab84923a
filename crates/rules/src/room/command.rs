//! What can be asked of a table. Only `Seat` comes from a frame; the rest is the server's word.

use wire::{Intent, SeatId};

use crate::{Addition, TokenHash};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The first command of a new table.
    Open,
    Join {
        token: TokenHash,
        name: String,
        /// What it would like to look like.
        avatar: Option<u8>,
    },
    /// Take the seat that was handed over with this one-time key.
    Claim {
        token: TokenHash,
        key: TokenHash,
    },
    Seat {
        seat: SeatId,
        intent: Intent,
    },
    /// What is added is checked and stored already.
    Add {
        seat: SeatId,
        addition: Addition,
    },
    /// The seat's phone has been off for a while.
    Away {
        seat: SeatId,
    },
    Back {
        seat: SeatId,
    },
    /// Something is due.
    Tick,
}
