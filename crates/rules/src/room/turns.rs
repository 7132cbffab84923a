//! A part that goes round the table, such as being captain: who has had it how often, and how many
//! rounds it takes until it is shared fairly (RULES 9, row 52).

use std::collections::BTreeMap;

use wire::SeatId;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Turns {
    had: BTreeMap<SeatId, u8>,
    /// Who was dealt in last.
    dealt: Vec<SeatId>,
}

impl Turns {
    /// Whoever comes or comes back owes no turns of the time before: they begin level with those
    /// who have had the fewest.
    pub(crate) fn deal(&mut self, order: &[SeatId]) {
        let level = |seat: &SeatId| (*seat, self.of(*seat, order));
        let levels: Vec<(SeatId, u8)> = order.iter().map(level).collect();
        self.had.extend(levels);
        self.dealt = order.to_vec();
    }

    pub(crate) fn take(&mut self, seat: SeatId) {
        *self.had.entry(seat).or_default() += 1;
    }

    /// How many turns this seat counts as having had, among these players.
    pub(crate) fn of(&self, seat: SeatId, players: &[SeatId]) -> u8 {
        let had = |seat: &SeatId| self.had.get(seat).copied().unwrap_or(0);
        if self.dealt.contains(&seat) {
            return had(&seat);
        }
        let staying = players.iter().filter(|player| self.dealt.contains(player));
        let fewest = staying.map(had).min().unwrap_or(0);
        had(&seat).max(fewest)
    }

    /// Those among the players who have had the fewest turns.
    pub(crate) fn next(&self, players: &[SeatId]) -> Vec<SeatId> {
        let fewest = players.iter().map(|seat| self.of(*seat, players)).min();
        let has = |seat: &SeatId| Some(self.of(*seat, players)) == fewest;
        players.iter().copied().filter(has).collect()
    }

    /// Rounds until everybody has had the same number of turns, and no fewer than `times`, where so
    /// many have theirs `at_once`. If no number of rounds can make them equal, somebody has one turn
    /// less rather than somebody else one more.
    pub(crate) fn rounds_left(&self, players: &[SeatId], times: u8, at_once: usize) -> u8 {
        let had: Vec<u8> = players.iter().map(|seat| self.of(*seat, players)).collect();
        let most = had.iter().copied().fold(times, u8::max);
        let wanted = |each: u8| had.iter().map(|had| usize::from(each - had)).sum::<usize>();
        let mut equal = [most, most + 1].into_iter().map(wanted);
        let turns = equal.find(|turns| turns % at_once == 0);
        let turns = turns.unwrap_or_else(|| wanted(most));
        u8::try_from(turns / at_once).unwrap_or(u8::MAX)
    }
}
