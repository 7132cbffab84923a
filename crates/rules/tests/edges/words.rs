//! What people type at a table, by name.

use wire::{Intent, LineKind, RoundIntent, RoundView};

use crate::table::Table;

impl Table {
    #[track_caller]
    pub(crate) fn asks_text(&mut self, who: &str, whom: &str, text: &str) -> &mut Self {
        let (round, turn, whom) = (self.number(), self.turn(), self.id(whom));
        let text = Some(text.to_owned());
        self.act(
            who,
            Intent::Round(RoundIntent::Ask {
                round,
                turn,
                whom,
                text,
                phrase: None,
            }),
        )
    }

    #[track_caller]
    pub(crate) fn answers_text(&mut self, who: &str, text: &str) -> &mut Self {
        let (round, turn) = (self.number(), self.turn());
        let text = Some(text.to_owned());
        self.act(
            who,
            Intent::Round(RoundIntent::Answer {
                round,
                turn,
                text,
                phrase: None,
                level: None,
            }),
        )
    }

    #[track_caller]
    pub(crate) fn says(&mut self, who: &str, text: &str) -> &mut Self {
        let (round, text) = (self.number(), text.to_owned());
        self.act(who, Intent::Round(RoundIntent::Say { round, text }))
    }

    /// Everything that was typed in this round and is still shown.
    pub(crate) fn lines(&self) -> Vec<(&'static str, LineKind, String)> {
        let lines = match self.view().round.expect("a round") {
            RoundView::Spy(round) => round.lines,
            RoundView::Captains(round) => round.lines,
            RoundView::Notebook(_) => panic!("nothing is typed there"),
        };
        let lines = lines.into_iter();
        let line = lines.map(|line| (self.name(line.by), line.kind, line.text));
        line.collect()
    }
}
