//! The phones at one table: who sits where, who only watches.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rules::{State, TokenHash};
use wire::{Farewell, SeatId, SeatView};

use super::ConnId;
use crate::outbox::Outbox;

/// A phone's grip on its seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hold {
    pub(crate) seat: SeatId,
    token: TokenHash,
}

impl Hold {
    pub(crate) fn of(token: TokenHash, state: &State) -> Option<Self> {
        let seat = state.seat_of(&token)?;
        Some(Self { seat, token })
    }

    /// The seat may have been left, removed, or handed on to another phone.
    fn stands(&self, state: &State) -> bool {
        state.seat_of(&self.token) == Some(self.seat)
    }
}

/// A connected phone, and what it was shown.
#[derive(Debug)]
pub(crate) struct Phone {
    pub(crate) outbox: Arc<Outbox>,
    /// Nothing for those who only watch.
    pub(crate) hold: Option<Hold>,
    pub(crate) greeted: bool,
    pub(crate) shown: Shown,
}

/// What a phone has been shown of the table.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    pub(crate) seat: Option<SeatView>,
    /// By their revisions.
    pub(crate) board: Option<u64>,
    pub(crate) pulse: Option<u64>,
    /// The number of the last one.
    pub(crate) happening: Option<u32>,
    /// The round and the number of the last one.
    pub(crate) line: Option<(u32, u32)>,
}

impl Drop for Phone {
    /// Whatever else ended this room, a panic included, its phones shall come back and find it reloaded.
    fn drop(&mut self) {
        self.outbox.bye(Farewell::ComeBack);
    }
}

#[derive(Debug, Default)]
pub(crate) struct Crowd {
    phones: BTreeMap<ConnId, Phone>,
    /// Seats with a phone connected; follows from the phones.
    on: BTreeSet<SeatId>,
}

impl Crowd {
    pub(crate) fn is_empty(&self) -> bool {
        self.phones.is_empty()
    }

    pub(crate) fn get(&self, conn: ConnId) -> Option<&Phone> {
        self.phones.get(&conn)
    }

    pub(crate) fn phones(&mut self) -> impl Iterator<Item = &mut Phone> {
        self.phones.values_mut()
    }

    pub(crate) fn seats_on(&self) -> &BTreeSet<SeatId> {
        &self.on
    }

    /// Whoever came or went.
    fn count(&mut self) {
        let holds = self.phones.values().filter_map(|phone| phone.hold);
        self.on = holds.map(|hold| hold.seat).collect();
    }

    pub(crate) fn watching(&self) -> usize {
        self.phones
            .values()
            .filter(|phone| phone.hold.is_none())
            .count()
    }

    /// RULES 9, row 20: the newest connection wins. To a phone that lost its seat to another one's key, the
    /// seat is gone; it must not take it back with a tap.
    pub(crate) fn admit(&mut self, conn: ConnId, outbox: Arc<Outbox>, hold: Option<Hold>) {
        if let Some(Hold { seat, token }) = hold {
            let rivals = self.take_if(|id, held| id != conn && held.seat == seat);
            for rival in rivals {
                let same_owner = rival.hold.is_some_and(|held| held.token == token);
                let why = if same_owner {
                    Farewell::TakenOver
                } else {
                    Farewell::SeatGone
                };
                rival.outbox.bye(why);
            }
        }
        let new = || Phone {
            outbox,
            hold: None,
            greeted: false,
            shown: Shown::default(),
        };
        let phone = self.phones.entry(conn).or_insert_with(new);
        phone.hold = hold;
        // Whatever this socket was shown before, it is greeted like a new one.
        phone.greeted = false;
        phone.shown = Shown::default();
        self.count();
    }

    pub(crate) fn remove(&mut self, conn: ConnId) -> bool {
        let was_here = self.phones.remove(&conn).is_some();
        self.count();
        was_here
    }

    /// Phones whose seat is not theirs any more.
    pub(crate) fn take_strangers(&mut self, state: &State) -> Vec<Phone> {
        self.take_if(|_, hold| !hold.stands(state))
    }

    fn take_if(&mut self, goes: impl Fn(ConnId, Hold) -> bool) -> Vec<Phone> {
        let taken = self.phones.extract_if(.., |id, phone| {
            phone.hold.is_some_and(|hold| goes(*id, hold))
        });
        let taken = taken.map(|(_, phone)| phone).collect();
        self.count();
        taken
    }
}

pub(crate) fn part(phones: &[Phone], why: Farewell) {
    for phone in phones {
        phone.outbox.bye(why);
    }
}
