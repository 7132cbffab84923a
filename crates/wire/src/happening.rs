//! Moments that a snapshot would lose. The table view holds the last few, numbered.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::SeatId;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Happening {
    pub n: u32,
    pub happened: Happened,
}

/// Public facts only. Names are copied where the seat may be gone when the phone reads this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub enum Happened {
    Joined {
        seat: SeatId,
        name: String,
    },
    Left {
        seat: SeatId,
        name: String,
    },
    /// Has taken the chair of a bot, which is gone.
    ChairTaken {
        seat: SeatId,
        name: String,
        bot: String,
    },
    /// Has left in the middle of a round, and a bot plays on in the same seat.
    BotTookOver {
        seat: SeatId,
        name: String,
    },
    Kicked {
        seat: SeatId,
        name: String,
    },
    HostMoved {
        seat: SeatId,
    },
    /// The host lets another phone take this seat.
    SeatOffered {
        seat: SeatId,
    },
    /// Another phone holds this seat now.
    SeatHandedOver {
        seat: SeatId,
    },
    Dealt {
        round: u32,
    },
    /// All places were used; all but the last are in play again.
    PlacesReshuffled {},
    ClockStarted {},
    /// The turn of somebody who is away went on.
    TurnPassed {
        seat: SeatId,
    },
    PausedByHost {},
    WaitingFor {
        seat: SeatId,
    },
    Resumed {},
    Accused {
        by: SeatId,
        suspect: SeatId,
    },
    /// After time-up, in turn.
    Proposed {
        by: SeatId,
        suspect: SeatId,
    },
    /// At the card in the middle.
    Pointed {
        by: SeatId,
    },
    /// Let the turn to propose, or the last chance, go.
    Passed {
        seat: SeatId,
    },
    /// Who raised a hand and who did not, shown together.
    VoteFailed {
        /// Left out: the card in the middle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        suspect: Option<SeatId>,
        /// Empty where votes stay secret.
        yes: Vec<SeatId>,
        no: Vec<SeatId>,
        /// Where votes stay secret: how many there were.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        tally: Option<Tally>,
    },
    /// A voter was gone for too long; the accusation is given back.
    VoteVoid {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        suspect: Option<SeatId>,
        missing: SeatId,
    },
    /// Not enough voters are left; the accusation is given back.
    VoteDropped {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        suspect: Option<SeatId>,
    },
    VoteCarried {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        suspect: Option<SeatId>,
        yes: Vec<SeatId>,
        /// Where votes stay secret: how many there were.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        tally: Option<Tally>,
    },
    SpyRevealed {
        seat: SeatId,
    },
    /// The spy named a wrong place and may try again.
    GuessMissed {
        seat: SeatId,
        place: String,
    },
    TimeUp {},
    /// Which captain begins.
    ActsFirst {
        captain: SeatId,
    },
    Picked {
        captain: SeatId,
        agent: SeatId,
    },
    /// This captain's team is complete.
    Refused {
        captain: SeatId,
    },
    /// The spy named a place for this captain, or passed.
    Named {
        captain: SeatId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        place: Option<String>,
    },
    /// The notebooks are dealt, one of them blank.
    CaseOpened {
        active: SeatId,
    },
    WordRevealed {
        word: String,
    },
    ChipPlaced {
        seat: SeatId,
        whom: SeatId,
    },
    /// The deck was used up; the cards of earlier rounds are in it again.
    DeckReshuffled {},
    /// Somebody else looks for a word now.
    ActiveMoved {
        seat: SeatId,
    },
    RoundOver {
        round: u32,
    },
    /// The most points are shared: one more round, which only these can win.
    Tied {
        seats: Vec<SeatId>,
    },
    GameOver {},
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    pub yes: u8,
    pub no: u8,
}
