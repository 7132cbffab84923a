//! What the host may set in the lobby. Frozen while a game is on (RULES 9, row 39).

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use crate::{BotSettings, CaptainsSettings, NotebookSettings, SeatId, ruleset::DurationStep};

/// The games of the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum GameId {
    /// Everybody knows the place but one, by one of several rulesets.
    #[default]
    Spy,
    /// Two captains, two places, and a spy among the agents.
    Captains,
    /// A word in every notebook but one, and pictures for answers.
    Notebook,
}

/// The rulesets of the spy game that a table can choose from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum RulesetId {
    Spijun,
    /// With two and three players it is played by rules of its own, with a card in the middle.
    #[default]
    TimeTravel,
    FilmNight,
    Indictment,
}

/// The rules that are played: a ruleset, or its form for two or three players.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "kebab-case")]
pub enum VariantId {
    Spijun,
    TimeTravel,
    FilmNight,
    Indictment,
    Duel,
    Trio,
}

/// How questions reach the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Asking {
    /// Aloud, and the table knows by itself whose turn it is: only clock and votes are run.
    Spoken,
    /// Aloud, and whoever asks taps whom.
    #[default]
    Tracked,
    /// Typed, questions and answers alike.
    Written,
}

/// What a table has agreed on. What one game alone asks is a part of its own, which is kept while
/// another game is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    #[serde(default)]
    pub game: GameId,
    /// Where the places come from, 1 to 8 packs. What two of them share comes from the first.
    #[serde(alias = "pack", deserialize_with = "one_or_many")]
    pub packs: Vec<String>,
    /// Which of them are used.
    #[serde(default)]
    pub places: PlacesChoice,
    /// Left out means "as many as the rules advise".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rounds: Option<u8>,
    /// Who begins the first round; left out means "drawn by lot".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub starter: Option<SeatId>,
    /// Where bots sit, it is written, whatever is chosen.
    #[serde(default)]
    pub asking: Asking,
    #[serde(default, skip_serializing_if = "BotSettings::is_default")]
    #[ts(optional, as = "Option<BotSettings>")]
    pub bots: BotSettings,
    #[serde(default)]
    pub spy: SpySettings,
    #[serde(default)]
    pub captains: CaptainsSettings,
    #[serde(default)]
    pub notebook: NotebookSettings,
}

/// Which places of the chosen packs a game is played with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PlacesChoice {
    /// Left out, by id.
    #[serde(default)]
    pub out: Vec<String>,
    /// So many are put on the table, drawn by lot when a game begins; left out means "all".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub most: Option<u16>,
    /// What this table played not long ago stays in the box, as far as enough others are left.
    #[serde(default)]
    pub fresh: bool,
}

/// Tables once had one pack, and a single one may still be named without a list.
fn one_or_many<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Packs {
        One(String),
        Many(Vec<String>),
    }
    Ok(match Packs::deserialize(from)? {
        Packs::One(pack) => vec![pack],
        Packs::Many(packs) => packs,
    })
}

/// What is agreed on before the first question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SpySettings {
    pub ruleset: RulesetId,
    /// Length of a round; left out means "what suits the number of players".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub minutes: Option<u8>,
    /// What this table plays otherwise than the ruleset says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub house: Option<HouseRules>,
}

/// A ruleset with some parameters changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// What the host calls them; may be empty.
    pub name: String,
    /// By dotted name, as in `score.spyGuess`.
    pub changes: BTreeMap<String, Parameter>,
}

/// The value of one parameter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
pub enum Parameter {
    Flag(bool),
    Number(i32),
    Word(String),
    Steps(Vec<DurationStep>),
}
