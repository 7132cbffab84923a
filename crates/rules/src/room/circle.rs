//! A round as every game has it: its number, who sits in it and who is ready.

use std::collections::{BTreeMap, BTreeSet};

use wire::{SEATS_MAX, SeatId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Circle {
    pub(crate) number: u32,
    /// Clockwise: everybody who was dealt a card.
    pub(crate) order: Vec<SeatId>,
    /// Those of them who left.
    pub(crate) gone: BTreeSet<SeatId>,
    /// Who has looked at the card; later, who is ready for the next round.
    pub(crate) ready: BTreeSet<SeatId>,
    /// How often each bot has remarked something.
    pub(crate) remarked: BTreeMap<SeatId, u8>,
}

/// Seats of one table, in memory that is taken once if at all: for all of them it is no more than for one.
pub(crate) fn list(mut seats: impl Iterator<Item = SeatId>) -> Vec<SeatId> {
    let Some(first) = seats.next() else {
        return Vec::new();
    };
    let mut list = Vec::with_capacity(SEATS_MAX);
    list.push(first);
    list.extend(seats);
    list
}

impl Circle {
    pub(crate) fn new(number: u32, order: &[SeatId]) -> Self {
        Self {
            number,
            order: order.to_vec(),
            gone: BTreeSet::new(),
            ready: BTreeSet::new(),
            remarked: BTreeMap::new(),
        }
    }

    /// Was dealt a card and is still here.
    pub(crate) fn is_active(&self, seat: SeatId) -> bool {
        self.order.contains(&seat) && !self.gone.contains(&seat)
    }

    pub(crate) fn active(&self) -> impl Iterator<Item = SeatId> {
        let here = |s: &SeatId| !self.gone.contains(s);
        self.order.iter().copied().filter(here)
    }

    /// Everybody still here, clockwise, beginning at the left of `seat`, who comes last.
    pub(crate) fn clockwise_from(&self, seat: SeatId) -> Vec<SeatId> {
        let at = self.order.iter().position(|s| *s == seat).unwrap_or(0);
        let left = self.order.iter().cycle().skip(at + 1);
        let lap = left.take(self.order.len()).copied();
        lap.filter(|s| self.is_active(*s)).collect()
    }

    pub(crate) fn remarked(&mut self, bot: SeatId) {
        *self.remarked.entry(bot).or_default() += 1;
    }

    pub(crate) fn seat_left(&mut self, seat: SeatId) {
        if self.order.contains(&seat) {
            self.gone.insert(seat);
        }
        self.ready.remove(&seat);
    }
}
