//! Lenses that leak on purpose, so that the leak test can show that it would notice.

use wire::{CaptainsIntent, Intent, SeatId};

use super::{card, round_of, spy_at};
use crate::{
    lens::Shielded,
    sight::{Lens, whole},
    table::Table,
};

/// A table where the spy cannot be picked.
pub(super) const SHIELDED: Shielded = Shielded {
    whom: spy_at,
    meant: |intent| match intent {
        Intent::Captains(CaptainsIntent::Pick { whom, .. }) => Some(*whom),
        _ => None,
    },
};

/// A table that shows whether the spy is still there.
#[derive(Debug)]
pub(super) struct SpyMissed;

impl Lens for SpyMissed {
    fn table(&self, table: &Table) -> String {
        whole(table, &table.view()) + &spy_at(table).is_some().to_string()
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
        whole(table, &view) + &matching.count().to_string()
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
        whole(table, &view) + &right.to_string()
    }
}

/// What is written on the card of this seat.
fn place(table: &Table, seat: SeatId) -> Option<String> {
    card(&table.seat_view(seat)).map(|card| card.place.clone())
}
