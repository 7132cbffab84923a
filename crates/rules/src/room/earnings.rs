//! Who earned what in a round and why. Points are the sum of it, so the two cannot disagree.

use wire::{Earned, PointsView, Reason, SeatId};

#[derive(Debug, Default)]
pub(crate) struct Earnings(Vec<Earned>);

impl Earnings {
    /// Those who got as much for the same reason are told together; nothing is earned for nothing.
    pub(crate) fn add(&mut self, seat: SeatId, why: Reason, points: i32) {
        if points == 0 {
            return;
        }
        let same = |e: &&mut Earned| e.why == why && e.points == points;
        match self.0.iter_mut().find(same) {
            Some(earned) => earned.to.push(seat),
            None => self.0.push(Earned {
                why,
                points,
                to: vec![seat],
            }),
        }
    }

    /// One line for everybody who was dealt a card.
    pub(crate) fn points(&self, order: &[SeatId]) -> Vec<PointsView> {
        let sum = |seat: SeatId| {
            let theirs = self.0.iter().filter(|earned| earned.to.contains(&seat));
            theirs.map(|earned| earned.points).sum()
        };
        let line = |seat: &SeatId| PointsView {
            seat: *seat,
            points: sum(*seat),
        };
        order.iter().map(line).collect()
    }

    pub(crate) fn into_vec(self) -> Vec<Earned> {
        self.0
    }
}
