//! Lenses that leak on purpose, so that the leak test can show that it would notice.

use wire::{Intent, SeatId, SpyIntent};

use super::{ballot, spy, voted};
use crate::{
    lens::Shielded,
    sight::{Lens, whole},
    table::Table,
};

/// A table where the spy cannot be accused.
pub(super) const SHIELDED: Shielded = Shielded {
    whom: spy,
    meant: |intent| match intent {
        Intent::Spy(SpyIntent::Accuse { whom, .. }) => Some(*whom),
        _ => None,
    },
};

/// A table that shows how many said yes while the vote is still open.
#[derive(Debug)]
pub(super) struct CountedEarly;

impl Lens for CountedEarly {
    fn table(&self, table: &Table) -> String {
        let said_yes = |seat: &SeatId| voted(&table.seat_view(*seat)) == Some(true);
        let yes = table.seats().into_iter().filter(said_yes).count();
        whole(table, &table.view()) + &yes.to_string()
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
        whole(table, &table.view()) + &named.to_string()
    }
}

/// A table that shows whether the spy's card lies in the middle.
#[derive(Debug)]
pub(super) struct MiddleTold;

impl Lens for MiddleTold {
    fn table(&self, table: &Table) -> String {
        let in_middle = table.in_round() && spy(table).is_none();
        whole(table, &table.view()) + &in_middle.to_string()
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
