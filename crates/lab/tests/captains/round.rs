//! What is known of captains where any game could be on: how a table is set, and its round.

use rules::{Event, captains};
use wire::{CaptainsResultView, CaptainsRoundView, GameId, Phase, RoundView, SeatId, TableView};

use crate::{script::Script, table::Table};

pub(crate) type ThisRound = CaptainsRoundView;
pub(crate) type ThisResult = CaptainsResultView;

impl Table {
    pub(crate) fn of(script: &Script) -> Self {
        let mut table = Self::opened(script.seed);
        for n in 0..script.seats {
            table.send(&table.stranger()).unwrap();
            if n == 0 {
                table.set(|settings| settings.game = GameId::Captains);
            }
        }
        let wanted = table.seats().get(script.wanted..).map(<[SeatId]>::to_vec);
        table.set(|settings| {
            settings.asking = script.asking;
            settings.captains.twice = script.seed.is_multiple_of(2);
            settings.captains.first = wanted.and_then(|seats| seats.first_chunk().copied());
        });
        table
    }

    /// Whether it is still hidden who the spy is.
    pub(crate) fn makes_teams(&self) -> bool {
        self.in_round() && self.state.phase() != Phase::Naming
    }
}

pub(crate) fn round_of(view: &TableView) -> Option<&CaptainsRoundView> {
    match view.round.as_ref()? {
        RoundView::Captains(round) => Some(round),
        RoundView::Spy(_) | RoundView::Notebook(_) => panic!("another game is on"),
    }
}

/// Whom the table begins to wait for by this.
pub(crate) fn waited_for(event: &Event) -> Option<SeatId> {
    match event {
        Event::Captains {
            event: captains::Event::WaitedFor { seat, .. },
        } => Some(*seat),
        _ => None,
    }
}
