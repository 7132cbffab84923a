//! What a viewer gets to see, as bytes and times. The planted lenses leak on purpose, so that the
//! leak test can show that it would notice.

use rules::{Command, wake_at};
use wire::{Intent, Refusal, SeatId, seat_frame, table_frame};

use crate::table::Table;

pub(crate) trait Lens {
    fn table(&self, table: &Table) -> String {
        table_frame(table.rev, &table.view())
    }

    fn seat(&self, table: &Table, seat: SeatId) -> String {
        seat_frame(table.rev, &table.seat_view(seat))
    }

    fn answer(&self, table: &Table, command: &Command) -> Result<(), Refusal> {
        table.decide(command).map(drop)
    }

    fn wake_at(&self, table: &Table) -> Option<u64> {
        wake_at(&table.state)
    }

    /// Whether the seat is sent a frame when the one table becomes the other.
    fn sends(&self, before: &Table, after: &Table, seat: SeatId) -> bool {
        before.seat_view(seat) != after.seat_view(seat)
    }
}

/// What the server shows.
#[derive(Debug)]
pub(crate) struct Honest;

impl Lens for Honest {}

/// A table that lists the spy's seat before the others.
#[derive(Debug)]
pub(crate) struct SpyFirst;

impl Lens for SpyFirst {
    fn table(&self, table: &Table) -> String {
        let (spy, mut view) = (table.spy(), table.view());
        view.seats.sort_by_key(|s| Some(s.id) != spy);
        table_frame(table.rev, &view)
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

/// A table where the spy cannot be accused.
#[derive(Debug)]
pub(crate) struct ShieldedSpy;

impl Lens for ShieldedSpy {
    fn answer(&self, table: &Table, command: &Command) -> Result<(), Refusal> {
        let spy = table.spy();
        match command {
            Command::Seat {
                intent: Intent::Accuse { whom, .. },
                ..
            } if Some(*whom) == spy => Err(Refusal::NotNow),
            _ => table.decide(command).map(drop),
        }
    }
}

/// A table that shows how many said yes while the vote is still open.
#[derive(Debug)]
pub(crate) struct CountedEarly;

impl Lens for CountedEarly {
    fn table(&self, table: &Table) -> String {
        let said_yes = |seat: &SeatId| {
            table
                .seat_view(*seat)
                .spy()
                .and_then(|own| own.voted.clone())
                == Some(true)
        };
        let yes = table.seats().into_iter().filter(said_yes).count();
        table_frame(table.rev, &table.view()) + &yes.to_string()
    }
}

/// A table that shows how often the first seat is named while the ballot is secret.
#[derive(Debug)]
pub(crate) struct NamedEarly;

impl Lens for NamedEarly {
    fn table(&self, table: &Table) -> String {
        let seats = table.seats();
        let first = seats.first().copied();
        let names_first = |seat: &&SeatId| {
            table
                .seat_view(**seat)
                .spy()
                .and_then(|own| own.ballot.clone())
                == first
        };
        let named = seats.iter().filter(names_first).count();
        table_frame(table.rev, &table.view()) + &named.to_string()
    }
}

/// A table that shows whether the spy's card lies in the middle.
#[derive(Debug)]
pub(crate) struct MiddleTold;

impl Lens for MiddleTold {
    fn table(&self, table: &Table) -> String {
        let in_middle = table.in_round() && table.spy().is_none();
        table_frame(table.rev, &table.view()) + &in_middle.to_string()
    }
}

/// A table that wakes a moment later the further round the spy sits.
#[derive(Debug)]
pub(crate) struct SlowForSpy;

impl Lens for SlowForSpy {
    fn wake_at(&self, table: &Table) -> Option<u64> {
        let spy = table.spy().map_or(0, |spy| spy.0);
        wake_at(&table.state).map(|at| at + u64::from(spy))
    }
}

/// A table that sends a frame only where the card or what it allows has changed.
#[derive(Debug)]
pub(crate) struct FramesForSpy;

impl Lens for FramesForSpy {
    fn sends(&self, before: &Table, after: &Table, seat: SeatId) -> bool {
        before.seat_view(seat).can.card != after.seat_view(seat).can.card
    }
}
