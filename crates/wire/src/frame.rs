//! The frames that carry views, as bytes: those of the table once for all, a seat's padded so that its
//! length says nothing about what is hidden in it.

use std::cell::RefCell;
use std::sync::Arc;

use serde::Serialize;

use crate::{BoardView, ClientOut, Happening, LineView, PulseView, SeatRoundView, SeatView, json};

/// What no round hides.
const HIDDEN_BYTES: usize = 16;

thread_local! {
    /// Where frames are written before their length is known. A frame that is kept takes no more than its length.
    static DRAFT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Any frame that carries no view.
pub fn frame(frame: &ClientOut) -> Arc<str> {
    text(|out| put(out, frame))
}

pub fn board_frame(rev: u64, view: &BoardView) -> Arc<str> {
    text(|out| {
        out.extend_from_slice(br#"{"type":"board","rev":"#);
        put(out, &rev);
        out.extend_from_slice(br#","view":"#);
        put(out, view);
        out.push(b'}');
    })
}

/// `board` is the revision of the board that it is to be drawn with.
pub fn pulse_frame(rev: u64, board: u64, view: &PulseView) -> Arc<str> {
    text(|out| {
        out.extend_from_slice(br#"{"type":"pulse","rev":"#);
        put(out, &rev);
        out.extend_from_slice(br#","board":"#);
        put(out, &board);
        out.extend_from_slice(br#","view":"#);
        put(out, view);
        out.push(b'}');
    })
}

pub fn happenings_frame<'a>(last: impl IntoIterator<Item = &'a Happening>) -> Arc<str> {
    text(|out| {
        out.extend_from_slice(br#"{"type":"happenings","last":"#);
        put_list(out, last);
        out.push(b'}');
    })
}

pub fn lines_frame<'a>(round: u32, lines: impl IntoIterator<Item = &'a LineView>) -> Arc<str> {
    text(|out| {
        out.extend_from_slice(br#"{"type":"lines","round":"#);
        put(out, &round);
        out.extend_from_slice(br#","lines":"#);
        put_list(out, lines);
        out.push(b'}');
    })
}

/// A seat frame whose length follows from `rev` and from what this seat is openly offered: all that
/// depends on the card, on a vote or on a word takes the same room whatever it says.
pub fn seat_frame(rev: u64, view: &SeatView) -> Arc<str> {
    text(|out| {
        out.extend_from_slice(br#"{"type":"seat","rev":"#);
        put(out, &rev);
        out.extend_from_slice(br#","view":{"you":"#);
        put(out, &view.you);
        out.extend_from_slice(br#","can":{"open":"#);
        put(out, &view.can.open);
        let open_bytes = out.len();
        out.extend_from_slice(br#","card":"#);
        put(out, &view.can.card);
        out.push(b'}');
        if let Some(round) = &view.round {
            out.extend_from_slice(br#","round":"#);
            put(out, round);
        }
        let round = view.round.as_ref();
        let room = round.map_or(HIDDEN_BYTES, SeatRoundView::hidden_bytes);
        let hidden = out.len() - open_bytes;
        assert!(hidden <= room, "{hidden} bytes are hidden where {room} fit");
        out.extend_from_slice(br#"},"pad":""#);
        out.resize(out.len() + room - hidden, b' ');
        out.extend_from_slice(br#""}"#);
    })
}

fn text(write: impl FnOnce(&mut Vec<u8>)) -> Arc<str> {
    DRAFT.with_borrow_mut(|out| {
        out.clear();
        write(out);
        std::str::from_utf8(out).expect("JSON is text").into()
    })
}

fn put(out: &mut Vec<u8>, value: &impl Serialize) {
    json::write(out, value).expect("views hold only strings, numbers and lists");
}

fn put_list<'a, T: Serialize + 'a>(out: &mut Vec<u8>, items: impl IntoIterator<Item = &'a T>) {
    let mut between = b'[';
    for item in items {
        out.push(between);
        put(out, item);
        between = b',';
    }
    if between == b'[' {
        out.push(between);
    }
    out.push(b']');
}
