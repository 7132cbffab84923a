//! What happened in a round between captains.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wire::{CaptainsEnding, Earned, Phrase, PointsView, Remark, SeatId};

use crate::{
    captains::Deal,
    room::{self, Draft},
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "CaptainsEvent")]
#[serde(tag = "c", rename_all = "snake_case")]
pub enum Event {
    Dealt {
        captains: [SeatId; 2],
        /// Clockwise, only those who play, captains included.
        order: Vec<SeatId>,
        deal: Deal,
        /// All places had been used.
        reshuffled: bool,
    },
    Looked {
        seat: SeatId,
    },
    /// Which captain acts first, by their word or by lot.
    FirstSettled {
        captain: SeatId,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_lot: bool,
    },
    Asked {
        whom: SeatId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        phrase: Option<Phrase>,
    },
    Answered {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        phrase: Option<Phrase>,
        /// Of a typed answer to a phrase: how much of it there is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<u8>,
    },
    /// Time ran out for the answer, or the asked agent is gone.
    QuestionLapsed {},
    /// The captain in turn asks nobody else in this lap.
    AskingFinished {},
    /// By the captain in turn.
    Picked {
        agent: SeatId,
    },
    /// Takes nobody for the rest of the round: said so, let the time run out, or left.
    Refused {
        captain: SeatId,
    },
    NamingBegan {
        spy: SeatId,
        ending: CaptainsEnding,
    },
    /// The place of the captain in turn; left out: passed.
    Named {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<String>,
    },
    Said {
        seat: SeatId,
        text: String,
    },
    /// A bot of the house, besides.
    Remarked {
        seat: SeatId,
        remark: Remark,
    },
    PausedByHost {},
    WaitedFor {
        seat: SeatId,
        until_ms: u64,
    },
    Resumed {},
    RoundEnded {
        ending: CaptainsEnding,
        points: Vec<PointsView>,
        /// Why; older records do not say.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        earned: Vec<Earned>,
    },
    Readied {
        seat: SeatId,
    },
}

impl Event {
    pub(crate) fn stirs_board(&self) -> bool {
        matches!(self, Self::Dealt { .. } | Self::RoundEnded { .. })
    }
}

impl Draft<'_> {
    pub(crate) fn emit_captains(&mut self, event: Event) {
        self.emit(room::Event::Captains { event });
    }
}
