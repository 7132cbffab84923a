//! Frames as they lie on the wire: what a server sends, byte by byte, and what a phone sends. Judges nothing.

use std::fmt;

pub const TEXT: u8 = 1;
pub const CLOSE: u8 = 8;
pub const PING: u8 = 9;
pub const PONG: u8 = 10;

const OPCODE: u8 = 0x0f;
const LAST: u8 = 0x80;
const MASKED: u8 = 0x80;
/// Any will do: it hides nothing here.
const MASK: [u8; 4] = [7, 77, 177, 27];

/// Head and payload, as they came.
#[derive(Clone, PartialEq, Eq)]
pub struct Frame {
    pub bytes: Vec<u8>,
    head: usize,
}

impl Frame {
    /// The first whole frame in these bytes, which are then without it.
    pub fn cut(bytes: &mut Vec<u8>) -> Option<Self> {
        let (head, length) = match *bytes.get(1)? {
            126 => (4, number(bytes.get(2..4)?)),
            127 => (10, number(bytes.get(2..10)?)),
            short => (2, short.into()),
        };
        if bytes.len() < head + length {
            return None;
        }
        let rest = bytes.split_off(head + length);
        let bytes = std::mem::replace(bytes, rest);
        Some(Self { bytes, head })
    }

    pub fn opcode(&self) -> u8 {
        self.bytes[0] & OPCODE
    }

    pub fn payload(&self) -> &[u8] {
        &self.bytes[self.head..]
    }

    /// Whether it is a frame of the protocol of this kind.
    pub fn is(&self, kind: &str) -> bool {
        let begins = format!(r#"{{"type":"{kind}""#);
        self.opcode() == TEXT && self.payload().starts_with(begins.as_bytes())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(self.payload()).into_owned()
    }
}

impl fmt::Debug for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{} {}", self.opcode(), self.bytes.len(), self.text())
    }
}

fn number(bytes: &[u8]) -> usize {
    let join = |sum: usize, byte: &u8| (sum << 8) | usize::from(*byte);
    bytes.iter().fold(0, join)
}

/// What a phone sends: masked, as the protocol of sockets has it.
pub fn sent(opcode: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![LAST | opcode];
    match (u8::try_from(payload.len()), u16::try_from(payload.len())) {
        (Ok(short), _) if short < 126 => bytes.push(MASKED | short),
        (_, Ok(length)) => {
            bytes.push(MASKED | 126);
            bytes.extend(length.to_be_bytes());
        }
        _ => panic!("no phone sends {} bytes", payload.len()),
    }
    bytes.extend(MASK);
    let masked = payload.iter().zip(MASK.iter().cycle());
    bytes.extend(masked.map(|(byte, mask)| byte ^ mask));
    bytes
}
