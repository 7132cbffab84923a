//! What was typed in a round, the last lines of it.

use std::collections::VecDeque;

use wire::{LineKind, LineView, SeatId};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Transcript {
    lines: VecDeque<LineView>,
    /// How many there were.
    said: u32,
}

impl Transcript {
    pub(crate) fn say(&mut self, by: SeatId, kind: LineKind, to: Option<SeatId>, text: &str) {
        if self.lines.len() == wire::LINES_KEPT {
            self.lines.pop_front();
        }
        self.said += 1;
        self.lines.push_back(LineView {
            n: self.said,
            by,
            kind,
            to,
            text: text.to_owned(),
        });
    }

    pub(crate) fn view(&self) -> Vec<LineView> {
        self.lines.iter().cloned().collect()
    }
}
