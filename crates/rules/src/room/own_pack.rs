//! A pack of the table's own, as far as its log knows it. What is in it lies beside the log.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wire::pack::PackLine;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OwnPack {
    pub line: PackLine,
    /// By which the stored bytes are found.
    pub hash: String,
    /// The hash of what phones load of it; those of old have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<String>,
}
