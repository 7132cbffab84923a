//! The head of a frame that a client sends, read byte by byte and refused at the first byte that breaks a
//! rule. Never sees what the frame carries, nor what came before it.

use crate::{CONTROL_BYTES_MAX, Violation};

const LAST: u8 = 0x80;
const RESERVED: u8 = 0x70;
const OPCODE: u8 = 0x0f;
const MASKED: u8 = 0x80;
const LENGTH: u8 = 0x7f;

const HEAD_BYTES_MAX: usize = 14;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Opcode {
    Continuation = 0,
    Text = 1,
    Binary = 2,
    Close = 8,
    Ping = 9,
    Pong = 10,
}

impl Opcode {
    pub(crate) fn is_control(self) -> bool {
        matches!(self, Self::Close | Self::Ping | Self::Pong)
    }

    fn read(byte: u8) -> Result<Self, Violation> {
        match byte & OPCODE {
            0 => Ok(Self::Continuation),
            1 => Ok(Self::Text),
            2 => Ok(Self::Binary),
            8 => Ok(Self::Close),
            9 => Ok(Self::Ping),
            10 => Ok(Self::Pong),
            _ => Err(Violation::Protocol("a frame of an unknown kind")),
        }
    }
}

/// What a whole head says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) opcode: Opcode,
    /// Whether its message ends with it.
    pub(crate) last: bool,
    pub(crate) mask: [u8; 4],
    pub(crate) length: u64,
}

/// As much of a head as has come.
#[derive(Default)]
pub(crate) struct HeadReader {
    bytes: [u8; HEAD_BYTES_MAX],
    have: u8,
}

impl HeadReader {
    pub(crate) fn is_empty(&self) -> bool {
        self.have == 0
    }

    /// The head, if this was its last byte.
    pub(crate) fn take(&mut self, byte: u8) -> Result<Option<Head>, Violation> {
        self.bytes[usize::from(self.have)] = byte;
        self.have += 1;
        match usize::from(self.have) {
            1 => self.check_kind()?,
            2 => self.check_short_length()?,
            have if have == self.head_bytes() => return self.whole().map(Some),
            _ => {}
        }
        Ok(None)
    }

    fn check_kind(&self) -> Result<(), Violation> {
        let [kind, ..] = self.bytes;
        if kind & RESERVED != 0 {
            return Err(Violation::Protocol(
                "a reserved bit, and no extension is in use",
            ));
        }
        let opcode = Opcode::read(kind)?;
        if opcode.is_control() && kind & LAST == 0 {
            return Err(Violation::Protocol("a control frame in pieces"));
        }
        Ok(())
    }

    fn check_short_length(&self) -> Result<(), Violation> {
        let [kind, length, ..] = self.bytes;
        if length & MASKED == 0 {
            return Err(Violation::Protocol("a client's frame without a mask"));
        }
        let long = usize::from(length & LENGTH) > CONTROL_BYTES_MAX;
        if long && Opcode::read(kind)?.is_control() {
            return Err(Violation::Protocol("a control frame that is too long"));
        }
        Ok(())
    }

    fn head_bytes(&self) -> usize {
        match self.bytes[1] & LENGTH {
            126 => 8,
            127 => HEAD_BYTES_MAX,
            _ => 6,
        }
    }

    fn whole(&self) -> Result<Head, Violation> {
        let [kind, short, ..] = self.bytes;
        let (_, rest) = self.bytes[..self.head_bytes()].split_at(2);
        let (long, mask) = rest
            .split_last_chunk()
            .expect("every head ends with its mask");
        let (length, least) = match long.len() {
            0 => (u64::from(short & LENGTH), 0),
            2 => (number(long), 126),
            _ => (number(long), 0x1_0000),
        };
        if length >> 63 != 0 {
            return Err(Violation::Protocol("a length of more than 63 bits"));
        }
        if length < least {
            return Err(Violation::Protocol("a length that is longer than need be"));
        }
        Ok(Head {
            opcode: Opcode::read(kind)?,
            last: kind & LAST != 0,
            mask: *mask,
            length,
        })
    }
}

fn number(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0, |number, byte| number << 8 | u64::from(*byte))
}
