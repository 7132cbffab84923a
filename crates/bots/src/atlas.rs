//! What places are like, in a form that is quickly compared.

use std::collections::BTreeMap;

use wire::{Attribute, Attributes, pack::Pack};

/// How many attributes there are.
pub const ATTRIBUTES: usize = Attribute::ALL.len();

/// Stands for a level that nobody has written down.
pub const UNKNOWN: u8 = 5;

/// What one place is like: a level for each attribute, in their order.
pub type Levels = [u8; ATTRIBUTES];

/// Places by id. One that is given twice stays as it came first.
#[derive(Clone, Debug, Default)]
pub struct Atlas {
    places: BTreeMap<String, Levels>,
}

impl Atlas {
    /// All that these packs know.
    pub fn of<'a>(packs: impl IntoIterator<Item = &'a Pack>) -> Self {
        let places = packs.into_iter().flat_map(|pack| &pack.places);
        Self::new(places.map(|place| (place.id.as_str(), &place.attributes)))
    }

    pub fn new<'a>(places: impl IntoIterator<Item = (&'a str, &'a Attributes)>) -> Self {
        let mut atlas = Self::default();
        for (id, attributes) in places {
            let levels = || Attribute::ALL.iter().map(|a| attributes.get(a).copied());
            let mut known = [UNKNOWN; ATTRIBUTES];
            for (level, given) in known.iter_mut().zip(levels()) {
                *level = given.map_or(UNKNOWN, |given| given.min(UNKNOWN - 1));
            }
            atlas.places.entry(id.to_owned()).or_insert(known);
        }
        atlas
    }

    /// What the place is like; a place that is not in here is like nothing.
    pub fn levels(&self, place: &str) -> Levels {
        self.places
            .get(place)
            .copied()
            .unwrap_or([UNKNOWN; ATTRIBUTES])
    }

    pub fn knows(&self, place: &str) -> bool {
        self.places.contains_key(place)
    }
}
