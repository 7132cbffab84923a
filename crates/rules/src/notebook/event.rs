//! What happened in a round with notebooks.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wire::{Earned, NotebookEnding, PointsView, SeatId};

use crate::room::{self, Draft};

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "NotebookEvent")]
#[serde(tag = "b", rename_all = "snake_case")]
pub enum Event {
    Dealt {
        active: SeatId,
        /// Clockwise, only those who play.
        order: Vec<SeatId>,
    },
    /// Hands are filled from the deck, clockwise from the active player's left.
    HandsFilled {
        drawn: Vec<(SeatId, Vec<String>)>,
    },
    /// The deck was used up: the cards of earlier rounds, in their new order.
    Reshuffled {
        deck: Vec<String>,
    },
    /// Before the notebooks are dealt, somebody else becomes active.
    ActiveMoved {
        to: SeatId,
    },
    CaseOpened {
        word: String,
        card: String,
        conspirator: SeatId,
    },
    Played {
        card: String,
    },
    /// The seat in turn has no card to play, or is gone.
    PlaySkipped {},
    /// The active player reveals the word by beginning to explain.
    WordRevealed {
        word: String,
    },
    Explained {},
    DiscussionBegan {},
    DiscussionEnded {},
    ChipPlaced {
        whom: SeatId,
    },
    /// Time ran out for the seat in turn, or it is gone.
    ChipMissed {},
    PausedByHost {},
    WaitedFor {
        seat: SeatId,
        until_ms: u64,
    },
    Resumed {},
    RoundEnded {
        ending: NotebookEnding,
        points: Vec<PointsView>,
        /// Why; older records do not say.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        earned: Vec<Earned>,
    },
    Readied {
        seat: SeatId,
    },
}

/// Hands, words and decks are secrets.
impl std::fmt::Debug for Event {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("notebook::Event(…)")
    }
}

impl Event {
    pub(crate) fn stirs_board(&self) -> bool {
        matches!(self, Self::Dealt { .. } | Self::RoundEnded { .. })
    }
}

impl Draft<'_> {
    pub(crate) fn emit_notebook(&mut self, event: Event) {
        self.emit(room::Event::Notebook { event });
    }
}
