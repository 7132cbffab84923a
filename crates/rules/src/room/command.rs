//! What can be asked of a table. Only `Seat` comes from a frame; the rest is the server's word.

use wire::{Intent, Seal, SeatId, Secret128};

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
        /// An agent, no person.
        bot: bool,
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
    /// The seat's phone seals numbers for the next deal.
    Seal {
        seat: SeatId,
        round: u32,
        seals: [Seal; 3],
    },
    /// And tells one of them.
    Unseal {
        seat: SeatId,
        round: u32,
        attempt: u8,
        number: Secret128,
    },
    /// Something is due.
    Tick,
}

/// What becomes of a command where the log of a table has little space left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Nobody misses it before the next game.
    Spare,
    /// Without it the game that is on does not go on.
    Play,
    /// It ends something, and there is an end to these: they lead to the next game, with which the log begins anew.
    WayOut,
}

impl Command {
    pub fn need(&self) -> Need {
        match self {
            Self::Open | Self::Join { .. } | Self::Add { .. } | Self::Seal { .. } => Need::Spare,
            Self::Claim { .. } | Self::Away { .. } | Self::Back { .. } => Need::Play,
            Self::Tick | Self::Unseal { .. } => Need::WayOut,
            Self::Seat { intent, .. } => need_of(intent),
        }
    }

    /// Whether packs have a say in it. Nothing that happens in a game needs one.
    pub fn reads_packs(&self) -> bool {
        matches!(
            self,
            Self::Open
                | Self::Unseal { .. }
                | Self::Join { bot: true, .. }
                | Self::Seat {
                    intent: Intent::Configure { .. }
                        | Intent::AddBot {}
                        | Intent::StartRound {}
                        | Intent::ToLobby { .. },
                    ..
                }
        )
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "whatever a game is played with is play"
)]
fn need_of(intent: &Intent) -> Need {
    match intent {
        Intent::Rename { .. }
        | Intent::Dress { .. }
        | Intent::Lock { .. }
        | Intent::Reorder { .. }
        | Intent::AddBot {}
        | Intent::Configure { .. } => Need::Spare,
        Intent::Leave {}
        | Intent::Kick { .. }
        | Intent::DropPicture { .. }
        | Intent::DropPack { .. }
        | Intent::StartRound {}
        | Intent::AbortRound { .. }
        | Intent::EndGame { .. }
        | Intent::ToLobby { .. } => Need::WayOut,
        _ => Need::Play,
    }
}
