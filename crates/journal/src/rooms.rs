//! Rooms that a journal knows by heart, as many as its limits allow. Those that nobody has asked for lately are forgotten,
//! which costs only that they are looked up again.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::RoomId;

pub(crate) trait Weigh {
    /// What it takes in memory, counted in ids.
    fn weight(&self) -> usize;
}

#[derive(Debug)]
pub(crate) struct Rooms<R> {
    /// How many ids may be held.
    limit: usize,
    /// How many ids are in `fresh`, or were, at most.
    weight: usize,
    /// Rooms that were asked for lately.
    fresh: HashMap<RoomId, R>,
    /// Rooms that are forgotten next, unless somebody asks for them.
    faded: HashMap<RoomId, R>,
}

impl<R: Weigh> Rooms<R> {
    pub(crate) fn new(limit: usize) -> Self {
        Self {
            limit,
            weight: 0,
            fresh: HashMap::new(),
            faded: HashMap::new(),
        }
    }

    /// The room of this name, if it is known or can be looked up.
    pub(crate) fn find<E>(
        &mut self,
        name: &RoomId,
        look_up: impl FnOnce() -> Result<Option<R>, E>,
    ) -> Result<Option<&mut R>, E> {
        let place = match self.fresh.entry(name.clone()) {
            Entry::Occupied(known) => return Ok(Some(known.into_mut())),
            Entry::Vacant(place) => place,
        };
        let room = match self.faded.remove(name) {
            Some(room) => Some(room),
            None => look_up()?,
        };
        Ok(room.map(|room| {
            self.weight += room.weight();
            place.insert(room)
        }))
    }

    pub(crate) fn begin(&mut self, name: &RoomId, room: R) -> &mut R {
        self.weight += room.weight();
        self.fresh.entry(name.clone()).insert_entry(room).into_mut()
    }

    pub(crate) fn forget(&mut self, name: &RoomId) {
        self.fresh.remove(name);
        self.faded.remove(name);
    }

    pub(crate) fn forget_all(&mut self) {
        *self = Self::new(self.limit);
    }

    /// So many records have been added. Each half of the rooms may hold half of the ids.
    pub(crate) fn settle(&mut self, records: usize) {
        self.weight += records;
        if self.weight > self.limit / 2 {
            self.faded = std::mem::take(&mut self.fresh);
            self.weight = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Heavy(usize);

    impl Weigh for Heavy {
        fn weight(&self) -> usize {
            self.0
        }
    }

    #[test]
    fn what_nobody_asks_for_is_forgotten_first() {
        let mut known = Rooms::new(10);
        let name = |text: &str| text.parse::<RoomId>().expect("a room id");
        known.begin(&name("FOX"), Heavy(3));
        known.begin(&name("OWL"), Heavy(3));
        let is_known = |known: &mut Rooms<Heavy>, text| {
            let found = known.find(&name(text), || Ok::<_, ()>(None));
            found.is_ok_and(|room| room.is_some())
        };
        known.settle(0);
        assert!(is_known(&mut known, "FOX"));
        known.settle(4);
        assert!(!is_known(&mut known, "OWL") && is_known(&mut known, "FOX"));
    }
}
