//! Who is connected right now, told to everybody a moment later, and since when the others are off.
//! None of it is recorded; the room records only that a seat is away, after a while.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use tokio::time::Instant;
use wire::{ClientOut, SeatId};

use crate::outbox::{Text, text};

/// Of table time.
const AWAY_AFTER_MS: u64 = 10_000;

/// A page that loads itself again is off for an instant; nobody needs to see that.
const SETTLE: Duration = Duration::from_millis(200);

#[derive(Debug, Default)]
pub(crate) struct Presence {
    off: BTreeMap<SeatId, Off>,
    told: Option<Told>,
    tell_at: Option<Instant>,
}

#[derive(Clone, Copy, Debug)]
struct Off {
    since_ms: u64,
    reported: bool,
}

#[derive(Debug, PartialEq, Eq)]
struct Told {
    on: BTreeSet<SeatId>,
    watching: u32,
}

impl Presence {
    /// `counted_on` are the seats that the room does not know as away.
    pub(crate) fn observe(&mut self, counted_on: &[SeatId], on: &BTreeSet<SeatId>, now_ms: u64) {
        let is_off = |seat: &SeatId| counted_on.contains(seat) && !on.contains(seat);
        self.off.retain(|seat, _| is_off(seat));
        for seat in counted_on.iter().filter(|seat| is_off(seat)) {
            let off = Off {
                since_ms: now_ms,
                reported: false,
            };
            self.off.entry(*seat).or_insert(off);
        }
    }

    /// The seat that will be away first, and when.
    pub(crate) fn next_away(&self) -> Option<(u64, SeatId)> {
        let unreported = self.off.iter().filter(|(_, off)| !off.reported);
        unreported
            .map(|(seat, off)| (off.since_ms + AWAY_AFTER_MS, *seat))
            .min()
    }

    /// It is not reported again until it was on, whatever came of it.
    pub(crate) fn reported(&mut self, seat: SeatId) {
        if let Some(off) = self.off.get_mut(&seat) {
            off.reported = true;
        }
    }

    /// Waits a little, so that one frame tells of many changes.
    pub(crate) fn changed(&mut self, at: Instant) {
        self.tell_at.get_or_insert(at + SETTLE);
    }

    pub(crate) fn tells_at(&self) -> Option<Instant> {
        self.tell_at
    }

    /// The frame for everybody, when its moment has come and it says something new.
    pub(crate) fn tell(
        &mut self,
        on: &BTreeSet<SeatId>,
        watching: usize,
        at: Instant,
    ) -> Option<Text> {
        self.tell_at.take_if(|tell_at| *tell_at <= at)?;
        let told = Some(Told::of(on, watching));
        if self.told == told {
            return None;
        }
        self.told = told;
        Some(frame(on, watching))
    }
}

impl Told {
    fn of(on: &BTreeSet<SeatId>, watching: usize) -> Self {
        Self {
            on: on.clone(),
            watching: count(watching),
        }
    }
}

pub(crate) fn frame(on: &BTreeSet<SeatId>, watching: usize) -> Text {
    let on = on.iter().copied().collect();
    text(&ClientOut::Presence {
        on,
        watching: count(watching),
    })
}

fn count(watching: usize) -> u32 {
    u32::try_from(watching).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: SeatId = SeatId(1);
    const BEN: SeatId = SeatId(2);

    fn seats(on: &[SeatId]) -> BTreeSet<SeatId> {
        on.iter().copied().collect()
    }

    #[test]
    fn a_seat_is_away_10_s_after_it_went_off_and_only_once() {
        let mut presence = Presence::default();
        presence.observe(&[ANN, BEN], &seats(&[ANN]), 1_000);
        presence.observe(&[ANN, BEN], &seats(&[ANN]), 4_000);
        assert_eq!(presence.next_away(), Some((11_000, BEN)));
        presence.reported(BEN);
        assert_eq!(presence.next_away(), None);
    }

    #[test]
    fn a_seat_that_was_on_again_begins_anew() {
        let mut presence = Presence::default();
        presence.observe(&[ANN], &seats(&[]), 1_000);
        presence.observe(&[ANN], &seats(&[ANN]), 9_000);
        assert_eq!(presence.next_away(), None);
        presence.observe(&[ANN], &seats(&[]), 10_000);
        assert_eq!(presence.next_away(), Some((20_000, ANN)));
    }

    #[test]
    fn a_page_that_loads_again_is_not_told() {
        let mut presence = Presence::default();
        let start = Instant::now();
        presence.changed(start);
        assert!(presence.tell(&seats(&[ANN]), 0, start).is_none());
        let later = start + SETTLE;
        assert!(presence.tell(&seats(&[ANN]), 0, later).is_some());
        presence.changed(later);
        presence.changed(later + SETTLE / 2);
        assert_eq!(presence.tells_at(), Some(later + SETTLE));
        assert!(presence.tell(&seats(&[ANN]), 0, later + SETTLE).is_none());
        assert_eq!(presence.tells_at(), None);
    }
}
