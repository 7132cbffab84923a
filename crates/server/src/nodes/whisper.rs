//! What nodes say to each other in passing, and how it is written. Whatever cannot be read is not heard, as if it had
//! been lost; a later build may say more, and is understood in part.

use bytes::Bytes;
use rules::TokenHash;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wire::{Refusal, SeatId};

use super::NodeId;

/// Raised when an older node must not understand a word any more.
const VERSION: u32 = 1;

/// Longer ones are not read. A table full of seats takes a tenth of it.
const WHISPER_BYTES: usize = 64 * 1024;

/// To all nodes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum HouseWord {
    /// Who has just come says so, and wants to know who else is here.
    Asks(Here),
    Here(Here),
    Bye,
    /// A big screen waits for its table under this key.
    ScreenWaits {
        key: TokenHash,
        for_ms: u64,
    },
    /// A phone has sent it one.
    ScreenTold {
        key: TokenHash,
        table: String,
    },
    /// The steward is about to delete these tables.
    Expiring {
        tables: Vec<String>,
    },
    /// Somebody is at these.
    Spare {
        tables: Vec<String>,
    },
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Here {
    pub(crate) build: String,
    /// The newest that it reads.
    pub(crate) schema: u32,
    /// How many there are, as far as it knows.
    pub(crate) tables: u64,
    /// How many it has opened.
    pub(crate) opened: u64,
    /// How many letters a code may have.
    pub(crate) code_chars: usize,
}

/// To those who have the same table awake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RoomWord {
    /// Who has just woken the table wants to know who else is there.
    Asks,
    Tells(Tells),
    /// Somebody found no seat; for the host, wherever that phone is.
    Knocks {
        name: String,
        why: Refusal,
    },
    Bye,
}

/// What one node has of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Tells {
    pub(crate) seats: Vec<SeatTold>,
    /// Of those without a seat: who watches, which of these are screens, and all.
    pub(crate) watching: u32,
    pub(crate) screens: u32,
    pub(crate) without_seat: u32,
    /// Of the table.
    pub(crate) now_ms: u64,
    pub(crate) flow: FlowTold,
    /// Up to where it has read the log.
    pub(crate) rev: u64,
    /// Those who have asked it: they came later to this table.
    pub(crate) newcomers: Vec<NodeId>,
}

/// A seat with a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatTold {
    pub(crate) seat: SeatId,
    /// Higher than any that was known of this table when the phone came.
    pub(crate) entered: u64,
    pub(crate) quiet: bool,
    /// It was heard just now and has promised to be heard again. A build of old does not say, and knows nobody who could
    /// tell a number.
    #[serde(default)]
    pub(crate) awake: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FlowTold {
    #[default]
    Still,
    Gathering {
        left_ms: u64,
    },
    Flowing,
}

impl Tells {
    /// Whether somebody who has heard the other one has heard nothing new. What flows by itself is no news.
    pub(crate) fn says_the_same(&self, other: &Self) -> bool {
        let people = |tells: &Self| (tells.watching, tells.screens, tells.without_seat);
        let kind = |tells: &Self| std::mem::discriminant(&tells.flow);
        self.seats == other.seats && people(self) == people(other) && kind(self) == kind(other)
    }
}

#[derive(Serialize, Deserialize)]
struct Whisper<W> {
    v: u32,
    from: NodeId,
    word: W,
}

pub(crate) fn write(from: NodeId, word: &impl Serialize) -> Bytes {
    let v = VERSION;
    let whisper = Whisper { v, from, word };
    let bytes = serde_json::to_vec(&whisper).expect("words have no maps with odd keys");
    bytes.into()
}

/// Who says what, if it can be understood.
pub(crate) fn read<W: DeserializeOwned>(bytes: &[u8]) -> Option<(NodeId, W)> {
    if bytes.len() > WHISPER_BYTES {
        return None;
    }
    let whisper: Whisper<W> = serde_json::from_slice(bytes).ok()?;
    (whisper.v == VERSION).then_some((whisper.from, whisper.word))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FROM: NodeId = NodeId(u64::MAX);

    #[test]
    fn words_are_heard_as_they_were_said() {
        let tells = Tells {
            seats: vec![SeatTold {
                seat: SeatId(3),
                entered: u64::MAX,
                quiet: true,
                awake: true,
            }],
            flow: FlowTold::Gathering { left_ms: 7 },
            ..Tells::default()
        };
        for word in [
            RoomWord::Asks,
            RoomWord::Tells(tells),
            RoomWord::Knocks {
                name: "Čvorak \u{1F98A}".to_owned(),
                why: Refusal::TableFull,
            },
        ] {
            assert_eq!(read(&write(FROM, &word)), Some((FROM, word)));
        }
        for word in [HouseWord::Asks(Here::default()), HouseWord::Bye] {
            assert_eq!(read(&write(FROM, &word)), Some((FROM, word)));
        }
    }

    #[test]
    fn what_cannot_be_understood_is_not_heard() {
        let long = format!(
            r#"{{"v":1,"from":7,"word":{{"here":{{"build":"{}"}}}}}}"#,
            "x".repeat(WHISPER_BYTES)
        );
        let deep = "[".repeat(WHISPER_BYTES);
        for bad in [
            "",
            "{}",
            "\0",
            "null",
            r#"{"v":2,"from":7,"word":"bye"}"#,
            r#"{"v":1,"from":-7,"word":"bye"}"#,
            r#"{"v":1,"from":7,"word":"sings"}"#,
            r#"{"v":1,"from":7,"word":{"here":{"build":1}}}"#,
            &long,
            &deep,
        ] {
            assert_eq!(read::<HouseWord>(bad.as_bytes()), None);
            assert_eq!(read::<RoomWord>(bad.as_bytes()), None);
        }
        assert_eq!(read::<HouseWord>(b"\xff\xfe"), None);
    }

    #[test]
    fn what_a_later_build_says_besides_is_passed_over() {
        let more = br#"{"v":1,"from":7,"word":{"here":{"build":"b","schema":9,"tables":1,"opened":2,"mood":"fine"}},"at":5}"#;
        let Some((NodeId(7), HouseWord::Here(here))) = read(more) else {
            panic!("it is heard");
        };
        assert_eq!((here.schema, here.opened), (9, 2));
    }

    #[test]
    fn time_that_flows_is_no_news() {
        let tells = |now_ms, flow| Tells {
            now_ms,
            flow,
            ..Tells::default()
        };
        let before = tells(1, FlowTold::Gathering { left_ms: 9 });
        assert!(before.says_the_same(&tells(2, FlowTold::Gathering { left_ms: 8 })));
        assert!(!before.says_the_same(&tells(1, FlowTold::Flowing)));
        let quiet = |quiet| Tells {
            seats: vec![SeatTold {
                seat: SeatId(1),
                entered: 1,
                quiet,
                awake: false,
            }],
            ..Tells::default()
        };
        assert!(!quiet(false).says_the_same(&quiet(true)));
    }
}
