//! Sends what a case sends: whole, frame by frame, byte by byte and in random pieces, which must make no
//! difference.

use std::ops::ControlFlow;

use fastrand::Rng;
use websocket::{Decoder, Heard, Violation};

use crate::MESSAGE_BYTES_MAX;

/// In how many random ways each case is sent.
const WAYS: u64 = 20;

/// A frame as any client might send it, allowed or not.
#[derive(Debug, Clone)]
pub(crate) struct Frame {
    opcode: u8,
    last: bool,
    reserved: u8,
    payload: Vec<u8>,
}

impl Frame {
    pub(crate) fn new(opcode: u8, payload: impl AsRef<[u8]>) -> Self {
        Self {
            opcode,
            last: true,
            reserved: 0,
            payload: payload.as_ref().to_vec(),
        }
    }

    pub(crate) fn more(payload: impl AsRef<[u8]>) -> Self {
        Self::new(0, payload)
    }

    /// More of its message is to follow.
    pub(crate) fn unfinished(self) -> Self {
        Self {
            last: false,
            ..self
        }
    }

    pub(crate) fn reserved(self, reserved: u8) -> Self {
        Self { reserved, ..self }
    }

    /// Its message in frames of so many bytes.
    pub(crate) fn in_pieces(self, bytes: usize) -> Vec<Self> {
        let pieces = self.payload.chunks(bytes);
        let last = pieces.len() - 1;
        let frames = pieces.enumerate().map(|(at, payload)| Self {
            opcode: if at == 0 { self.opcode } else { 0 },
            last: at == last,
            reserved: 0,
            payload: payload.to_vec(),
        });
        frames.collect()
    }

    pub(crate) fn bytes(&self, mask: [u8; 4]) -> Vec<u8> {
        let mut bytes = vec![u8::from(self.last) << 7 | self.reserved << 4 | self.opcode];
        let length = self.payload.len();
        match (u8::try_from(length), u16::try_from(length)) {
            (Ok(short @ 0..=125), _) => bytes.push(0x80 | short),
            (_, Ok(long)) => {
                bytes.push(0x80 | 126);
                bytes.extend(long.to_be_bytes());
            }
            _ => {
                bytes.push(0x80 | 127);
                bytes.extend((length as u64).to_be_bytes());
            }
        }
        bytes.extend(mask);
        let masked = self.payload.iter().zip(mask.iter().cycle());
        bytes.extend(masked.map(|(byte, mask)| byte ^ mask));
        bytes
    }
}

pub(crate) fn text(payload: impl AsRef<[u8]>) -> Frame {
    Frame::new(1, payload)
}

pub(crate) fn binary(payload: impl AsRef<[u8]>) -> Frame {
    Frame::new(2, payload)
}

pub(crate) fn close(payload: impl AsRef<[u8]>) -> Frame {
    Frame::new(8, payload)
}

pub(crate) fn ping(payload: impl AsRef<[u8]>) -> Frame {
    Frame::new(9, payload)
}

pub(crate) fn pong(payload: impl AsRef<[u8]>) -> Frame {
    Frame::new(10, payload)
}

/// What was heard, to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Said {
    Text(String),
    Binary(Vec<u8>),
    Ping(Vec<u8>),
    Pong(Vec<u8>),
    Close(Option<u16>),
}

impl From<Heard<'_>> for Said {
    fn from(heard: Heard<'_>) -> Self {
        match heard {
            Heard::Text(text) => Self::Text(text.to_owned()),
            Heard::Binary(bytes) => Self::Binary(bytes.to_owned()),
            Heard::Ping(bytes) => Self::Ping(bytes.to_owned()),
            Heard::Pong(bytes) => Self::Pong(bytes.to_owned()),
            Heard::Close(code) => Self::Close(code.map(|code| code.get())),
        }
    }
}

/// What one case of the suite is about.
pub(crate) struct Case {
    pub(crate) number: &'static str,
    pub(crate) sends: Vec<Frame>,
    pub(crate) hears: Vec<Said>,
    /// The code with which the client is refused.
    pub(crate) refused: Option<u16>,
}

/// Sends every case in every way.
pub(crate) fn cases(cases: impl IntoIterator<Item = Case>) {
    for case in cases {
        let number = case.number;
        for way in 0..WAYS {
            let mut rng = Rng::with_seed(way);
            let frames = case.sends.iter();
            let frames: Vec<Vec<u8>> = frames.map(|frame| frame.bytes(mask(&mut rng))).collect();
            let whole = frames.concat();
            let pieces = match way {
                0 => vec![whole.len()],
                1 => frames.iter().map(Vec::len).collect(),
                2 => vec![1; whole.len()],
                _ => random_pieces(whole.len(), &mut rng),
            };
            let (heard, refused) = hear(whole, &pieces);
            assert_eq!(heard, case.hears, "{number} in way {way}");
            let refused = refused.map(|(_, violation)| violation.close_code().get());
            assert_eq!(refused, case.refused, "{number} in way {way}");
        }
    }
}

/// Which of the pieces is refused, if nothing is heard before.
pub(crate) fn refused_at(pieces: &[Vec<u8>]) -> Option<(usize, u16)> {
    let lengths: Vec<usize> = pieces.iter().map(Vec::len).collect();
    let (heard, refused) = hear(pieces.concat(), &lengths);
    assert_eq!(heard, []);
    refused.map(|(at, violation)| (at, violation.close_code().get()))
}

fn mask(rng: &mut Rng) -> [u8; 4] {
    rng.u32(..).to_ne_bytes()
}

/// How long each piece is: none at all, or up to a few bytes or up to everything.
fn random_pieces(whole: usize, rng: &mut Rng) -> Vec<usize> {
    let longest = 3.max(whole / rng.usize(1..500));
    let mut pieces = Vec::new();
    let mut rest = whole;
    while rest > 0 {
        let piece = rng.usize(0..=longest.min(rest));
        pieces.push(piece);
        rest -= piece;
    }
    pieces
}

fn hear(mut bytes: Vec<u8>, pieces: &[usize]) -> (Vec<Said>, Option<(usize, Violation)>) {
    let mut decoder = Decoder::new(MESSAGE_BYTES_MAX);
    let mut heard = Vec::new();
    let mut refused = None;
    let mut rest = bytes.as_mut_slice();
    for (at, length) in pieces.iter().enumerate() {
        let (piece, after) = rest.split_at_mut(*length);
        rest = after;
        let fed = decoder.feed(piece, |said| {
            heard.push(said.into());
            ControlFlow::Continue(())
        });
        if let Err(violation) = fed {
            assert_eq!(refused, None, "whoever was refused is not heard again");
            refused = Some((at, violation));
        }
    }
    (heard, refused)
}
