//! By the second judge's own count: who has been captain or active how often, and whether that is fair
//! (RULES 9, row 52).

use std::collections::BTreeMap;

use wire::SeatId;

#[derive(Clone, Debug, Default)]
pub(crate) struct Turns {
    had: BTreeMap<SeatId, u32>,
    /// Who was dealt in last; everybody else owes nothing of the time before.
    dealt: Vec<SeatId>,
}

impl Turns {
    pub(crate) fn of(&self, seat: SeatId, among: &[SeatId]) -> u32 {
        let had = |seat: &SeatId| self.had.get(seat).copied().unwrap_or(0);
        let stayed = among.iter().filter(|seat| self.dealt.contains(seat));
        let fewest = stayed.map(had).min().unwrap_or(0);
        if self.dealt.contains(&seat) {
            had(&seat)
        } else {
            had(&seat).max(fewest)
        }
    }

    /// Nobody is ever more than one turn ahead of anybody else.
    pub(crate) fn deal(&mut self, order: &[SeatId]) {
        let counts: Vec<(SeatId, u32)> = order.iter().map(|s| (*s, self.of(*s, order))).collect();
        let of = |counts: &[(SeatId, u32)]| counts.iter().map(|(_, had)| *had).collect::<Vec<_>>();
        let (most, fewest) = (of(&counts).into_iter().max(), of(&counts).into_iter().min());
        assert!(
            most.unwrap_or(0) - fewest.unwrap_or(0) <= 1,
            "somebody had two turns more: {counts:?}"
        );
        self.had.extend(counts);
        self.dealt = order.to_vec();
    }

    pub(crate) fn take(&mut self, seat: SeatId) {
        *self.had.entry(seat).or_default() += 1;
    }

    /// Everybody has had as many turns as everybody else. Where so many have theirs at once that no
    /// number of rounds leads there, one may be a single turn short.
    pub(crate) fn are_fair(&self, seats: &[SeatId], times: u32, at_once: usize) -> bool {
        let counts: Vec<u32> = seats.iter().map(|seat| self.of(*seat, seats)).collect();
        let most = counts.iter().copied().max().unwrap_or(0).max(times);
        let short: u32 = counts.iter().map(|had| most - had).sum();
        let never_equal = at_once == 2 && seats.len().is_multiple_of(2);
        short == 0 || (short == 1 && never_equal)
    }
}
