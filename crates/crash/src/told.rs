//! What a phone is told, as far as a witness must understand it.

use load::envelope::Fair;
use load::frame::Round;
use serde::Deserialize;
use serde_json::Value;

#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Told {
    Hello {
        epoch: u64,
    },
    SetBack {
        rev: u64,
    },
    Welcome {
        you: u16,
        last_n: u64,
    },
    Time {
        flowing: bool,
    },
    Done {
        n: u64,
    },
    /// Without a number it was no act that was refused, but the player; or, once that one is in, a part in a deal.
    Refused {
        n: Option<u64>,
        why: String,
    },
    Board {
        rev: u64,
        view: Value,
    },
    Seat {
        rev: u64,
        view: Value,
    },
    Pulse {
        rev: u64,
        view: Value,
    },
    Happenings {
        last: Vec<Happening>,
    },
    Lines {
        round: u32,
        lines: Vec<Line>,
    },
    Fair(Fair),
    Proof {
        round: u32,
        text: String,
    },
    Bye {
        why: String,
    },
    #[serde(other)]
    Other,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Happening {
    pub(crate) n: u64,
    pub(crate) happened: Value,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Line {
    pub(crate) n: u64,
    pub(crate) text: String,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Board {
    pub(crate) players: Vec<Player>,
    /// Of the game that is on.
    pub(crate) rounds_played: u32,
    /// Then all points are nothing until the game is over.
    pub(crate) points_hidden: bool,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Player {
    pub(crate) id: u64,
    pub(crate) points: i64,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Pulse {
    pub(crate) phase: String,
    pub(crate) round: Option<Round>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Seat {
    round: Option<SeatRound>,
}

#[derive(Debug, Deserialize)]
struct SeatRound {
    /// What was dealt, by whatever name the game has for it.
    #[serde(alias = "page")]
    card: Option<Value>,
}

impl Seat {
    /// While one is held.
    pub(crate) fn card(self) -> Option<Value> {
        self.round?.card
    }
}
