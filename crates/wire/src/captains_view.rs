//! What everybody may see of a round between two captains.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{CardView, Earned, LineView, PointsView, SeatId, TimerView, VoidReason, WaitView};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct CaptainsRoundView {
    /// Counts deals, void rounds included; intents name it.
    pub number: u32,
    /// The one who acts first comes first, once that is settled.
    pub captains: [CaptainView; 2],
    /// Whether it is settled who acts first.
    pub settled: bool,
    /// Agents whom nobody has picked, clockwise.
    pub agents: Vec<SeatId>,
    /// Whose step it is, until the round is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<StepView>,
    /// Once the teams are complete.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub naming: Option<NamingView>,
    /// Why the table stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wait: Option<WaitView>,
    /// What was typed in this round, the oldest first.
    pub lines: Vec<LineView>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<CaptainsResultView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct CaptainView {
    pub seat: SeatId,
    /// In the order in which they were picked, the spy included.
    pub team: Vec<SeatId>,
    /// Picks nobody else in this round.
    pub refused: bool,
}

/// Who is to do something, and until when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct StepView {
    /// Intents name it.
    pub turn: u32,
    /// The captain whose step it is; while it is open who acts first, both.
    pub captains: Vec<SeatId>,
    /// The agent who is to answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<SeatId>,
    /// Agents whom this captain has asked in this lap.
    pub heard: Vec<SeatId>,
    pub timer: TimerView,
}

/// The spy names two places, or passes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NamingView {
    pub spy: SeatId,
    /// Who picked the spy, if anybody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub picked_by: Option<SeatId>,
    /// Whose place is to be named now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub captain: Option<SeatId>,
    /// What was said so far; whether it was right is told at the end.
    pub named: Vec<NamedView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NamedView {
    pub captain: SeatId,
    /// Left out: the spy passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct CaptainsResultView {
    pub ending: CaptainsEnding,
    /// In the order of the round's captains.
    pub captains: [CaptainResultView; 2],
    /// Everybody else who was dealt a card, clockwise.
    pub agents: Vec<AgentResultView>,
    pub named: Vec<NamedView>,
    pub points: Vec<PointsView>,
    /// Why each got what they got; empty in rounds of older records.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Earned>>")]
    pub earned: Vec<Earned>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct CaptainResultView {
    pub seat: SeatId,
    pub place: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AgentResultView {
    pub seat: SeatId,
    /// Whose place was on the card; left out: the spy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub of: Option<SeatId>,
}

/// How a round between captains ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "how", rename_all = "snake_case", deny_unknown_fields)]
pub enum CaptainsEnding {
    SpyPicked {
        by: SeatId,
    },
    /// Both captains have refused.
    TeamsComplete {},
    NoAgentLeft {},
    /// No points.
    Void {
        reason: VoidReason,
    },
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct CaptainsSeatView {
    /// Left out while this seat holds no card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<CardView>,
}
