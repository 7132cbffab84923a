//! Turns the state into frames: the table's once for all, a seat's only when it changed.

use axum::extract::ws::Utf8Bytes;
use rules::State;
use wire::TableView;

use super::crowd::{Crowd, Phone};

/// The newest table view and its frame.
#[derive(Debug, Default)]
pub(crate) struct Views {
    table: Option<Table>,
}

#[derive(Debug)]
struct Table {
    view: TableView,
    /// When the view last changed.
    changed: u64,
    /// The revision that `frame` names: that of the change, or a later one that a seat frame needed.
    rev: u64,
    frame: Utf8Bytes,
}

impl Table {
    fn new(rev: u64, view: TableView) -> Self {
        let frame = wire::table_frame(rev, &view).into();
        Self {
            view,
            changed: rev,
            rev,
            frame,
        }
    }

    fn frame_at(&mut self, rev: u64) -> Utf8Bytes {
        if self.rev != rev {
            self.rev = rev;
            self.frame = wire::table_frame(rev, &self.view).into();
        }
        self.frame.clone()
    }
}

impl Views {
    /// Sends each phone what it has not seen. A seat frame is always followed by a table frame of the
    /// same revision, since phones draw on the table frame.
    pub(crate) fn publish(&mut self, state: &State, rev: u64, crowd: &mut Crowd) {
        let table = self.refresh(state, rev);
        for phone in crowd.phones() {
            let seat = seat_frame(state, rev, phone);
            if seat.is_none() && phone.table_shown == Some(table.changed) {
                continue;
            }
            phone.table_shown = Some(table.changed);
            phone.outbox.views(seat, table.frame_at(rev));
        }
    }

    fn refresh(&mut self, state: &State, rev: u64) -> &mut Table {
        let view = rules::table_view(state.public());
        match &mut self.table {
            Some(table) if table.view == view => {}
            stale => *stale = Some(Table::new(rev, view)),
        }
        self.table.as_mut().expect("it was just refreshed")
    }
}

fn seat_frame(state: &State, rev: u64, phone: &mut Phone) -> Option<Utf8Bytes> {
    let view = rules::seat_view(state, phone.hold?.seat);
    if phone.seat_shown.as_ref() == Some(&view) {
        return None;
    }
    let frame = wire::seat_frame(rev, &view).into();
    phone.seat_shown = Some(view);
    Some(frame)
}
