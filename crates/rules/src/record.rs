//! One decided command as the journal keeps it.

use std::fmt;

use serde::{Deserialize, Serialize};
use wire::SeatId;

use crate::{Event, upcast};

/// Fields are only ever added; a change that old code would misread raises this.
pub const SCHEMA: u32 = 2;

/// Who sent the command, and the number the seat gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Author {
    pub seat: SeatId,
    pub n: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Table time of the decision.
    pub at_ms: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Author>,
    pub events: Vec<Event>,
}

/// The record comes from newer code, or is damaged. The room is left as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    pub schema: u32,
    /// Where reading failed; never what stood there.
    pub column: usize,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { schema, column } = self;
        write!(f, "unreadable record of schema {schema}, at byte {column}")
    }
}

impl std::error::Error for Unreadable {}

impl Record {
    pub fn encode(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("events hold only strings, numbers and lists")
    }

    pub fn decode(schema: u32, bytes: &[u8]) -> Result<Self, Unreadable> {
        if schema > SCHEMA {
            return Err(Unreadable { schema, column: 0 });
        }
        let unreadable = |error: serde_json::Error| Unreadable {
            schema,
            column: error.column(),
        };
        if schema == SCHEMA {
            return serde_json::from_slice(bytes).map_err(unreadable);
        }
        let mut record = serde_json::from_slice(bytes).map_err(unreadable)?;
        upcast::to_newest(schema, &mut record);
        serde_json::from_value(record).map_err(unreadable)
    }

    /// The record carries all that survives, so older ones may go.
    pub fn begins_game(&self) -> bool {
        self.events.first().is_some_and(Event::begins_game)
    }
}
