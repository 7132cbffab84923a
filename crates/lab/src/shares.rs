//! A part that goes round the table, such as being captain: who has had it how often, by the judges' own
//! count (RULES 9, row 52).

use std::collections::BTreeMap;

use rules::{Event, Record};
use wire::{Phase, SeatId, TableView};

#[derive(Clone, Debug, Default)]
pub(crate) struct Shares {
    had: BTreeMap<SeatId, u32>,
    /// Who was in the last round.
    last: Vec<SeatId>,
}

impl Shares {
    fn own(&self, seat: SeatId) -> u32 {
        self.had.get(&seat).copied().unwrap_or(0)
    }

    /// Whoever was not in the last round has missed nothing: that counts as the fewest that any of
    /// these had who were.
    pub(crate) fn of(&self, seat: SeatId, among: &[SeatId]) -> u32 {
        if self.last.contains(&seat) {
            return self.own(seat);
        }
        let stayed = among.iter().filter(|other| self.last.contains(other));
        let fewest = stayed.map(|other| self.own(*other)).min();
        self.own(seat).max(fewest.unwrap_or(0))
    }

    pub(crate) fn dealt(&mut self, order: &[SeatId]) {
        let counted = order.iter().map(|seat| (*seat, self.of(*seat, order)));
        let counted: Vec<(SeatId, u32)> = counted.collect();
        self.had.extend(counted);
        self.last = order.to_vec();
    }

    pub(crate) fn takes(&mut self, seat: SeatId) {
        *self.had.entry(seat).or_default() += 1;
    }

    /// How many more turns somebody had than somebody else.
    pub(crate) fn lead(&self, among: &[SeatId]) -> u32 {
        let had = || among.iter().map(|seat| self.of(*seat, among));
        had().max().unwrap_or(0) - had().min().unwrap_or(0)
    }

    /// How many turns are missing until all of these have had equally many, and so many at least.
    pub(crate) fn missing(&self, among: &[SeatId], least: u32) -> u32 {
        let had: Vec<u32> = among.iter().map(|seat| self.of(*seat, among)).collect();
        let most = had.iter().copied().fold(least, u32::max);
        had.iter().map(|had| most - had).sum()
    }
}

/// Between rounds: a game that has had its last round is over, and none is over by itself before.
pub(crate) fn check_game_end(record: &Record, view: &TableView, is_last: bool) {
    let over = match view.phase {
        Phase::RoundOver => false,
        Phase::GameOver => true,
        _ => return,
    };
    assert!(over || !is_last, "one round too many: {view:?}");
    // A host may end a game at any time, and a next round in which nobody is due ends it as well.
    let by_itself = record
        .events
        .iter()
        .skip(1)
        .any(|e| *e == Event::GameEnded {});
    assert!(is_last || !by_itself, "a round too few: {view:?}");
}
