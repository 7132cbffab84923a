//! What a seat can want to do in the game with notebooks alone.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;
use ts_rs::TS;

use crate::SeatId;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, VariantNames)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum NotebookIntent {
    /// The active player: the word that goes into the notebooks, and the first card.
    OpenCase {
        round: u32,
        turn: u32,
        word: String,
        card: String,
    },
    /// In turn: a card out of one's hand.
    Play { round: u32, turn: u32, card: String },
    /// In turn: all is explained. The active player: all is discussed.
    Explained { round: u32, turn: u32 },
    /// In turn: this one has the blank notebook.
    Chip { round: u32, turn: u32, whom: SeatId },
}

impl NotebookIntent {
    pub(crate) fn round(&self) -> u32 {
        match self {
            Self::OpenCase { round, .. }
            | Self::Play { round, .. }
            | Self::Explained { round, .. }
            | Self::Chip { round, .. } => *round,
        }
    }
}
