//! Lenses that leak on purpose and alike in every game: whom they tell on is the game's to say.

use rules::{Command, wake_at};
use wire::{Intent, Refusal, SeatId};

use crate::{
    sight::{Lens, whole},
    table::Table,
};

/// Who holds the secret, by asking every phone.
pub(crate) type Find = fn(&Table) -> Option<SeatId>;

/// A table that lists that seat before the others.
#[derive(Debug)]
pub(crate) struct First(pub(crate) Find);

impl Lens for First {
    fn table(&self, table: &Table) -> String {
        let (first, mut view) = ((self.0)(table), table.view());
        view.seats.sort_by_key(|seat| Some(seat.id) != first);
        whole(table, &view)
    }
}

/// A table where that seat cannot be meant by what others do.
#[derive(Debug)]
pub(crate) struct Shielded {
    pub(crate) whom: Find,
    pub(crate) meant: fn(&Intent) -> Option<SeatId>,
}

impl Lens for Shielded {
    fn answer(&self, table: &Table, command: &Command) -> Result<(), Refusal> {
        let meant = match command {
            Command::Seat { intent, .. } => (self.meant)(intent),
            _ => None,
        };
        if meant.is_some() && meant == (self.whom)(table) {
            return Err(Refusal::NotNow);
        }
        table.decide(command).map(drop)
    }
}

/// A table that wakes a moment later the further round that seat is.
#[derive(Debug)]
pub(crate) struct Slow(pub(crate) Find);

impl Lens for Slow {
    fn wake_at(&self, table: &Table) -> Option<u64> {
        let seat = (self.0)(table).map_or(0, |seat| seat.0);
        wake_at(&table.state).map(|at| at + u64::from(seat))
    }
}

/// A table that sends that seat a frame whenever anything happens.
#[derive(Debug)]
pub(crate) struct Frames(pub(crate) Find);

impl Lens for Frames {
    fn sends(&self, before: &Table, after: &Table, seat: SeatId) -> bool {
        let news = before.rev != after.rev && (self.0)(after) == Some(seat);
        news || before.seat_view(seat) != after.seat_view(seat)
    }
}
