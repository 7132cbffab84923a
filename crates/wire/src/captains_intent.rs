//! What a seat can want to do in the captains' game alone.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;
use ts_rs::TS;

use crate::SeatId;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, VariantNames)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum CaptainsIntent {
    /// A captain: which of the two begins.
    ActFirst { round: u32, whom: SeatId },
    /// A captain, in turn: ask nobody else in this lap.
    FinishAsking { round: u32, turn: u32 },
    /// A captain, in turn: take this agent into the team.
    Pick { round: u32, turn: u32, whom: SeatId },
    /// A captain, in turn: take nobody, now and for the rest of the round.
    Refuse { round: u32, turn: u32 },
    /// The spy, at the end: name this captain's place.
    Name {
        round: u32,
        captain: SeatId,
        place: String,
    },
}

impl CaptainsIntent {
    pub(crate) fn round(&self) -> u32 {
        match self {
            Self::ActFirst { round, .. }
            | Self::FinishAsking { round, .. }
            | Self::Pick { round, .. }
            | Self::Refuse { round, .. }
            | Self::Name { round, .. } => *round,
        }
    }
}
