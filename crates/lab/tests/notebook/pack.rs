//! A deck whose cards have names of different lengths, so that a frame that is not padded shows.

use std::sync::{Arc, LazyLock};

use wire::{
    Attributes,
    pack::{Pack, Place, Text},
};

/// As long as the name of a card may be.
pub(crate) const ID_CHARS_MAX: usize = 40;
/// Enough for eight hands, and soon used up.
const CARDS: usize = 56;

pub(crate) static PICTURES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let chars = |n| n * ID_CHARS_MAX / (CARDS - 1);
    let id = |n| format!("{:x<1$}", format!("picture-{n}-"), chars(n));
    (0..CARDS).map(id).collect()
});

/// A new table is set to it, though no place of it is ever dealt.
pub(crate) static PACKS: LazyLock<Vec<Arc<Pack>>> = LazyLock::new(|| {
    let place = Place {
        id: "nowhere".to_owned(),
        name: text(),
        at: None,
        year: None,
        roles: Vec::new(),
        attributes: Attributes::new(),
    };
    vec![Arc::new(Pack {
        format: 1,
        id: "places".to_owned(),
        name: text(),
        places: vec![place],
    })]
});

fn text() -> Text {
    Text::default()
}
