//! What is told of a round between captains.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{CaptainsEnding, Chair, NamedView, SeatId};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct CaptainsTale {
    /// The one who acted first comes first.
    pub captains: [CaptainTale; 2],
    pub spy: SeatId,
    pub ending: CaptainsEnding,
    /// Who asked and who was asked, the last ones in order. Empty where questions are only heard.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<[Chair; 2]>>")]
    pub questions: Vec<[Chair; 2]>,
    /// What the spy said the places were.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<NamedView>>")]
    pub named: Vec<NamedView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct CaptainTale {
    pub seat: SeatId,
    pub place: String,
    /// In the order in which they were picked, the spy included.
    pub team: Vec<Chair>,
}
