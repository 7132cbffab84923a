//! A pack: places and their roles, in one or more languages of the house. The same JSON is the file
//! format and what phones load, who get it without attributes. Never says which place was dealt, and
//! never checks itself: `content` does.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use unicode_normalization::UnicodeNormalization;

use crate::attribute::{self, Attributes};

/// A language of the house.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    En,
    Hr,
    Ru,
}

impl Language {
    /// In the order in which a phone falls back, after its own.
    pub const ALL: [Self; 3] = [Self::En, Self::Hr, Self::Ru];

    /// As files spell it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Hr => "hr",
            Self::Ru => "ru",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// One text in the languages of its pack, which are the same for all of its texts. The packs of the
/// house have them all.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Text {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub en: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hr: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ru: Option<String>,
}

/// As names are compared: upper and lower case make no difference, nor does which of several ways to
/// write a letter was taken.
pub fn compared(name: &str) -> String {
    name.nfkc().collect::<String>().to_lowercase()
}

impl Text {
    pub fn get(&self, language: Language) -> Option<&str> {
        match language {
            Language::En => self.en.as_deref(),
            Language::Hr => self.hr.as_deref(),
            Language::Ru => self.ru.as_deref(),
        }
    }

    /// Those it is written in.
    pub fn languages(&self) -> Vec<Language> {
        let written = |language: &Language| self.get(*language).is_some();
        Language::ALL.into_iter().filter(written).collect()
    }
}

/// Somebody to be at a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Role {
    /// Unique within its place.
    pub id: String,
    pub name: Text,
}

/// Where a round happens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Unique within its pack.
    pub id: String,
    pub name: Text,
    /// The place with its preposition, as the card shows it: "at the bank". Without it the card
    /// shows the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<Text>,
    /// When a film was first shown; places that are no film have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub year: Option<u16>,
    /// May be empty: then everybody is only there.
    #[serde(default)]
    pub roles: Vec<Role>,
    /// For whoever compares places, such as a bot. They stay with the server.
    #[serde(
        default,
        skip_serializing_if = "Attributes::is_empty",
        deserialize_with = "attribute::each_once"
    )]
    #[ts(skip)]
    pub attributes: Attributes,
}

/// A set of places to play with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// The version of this file format.
    pub format: u32,
    pub id: String,
    pub name: Text,
    pub places: Vec<Place>,
}

/// A line in the list of packs that a host may choose from.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PackLine {
    pub id: String,
    pub name: Text,
    /// Those of all its texts.
    pub languages: Vec<Language>,
    /// How many places it has.
    pub places: u16,
}

impl PackLine {
    pub fn of(pack: &Pack) -> Self {
        Self {
            id: pack.id.clone(),
            name: pack.name.clone(),
            languages: pack.name.languages(),
            places: u16::try_from(pack.places.len()).unwrap_or(u16::MAX),
        }
    }
}

/// One thing that is wrong with a pack that was sent in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PackFault {
    /// From 1, as editors count.
    pub line: u32,
    /// From 1, in characters.
    pub column: u32,
    /// As in `places[3].name.en`; empty for the file as a whole.
    pub path: String,
    pub fault: FaultId,
    /// What is wrong and what to do, in English, for whoever has no words of their own.
    pub words: String,
}

/// What can be wrong with a pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum FaultId {
    TooLarge,
    NotUtf8,
    ByteOrderMark,
    NotJson,
    UnknownFormat,
    WrongType,
    UnknownField,
    RepeatedField,
    MissingField,
    TooFewPlaces,
    TooManyPlaces,
    TooManyRoles,
    BadId,
    DuplicateId,
    DuplicateName,
    ReservedRole,
    NoLanguage,
    MissingLanguage,
    StrayLanguage,
    EmptyText,
    OuterSpace,
    TextTooLong,
    HiddenCharacter,
    BadYear,
    BadLevel,
}
