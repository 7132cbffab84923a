//! A pack: places and their roles in every language of the house. The same JSON is the file format
//! and what phones load, who get it without attributes. Never says which place was dealt, and never
//! checks itself: `content` does.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::attribute::{self, Attributes};

/// One text in every language of the house.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub en: String,
    pub hr: String,
    pub ru: String,
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
    /// The place with its preposition, as the card shows it: "at the bank".
    pub at: Text,
    /// When a film was first shown; places that are no film have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub year: Option<u16>,
    /// May be empty: then everybody is only there.
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PackLine {
    pub id: String,
    pub name: Text,
    /// How many places it has.
    pub places: u16,
}
