//! What is known of notebooks where any game could be on: how a table is set, and its round.

use rules::{Event, notebook};
use wire::{GameId, NotebookResultView, NotebookRoundView, RoundView, SeatId, TableView};

use crate::{script::Script, table::Table};

pub(crate) type ThisRound = NotebookRoundView;
pub(crate) type ThisResult = NotebookResultView;

impl Table {
    pub(crate) fn of(script: &Script) -> Self {
        let mut table = Self::opened(script.seed);
        for n in 0..script.seats {
            table.send(&table.stranger()).unwrap();
            if n == 0 {
                table.set(|settings| settings.game = GameId::Notebook);
            }
        }
        table.agree(script);
        table
    }

    /// Sets what the script wants.
    pub(crate) fn agree(&mut self, script: &Script) {
        let starter = self.seats().get(script.starter).copied();
        self.set(|settings| {
            settings.rounds = Some(script.rounds);
            settings.starter = starter;
            settings.notebook.explanations_timed = script.timed;
            settings.notebook.discussion = script.discussion;
        });
    }
}

pub(crate) fn round_of(view: &TableView) -> Option<&NotebookRoundView> {
    match view.round.as_ref()? {
        RoundView::Notebook(round) => Some(round),
        RoundView::Spy(_) | RoundView::Captains(_) => panic!("another game is on"),
    }
}

/// Whom the table begins to wait for by this.
pub(crate) fn waited_for(event: &Event) -> Option<SeatId> {
    match event {
        Event::Notebook {
            event: notebook::Event::WaitedFor { seat, .. },
        } => Some(*seat),
        _ => None,
    }
}
