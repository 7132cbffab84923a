//! Whether the log holds less than what a phone has seen of the table. Then something was lost on the disk, or the data
//! were put back in time, and everybody at the table is told; never by whom it was noticed.
//!
//! A phone may lie. All that it gains is one notice, until the table is loaded again.

use wire::{ClientOut, Seen};

use crate::code::TableCode;
use crate::outbox::Text;

#[derive(Debug, Default)]
pub(crate) struct Setback {
    /// What was left when it was noticed.
    rev: Option<u64>,
}

impl Setback {
    /// A phone that holds a seat has seen this, and the log holds that. Gives what everybody is to be told, the first
    /// time that the log holds less.
    pub(super) fn compare(&mut self, seen: Seen, held: Seen, code: &TableCode) -> Option<Text> {
        let holds_less = seen.epoch > held.epoch || seen.rev > held.rev;
        if self.rev.is_some() || !holds_less {
            return None;
        }
        if seen.epoch < held.epoch {
            tracing::info!(%code, "a phone has seen more of a table than was restored");
        } else {
            tracing::warn!(
                %code, seen = seen.rev, held = held.rev,
                "a phone has seen more of a table than the data file holds; the newest of it is lost"
            );
        }
        self.rev = Some(held.rev);
        self.frame()
    }

    /// For those who come later.
    pub(super) fn frame(&self) -> Option<Text> {
        self.rev.map(|rev| wire::frame(&ClientOut::SetBack { rev }))
    }
}
