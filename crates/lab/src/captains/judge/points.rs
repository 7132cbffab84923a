//! What a round between captains is worth by the book (RULES 6.3; RULES 9, rows 43 and 44).

use wire::{CaptainsEnding, PointsView, SeatId};

use super::course::Course;

impl Course {
    pub(super) fn points(&self, ending: CaptainsEnding) -> Vec<PointsView> {
        let void = matches!(ending, CaptainsEnding::Void { .. });
        let line = |seat: &SeatId| PointsView {
            seat: *seat,
            points: if void { 0 } else { self.earned(*seat) },
        };
        self.order.iter().map(line).collect()
    }

    fn earned(&self, seat: SeatId) -> i32 {
        let spy = self.cards.spy();
        if self.captains.contains(&seat) {
            let team = &self.teams[self.nth(seat)];
            let matches = team.iter().filter(|a| self.cards.sides[*a] == Some(seat));
            let all = i32::try_from(team.len()).expect("a small team");
            let right = i32::try_from(matches.count()).expect("a small team");
            return if team.contains(&spy) {
                0
            } else {
                2 * right - all
            };
        }
        if self.left.contains(&seat) {
            return 0;
        }
        let picked_by = self.picked_by(seat).map(|nth| self.captains[nth]);
        if seat != spy {
            return i32::from(picked_by.is_some() && picked_by == self.cards.sides[&seat]);
        }
        let right = |(captain, place): &&(SeatId, Option<String>)| {
            let mut places = self.cards.places.iter();
            places.any(|(of, is)| of == captain && Some(is) == place.as_ref())
        };
        let named = i32::try_from(self.named.iter().filter(right).count()).expect("two");
        i32::from(picked_by.is_some()) + named
    }
}
