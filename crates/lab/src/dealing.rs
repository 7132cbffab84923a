//! A second judge of when the next round deals itself, whichever game it is: once everybody has been ready
//! for a moment, and at no other time. Where phones take part, that is when they are asked for their numbers.

use std::collections::BTreeSet;

use rules::{Event, Record, State, table_view};
use wire::{Phase, SeatId, TableView};

use crate::{Judge, table::number};

/// Time to say "not yet".
const MOMENT_MS: u64 = 5_000;

#[derive(Clone, Debug, Default)]
pub(crate) struct Dealing {
    /// Away for so long that the next deal leaves them out.
    out: BTreeSet<SeatId>,
    /// Since when everybody has been ready.
    since_ms: Option<u64>,
    round: u32,
    /// Numbers of phones are waited for.
    is_asking: bool,
    /// How many rounds have dealt themselves.
    pub(crate) by_itself: u32,
}

impl Judge for Dealing {
    fn watch(&mut self, record: &Record, after: &State) {
        let view = table_view(after.public());
        let is_asking = rules::is_dealing(after);
        let begins = is_asking || number(&view) != self.round;
        if begins && !self.is_asking && record.by.is_none() {
            assert_eq!(self.due_ms(), Some(record.at_ms), "dealt by nobody");
            self.by_itself += 1;
        }
        (self.round, self.is_asking) = (number(&view), is_asking);
        record.events.iter().for_each(|event| self.hears(event));
        // Bots alone wait for a person.
        let people = view.seats.iter().any(|seat| seat.bot.is_none());
        let everybody = people && !is_asking && self.everybody_is_ready(&view);
        self.since_ms = everybody.then(|| self.since_ms.unwrap_or(record.at_ms));
        assert_eq!(view.deals_at_ms, self.due_ms(), "{view:?}");
    }
}

impl Dealing {
    fn due_ms(&self) -> Option<u64> {
        self.since_ms.map(|since_ms| since_ms + MOMENT_MS)
    }

    fn hears(&mut self, event: &Event) {
        match event {
            Event::SatOut { seat } => {
                self.out.insert(*seat);
            }
            Event::CameBack { seat } => {
                self.out.remove(seat);
            }
            // Those who stay think about it anew.
            Event::Left { seat } | Event::Kicked { seat } => {
                self.out.remove(seat);
                self.since_ms = None;
            }
            Event::Joined {
                chair: Some(bot), ..
            } => {
                self.out.remove(bot);
                self.since_ms = None;
            }
            Event::BotTookOver { seat, .. } => {
                self.out.remove(seat);
            }
            _ => {}
        }
    }

    fn everybody_is_ready(&self, view: &TableView) -> bool {
        let mut playing = view
            .seats
            .iter()
            .filter(|seat| !self.out.contains(&seat.id));
        let can_be_dealt = view.phase == Phase::RoundOver && view.blocked.is_none();
        can_be_dealt && playing.all(|seat| seat.ready && !seat.away)
    }
}
