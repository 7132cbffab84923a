//! What one phone has done and seen, as a witness remembers it.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::fault::Part;

/// What one phone has done and seen.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// The last act that is known to have happened.
    pub(crate) done: u64,
    /// Sent and not answered, with what was typed in it.
    pub(crate) open: Option<(u64, Option<String>)>,
    /// The newest revision of each part.
    pub(crate) seen: BTreeMap<Part, u64>,
    /// The own card as it was last shown, since the last greeting.
    pub(crate) card: Option<Value>,
    pub(crate) cards: BTreeMap<u32, Value>,
    pub(crate) counted: Counted,
    /// The last own line that was acknowledged: round, number, text.
    pub(crate) typed: Option<(u32, u64, String)>,
    /// Lines that came since the last greeting, until the first pulse.
    pub(crate) greeting: Option<Vec<(u32, u64)>>,
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
