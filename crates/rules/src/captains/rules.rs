//! The numbers of this game. The client tells them from a generated copy, never from its own.

use serde::Serialize;
use wire::{CaptainsSettings, Refusal, SeatId, Settings, ruleset::Players};

use crate::{
    Public,
    captains::{PLACES, Play, ROUNDS_MAX},
    room::{WAIT_MS, guard::require},
};

/// Players who are captains in a round.
const AT_ONCE: usize = 2;

/// RULES 6.3; where that leaves a wait open, decision 0011.
pub const RULES: Rules = Rules {
    players: Players { min: 7, max: 12 },
    limits: Limits {
        first_ms: 15_000,
        question_ms: 45_000,
        pick_ms: 90_000,
        name_ms: 60_000,
        off_ms: WAIT_MS,
    },
    score: Score {
        agent_matches: 1,
        agent_differs: -1,
        captain_of_spy: 0,
        agent: 1,
        spy_picked: 1,
        place_named: 1,
    },
};

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Rules {
    pub players: Players,
    pub limits: Limits,
    pub score: Score,
}

/// How long a step lasts at most.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// Then it is drawn who acts first.
    pub first_ms: u64,
    /// For a question, and for its answer.
    pub question_ms: u64,
    pub pick_ms: u64,
    /// As long as the spy's guess in the other game.
    pub name_ms: u64,
    /// For a phone that is off.
    pub off_ms: u64,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Score {
    /// A captain, for each agent of the team whose card shows the captain's place.
    pub agent_matches: i32,
    /// A captain, for each other agent of the team.
    pub agent_differs: i32,
    /// A captain who picked the spy, instead of all that.
    pub captain_of_spy: i32,
    /// An agent whom the captain of the same place picked.
    pub agent: i32,
    /// The spy, for being picked.
    pub spy_picked: i32,
    /// The spy, for each place named.
    pub place_named: i32,
}

/// What the host set, or what is advised.
pub(crate) fn rounds(settings: &Settings, players: usize) -> u8 {
    let advised = || advised_rounds(players, settings.captains.twice);
    settings.rounds.unwrap_or_else(advised)
}

/// RULES 9, row 30: no more rounds than places.
pub(crate) fn rounds_fit(settings: &Settings, places: usize) -> bool {
    let most = usize::from(ROUNDS_MAX).min(places / PLACES);
    (1..=most).contains(&settings.rounds.unwrap_or(1).into())
}

pub(crate) fn check(public: &Public, settings: &CaptainsSettings) -> Result<(), Refusal> {
    let Some([one, other]) = settings.first else {
        return Ok(());
    };
    require(one != other, Refusal::BadCaptains)?;
    let here = |seat| public.seat(seat).is_some();
    require(here(one) && here(other), Refusal::NoSuchSeat)
}

/// Whoever has left is captain of no round.
pub(crate) fn forget(settings: &mut CaptainsSettings, seat: SeatId) {
    settings.first = settings.first.filter(|two| !two.contains(&seat));
}

/// RULES 9, row 52: as many as it takes to make these players captain equally often.
pub(crate) fn rounds_left(play: &Play, settings: &Settings, players: &[SeatId]) -> u8 {
    let times = if settings.captains.twice { 2 } else { 1 };
    play.turns.rounds_left(players, times, AT_ONCE)
}

/// As many as it takes to make everybody captain once or twice.
pub fn advised_rounds(players: usize, twice: bool) -> u8 {
    let odd = players % 2 == 1;
    let rounds = if odd || twice { players } else { players / 2 };
    u8::try_from(rounds).unwrap_or(u8::MAX)
}
