//! What is told of a round with notebooks.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Chair, NotebookEnding, SeatId};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NotebookTale {
    pub active: SeatId,
    /// Left out of a round that was void before the notebooks were dealt, as is the word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub conspirator: Option<SeatId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub word: Option<String>,
    pub ending: NotebookEnding,
    /// Whose chip lay on whom.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<[Chair; 2]>>")]
    pub chips: Vec<[Chair; 2]>,
}
