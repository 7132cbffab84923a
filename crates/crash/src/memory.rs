//! What one phone has done and seen, as a witness remembers it.

use std::collections::BTreeMap;
use std::mem;

use serde_json::Value;

use crate::fault::{Fault, Part};
use crate::told::Board;

/// What one phone has done and seen.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// The last act that is known to have happened.
    pub(crate) done: u64,
    /// Sent and not answered, with what was typed in it, and in which round.
    pub(crate) open: Option<(u64, Option<(u32, String)>)>,
    /// The newest revision of each part.
    pub(crate) seen: BTreeMap<Part, u64>,
    /// That was last shown.
    pub(crate) round: u32,
    /// The own card as it was last shown, since the last greeting.
    pub(crate) card: Option<Value>,
    pub(crate) cards: BTreeMap<u32, Value>,
    pub(crate) counted: Counted,
    /// The last own line that was acknowledged: round, number, text.
    pub(crate) typed: Option<(u32, u64, String)>,
    /// Lines that came since the last greeting, until the first pulse.
    pub(crate) greeting: Option<Vec<(u32, u64)>>,
    /// How often it did its part in a deal on this socket, and was not refused.
    pub(crate) vouched: u32,
}

/// What the newest board has said of a game.
#[derive(Debug, Default)]
pub(crate) struct Counted {
    /// The revision of the board.
    pub(crate) at: u64,
    pub(crate) rounds: u32,
    /// By seat, while they are shown.
    pub(crate) points: BTreeMap<u64, i64>,
}

impl Memory {
    /// The last act that was sent.
    pub(crate) fn sent(&self) -> u64 {
        self.open.as_ref().map_or(self.done, |(n, _)| *n)
    }

    /// The newest step that was shown.
    pub(crate) fn step(&self) -> u64 {
        self.seen.get(&Part::Pulse).copied().unwrap_or_default()
    }
}

impl Counted {
    /// Rounds and points are counted anew with a game, and a game begins where none is on.
    pub(crate) fn goes_on(&mut self, rev: u64, board: &Board, idle_rev: u64) -> Result<(), Fault> {
        let Self { at, rounds, points } = self;
        let is_one_game = *at > idle_rev;
        *at = rev;
        let after = board.rounds_played;
        let before = mem::replace(rounds, after);
        if is_one_game && after < before {
            return Err(Fault::FewerRounds { before, after });
        }
        if board.points_hidden {
            points.clear();
            return Ok(());
        }
        // Points may be lost in a round, but they change only with its end.
        let are_settled = is_one_game && after == before;
        for player in &board.players {
            let (seat, after) = (player.id, player.points);
            match points.insert(seat, after) {
                Some(before) if are_settled && before != after => {
                    return Err(Fault::OtherPoints {
                        seat,
                        before,
                        after,
                    });
                }
                _ => {}
            }
        }
        Ok(())
    }
}
