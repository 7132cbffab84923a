//! Who is connected right now, told to everybody a moment later, and since when the others are off.
//! None of it is recorded; the room records only that a seat is away, after a while.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use tokio::time::Instant;
use wire::{ClientOut, SeatId};

use crate::outbox::Text;

/// Of table time.
const AWAY_AFTER_MS: u64 = 10_000;

/// A page that loads itself again is off for an instant; nobody needs to see that.
const SETTLE: Duration = Duration::from_millis(200);

#[derive(Debug, Default)]
pub(crate) struct Presence {
    off: BTreeMap<SeatId, Off>,
    told: Option<Here>,
    tell_at: Option<Instant>,
}

#[derive(Clone, Copy, Debug)]
struct Off {
    since_ms: u64,
    reported: bool,
}

/// What everybody is told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Here {
    pub(crate) on: BTreeSet<SeatId>,
    pub(crate) watching: u32,
    pub(crate) screens: u32,
}

impl Here {
    pub(crate) fn frame(&self) -> Text {
        wire::frame(&ClientOut::Presence {
            on: self.on.iter().copied().collect(),
            watching: self.watching,
            screens: self.screens,
        })
    }
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

    /// Whether the moment to tell has come. It comes once for each change.
    pub(crate) fn is_due(&mut self, at: Instant) -> bool {
        self.tell_at.take_if(|tell_at| *tell_at <= at).is_some()
    }

    /// Somebody new was told. If the others know something else, it will be news to one of them.
    pub(crate) fn greeted(&mut self, here: &Here) {
        self.told.take_if(|told| told != here);
    }

    /// Whether this is something new to everybody.
    pub(crate) fn is_news(&mut self, here: &Here) -> bool {
        let is_news = self.told.as_ref() != Some(here);
        if is_news {
            self.told = Some(here.clone());
        }
        is_news
    }
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
    fn who_was_greeted_in_between_is_told_when_all_is_as_before() {
        let mut presence = Presence::default();
        let here = |on: &[SeatId]| Here {
            on: seats(on),
            ..Here::default()
        };
        assert!(presence.is_news(&here(&[ANN, BEN])));
        presence.greeted(&here(&[ANN]));
        assert!(presence.is_news(&here(&[ANN, BEN])));
        presence.greeted(&here(&[ANN, BEN]));
        assert!(!presence.is_news(&here(&[ANN, BEN])));
    }

    #[test]
    fn a_page_that_loads_again_is_not_told() {
        let mut presence = Presence::default();
        let start = Instant::now();
        presence.changed(start);
        let here = Here {
            on: seats(&[ANN]),
            ..Here::default()
        };
        assert!(!presence.is_due(start));
        let later = start + SETTLE;
        assert!(presence.is_due(later) && presence.is_news(&here));
        presence.changed(later);
        presence.changed(later + SETTLE / 2);
        assert_eq!(presence.tells_at(), Some(later + SETTLE));
        assert!(presence.is_due(later + SETTLE) && !presence.is_news(&here));
        assert_eq!(presence.tells_at(), None);
    }
}
