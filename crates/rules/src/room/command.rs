//! What can be asked of a table. Only `Seat` comes from a frame; the rest is the server's word.

use wire::{Intent, SeatId};

use crate::{OwnPack, TokenHash};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The first command of a new table.
    Open,
    Join {
        token: TokenHash,
        name: String,
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
    /// A picture for the table's own deck, which is stored already.
    AddPicture {
        seat: SeatId,
        picture: String,
    },
    /// A pack of the table's own, which is checked and stored already.
    AddPack {
        seat: SeatId,
        pack: OwnPack,
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
