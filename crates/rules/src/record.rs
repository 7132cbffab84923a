//! One decided command as the journal keeps it: a checksum, and what happened as JSON.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wire::SeatId;

use crate::{Event, downcast, downcast::OLDEST_WRITTEN, upcast};

/// The version of what this build writes. Whatever changes the schema of records adds to [`upcast`] how the
/// older ones are read, and that raises it.
#[expect(clippy::cast_possible_truncation, reason = "there are few versions")]
pub const SCHEMA: u32 = upcast::STEPS.len() as u32 + 1;

/// What a record takes at the most; whoever keeps them has space for as much.
pub const RECORD_BYTES: usize = 384 * 1024;

/// Records of this version had no checksum yet.
const UNCHECKED: u32 = 1;

/// Eight digits and a space.
const CHECKSUM_BYTES: usize = 9;

/// What most records take; longer ones grow.
const ROOM_BYTES: usize = 256;

/// Who sent the command, and the number the seat gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Author {
    pub seat: SeatId,
    pub n: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Record {
    /// Table time of the decision.
    pub at_ms: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Author>,
    pub events: Vec<Event>,
}

/// Why a record cannot be read. The room is left as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Written by a newer build, most likely.
    UnknownSchema { schema: u32 },
    /// It is not what was written.
    Damaged { schema: u32 },
    /// Where reading failed, if that is known; never what stood there.
    Malformed { schema: u32, column: usize },
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownSchema { schema } => {
                write!(f, "of version {schema}, and this build knows 1 to {SCHEMA}")
            }
            Self::Damaged { schema } => {
                write!(f, "damaged: not what its checksum says (version {schema})")
            }
            Self::Malformed { schema, column } => {
                write!(f, "malformed at byte {column} (version {schema})")
            }
        }
    }
}

impl std::error::Error for Unreadable {}

/// That version has no words for what has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsayable {
    pub schema: u32,
}

impl fmt::Display for Unsayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "records of version {} cannot say this", self.schema)
    }
}

impl std::error::Error for Unsayable {}

impl Record {
    pub fn encode(&self) -> Vec<u8> {
        sealed(SCHEMA, self)
    }

    /// For builds that read no newer version than this one. Whoever reads it gets this very record back, unless that
    /// build overlooks what it does not know.
    pub fn encode_in(&self, schema: u32) -> Result<Vec<u8>, Unsayable> {
        const { assert!(OLDEST_WRITTEN > UNCHECKED) };
        match schema {
            SCHEMA => Ok(self.encode()),
            OLDEST_WRITTEN..SCHEMA => self.said_in(schema).ok_or(Unsayable { schema }),
            _ => Err(Unsayable { schema }),
        }
    }

    fn said_in(&self, schema: u32) -> Option<Vec<u8>> {
        let mut record = serde_json::to_value(self).ok()?;
        if !downcast::from_newest(schema, &mut record) {
            return None;
        }
        let bytes = sealed(schema, &record);
        // The state of who writes it goes on from the record itself, that of others from what is written.
        (Self::decode(schema, &bytes).as_ref() == Ok(self)).then_some(bytes)
    }

    pub fn decode(schema: u32, bytes: &[u8]) -> Result<Self, Unreadable> {
        let json = match schema {
            UNCHECKED => bytes,
            2..=SCHEMA => intact(schema, bytes)?,
            _ => return Err(Unreadable::UnknownSchema { schema }),
        };
        let malformed = |error: serde_json::Error| Unreadable::Malformed {
            schema,
            column: error.column(),
        };
        if schema == SCHEMA {
            return serde_json::from_slice(json).map_err(malformed);
        }
        let mut record = serde_json::from_slice(json).map_err(malformed)?;
        upcast::to_newest(schema, &mut record);
        serde_json::from_value(record).map_err(malformed)
    }

    /// It says how a table began or all that survives, so nothing is missing before it.
    pub fn may_be_first(&self) -> bool {
        self.begins_game() || matches!(self.events.first(), Some(Event::Opened { .. }))
    }

    /// The record carries all that survives, so older ones may go. What the game was dealt from may stand before it.
    pub fn begins_game(&self) -> bool {
        self.events.iter().any(|event| event.survivors().is_some())
    }

    /// A picture or a pack is not needed any more.
    pub fn drops_addition(&self) -> bool {
        let drops = |event: &Event| {
            matches!(
                event,
                Event::PictureDropped { .. } | Event::PackDropped { .. }
            )
        };
        self.events.iter().any(drops)
    }
}

/// The JSON of a record, behind its checksum.
fn sealed(schema: u32, record: &impl Serialize) -> Vec<u8> {
    let mut text = String::with_capacity(ROOM_BYTES);
    text.extend([' '; CHECKSUM_BYTES]);
    wire::json::write(&mut text, record).expect("events hold only strings, numbers and lists");
    let mut bytes = text.into_bytes();
    let (front, json) = bytes.split_at_mut(CHECKSUM_BYTES);
    front.copy_from_slice(&checksum(schema, json));
    bytes
}

/// What stands after the checksum, if it is what was written there.
fn intact(schema: u32, bytes: &[u8]) -> Result<&[u8], Unreadable> {
    bytes
        .split_at_checked(CHECKSUM_BYTES)
        .filter(|(front, json)| *front == checksum(schema, json))
        .map(|(_, json)| json)
        .ok_or(Unreadable::Damaged { schema })
}

/// Of the version too, so that no record is ever read as one of another.
fn checksum(schema: u32, json: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let mut sum = crc32fast::Hasher::new();
    sum.update(&schema.to_be_bytes());
    sum.update(json);
    let mut text = [b' '; CHECKSUM_BYTES];
    let pairs = text.chunks_exact_mut(2);
    for (pair, byte) in pairs.zip(sum.finalize().to_be_bytes()) {
        let digit = |half: u8| b"0123456789abcdef"[usize::from(half)];
        pair.copy_from_slice(&[digit(byte >> 4), digit(byte & 15)]);
    }
    text
}
