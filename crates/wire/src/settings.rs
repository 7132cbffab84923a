//! What the host may set in the lobby. Frozen while a game is on (RULES 9, row 39).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::SeatId;

/// The rulesets a table can choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum RulesetId {
    Spijun,
    /// With two and three players it is played by rules of its own, with a card in the middle.
    TimeTravel,
    FilmNight,
    Indictment,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    pub ruleset: RulesetId,
    pub pack: String,
    /// Length of a round; left out means "what suits the number of players".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub minutes: Option<u8>,
    pub rounds: u8,
    /// Who asks first in the first round; left out means "drawn by lot".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub starter: Option<SeatId>,
}
