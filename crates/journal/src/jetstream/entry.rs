//! One message in the log of a room: what it says, and how that is written.

use async_nats::HeaderMap;
use bytes::Bytes;

use super::api::{EXPECTED_SEQ, Stored};
use crate::{CommandId, Record, Version};

const KIND: &str = "Molehunt-Kind";
const VERSION: &str = "Molehunt-Version";
const PREV: &str = "Molehunt-Prev";
const ID: &str = "Molehunt-Id";
const SCHEMA: &str = "Molehunt-Schema";
const AT: &str = "Molehunt-At";

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) seq: u64,
    /// Under the same name, the message that the cluster took it after. Nothing where that is not told.
    pub(super) after_seq: u64,
    /// When it was written, in Unix time.
    pub(super) at_ms: u64,
    /// The head that its writer had seen.
    pub(super) prev: Version,
    pub(super) said: Said,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Said {
    Record(Record),
    /// All records are truncated; what is left is the head, which is `prev`.
    Stub,
    /// The room has been deleted.
    End,
}

impl Entry {
    /// What is read back as this entry, once it lies in the log.
    pub(super) fn written(&self) -> (HeaderMap, Bytes) {
        let mut headers = HeaderMap::new();
        headers.insert(PREV, self.prev.to_string());
        headers.insert(AT, self.at_ms.to_string());
        let (kind, bytes) = match &self.said {
            Said::Record(record) => {
                headers.insert(VERSION, record.version.to_string());
                headers.insert(ID, data_encoding::HEXLOWER.encode(&record.id.0));
                headers.insert(SCHEMA, record.schema.to_string());
                ("record", record.bytes.clone())
            }
            Said::Stub => ("stub", Bytes::new()),
            Said::End => ("end", Bytes::new()),
        };
        headers.insert(KIND, kind);
        (headers, bytes)
    }

    pub(super) fn into_record(self) -> Option<Record> {
        match self.said {
            Said::Record(record) => Some(record),
            Said::Stub | Said::End => None,
        }
    }

    /// Nothing for a message that none of us has written.
    pub(super) fn read(message: &Stored) -> Option<Self> {
        let Stored {
            seq,
            headers,
            payload,
            ..
        } = message;
        let text = |name: &str| headers.get(name).map(|value| value.as_str());
        let number = |name: &str| text(name)?.parse::<u64>().ok();
        let said = match text(KIND)? {
            "record" => Said::Record(Record {
                version: Version::new(number(VERSION)?),
                id: id(text(ID)?)?,
                schema: number(SCHEMA)?.try_into().ok()?,
                bytes: payload.clone(),
            }),
            "stub" => Said::Stub,
            "end" => Said::End,
            _ => return None,
        };
        Some(Self {
            seq: *seq,
            after_seq: number(EXPECTED_SEQ).unwrap_or_default(),
            at_ms: number(AT)?,
            prev: Version::new(number(PREV)?),
            said,
        })
    }
}

fn id(text: &str) -> Option<CommandId> {
    let bytes = data_encoding::HEXLOWER.decode(text.as_bytes()).ok()?;
    bytes.try_into().ok().map(CommandId)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(headers: HeaderMap, payload: Bytes) -> Stored {
        Stored {
            subject: "store.0.log.FOX".to_owned(),
            seq: 7,
            headers,
            payload,
        }
    }

    #[test]
    fn an_entry_is_read_back_as_it_was_written() {
        let record = Record {
            version: Version::new(3),
            id: CommandId([0xab; 16]),
            schema: 9,
            bytes: Bytes::from_static(b"what happened"),
        };
        for said in [Said::Record(record), Said::Stub, Said::End] {
            let entry = Entry {
                seq: 7,
                after_seq: 6,
                at_ms: 1_700_000_000_000,
                prev: Version::new(2),
                said,
            };
            let (mut headers, bytes) = entry.written();
            headers.insert(EXPECTED_SEQ, "6");
            assert_eq!(Entry::read(&stored(headers, bytes)), Some(entry));
        }
    }

    #[test]
    fn what_none_of_us_has_written_is_no_entry() {
        let whole = Entry {
            seq: 7,
            after_seq: 0,
            at_ms: 1,
            prev: Version::EMPTY,
            said: Said::End,
        };
        let (headers, _) = whole.written();
        for (name, value) in [(KIND, "other"), (PREV, "-1"), (AT, "soon")] {
            let mut changed = headers.clone();
            changed.insert(name, value);
            assert_eq!(Entry::read(&stored(changed, Bytes::new())), None, "{name}");
        }
        assert_eq!(Entry::read(&stored(HeaderMap::new(), Bytes::new())), None);
    }
}
