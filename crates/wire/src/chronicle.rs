//! The story of an evening: every round that is over, as all may tell it. Fetched by whoever wants to read it,
//! and in no frame.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{CaptainsTale, Earned, NotebookTale, SeatId, SpyTale};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Chronicle {
    /// Everybody who was dealt a card in one of the rounds, also those who have left.
    pub people: Vec<PersonView>,
    /// The last ones over all games, the oldest first.
    pub rounds: Vec<RoundTale>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PersonView {
    pub seat: SeatId,
    pub name: String,
    /// Which picture, 0 to 11.
    pub avatar: u8,
}

/// Who won the last game at this table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct LastTimeView {
    pub winners: Vec<PersonView>,
    pub points: i32,
}

/// One round, at most [`TALE_BYTES`](crate::TALE_BYTES) of JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct RoundTale {
    /// Counts deals, as in the round's view.
    pub number: u32,
    /// Which game of the table it belongs to, counted from 1.
    pub of_game: u32,
    /// Clockwise, everybody who was dealt a card: a [`Chair`] counts in it.
    pub seats: Vec<SeatId>,
    pub earned: Vec<Earned>,
    pub told: Told,
}

/// What happened, by game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum Told {
    Spy(SpyTale),
    Captains(CaptainsTale),
    Notebook(NotebookTale),
}

/// Somebody in a tale, counted from 0 in its `seats`: long lists stay short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(transparent)]
pub struct Chair(pub u8);
