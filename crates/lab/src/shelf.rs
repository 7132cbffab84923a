//! What a table can be dealt from. Ids have different lengths, so that a frame that is not padded shows.

use std::sync::Arc;

use wire::{
    Attribute, Attributes,
    pack::{Pack, Place, Role, Text},
};

/// As long as an id of a pack may be.
pub const ID_CHARS_MAX: usize = 40;
/// The pack that a new table is set to.
const PACK: &str = "places";

#[derive(Debug)]
pub struct Shelf {
    pub packs: Vec<Arc<Pack>>,
    pub pictures: Vec<String>,
}

impl Shelf {
    /// One pack of these places.
    pub fn of(places: Vec<Place>, pictures: Vec<String>) -> Self {
        let pack = pack(PACK, places);
        Self {
            packs: vec![Arc::new(pack)],
            pictures,
        }
    }
}

pub fn pack(id: &str, places: Vec<Place>) -> Pack {
    Pack {
        format: 1,
        id: id.to_owned(),
        name: Text::default(),
        places,
    }
}

pub fn place(id: String, roles: Vec<String>) -> Place {
    let role = |id| Role {
        id,
        name: Text::default(),
    };
    Place {
        id,
        name: Text::default(),
        at: None,
        year: None,
        roles: roles.into_iter().map(role).collect(),
        attributes: Attributes::from([(Attribute::Noise, 3)]),
    }
}

/// So many ids, from a short one to one of the full length.
pub fn ids(kind: &str, count: usize) -> Vec<String> {
    let chars = |n: usize| n * ID_CHARS_MAX / (count - 1);
    let id = |n| format!("{:x<1$}", format!("{kind}-{n}-"), chars(n));
    (0..count).map(id).collect()
}
