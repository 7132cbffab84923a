//! What is told of a round with a spy.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Chair, Ending, SeatId, Tally, VoteKind};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SpyTale {
    pub place: String,
    /// Left out: the spy's card lay in the middle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spy: Option<SeatId>,
    pub ending: Ending,
    /// Who asked and who was asked, the last ones in order. Empty where questions are only heard.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<[Chair; 2]>>")]
    pub questions: Vec<[Chair; 2]>,
    /// The last ones in order. What was decided by secret ballot is in none of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<VoteTale>>")]
    pub votes: Vec<VoteTale>,
    /// Places that the spy named in vain.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub missed: Vec<String>,
}

/// A vote that was counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct VoteTale {
    pub kind: VoteKind,
    /// Left out: the card in the middle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub suspect: Option<Chair>,
    /// Who called it, if anybody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<Chair>,
    /// Empty where votes stay secret.
    pub yes: Vec<Chair>,
    pub no: Vec<Chair>,
    /// Where votes stay secret: how many there were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tally: Option<Tally>,
    pub carried: bool,
}
