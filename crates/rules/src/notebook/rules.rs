//! The numbers of this game. The client tells them from a generated copy, never from its own.

use serde::Serialize;
use wire::{SeatId, Settings, ruleset::Players};

use crate::notebook::{Play, ROUNDS_MAX};

/// RULES 7; where that leaves a wait open, decision 0011.
pub const RULES: Rules = Rules {
    players: Players { min: 4, max: 8 },
    hand: 6,
    plays: 2,
    safe_chips: 1,
    limits: Limits {
        case_ms: 180_000,
        play_ms: 90_000,
        explain_ms: 45_000,
        explain_untimed_ms: 600_000,
        discussion_ms: 60_000,
        chip_ms: 60_000,
    },
    score: Score {
        found: 3,
        escaped: 5,
        active: 4,
    },
};

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Rules {
    pub players: Players,
    /// Cards in a hand.
    pub hand: usize,
    /// How often everybody plays.
    pub plays: usize,
    /// Chips that a conspirator may get and still escape.
    pub safe_chips: usize,
    pub limits: Limits,
    pub score: Score,
}

/// How long a step lasts at most.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// To find a word; then somebody else is active.
    pub case_ms: u64,
    /// To play a card; then one is played by lot.
    pub play_ms: u64,
    pub explain_ms: u64,
    /// Where explanations have no clock; a phone that sleeps must not stop the table for ever.
    pub explain_untimed_ms: u64,
    pub discussion_ms: u64,
    /// To place a chip; then none is placed.
    pub chip_ms: u64,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Score {
    /// A detective whose chip lies on the conspirator.
    pub found: i32,
    /// A conspirator with no more chips than are safe.
    pub escaped: i32,
    /// The active player, when the conspirator escapes.
    pub active: i32,
}

/// What the host set, or everybody active once, twice where fewer than six play.
pub(crate) fn rounds(settings: &Settings, players: usize) -> u8 {
    settings.rounds.unwrap_or_else(|| advised_rounds(players))
}

pub(crate) fn rounds_fit(settings: &Settings) -> bool {
    (1..=ROUNDS_MAX).contains(&settings.rounds.unwrap_or(1))
}

pub fn advised_rounds(players: usize) -> u8 {
    let advised = players * usize::from(times(players));
    u8::try_from(advised).unwrap_or(u8::MAX)
}

/// How often everybody is active.
pub(crate) fn times(players: usize) -> u8 {
    if players < 6 { 2 } else { 1 }
}

/// RULES 9, row 52: as many as it takes to make these players active equally often.
pub(crate) fn rounds_left(play: &Play, players: &[SeatId]) -> u8 {
    play.turns.rounds_left(players, play.times, 1)
}

/// A full hand for everybody, so that nobody runs out of cards within a round.
pub fn cards_min(players: usize) -> usize {
    players * RULES.hand
}
