//! Lenses that leak on purpose, so that the leak test can show that it would notice.

use rules::{Command, wake_at};
use wire::{Intent, Refusal, SeatId, table_frame};

use crate::{
    pair::{free, spy},
    round::round_of,
    sight::Lens,
    table::Table,
};

/// A table that lists the spy's seat before the others.
#[derive(Debug)]
pub(crate) struct SpyFirst;

impl Lens for SpyFirst {
    fn table(&self, table: &Table) -> String {
        let (spy, mut view) = (spy(table), table.view());
        view.seats.sort_by_key(|s| Some(s.id) != spy);
        table_frame(table.rev, &view)
    }
}

/// A table that shows whether the spy is still there.
#[derive(Debug)]
pub(crate) struct SpyMissed;

impl Lens for SpyMissed {
    fn table(&self, table: &Table) -> String {
        table_frame(table.rev, &table.view()) + &spy(table).is_some().to_string()
    }
}

/// A table that shows how many of the agents to be picked match the first captain.
#[derive(Debug)]
pub(crate) struct SidesTold;

impl Lens for SidesTold {
    fn table(&self, table: &Table) -> String {
        let view = table.view();
        let place = |seat: SeatId| {
            table
                .seat_view(seat)
                .captains()
                .and_then(|own| own.card.clone())
                .map(|card| card.place)
        };
        let first = round_of(&view).and_then(|round| place(round.captains[0].seat));
        let matching = free(table)
            .into_iter()
            .filter(|agent| place(*agent) == first);
        table_frame(table.rev, &view) + &matching.count().to_string()
    }
}

/// A table that shows at once whether a place was named rightly.
#[derive(Debug)]
pub(crate) struct ToldEarly;

impl Lens for ToldEarly {
    fn table(&self, table: &Table) -> String {
        let view = table.view();
        let naming = round_of(&view).and_then(|round| round.naming.clone());
        let place = |seat: SeatId| {
            table
                .seat_view(seat)
                .captains()
                .and_then(|own| own.card.clone())
                .map(|card| card.place)
        };
        let named = naming.map_or(Vec::new(), |naming| naming.named);
        let right = named
            .iter()
            .any(|n| n.place.is_some() && n.place == place(n.captain));
        table_frame(table.rev, &view) + &right.to_string()
    }
}

/// Seat frames as long as what is in them.
#[derive(Debug)]
pub(crate) struct Unpadded;

impl Lens for Unpadded {
    fn seat(&self, table: &Table, seat: SeatId) -> String {
        serde_json::to_string(&table.seat_view(seat)).unwrap()
    }
}

/// A table where the spy cannot be picked.
#[derive(Debug)]
pub(crate) struct ShieldedSpy;

impl Lens for ShieldedSpy {
    fn answer(&self, table: &Table, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Seat {
                intent: Intent::Pick { whom, .. },
                ..
            } if Some(*whom) == spy(table) => Err(Refusal::NotNow),
            _ => table.decide(command).map(drop),
        }
    }
}

/// A table that wakes a moment later the further round the spy sits.
#[derive(Debug)]
pub(crate) struct SlowForSpy;

impl Lens for SlowForSpy {
    fn wake_at(&self, table: &Table) -> Option<u64> {
        let spy = spy(table).map_or(0, |spy| spy.0);
        wake_at(&table.state).map(|at| at + u64::from(spy))
    }
}

/// A table that sends the spy a frame whenever anything happens.
#[derive(Debug)]
pub(crate) struct FramesForSpy;

impl Lens for FramesForSpy {
    fn sends(&self, before: &Table, after: &Table, seat: SeatId) -> bool {
        let news = before.rev != after.rev && spy(after) == Some(seat);
        news || before.seat_view(seat) != after.seat_view(seat)
    }
}
