//! Players that think, and lines that each phone says in its own language.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Attribute, SeatId};

/// Whoever sits there is no person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Bot {
    /// Of the house. Left out: an agent from outside, who thinks elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub character: Option<Character>,
}

/// How a bot of the house talks. How well it plays is chosen for the whole table.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Character {
    /// Dry; counts everything.
    Bookkeeper,
    /// A poet whose thoughts are elsewhere.
    Dreamer,
    /// Every round is the case of the century.
    Hothead,
}

impl Character {
    pub const ALL: [Self; 3] = [Self::Bookkeeper, Self::Dreamer, Self::Hothead];
}

/// How well bots of the house play. None of them peeks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Skill {
    /// Forgets.
    Easy,
    #[default]
    Normal,
    Hard,
}

/// How a table plays with bots. Frozen while a game is on, as all settings are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct BotSettings {
    #[serde(default)]
    pub skill: Skill,
    /// They ask and answer, and remark nothing besides.
    #[serde(default)]
    pub muted: bool,
    /// Who leaves in the middle of a round is followed by a bot in the same seat.
    #[serde(default)]
    pub take_over: bool,
    /// Whoever likes may ask the teacher, also where other people play.
    #[serde(default)]
    pub teacher: bool,
}

impl BotSettings {
    pub(crate) fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// A question or an answer in no language: the words are on the phone.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    /// What it is about.
    pub attribute: Attribute,
    /// Of an answer: how much of it there is, from 0 to 4.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<u8>,
    /// Which of the ways to say so.
    pub variant: u8,
}

impl Phrase {
    /// Ways to ask about an attribute.
    pub const QUESTIONS: u8 = 4;
    /// Ways to say how much of it there is.
    pub const ANSWERS: u8 = 3;
    pub const LEVELS: u8 = 5;

    /// Whether there are words for it, as a question or an answer.
    pub fn is_sound(&self) -> bool {
        match self.level {
            None => self.variant < Self::QUESTIONS,
            Some(level) => level < Self::LEVELS && self.variant < Self::ANSWERS,
        }
    }
}

/// What a bot of the house says besides; its character has words for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Remark {
    pub occasion: Occasion,
    pub variant: u8,
    /// Who is named in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub whom: Option<SeatId>,
}

impl Remark {
    pub const VARIANTS: u8 = 3;
    /// From here on a variant names nobody.
    pub const NAMELESS: u8 = 2;
}

macro_rules! occasions {
    ($($(#[doc = $doc:literal])* $occasion:ident,)*) => {
        /// Moments at which a bot says something besides.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum Occasion {
            $($(#[doc = $doc])* $occasion,)*
        }

        impl Occasion {
            pub const ALL: &[Self] = &[$(Self::$occasion,)*];
        }
    };
}

occasions! {
    Joins,
    RoundBegins,
    /// It is the first to ask.
    FirstToAsk,
    AskedAgain,
    ClearAnswer,
    VagueAnswer,
    /// `whom` gave an answer that is none.
    Evaded,
    /// `whom` has dared something.
    Bold,
    /// Hardly anybody asks `whom`.
    LeftOut,
    /// It is `whom` that it distrusts.
    Suspects,
    Trusts,
    Accuses,
    /// The speaker is.
    Accused,
    /// `whom` is accused by somebody else.
    SeesAccusation,
    Acquitted,
    Convicted,
    HalfTime,
    LastMinute,
    TimeUp,
    SpyStepsOut,
    /// The speaker was an agent.
    SpyWon,
    AgentsWon,
    /// The speaker was the spy.
    FooledAll,
    Caught,
    GameOver,
}

impl Occasion {
    /// Whether somebody is meant, and named in some of its variants.
    pub fn means_somebody(self) -> bool {
        matches!(
            self,
            Self::Evaded
                | Self::Bold
                | Self::LeftOut
                | Self::Suspects
                | Self::Trusts
                | Self::Accuses
                | Self::SeesAccusation
        )
    }
}
