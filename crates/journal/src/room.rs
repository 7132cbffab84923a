//! Which room, and what a journal tells of it without reading its records.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::Version;

/// The name of a room: 1 to 32 of `A-Z a-z 0-9 - _`, case-sensitive.
///
/// These characters need no escaping in SQL, in a file name or in a NATS subject.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomId(Arc<str>);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a room id is 1 to {} of A-Z a-z 0-9 - _", RoomId::MAX_BYTES)]
pub struct BadRoomId;

impl RoomId {
    pub const MAX_BYTES: usize = 32;

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for RoomId {
    type Err = BadRoomId;

    fn from_str(text: &str) -> Result<Self, BadRoomId> {
        let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let valid = (1..=Self::MAX_BYTES).contains(&text.len()) && text.bytes().all(allowed);
        if valid {
            Ok(Self(text.into()))
        } else {
            Err(BadRoomId)
        }
    }
}

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RoomId({})", self.0)
    }
}

/// One line of [`Journal::rooms`](crate::Journal::rooms).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomInfo {
    pub room: RoomId,
    pub head: Version,
    /// When the last record was appended, by the clock of the machine that stored it, in Unix time.
    pub appended_ms: u64,
}

/// The clock by which records are dated, in Unix time.
pub fn unix_now_ms() -> u64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_ids_are_short_and_plain() {
        let table: &[(&str, bool)] = &[
            ("A", true),
            ("FOX-7_b", true),
            (&"x".repeat(32), true),
            (&"x".repeat(33), false),
            ("", false),
            ("a.b", false),
            ("a*", false),
            ("a b", false),
            ("čaj", false),
        ];
        for (text, valid) in table {
            assert_eq!(text.parse::<RoomId>().is_ok(), *valid, "{text:?}");
        }
    }
}
