//! A small pack whose ids have different lengths, so that a frame that is not padded shows.

use std::sync::{Arc, LazyLock};

use wire::{
    Attributes,
    pack::{Pack, Place, Text},
};

/// As long as an id of a pack may be.
pub(crate) const ID_CHARS_MAX: usize = 40;
/// Enough for three rounds; then they are shuffled in again.
pub(crate) const PLACES: usize = 6;

/// No card of this game is a picture.
pub(crate) const PICTURES: [String; 0] = [];

/// The pack that a new table is set to.
pub(crate) static PACKS: LazyLock<Vec<Arc<Pack>>> = LazyLock::new(|| {
    let id = |n: usize| {
        format!(
            "{:x<1$}",
            format!("place-{n}-"),
            n * ID_CHARS_MAX / (PLACES - 1)
        )
    };
    vec![Arc::new(pack((0..PLACES).map(id)))]
});

pub(crate) fn pack(places: impl Iterator<Item = String>) -> Pack {
    let place = |id| Place {
        id,
        name: text(),
        at: None,
        year: None,
        roles: Vec::new(),
        attributes: Attributes::new(),
    };
    Pack {
        format: 1,
        id: "places".to_owned(),
        name: text(),
        places: places.map(place).collect(),
    }
}

fn text() -> Text {
    Text::default()
}
