//! Who has opened the tables that exist, as far as this server remembers: nothing of it is stored.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use journal::RoomId;

use crate::address::Address;

#[derive(Debug, Default)]
pub(crate) struct Owners(Mutex<HashMap<RoomId, Address>>);

impl Owners {
    /// Whether one more is within `max`, and within what the networks around may have together.
    pub(crate) fn have_room(&self, from: Address, max: usize) -> bool {
        let owners = self.lock();
        let lies_in = |owner: &Address, network| owner.and_wider().any(|(near, _)| near == network);
        from.is_spared()
            || from.and_wider().all(|(network, times)| {
                let all = owners.values().filter(|owner| lies_in(owner, network));
                let times = usize::try_from(times.get()).unwrap_or(1);
                all.count() < max.saturating_mul(times)
            })
    }

    pub(crate) fn add(&self, room: RoomId, from: Address) {
        if !from.is_spared() {
            self.lock().insert(room, from);
        }
    }

    pub(crate) fn forget(&self, room: &RoomId) {
        self.lock().remove(room);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<RoomId, Address>> {
        // The map is whole after every statement, so a panic elsewhere cannot have broken it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_network_has_so_many_tables_and_gets_another_for_one_that_is_gone() {
        let owners = Owners::default();
        let address = |text: &str| Address::of(text.parse().unwrap());
        let room = |number: usize| format!("T{number}").parse::<RoomId>().unwrap();
        for number in 0..4 {
            let home = address(&format!("2001:db8:1:{number}::1"));
            assert!(owners.have_room(home, 1));
            owners.add(room(number), home);
            assert!(!owners.have_room(home, 1));
        }
        let next = address("2001:db8:1:4::1");
        assert!(!owners.have_room(next, 1), "four of one /56");
        assert!(owners.have_room(address("192.0.2.7"), 1));
        assert!(owners.have_room(Address::Here, 0));
        owners.forget(&room(0));
        assert!(owners.have_room(next, 1));
    }
}
