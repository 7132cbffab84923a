//! What everybody may see of a round with notebooks.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Earned, PointsView, SeatId, TimerView, VoidReason, WaitView};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NotebookRoundView {
    /// Counts deals, void rounds included; intents name it.
    pub number: u32,
    pub active: SeatId,
    /// Words of earlier rounds of this game, struck out.
    pub words: Vec<String>,
    /// The word of this round, once it is known to all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub word: Option<String>,
    /// Who has played what, beginning with the active player, clockwise.
    pub evidence: Vec<EvidenceView>,
    /// Who has explained.
    pub explained: Vec<SeatId>,
    /// Chips in the order in which they were placed.
    pub chips: Vec<ChipView>,
    /// Whose step it is, until the round is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<NotebookStepView>,
    /// Cards left in the deck.
    pub deck: u16,
    /// Why the table stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wait: Option<WaitView>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<NotebookResultView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct EvidenceView {
    pub seat: SeatId,
    /// In the order in which they were played.
    pub cards: Vec<String>,
}

/// Who is to do something, and until when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NotebookStepView {
    /// Intents name it.
    pub turn: u32,
    /// Left out while all talk.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<SeatId>,
    pub timer: TimerView,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ChipView {
    pub seat: SeatId,
    pub whom: SeatId,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NotebookResultView {
    pub ending: NotebookEnding,
    /// Left out of a round that was void before the notebooks were dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub conspirator: Option<SeatId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub word: Option<String>,
    pub points: Vec<PointsView>,
    /// Why each got what they got; empty in rounds of older records.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Earned>>")]
    pub earned: Vec<Earned>,
}

/// How a round with notebooks ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "how", rename_all = "snake_case", deny_unknown_fields)]
pub enum NotebookEnding {
    /// Two chips or more lay on the conspirator.
    Caught {},
    /// None or one.
    Escaped {},
    /// No points.
    Void { reason: VoidReason },
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NotebookSeatView {
    /// What stands in this seat's notebook, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub page: Option<PageView>,
    /// Evidence cards that this seat may play.
    pub hand: Vec<String>,
}

/// Blank pages have the same shape: their `word` is empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PageView {
    pub blank: bool,
    pub word: String,
}
