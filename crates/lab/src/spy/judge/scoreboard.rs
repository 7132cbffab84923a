//! How the second judge keeps the score of a game (RULES 9, row 29).

use std::collections::{BTreeMap, BTreeSet};

use wire::{Ending, PointsView, Ruleset, SeatId, ruleset::TieBreak};

#[derive(Clone, Debug, Default)]
pub(super) struct Scoreboard {
    rounds: u8,
    played: u8,
    decides: bool,
    points: BTreeMap<SeatId, i32>,
    left: BTreeSet<SeatId>,
    tied: BTreeSet<SeatId>,
}

impl Scoreboard {
    pub(super) fn of(rounds: u8) -> Self {
        Self {
            rounds,
            ..Self::default()
        }
    }

    pub(super) fn deals(&mut self, rules: &Ruleset, order: &[SeatId]) {
        let deciding = u8::from(!self.tied.is_empty());
        assert!(self.played < self.rounds + deciding, "one round too many");
        self.decides = rules.tie_break == TieBreak::DecidingRound;
        for seat in order {
            self.points.entry(*seat).or_default();
        }
    }

    pub(super) fn leaves(&mut self, seat: SeatId) {
        self.left.insert(seat);
    }

    pub(super) fn counts(&mut self, ending: &Ending, points: &[PointsView]) {
        self.played += u8::from(!matches!(ending, Ending::Void { .. }));
        for line in points {
            *self.points.entry(line.seat).or_default() += line.points;
        }
    }

    fn best(&self) -> BTreeSet<SeatId> {
        let here = || self.points.iter().filter(|(s, _)| !self.left.contains(s));
        let most = here().map(|(_, points)| *points).max();
        let best = here().filter(|(_, points)| Some(**points) == most);
        best.map(|(seat, _)| *seat).collect()
    }

    fn must_be_decided(&self) -> bool {
        let last = self.played == self.rounds && self.tied.is_empty();
        self.decides && last && self.best().len() > 1
    }

    pub(super) fn tied(&mut self, seats: &[SeatId]) {
        assert!(self.must_be_decided(), "{self:?}");
        self.tied = seats.iter().copied().collect();
        assert_eq!(self.tied, self.best());
    }

    /// A host may end a game at any time, but a tie is not over.
    pub(super) fn ended(&self) {
        assert!(!self.must_be_decided(), "{self:?}");
    }
}
