//! What a seat can want to do in the spy game alone.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;
use ts_rs::TS;

use crate::SeatId;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, VariantNames)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum SpyIntent {
    /// The round's starter: begin.
    StartClock {
        round: u32,
    },
    /// Stop the clock and put a suspect to the vote.
    Accuse {
        round: u32,
        whom: SeatId,
    },
    Vote {
        round: u32,
        vote: u32,
        agree: bool,
    },
    /// Ask the others to turn the card in the middle over.
    Point {
        round: u32,
    },
    /// Time is up, in turn: whom to put to the vote.
    Propose {
        round: u32,
        whom: SeatId,
    },
    /// Time is up: name the spy in secret. Can be changed until the last one is in.
    Ballot {
        round: u32,
        whom: SeatId,
    },
    /// The spy: show the card. It cannot be taken back.
    Reveal {
        round: u32,
    },
    /// The spy: name the place; reveals first if that has not happened yet.
    Guess {
        round: u32,
        place: String,
    },
}

impl SpyIntent {
    pub(crate) fn round(&self) -> u32 {
        match self {
            Self::StartClock { round, .. }
            | Self::Accuse { round, .. }
            | Self::Vote { round, .. }
            | Self::Point { round, .. }
            | Self::Propose { round, .. }
            | Self::Ballot { round, .. }
            | Self::Reveal { round, .. }
            | Self::Guess { round, .. } => *round,
        }
    }
}
