//! The frames that carry views, as bytes: those of the table once for all, a seat's padded so that its
//! length says nothing about what is hidden in it.

use std::io::Write;

use serde::Serialize;

use crate::{BoardView, Happening, LineView, PulseView, SeatRoundView, SeatView};

/// What most frames need at the most; a larger one grows.
const ROOM_BYTES: usize = 1024;
/// What no round hides.
const HIDDEN_BYTES: usize = 16;

pub fn board_frame(rev: u64, view: &BoardView) -> String {
    frame(|out| {
        write!(out, r#"{{"type":"board","rev":{rev},"view":"#)?;
        json(out, view);
        write!(out, "}}")
    })
}

/// `board` is the revision of the board that it is to be drawn with.
pub fn pulse_frame(rev: u64, board: u64, view: &PulseView) -> String {
    frame(|out| {
        write!(
            out,
            r#"{{"type":"pulse","rev":{rev},"board":{board},"view":"#
        )?;
        json(out, view);
        write!(out, "}}")
    })
}

pub fn happenings_frame<'a>(last: impl IntoIterator<Item = &'a Happening>) -> String {
    frame(|out| {
        write!(out, r#"{{"type":"happenings","last":"#)?;
        list(out, last);
        write!(out, "}}")
    })
}

pub fn lines_frame<'a>(round: u32, lines: impl IntoIterator<Item = &'a LineView>) -> String {
    frame(|out| {
        write!(out, r#"{{"type":"lines","round":{round},"lines":"#)?;
        list(out, lines);
        write!(out, "}}")
    })
}

/// A seat frame whose length follows from `rev` and from what this seat is openly offered: all that
/// depends on the card, on a vote or on a word takes the same room whatever it says.
pub fn seat_frame(rev: u64, view: &SeatView) -> String {
    frame(|out| {
        write!(out, r#"{{"type":"seat","rev":{rev},"view":{{"you":"#)?;
        json(out, &view.you);
        write!(out, r#","can":{{"open":"#)?;
        json(out, &view.can.open);
        let open_bytes = out.len();
        write!(out, r#","card":"#)?;
        json(out, &view.can.card);
        write!(out, "}}")?;
        if let Some(round) = &view.round {
            write!(out, r#","round":"#)?;
            json(out, round);
        }
        let round = view.round.as_ref();
        let room = round.map_or(HIDDEN_BYTES, SeatRoundView::hidden_bytes);
        let hidden = out.len() - open_bytes;
        assert!(hidden <= room, "{hidden} bytes are hidden where {room} fit");
        write!(out, r#"}},"pad":""#)?;
        out.resize(out.len() + room - hidden, b' ');
        write!(out, r#""}}"#)
    })
}

fn frame(write: impl FnOnce(&mut Vec<u8>) -> std::io::Result<()>) -> String {
    let mut out = Vec::with_capacity(ROOM_BYTES);
    write(&mut out).expect("there is room in memory");
    String::from_utf8(out).expect("JSON is text")
}

fn json(out: &mut Vec<u8>, value: &impl Serialize) {
    serde_json::to_writer(out, value).expect("views hold only strings, numbers and lists");
}

fn list<'a, T: Serialize + 'a>(out: &mut Vec<u8>, items: impl IntoIterator<Item = &'a T>) {
    let mut between = b'[';
    for item in items {
        out.push(between);
        json(out, item);
        between = b',';
    }
    if between == b'[' {
        out.push(between);
    }
    out.push(b']');
}
