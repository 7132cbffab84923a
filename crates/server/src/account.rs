//! Who holds how many connections, and who has a seat. Counts; `gate` says how many there may be.

use std::collections::HashMap;

use tokio::time::Instant;

use crate::address::Address;

/// More addresses than a busy server sees in such a time; what lies beyond is not worth the memory.
const REMEMBERED_MAX: usize = 50_000;

#[derive(Debug, Default)]
pub(crate) struct Account {
    open: usize,
    transfers: usize,
    held: HashMap<Address, Held>,
    /// Who had seats not long ago.
    left: HashMap<Address, Left>,
}

#[derive(Clone, Copy, Debug)]
struct Left {
    /// The most at a time.
    seats: usize,
    /// So long they count.
    until: Instant,
}

#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    pub(crate) connections: usize,
    pub(crate) sockets: usize,
    pub(crate) seats: usize,
    pub(crate) transfers: usize,
}

impl Account {
    /// All connections.
    pub(crate) fn open(&self) -> usize {
        self.open
    }

    /// Whether one more is within `max`, and within what the networks around may hold together.
    pub(crate) fn has_room(&self, from: Address, max: usize, of: fn(&Held) -> usize) -> bool {
        from.and_wider().all(|(network, times)| {
            let times = usize::try_from(times.get()).unwrap_or(1);
            self.held.get(&network).map_or(0, of) < max.saturating_mul(times)
        })
    }

    pub(crate) fn connect(&mut self, from: Option<Address>) {
        self.open += 1;
        self.change(from, |held| held.connections += 1);
    }

    pub(crate) fn disconnect(&mut self, from: Option<Address>) {
        self.open -= 1;
        self.change(from, |held| held.connections -= 1);
    }

    pub(crate) fn open_socket(&mut self, from: Address) {
        self.change(Some(from), |held| held.sockets += 1);
    }

    pub(crate) fn close_socket(&mut self, from: Address) {
        self.change(Some(from), |held| held.sockets -= 1);
    }

    /// All of them.
    pub(crate) fn transfers(&self) -> usize {
        self.transfers
    }

    pub(crate) fn begin_transfer(&mut self, from: Address) {
        self.transfers += 1;
        self.change(Some(from), |held| held.transfers += 1);
    }

    pub(crate) fn end_transfer(&mut self, from: Address) {
        self.transfers -= 1;
        self.change(Some(from), |held| held.transfers -= 1);
    }

    pub(crate) fn take_seat(&mut self, from: Address) {
        self.change(Some(from), |held| held.seats += 1);
    }

    /// It counts as one that has the seat for a while longer.
    pub(crate) fn leave_seat(&mut self, from: Address, now: Instant, until: Instant) {
        let seats = self.seats(from, now);
        self.change(Some(from), |held| held.seats -= 1);
        if self.left.len() < REMEMBERED_MAX || self.left.contains_key(&from) {
            self.left.insert(from, Left { seats, until });
        }
    }

    fn change(&mut self, from: Option<Address>, change: fn(&mut Held)) {
        for (network, _) in from.into_iter().flat_map(Address::and_wider) {
            let held = self.held.entry(network).or_default();
            change(held);
            if *held == Held::default() {
                self.held.remove(&network);
            }
        }
    }

    /// How many seats it has, or had at a time not long ago.
    pub(crate) fn seats(&self, from: Address, now: Instant) -> usize {
        let sits = self.held.get(&from).map_or(0, |held| held.seats);
        let left = self.left.get(&from).filter(|left| left.until > now);
        left.map_or(sits, |left| left.seats.max(sits))
    }

    /// Its own, without what other networks around hold.
    pub(crate) fn held(&self, from: Address, of: fn(&Held) -> usize) -> usize {
        self.held.get(&from).map_or(0, of)
    }

    pub(crate) fn forget_seats(&mut self, now: Instant) {
        self.left.retain(|_, left| left.until > now);
        self.left.shrink_to_fit();
    }
}
