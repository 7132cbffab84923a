//! What a table of captains agrees on.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::SeatId;

/// What is agreed on before captains are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct CaptainsSettings {
    /// Whom the table wants as captains of the first round; left out means "drawn by lot".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub first: Option<[SeatId; 2]>,
    /// Everybody is captain twice. With an odd number of players that is always so.
    #[serde(default)]
    pub twice: bool,
}
