//! A small pack whose ids have different lengths, so that a frame that is not padded shows.

use std::sync::{Arc, LazyLock};

use wire::Attributes;
use wire::pack::{Pack, Place, Role, Text};

/// As long as an id of a pack may be.
pub(crate) const ID_CHARS_MAX: usize = 40;
const PLACES: usize = 5;
/// One for every player beside the spy.
const ROLES: usize = 7;

/// The pack that a new table is set to.
pub(crate) static PACKS: LazyLock<Vec<Arc<Pack>>> = LazyLock::new(|| {
    vec![Arc::new(Pack {
        format: 1,
        id: "places".to_owned(),
        name: text(),
        places: (0..PLACES).map(place).collect(),
    })]
});

/// Enough for eight hands and little more, so that the deck is soon used up.
pub(crate) static PICTURES: LazyLock<Vec<String>> = LazyLock::new(|| {
    (0..64)
        .map(|n| id("picture", n, n % ID_CHARS_MAX))
        .collect()
});

fn place(number: usize) -> Place {
    Place {
        id: id("place", number, number * ID_CHARS_MAX / (PLACES - 1)),
        name: text(),
        at: None,
        year: None,
        roles: (0..ROLES).map(|n| role(number * ROLES + n)).collect(),
        attributes: Attributes::new(),
    }
}

/// No two places share a role, so a role alone gives its place away.
fn role(number: usize) -> Role {
    Role {
        id: id("role", number, number * ID_CHARS_MAX / (PLACES * ROLES - 1)),
        name: text(),
    }
}

fn id(kind: &str, number: usize, chars: usize) -> String {
    format!("{:x<chars$}", format!("{kind}-{number}-"))
}

fn text() -> Text {
    Text::default()
}
