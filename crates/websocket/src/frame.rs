//! Frames that the server sends: never masked, never in pieces, head and payload in one.

use bytes::Bytes;

use crate::head::Opcode;
use crate::{CONTROL_BYTES_MAX, CloseCode};

const LAST: u8 = 0x80;
const CODE_BYTES: usize = 2;

pub fn text(payload: &str) -> Bytes {
    frame(Opcode::Text, payload.as_bytes())
}

pub fn binary(payload: &[u8]) -> Bytes {
    frame(Opcode::Binary, payload)
}

/// For whoever writes several frames at once.
pub fn put_text(into: &mut Vec<u8>, payload: &str) {
    put(into, Opcode::Text, payload.as_bytes());
}

/// Asks for a pong.
pub fn ping() -> Bytes {
    const EMPTY: &[u8] = &[LAST | Opcode::Ping as u8, 0];
    Bytes::from_static(EMPTY)
}

/// Answers a ping with what it carried.
pub fn pong(payload: &[u8]) -> Bytes {
    assert!(
        payload.len() <= CONTROL_BYTES_MAX,
        "a pong carries what a ping did"
    );
    frame(Opcode::Pong, payload)
}

/// Says goodbye, and if so why; a reason that does not fit is cut.
pub fn close(why: Option<(CloseCode, &str)>) -> Bytes {
    let mut payload = Vec::new();
    if let Some((code, reason)) = why {
        let fits = reason.floor_char_boundary(CONTROL_BYTES_MAX - CODE_BYTES);
        payload.extend_from_slice(&code.get().to_be_bytes());
        payload.extend_from_slice(&reason.as_bytes()[..fits]);
    }
    frame(Opcode::Close, &payload)
}

fn frame(opcode: Opcode, payload: &[u8]) -> Bytes {
    let mut frame = Vec::with_capacity(head_bytes(payload.len()) + payload.len());
    put(&mut frame, opcode, payload);
    frame.into()
}

fn put(into: &mut Vec<u8>, opcode: Opcode, payload: &[u8]) {
    into.reserve(head_bytes(payload.len()) + payload.len());
    into.push(LAST | opcode as u8);
    let length = payload.len();
    match (u8::try_from(length), u16::try_from(length)) {
        (Ok(length @ 0..=125), _) => into.push(length),
        (_, Ok(length)) => {
            into.push(126);
            into.extend_from_slice(&length.to_be_bytes());
        }
        _ => {
            into.push(127);
            into.extend_from_slice(&(length as u64).to_be_bytes());
        }
    }
    into.extend_from_slice(payload);
}

fn head_bytes(length: usize) -> usize {
    match length {
        0..=125 => 2,
        126..=0xffff => 4,
        _ => 10,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_takes_exactly_its_memory() {
        for length in [0, 125, 126, 0xffff, 0x1_0000] {
            let payload = "*".repeat(length);
            assert_eq!(text(&payload).len(), head_bytes(length) + length);
        }
    }

    #[test]
    fn frames_written_one_after_the_other_are_the_same_frames() {
        let mut both = Vec::new();
        put_text(&mut both, "one");
        put_text(&mut both, "two");
        assert_eq!(both, [text("one"), text("two")].concat());
    }

    #[test]
    fn a_reason_that_does_not_fit_is_cut_between_characters() {
        let reason = "č".repeat(100);
        let frame = close(Some((CloseCode::NORMAL, &reason)));
        let (head, reason) = frame.split_at(4);
        assert_eq!(head, [0x88, 2 + 122, 0x03, 0xe8]);
        assert_eq!(str::from_utf8(reason), Ok("č".repeat(61).as_str()));
    }

    #[test]
    fn a_goodbye_may_give_no_reason() {
        assert_eq!(close(None), [0x88, 0].as_slice());
    }
}
