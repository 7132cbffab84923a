//! What one seat alone may see: its card and what it can do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{CaptainsSeatView, NotebookSeatView, SeatId};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    pub you: SeatId,
    /// What this seat alone knows of the round that is on or has just ended; left out before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<SeatRoundView>,
    pub can: Can,
}

impl SeatView {
    /// What this seat alone knows, where spies are played.
    pub fn spy(&self) -> Option<&SpySeatView> {
        match &self.round {
            Some(SeatRoundView::Spy(own)) => Some(own),
            _ => None,
        }
    }

    /// The same where captains are.
    pub fn captains(&self) -> Option<&CaptainsSeatView> {
        match &self.round {
            Some(SeatRoundView::Captains(own)) => Some(own),
            _ => None,
        }
    }

    /// And where notebooks are dealt.
    pub fn notebook(&self) -> Option<&NotebookSeatView> {
        match &self.round {
            Some(SeatRoundView::Notebook(own)) => Some(own),
            _ => None,
        }
    }
}

/// By game, as the table's [`RoundView`](crate::RoundView). Which game it is, everybody knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum SeatRoundView {
    Spy(SpySeatView),
    Captains(CaptainsSeatView),
    Notebook(NotebookSeatView),
}

impl SeatRoundView {
    /// Room in a frame for all that must not be measured: the longest that it can be.
    pub(crate) fn hidden_bytes(&self) -> usize {
        match self {
            Self::Spy(_) => 240,
            Self::Captains(_) => 128,
            Self::Notebook(_) => 672,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SpySeatView {
    /// Left out while this seat holds no card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<CardView>,
    /// This seat's own vote in the vote that is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub voted: Option<bool>,
    /// Whom this seat has named in the secret ballot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ballot: Option<SeatId>,
    /// Whether a card could be played now, whoever holds it. Everybody's frame says it, so that
    /// the frames of all seats change together and who gets one tells nothing.
    pub cards_speak: bool,
}

/// Spy and agent cards have the same shape. The spy's `place` and `role` are empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct CardView {
    pub spy: bool,
    pub place: String,
    pub role: String,
}

/// What this seat may do now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Can {
    /// Follows from public facts and the seat; drawn always.
    pub open: Vec<Offer>,
    /// Follows from the card; reachable only while the card is held.
    pub card: Vec<Offer>,
}

/// An intent that would be accepted now, with the choices it leaves open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Offer {
    /// Also wear another picture.
    Rename {},
    Leave {},
    Here {},
    Kick {
        seats: Vec<SeatId>,
    },
    /// Of the house.
    AddBot {},
    Lock {},
    MakeHost {
        seats: Vec<SeatId>,
    },
    Reorder {},
    /// Also add pictures to the table's own deck, and take them out.
    Configure {},
    HandOver {
        seats: Vec<SeatId>,
    },
    StartRound {},
    NextRound {},
    AbortRound {},
    Pause {},
    Resume {},
    EndGame {},
    ToLobby {},
    Looked {},
    Ready {},
    NotYet {},
    StartClock {},
    Ask {
        turn: u32,
        whom: Vec<SeatId>,
    },
    Answer {
        turn: u32,
    },
    Say {},
    /// A bot of the house alone.
    Remark {},
    Accuse {
        whom: Vec<SeatId>,
    },
    Vote {
        vote: u32,
    },
    Point {},
    Propose {
        whom: Vec<SeatId>,
    },
    Ballot {
        whom: Vec<SeatId>,
    },
    Pass {
        /// Where there is more than one to let go.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        turn: Option<u32>,
    },
    Reveal {},
    /// Any listed place.
    Guess {},
    ActFirst {
        whom: Vec<SeatId>,
    },
    FinishAsking {
        turn: u32,
    },
    Pick {
        turn: u32,
        whom: Vec<SeatId>,
    },
    Refuse {
        turn: u32,
    },
    /// Any listed place, for this captain.
    Name {
        captain: SeatId,
    },
    /// Any card of one's hand.
    OpenCase {
        turn: u32,
    },
    /// Any card of one's hand.
    Play {
        turn: u32,
    },
    Explained {
        turn: u32,
    },
    Chip {
        turn: u32,
        whom: Vec<SeatId>,
    },
}
