//! The two view frames as bytes: the table's once for all, a seat's padded to one length.

use serde::Serialize;

use crate::{SEAT_FRAME_BYTES, SeatView, TableView};

/// The table frame. Its view is serialised once per change and shared by all sockets.
pub fn table_frame(rev: u64, view: &TableView) -> String {
    format!(r#"{{"type":"table","rev":{rev},"view":{}}}"#, json(view))
}

/// A seat frame of exactly [`SEAT_FRAME_BYTES`] bytes, so that its length says nothing about the
/// card in it.
pub fn seat_frame(rev: u64, view: &SeatView) -> String {
    let head = format!(
        r#"{{"type":"seat","rev":{rev},"view":{},"pad":""#,
        json(view)
    );
    let tail = r#""}"#;
    let used = head.len() + tail.len();
    assert!(used <= SEAT_FRAME_BYTES, "a seat frame of {used} bytes");
    let pad = " ".repeat(SEAT_FRAME_BYTES - used);
    head + &pad + tail
}

fn json(view: &impl Serialize) -> String {
    serde_json::to_string(view).expect("views hold only strings, numbers and lists")
}
