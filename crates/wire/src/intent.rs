//! What a seat wants to do. The actor is the socket's seat and never part of the intent.
//!
//! An intent names what it acts on (round, turn, vote), so that a tap which arrives late cannot
//! hit the next one.
//!
//! What a game alone understands is an enum of its own, so that games never see the intents of others. On
//! the wire there is no such difference: all are told apart by `do`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;
use ts_rs::TS;

use crate::{
    CaptainsIntent, NotebookIntent, Phrase, Remark, SeatId, Secret128, Settings, SpyIntent,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(
    tag = "do",
    rename_all = "snake_case",
    deny_unknown_fields,
    expecting = "no intent is called that and has these fields"
)]
pub enum Intent {
    /// Take another name. Not while a vote is open, so that nobody votes on the wrong person.
    Rename { name: String },
    /// Wear another picture, which nobody else has. When a name may be changed, so may this.
    Dress { avatar: u8 },
    /// Give the seat up for good.
    Leave {},
    /// Count on me again: for a seat that missed votes while its phone was on.
    Here {},

    /// Host: remove a seat.
    Kick { seat: SeatId },
    /// Host, lobby: let a bot of the house sit down. It is removed as anybody is.
    AddBot {},
    /// Host: let nobody else in, or open the table again.
    Lock { locked: bool },
    /// Host: pass the host's rights on.
    MakeHost { seat: SeatId },
    /// Host, lobby: the seats in clockwise order.
    Reorder { seats: Vec<SeatId> },
    /// Host, lobby: change the rules of this table.
    Configure { settings: Settings },
    /// Host, lobby: take a picture out of the table's own deck.
    DropPicture { picture: String },
    /// Host, lobby: take a pack of the table's own away again. Not while it is chosen.
    DropPack { pack: String },
    /// Host: let whoever shows `key` take this seat, once. Announced to all.
    HandOver { seat: SeatId, key: Secret128 },
    /// Host: begin a game and deal its first round.
    StartRound {},
    /// Host: deal the round after `round`.
    NextRound { round: u32 },
    /// Host: void the round. Nobody scores.
    AbortRound { round: u32 },
    /// Host, between rounds: count the points now.
    EndGame { round: u32 },
    /// Host, after a game: back to the lobby.
    ToLobby { round: u32 },

    /// Ready for the next round. Once everybody is, it deals itself after a moment.
    Ready { round: u32 },
    /// Not ready after all, which also stops a deal that is about to come.
    NotYet { round: u32 },

    /// What more than one game understands.
    #[serde(untagged)]
    #[ts(untagged)]
    Round(RoundIntent),
    #[serde(untagged)]
    #[ts(untagged)]
    Spy(SpyIntent),
    #[serde(untagged)]
    #[ts(untagged)]
    Captains(CaptainsIntent),
    #[serde(untagged)]
    #[ts(untagged)]
    Notebook(NotebookIntent),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS, VariantNames)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum RoundIntent {
    /// Host: stop the clock, outside votes.
    Pause {
        round: u32,
    },
    Resume {
        round: u32,
    },
    /// The card has been seen.
    Looked {
        round: u32,
    },
    Ask {
        round: u32,
        turn: u32,
        whom: SeatId,
        /// What is asked. Where questions are typed, it must be there, or a phrase instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        text: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        phrase: Option<Phrase>,
    },
    Answer {
        round: u32,
        turn: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        text: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        phrase: Option<Phrase>,
        /// With a text that answers a phrase: how much of it there is, from 0 to 4.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        level: Option<u8>,
    },
    /// A bot of the house, where the rules let the table talk: a word to all, in no language.
    Remark {
        round: u32,
        remark: Remark,
    },
    /// Where questions are typed: a word to all, while the rules let the table talk.
    Say {
        round: u32,
        text: String,
    },
    /// Time is up, in turn: propose nobody, or let the last chance go. The spy of the captains'
    /// game: name no place for the captain whose turn `turn` is.
    Pass {
        round: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        turn: Option<u32>,
    },
}

impl Intent {
    /// One that belongs to a round, by its name alone, if that comes first. Trying each kind in turn would cost more
    /// than all the rest of reading.
    pub(crate) fn of_a_round(text: &str) -> Option<Self> {
        let (name, _) = text.strip_prefix(r#"{"do":""#)?.split_once('"')?;
        let read = if RoundIntent::VARIANTS.contains(&name) {
            serde_json::from_str(text).map(Self::Round)
        } else if SpyIntent::VARIANTS.contains(&name) {
            serde_json::from_str(text).map(Self::Spy)
        } else if CaptainsIntent::VARIANTS.contains(&name) {
            serde_json::from_str(text).map(Self::Captains)
        } else if NotebookIntent::VARIANTS.contains(&name) {
            serde_json::from_str(text).map(Self::Notebook)
        } else {
            return None;
        };
        read.ok()
    }

    /// The round it means, so that a late tap cannot hit the next one.
    pub fn round(&self) -> Option<u32> {
        match self {
            Self::NextRound { round }
            | Self::AbortRound { round }
            | Self::EndGame { round }
            | Self::ToLobby { round }
            | Self::Ready { round }
            | Self::NotYet { round } => Some(*round),
            Self::Rename { .. }
            | Self::Dress { .. }
            | Self::Leave { .. }
            | Self::Here { .. }
            | Self::Kick { .. }
            | Self::AddBot {}
            | Self::Lock { .. }
            | Self::MakeHost { .. }
            | Self::Reorder { .. }
            | Self::Configure { .. }
            | Self::DropPicture { .. }
            | Self::DropPack { .. }
            | Self::HandOver { .. }
            | Self::StartRound { .. } => None,
            Self::Round(intent) => Some(intent.round()),
            Self::Spy(intent) => Some(intent.round()),
            Self::Captains(intent) => Some(intent.round()),
            Self::Notebook(intent) => Some(intent.round()),
        }
    }
}

impl RoundIntent {
    pub(crate) fn round(&self) -> u32 {
        match self {
            Self::Pause { round, .. }
            | Self::Resume { round, .. }
            | Self::Looked { round, .. }
            | Self::Ask { round, .. }
            | Self::Answer { round, .. }
            | Self::Say { round, .. }
            | Self::Remark { round, .. }
            | Self::Pass { round, .. } => *round,
        }
    }
}
