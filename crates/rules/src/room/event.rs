//! What happened at a table. Outcomes only: who was dealt what, never a seed.

use std::collections::VecDeque;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wire::{Character, Happening, Ruleset, SeatId, Secret128, Settings};

use crate::{
    TokenHash, captains,
    fairness::{FairKept, Sealed, TermsSet, Why},
    notebook,
    room::{Annals, ForBots, OwnPack, PoolPlace, Seat},
    spy,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "e", rename_all = "snake_case")]
pub enum Event {
    Opened {
        /// How many places a new table has; tables of old did not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        places: Option<u16>,
    },
    Joined {
        seat: SeatId,
        name: String,
        avatar: u8,
        token: TokenHash,
        /// An agent that has said so.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
        /// A bot that gets up for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chair: Option<SeatId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        for_bots: Option<ForBots>,
    },
    /// Of the house: nobody has a token for its seat.
    BotSat {
        seat: SeatId,
        name: String,
        avatar: u8,
        character: Character,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        for_bots: Option<ForBots>,
    },
    /// Somebody has left in the middle of a round, and a bot of the house goes on in the same seat.
    BotTookOver {
        seat: SeatId,
        character: Character,
    },
    Left {
        seat: SeatId,
    },
    Kicked {
        seat: SeatId,
    },
    Renamed {
        seat: SeatId,
        name: String,
    },
    Dressed {
        seat: SeatId,
        avatar: u8,
    },
    Locked {
        locked: bool,
    },
    HostMoved {
        seat: SeatId,
    },
    Reordered {
        seats: Vec<SeatId>,
    },
    Configured {
        settings: Settings,
        /// How many places that puts on the table; tables of old did not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        places: Option<u16>,
        /// What bots leave of them, while any sit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        for_bots: Option<ForBots>,
    },
    PictureAdded {
        picture: String,
    },
    PictureDropped {
        picture: String,
    },
    PackAdded {
        pack: OwnPack,
    },
    PackDropped {
        pack: String,
    },
    SeatOffered {
        seat: SeatId,
        key: TokenHash,
    },
    SeatClaimed {
        seat: SeatId,
        token: TokenHash,
    },
    WentAway {
        seat: SeatId,
    },
    CameBack {
        seat: SeatId,
    },
    /// Away for so long that the next deal leaves this seat out.
    SatOut {
        seat: SeatId,
    },
    /// The first event of a game carries all that survives, so that older records may go.
    GameStarted {
        survivors: Box<Survivors>,
        ruleset: Box<Ruleset>,
        /// Every place and role that can be dealt. No pack is read after this.
        pool: Vec<PoolPlace>,
        rounds: u8,
        round_ms: u64,
    },
    /// The same for the captains' game.
    CaptainsStarted {
        survivors: Box<Survivors>,
        pool: Vec<PoolPlace>,
        rounds: u8,
    },
    Spy {
        event: spy::Event,
    },
    /// And for the game with notebooks.
    NotebookStarted {
        survivors: Box<Survivors>,
        /// Shuffled, the top card first. No picture list is read after this.
        deck: Vec<String>,
        rounds: u8,
    },
    Captains {
        event: captains::Event,
    },
    Notebook {
        event: notebook::Event,
    },
    /// The most points are shared, and the house wants one more round.
    Tied {
        seats: Vec<SeatId>,
    },
    /// Was ready for the next round and is not any more.
    HeldBack {
        seat: SeatId,
    },
    /// Everybody is ready: the next round deals itself then.
    DealSet {
        at_ms: u64,
    },
    /// Not everybody is ready after all.
    DealPutOff {},
    GameEnded {},
    LobbyReopened {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        for_bots: Option<ForBots>,
    },
    /// A phone has sealed its numbers for the next deal.
    Sealed(Sealed),
    /// A deal waits for the numbers of phones.
    TermsSet(Box<TermsSet>),
    NumberTold {
        seat: SeatId,
        number: Secret128,
    },
    /// It came to nothing: its numbers are open and never used again.
    AttemptClosed(Why),
    /// The cards follow from these numbers.
    NumbersComplete {},
    /// After attempts that failed, the server deals alone.
    DealtUnproved {},
    /// Nothing but the time: it bounds what a crash forgets.
    Marked {},
}

impl Event {
    /// All that survives, if a game begins with it.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the other events begin no game"
    )]
    pub(crate) fn survivors(&self) -> Option<&Survivors> {
        match self {
            Self::GameStarted { survivors, .. } => Some(survivors),
            Self::CaptainsStarted { survivors, .. } => Some(survivors),
            Self::NotebookStarted { survivors, .. } => Some(survivors),
            _ => None,
        }
    }
}

/// What outlives a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Survivors {
    pub(crate) host: Option<SeatId>,
    pub(crate) locked: bool,
    pub(crate) settings: Settings,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) places: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) for_bots: Option<ForBots>,
    #[serde(default, skip_serializing_if = "VecDeque::is_empty")]
    pub(crate) recent: VecDeque<String>,
    pub(crate) seats: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) pictures: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) packs: Vec<OwnPack>,
    pub(crate) next_seat: u16,
    pub(crate) next_round: u32,
    pub(crate) next_happening: u32,
    pub(crate) happenings: VecDeque<Happening>,
    #[serde(default, skip_serializing_if = "Annals::is_empty")]
    pub(crate) annals: Annals,
    // Lists, since the tag inside an event leaves a map no keys but strings.
    pub(crate) tokens: Vec<(SeatId, TokenHash)>,
    // None: a game begins with a deal, which ends them. Older builds have written some.
    pub(crate) keys: Vec<(SeatId, TokenHash)>,
    pub(crate) last_n: Vec<(SeatId, u64)>,
    #[serde(default, skip_serializing_if = "FairKept::is_empty")]
    pub(crate) fair: FairKept,
}
