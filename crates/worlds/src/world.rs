//! One of two worlds: a server, all phones that ever were at its table, and what came to them.

use std::collections::BTreeMap;
use std::time::Duration;

use lab::table::CODE;
use wire::{Intent, SeatId, Secret128};

use crate::compare::Who;
use crate::frame::Frame;
use crate::house::House;
use crate::phone::Phone;

/// Phones are heard of more often than a server lets them go.
const STRIDE_MS: u64 = 20_000;

#[derive(Debug)]
pub(crate) struct World {
    pub(crate) house: House,
    /// The first is the big screen.
    phones: Vec<(Who, Phone)>,
    /// Whose phone is connected.
    at: BTreeMap<SeatId, usize>,
    /// What each seat was last shown.
    pub(crate) shown: BTreeMap<SeatId, Frame>,
}

impl World {
    /// With a big screen before everybody.
    pub(crate) fn begin(house: House) -> Self {
        let mut screen = Phone::connect(house.address, CODE);
        screen.watch(true);
        Self {
            house,
            phones: vec![(Who::Screen, screen)],
            at: BTreeMap::new(),
            shown: BTreeMap::new(),
        }
    }

    pub(crate) fn is_on(&self, seat: SeatId) -> bool {
        self.at.contains_key(&seat)
    }

    pub(crate) fn seats_on(&self) -> usize {
        self.at.len()
    }

    pub(crate) fn phone(&mut self, seat: SeatId) -> &mut Phone {
        let at = self.at[&seat];
        &mut self.phones[at].1
    }

    pub(crate) fn screen(&mut self) -> &mut Phone {
        &mut self.phones[0].1
    }

    /// Somebody who holds a seat comes in, or comes back.
    pub(crate) fn sit(&mut self, seat: SeatId, token: Secret128) {
        let mut phone = Phone::connect(self.house.address, CODE);
        phone.enter(token, None, None);
        self.at.insert(seat, self.phones.len());
        self.phones.push((Who::Seat(seat), phone));
    }

    /// Somebody asks for a seat, by a name or a key, and has `got` one or none.
    pub(crate) fn knock(
        &mut self,
        token: Secret128,
        name: Option<String>,
        key: Option<Secret128>,
        got: Option<SeatId>,
    ) {
        let mut phone = Phone::connect(self.house.address, CODE);
        phone.enter(token, name, key);
        if let Some(seat) = got {
            self.at.insert(seat, self.phones.len());
            self.phones.push((Who::Seat(seat), phone));
        } else {
            phone.leave(true);
            self.phones.push((Who::Guest, phone));
        }
    }

    pub(crate) fn watch(&mut self, screen: bool) {
        let mut phone = Phone::connect(self.house.address, CODE);
        phone.watch(screen);
        self.phones.push((Who::Watcher, phone));
    }

    /// A phone is cut off, or hangs up.
    pub(crate) fn lose(&mut self, seat: SeatId, in_good_order: bool) {
        if let Some(at) = self.at.remove(&seat) {
            self.phones[at].1.leave(in_good_order);
        }
    }

    pub(crate) fn pass_time(&mut self, ms: u64) {
        let mut left_ms = ms;
        while left_ms > 0 {
            let stride_ms = left_ms.min(STRIDE_MS);
            self.house.advance(Duration::from_millis(stride_ms));
            self.settle();
            left_ms -= stride_ms;
        }
    }

    /// Until the room has done all that was to be done, and every phone has heard of it.
    pub(crate) fn settle(&mut self) {
        // Through the same queue as everything else, so all that came before it is over.
        self.screen().act(Intent::Here {});
        let open = |(_, phone): &&mut (Who, Phone)| phone.is_open();
        for (_, phone) in self.phones.iter_mut().filter(open) {
            phone.begin_ping();
        }
        for (_, phone) in self.phones.iter_mut().filter(open) {
            phone.end_ping();
        }
        self.at.retain(|_, at| self.phones[*at].1.is_open());
    }

    /// What came to each since this was last asked, in the order in which they first came.
    pub(crate) fn take(&mut self) -> Vec<(Who, String, Vec<Frame>)> {
        let mut all = Vec::new();
        for (who, phone) in &mut self.phones {
            let frames = phone.take();
            if let Who::Seat(seat) = who
                && let Some(last) = frames.iter().rfind(|frame| frame.is("seat"))
            {
                self.shown.insert(*seat, last.clone());
            }
            all.push((*who, phone.head.clone(), frames));
        }
        all
    }
}
