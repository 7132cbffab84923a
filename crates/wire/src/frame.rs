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
    static DRAFT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Any frame that carries no view.
pub fn frame(frame: &ClientOut) -> Arc<str> {
    text(|out| put(out, frame))
}

pub fn board_frame(rev: u64, view: &BoardView) -> Arc<str> {
    text(|out| {
        out.push_str(r#"{"type":"board","rev":"#);
        put(out, &rev);
        out.push_str(r#","view":"#);
        put(out, view);
        out.push('}');
    })
}

/// `board` is the revision of the board that it is to be drawn with.
pub fn pulse_frame(rev: u64, board: u64, view: &PulseView) -> Arc<str> {
    text(|out| {
        out.push_str(r#"{"type":"pulse","rev":"#);
        put(out, &rev);
        out.push_str(r#","board":"#);
        put(out, &board);
        out.push_str(r#","view":"#);
        put(out, view);
        out.push('}');
    })
}

pub fn happenings_frame<'a>(last: impl IntoIterator<Item = &'a Happening>) -> Arc<str> {
    text(|out| {
        out.push_str(r#"{"type":"happenings","last":"#);
        put_list(out, last);
        out.push('}');
    })
}

pub fn lines_frame<'a>(round: u32, lines: impl IntoIterator<Item = &'a LineView>) -> Arc<str> {
    text(|out| {
        out.push_str(r#"{"type":"lines","round":"#);
        put(out, &round);
        out.push_str(r#","lines":"#);
        put_list(out, lines);
        out.push('}');
    })
}

/// A seat frame whose length follows from `rev` and from what this seat is openly offered: all that
/// depends on the card, on a vote or on a word takes the same room whatever it says.
pub fn seat_frame(rev: u64, view: &SeatView) -> Arc<str> {
    text(|out| {
        out.push_str(r#"{"type":"seat","rev":"#);
        put(out, &rev);
        out.push_str(r#","view":{"you":"#);
        put(out, &view.you);
        out.push_str(r#","can":{"open":"#);
        put(out, &view.can.open);
        let open_bytes = out.len();
        out.push_str(r#","card":"#);
        put(out, &view.can.card);
        out.push('}');
        if let Some(round) = &view.round {
            out.push_str(r#","round":"#);
            put(out, round);
        }
        let round = view.round.as_ref();
        let room = round.map_or(HIDDEN_BYTES, SeatRoundView::hidden_bytes);
        let hidden = out.len() - open_bytes;
        assert!(hidden <= room, "{hidden} bytes are hidden where {room} fit");
        out.push_str(r#"},"pad":""#);
        put_blanks(out, room - hidden);
        out.push_str(r#""}"#);
    })
}

fn put_blanks(out: &mut String, mut blanks: usize) {
    const MANY: &str = "                                                                ";
    while blanks > MANY.len() {
        out.push_str(MANY);
        blanks -= MANY.len();
    }
    out.push_str(&MANY[..blanks]);
}

fn text(write: impl FnOnce(&mut String)) -> Arc<str> {
    DRAFT.with_borrow_mut(|out| {
        out.clear();
        write(out);
        out.as_str().into()
    })
}

fn put(out: &mut String, value: &impl Serialize) {
    json::write(out, value).expect("views hold only strings, numbers and lists");
}

fn put_list<'a, T: Serialize + 'a>(out: &mut String, items: impl IntoIterator<Item = &'a T>) {
    let mut between = '[';
    for item in items {
        out.push(between);
        put(out, item);
        between = ',';
    }
    if between == '[' {
        out.push(between);
    }
    out.push(']');
}
