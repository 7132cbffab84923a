//! Lenses that leak on purpose, so that the leak test can show that it would notice.

use rules::{Command, wake_at};
use wire::{CaptainsIntent, Intent, Refusal, SeatId, table_frame};

use super::{card, round_of, spy};
use crate::{sight::Lens, table::Table};

/// A table that lists the spy's seat before the others.
#[derive(Debug)]
pub(super) struct SpyFirst;

impl Lens for SpyFirst {
    fn table(&self, table: &Table) -> String {
        let (first, mut view) = (spy(table), table.view());
        view.seats.sort_by_key(|s| Some(s.id) != first);
        table_frame(table.rev, &view)
    }
}

/// A table that shows whether the spy is still there.
#[derive(Debug)]
pub(super) struct SpyMissed;

impl Lens for SpyMissed {
    fn table(&self, table: &Table) -> String {
        table_frame(table.rev, &table.view()) + &spy(table).is_some().to_string()
    }
}

/// A table that shows how many of the agents to be picked match the first captain.
#[derive(Debug)]
pub(super) struct SidesTold;

impl Lens for SidesTold {
    fn table(&self, table: &Table) -> String {
        let view = table.view();
        let place = |seat: SeatId| place(table, seat);
        let first = round_of(&view).and_then(|round| place(round.captains[0].seat));
        let free = round_of(&view).into_iter().flat_map(|round| &round.agents);
        let matching = free.filter(|agent| place(**agent) == first);
        table_frame(table.rev, &view) + &matching.count().to_string()
    }
}

/// A table that shows at once whether a place was named rightly.
#[derive(Debug)]
pub(super) struct ToldEarly;

impl Lens for ToldEarly {
    fn table(&self, table: &Table) -> String {
        let view = table.view();
        let naming = round_of(&view).and_then(|round| round.naming.clone());
        let place = |seat: SeatId| place(table, seat);
        let named = naming.map_or(Vec::new(), |naming| naming.named);
        let right = named
            .iter()
            .any(|n| n.place.is_some() && n.place == place(n.captain));
        table_frame(table.rev, &view) + &right.to_string()
    }
}

/// A table where the spy cannot be picked.
#[derive(Debug)]
pub(super) struct ShieldedSpy;

impl Lens for ShieldedSpy {
    fn answer(&self, table: &Table, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Seat {
                intent: Intent::Captains(CaptainsIntent::Pick { whom, .. }),
                ..
            } if Some(*whom) == spy(table) => Err(Refusal::NotNow),
            _ => table.decide(command).map(drop),
        }
    }
}

/// A table that wakes a moment later the further round the spy sits.
#[derive(Debug)]
pub(super) struct SlowForSpy;

impl Lens for SlowForSpy {
    fn wake_at(&self, table: &Table) -> Option<u64> {
        let spy = spy(table).map_or(0, |spy| spy.0);
        wake_at(&table.state).map(|at| at + u64::from(spy))
    }
}

/// A table that sends the spy a frame whenever anything happens.
#[derive(Debug)]
pub(super) struct FramesForSpy;

impl Lens for FramesForSpy {
    fn sends(&self, before: &Table, after: &Table, seat: SeatId) -> bool {
        let news = before.rev != after.rev && spy(after) == Some(seat);
        news || before.seat_view(seat) != after.seat_view(seat)
    }
}

/// What is written on the card of this seat.
fn place(table: &Table, seat: SeatId) -> Option<String> {
    card(&table.seat_view(seat)).map(|card| card.place.clone())
}
