//! Cards for a second world that one viewer cannot tell from the first: the own card is the same, and
//! as much as can be of everything else is not.

use rules::captains::Deal;
use wire::SeatId;

use super::{card, round_of};
use crate::table::Table;

/// So many deals are compared in search of the one that differs most.
const DEALS: u64 = 300;

/// How the cards lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) places: [(SeatId, String); 2],
    /// Whose place is on each agent's card; nobody's is the spy's.
    pub(super) agents: Vec<(SeatId, Option<SeatId>)>,
}

impl Layout {
    /// Read from the phones around a table that was just dealt to.
    pub(super) fn of(table: &Table) -> Self {
        let view = table.view();
        let round = round_of(&view).expect("a round");
        let place = |seat| {
            let own = table.seat_view(seat);
            card(&own).expect("a card").place.clone()
        };
        let places = round.captains.each_ref().map(|c| (c.seat, place(c.seat)));
        let of = |agent: &SeatId| {
            let held = place(*agent);
            let of = places.iter().find(|(_, place)| *place == held);
            (*agent, of.map(|(captain, _)| *captain))
        };
        let agents = round.agents.iter().map(of).collect();
        Self { places, agents }
    }

    pub(super) fn spy(&self) -> SeatId {
        let spy = self.agents.iter().find(|(_, of)| of.is_none());
        spy.expect("a spy").0
    }

    /// What is written on the card of this seat.
    fn card(&self, seat: SeatId) -> Option<&str> {
        let of = self.agents.iter().find(|(agent, _)| *agent == seat);
        let captain = of.map_or(Some(seat), |(_, of)| *of)?;
        let mut places = self.places.iter();
        places
            .find(|(seat, _)| *seat == captain)
            .map(|(_, place)| place.as_str())
    }

    pub(super) fn deal(&self) -> Deal {
        Deal::arranged(self.places.clone(), self.agents.clone())
    }

    /// How many cards, places and sides are not as in the other.
    fn distance(&self, other: &Self) -> usize {
        let places = self.places.iter().zip(&other.places);
        let places = places.filter(|(a, b)| a != b).count();
        let agents = self.agents.iter().zip(&other.agents);
        let sides = agents.filter(|(a, b)| a != b).count();
        let cards = self.agents.iter().map(|(seat, _)| *seat);
        let cards = cards.filter(|seat| self.card(*seat) != other.card(*seat));
        places + sides + cards.count()
    }

    /// Another layout in which the viewer holds the same card; nothing where there is none.
    pub(super) fn other(
        &self,
        fresh: &[String],
        viewer: Option<SeatId>,
        same_spy: bool,
        seed: u64,
    ) -> Option<Self> {
        let all = (0..DEALS).map(|n| self.shuffled(fresh, &mut Shuffle(seed ^ (n << 32))));
        let fits = |other: &Self| {
            let unseen = viewer.is_none_or(|seat| self.card(seat) == other.card(seat));
            unseen && (self.spy() == other.spy()) == same_spy
        };
        let other = all.filter(fits).max_by_key(|other| self.distance(other));
        other.filter(|other| other != self)
    }

    fn shuffled(&self, fresh: &[String], shuffle: &mut Shuffle) -> Self {
        let [one, other] = self.places.each_ref().map(|(captain, _)| *captain);
        let mut places = fresh.to_vec();
        shuffle.mix(&mut places);
        let mut cards: Vec<Option<SeatId>> = self.agents.iter().map(|(_, of)| *of).collect();
        if shuffle.below(2) == 1 {
            let swapped = |of: SeatId| if of == one { other } else { one };
            cards = cards.into_iter().map(|of| of.map(swapped)).collect();
        }
        shuffle.mix(&mut cards);
        Self {
            places: [(one, places.remove(0)), (other, places.remove(0))],
            agents: self
                .agents
                .iter()
                .map(|(seat, _)| *seat)
                .zip(cards)
                .collect(),
        }
    }
}

/// Numbers that only have to differ.
struct Shuffle(u64);

impl Shuffle {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(self.0 >> 40).unwrap() % sides
    }

    fn mix<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
