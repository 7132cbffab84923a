//! Why a round paid what it paid.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::SeatId;

/// Everybody in `to` got these points for this reason. A seat may have several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Earned {
    pub why: Reason,
    pub points: i32,
    pub to: Vec<SeatId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Agents: the spy was convicted.
    SpyConvicted,
    /// On top of it: to whoever accused the spy first, or called the vote that did it.
    RightAccusation,
    /// Agents: the spy named a wrong place.
    GuessedWrong,
    /// Agents: the card in the middle was the spy's.
    MiddleWasSpy,
    /// Agents: the spy left for good.
    SpyLeft,
    /// The spy: somebody else was convicted.
    InnocentConvicted,
    /// The spy, for the place.
    GuessedRight,
    /// The spy: the card in the middle was not the spy's.
    MiddleWasPlace,
    /// The spy: time was up and nobody was convicted.
    NobodyConvicted,
    /// A captain, for agents of the team with the captain's own place.
    AgentsMatched,
    /// A captain, for the other agents of the team.
    AgentsDiffered,
    /// A captain, for picking the spy.
    SpyInTeam,
    /// An agent, picked by the captain of the same place.
    OwnCaptain,
    /// The spy, for being picked.
    SpyPicked,
    /// The spy, for naming a captain's place.
    PlaceNamed,
    /// A detective whose chip lay on the conspirator.
    ConspiratorFound,
    /// The conspirator, for hardly a chip.
    Escaped,
    /// The active player, for a conspirator who escaped.
    WordKept,
}
