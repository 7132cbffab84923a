//! By what two worlds can be told apart at one socket.

use std::fmt::Debug;

use wire::SeatId;

use crate::frame::{Frame, PING, PONG};
use crate::masks::masked_frame;

/// Whose socket it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Screen,
    Watcher,
    /// Wants to sit down.
    Guest,
    Seat(SeatId),
}

/// How much of what comes may differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Nothing: whoever looks must not know.
    Ignorant,
    /// What the own card says, and neither its length nor anything else.
    HoldsCard,
}

/// What gave the worlds away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    Number,
    Opcode,
    Size,
    Bytes,
    /// An answer to a plain request.
    Http,
}

#[derive(Clone, Debug)]
pub struct Difference {
    pub told: Told,
    /// Where, and what came in the one world and in the other.
    pub worlds: String,
}

impl Difference {
    pub(crate) fn new(told: Told, place: impl Debug, a: impl Debug, b: impl Debug) -> Self {
        let worlds = format!("{place:?}:\n{a:?}\n{b:?}");
        Self { told, worlds }
    }
}

/// Frame by frame: as many, in the same order, of the same kind and length, with the same bytes. Signs of life are
/// compared apart from all else: a socket gives them by itself, and a room shows what has happened by itself, so
/// which of the two is first when both are due is chance.
pub fn compare(eyes: Eyes, a: &[Frame], b: &[Frame]) -> Result<(), Told> {
    let lane = |frames: &[Frame], signs: bool| -> Vec<Frame> {
        let is_sign = |frame: &&Frame| matches!(frame.opcode(), PING | PONG) == signs;
        frames.iter().filter(is_sign).cloned().collect()
    };
    for signs in [false, true] {
        compare_lane(eyes, &lane(a, signs), &lane(b, signs))?;
    }
    Ok(())
}

fn compare_lane(eyes: Eyes, a: &[Frame], b: &[Frame]) -> Result<(), Told> {
    if a.len() != b.len() {
        return Err(Told::Number);
    }
    for (a, b) in a.iter().zip(b) {
        if a.opcode() != b.opcode() {
            return Err(Told::Opcode);
        }
        if a.bytes.len() != b.bytes.len() {
            return Err(Told::Size);
        }
        let may_differ = eyes == Eyes::HoldsCard && a.is("seat") && b.is("seat");
        if masked_frame(a) != masked_frame(b) && !may_differ {
            return Err(Told::Bytes);
        }
    }
    Ok(())
}
