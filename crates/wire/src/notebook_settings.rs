//! What a table with notebooks agrees on.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is agreed on before the first word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NotebookSettings {
    /// Every explanation has its time.
    pub explanations_timed: bool,
    /// The table talks it over before the chips are placed.
    pub discussion: bool,
    #[serde(default)]
    pub deck: DeckChoice,
}

/// Which pictures are dealt.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum DeckChoice {
    /// Those that come with the game.
    #[default]
    Evidence,
    /// Those that the host has added.
    Own,
    Both,
}

impl Default for NotebookSettings {
    fn default() -> Self {
        Self {
            explanations_timed: true,
            discussion: false,
            deck: DeckChoice::default(),
        }
    }
}
