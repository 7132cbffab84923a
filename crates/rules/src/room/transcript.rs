//! What was typed in a round, the last lines of it.

use std::{collections::VecDeque, sync::Arc};

use wire::{LineKind, LineView, Remark, SeatId};

use crate::room::Wording;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transcript {
    /// Shared, since a decision works on a copy of the table and adds one line at the most.
    lines: VecDeque<Arc<LineView>>,
    /// How many there were.
    said: u32,
}

impl Transcript {
    /// A question or an answer, if it was written.
    pub(crate) fn say(&mut self, by: SeatId, kind: LineKind, to: SeatId, wording: &Wording) {
        if !wording.is_none() {
            let text = wording.text.clone().unwrap_or_default();
            self.add(LineView {
                to: Some(to),
                phrase: wording.phrase,
                level: wording.level,
                ..line(by, kind, text)
            });
        }
    }

    pub(crate) fn talk(&mut self, by: SeatId, text: &str) {
        self.add(line(by, LineKind::Remark, text.to_owned()));
    }

    pub(crate) fn remark(&mut self, by: SeatId, remark: Remark) {
        self.add(LineView {
            remark: Some(remark),
            ..line(by, LineKind::Remark, String::new())
        });
    }

    fn add(&mut self, line: LineView) {
        if self.lines.len() == wire::LINES_KEPT {
            self.lines.pop_front();
        }
        self.said += 1;
        let n = self.said;
        self.lines.push_back(Arc::new(LineView { n, ..line }));
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

fn line(by: SeatId, kind: LineKind, text: String) -> LineView {
    LineView {
        n: 0,
        by,
        kind,
        to: None,
        text,
        phrase: None,
        level: None,
        remark: None,
    }
}
