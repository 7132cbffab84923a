//! What was typed in a round, the last lines of it.

use std::{collections::VecDeque, sync::Arc};

use wire::{LineKind, LineView, SeatId};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transcript {
    /// Shared, since a decision works on a copy of the table and adds one line at the most.
    lines: VecDeque<Arc<LineView>>,
    /// How many there were.
    said: u32,
}

impl Transcript {
    pub(crate) fn say(&mut self, by: SeatId, kind: LineKind, to: Option<SeatId>, text: &str) {
        if self.lines.len() == wire::LINES_KEPT {
            self.lines.pop_front();
        }
        self.said += 1;
        self.lines.push_back(Arc::new(LineView {
            n: self.said,
            by,
            kind,
            to,
            text: text.to_owned(),
        }));
    }

    /// The number of the last line.
    pub fn said(&self) -> u32 {
        self.said
    }

    /// The kept lines with a higher number, the oldest first.
    pub fn after(&self, n: u32) -> impl Iterator<Item = &LineView> {
        let new = usize::try_from(self.said.saturating_sub(n)).unwrap_or(usize::MAX);
        let known = self.lines.len().saturating_sub(new);
        self.lines.range(known..).map(AsRef::as_ref)
    }
}
