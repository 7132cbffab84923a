//! Who holds how many connections, and who has a seat. Counts; `gate` says how many there may be.

use std::collections::{HashMap, VecDeque};

use journal::RoomId;
use tokio::time::Instant;

use crate::address::Address;

/// Tables where somebody of one address sits that are remembered, the latest. A club has fewer.
const TABLES_MAX: usize = 32;

#[derive(Debug)]
pub(crate) struct Account {
    /// So many addresses that had seats are remembered.
    addresses_max: usize,
    open: usize,
    transfers: usize,
    unfinished_bytes: usize,
    held: HashMap<Address, Held>,
    /// Who had seats not long ago.
    left: HashMap<Address, Left>,
    /// At which tables, of whoever has seats or had some.
    tables: HashMap<Address, VecDeque<RoomId>>,
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
    pub(crate) unfinished_bytes: usize,
}

impl Account {
    pub(crate) fn new(addresses_max: usize) -> Self {
        let (open, transfers, unfinished_bytes, held, left, tables) = Default::default();
        Self {
            addresses_max,
            open,
            transfers,
            unfinished_bytes,
            held,
            left,
            tables,
        }
    }

    /// All connections.
    pub(crate) fn open(&self) -> usize {
        self.open
    }

    /// Whether one more is within `max`, and within what the networks around may hold together.
    pub(crate) fn has_room(&self, from: Address, max: usize, of: fn(&Held) -> usize) -> bool {
        self.has_room_for(1, from, max, of)
    }

    /// The same for so many more.
    pub(crate) fn has_room_for(
        &self,
        more: usize,
        from: Address,
        max: usize,
        of: fn(&Held) -> usize,
    ) -> bool {
        from.and_wider().all(|(network, times)| {
            let times = usize::try_from(times.get()).unwrap_or(1);
            let held = self.held.get(&network).map_or(0, of);
            held.saturating_add(more) <= max.saturating_mul(times)
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

    /// Of all messages that are not whole yet.
    pub(crate) fn unfinished_bytes(&self) -> usize {
        self.unfinished_bytes
    }

    pub(crate) fn keep_bytes(&mut self, from: Address, bytes: usize) {
        self.unfinished_bytes += bytes;
        self.change(Some(from), |held| held.unfinished_bytes += bytes);
    }

    pub(crate) fn release_bytes(&mut self, from: Address, bytes: usize) {
        self.unfinished_bytes -= bytes;
        self.change(Some(from), |held| held.unfinished_bytes -= bytes);
    }

    pub(crate) fn take_seat(&mut self, from: Address, table: &RoomId) {
        self.change(Some(from), |held| held.seats += 1);
        let tables = self.tables.entry(from).or_default();
        if !tables.contains(table) {
            tables.truncate(TABLES_MAX - 1);
            tables.push_front(table.clone());
        }
    }

    /// Whether somebody of this address sits there, or did not long ago.
    pub(crate) fn sits_at(&self, from: Address, table: &RoomId, now: Instant) -> bool {
        let tables = self.tables.get(&from);
        tables.is_some_and(|tables| tables.contains(table)) && self.seats(from, now) > 0
    }

    /// It counts as one that has the seat for a while longer.
    pub(crate) fn leave_seat(&mut self, from: Address, now: Instant, until: Instant) {
        let seats = self.seats(from, now);
        self.change(Some(from), |held| held.seats -= 1);
        if self.left.len() < self.addresses_max || self.left.contains_key(&from) {
            self.left.insert(from, Left { seats, until });
        }
    }

    fn change(&mut self, from: Option<Address>, change: impl Fn(&mut Held)) {
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
        let (left, held) = (&self.left, &self.held);
        self.tables.retain(|from, _| {
            let sits = held.get(from).is_some_and(|held| held.seats > 0);
            sits || left.contains_key(from)
        });
        self.tables.shrink_to_fit();
    }
}
