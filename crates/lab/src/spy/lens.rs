//! Lenses that leak on purpose, so that the leak test can show that it would notice.

use rules::{Command, wake_at};
use wire::{Intent, Refusal, SeatId, SpyIntent, table_frame};

use super::{ballot, spy, voted};
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

/// A table where the spy cannot be accused.
#[derive(Debug)]
pub(super) struct ShieldedSpy;

impl Lens for ShieldedSpy {
    fn answer(&self, table: &Table, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Seat {
                intent: Intent::Spy(SpyIntent::Accuse { whom, .. }),
                ..
            } if Some(*whom) == spy(table) => Err(Refusal::NotNow),
            _ => table.decide(command).map(drop),
        }
    }
}

/// A table that shows how many said yes while the vote is still open.
#[derive(Debug)]
pub(super) struct CountedEarly;

impl Lens for CountedEarly {
    fn table(&self, table: &Table) -> String {
        let said_yes = |seat: &SeatId| voted(&table.seat_view(*seat)) == Some(true);
        let yes = table.seats().into_iter().filter(said_yes).count();
        table_frame(table.rev, &table.view()) + &yes.to_string()
    }
}

/// A table that shows how often the first seat is named while the ballot is secret.
#[derive(Debug)]
pub(super) struct NamedEarly;

impl Lens for NamedEarly {
    fn table(&self, table: &Table) -> String {
        let seats = table.seats();
        let first = seats.first().copied();
        let names_first = |seat: &&SeatId| ballot(&table.seat_view(**seat)) == first;
        let named = seats.iter().filter(names_first).count();
        table_frame(table.rev, &table.view()) + &named.to_string()
    }
}

/// A table that shows whether the spy's card lies in the middle.
#[derive(Debug)]
pub(super) struct MiddleTold;

impl Lens for MiddleTold {
    fn table(&self, table: &Table) -> String {
        let in_middle = table.in_round() && spy(table).is_none();
        table_frame(table.rev, &table.view()) + &in_middle.to_string()
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

/// A table that sends a frame only where the card or what it allows has changed.
#[derive(Debug)]
pub(super) struct FramesForSpy;

impl Lens for FramesForSpy {
    fn sends(&self, before: &Table, after: &Table, seat: SeatId) -> bool {
        before.seat_view(seat).can.card != after.seat_view(seat).can.card
    }
}
