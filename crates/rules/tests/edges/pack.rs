//! A pack to play the tests with: eight places, one of them with fewer roles than players.

use wire::pack::{Pack, Place, Role, Text};

pub(crate) const PACK: &str = "edges";
/// The place that most tests are at.
pub(crate) const BANK: &str = "bank";
/// Another listed place.
pub(crate) const ZOO: &str = "zoo";
/// Has two roles only.
pub(crate) const CHAPEL: &str = "chapel";

const PLACES: [(&str, usize); 8] = [
    (BANK, 7),
    (ZOO, 7),
    ("circus", 7),
    ("dock", 7),
    ("embassy", 7),
    ("ferry", 7),
    ("garden", 7),
    (CHAPEL, 2),
];

pub(crate) fn pack() -> Pack {
    Pack {
        format: 1,
        id: PACK.to_owned(),
        name: text(PACK),
        places: PLACES.iter().map(|(id, roles)| place(id, *roles)).collect(),
    }
}

fn place(id: &str, roles: usize) -> Place {
    let role = |n| Role {
        id: format!("{id}-role-{n}"),
        name: text(id),
    };
    Place {
        id: id.to_owned(),
        name: text(id),
        at: text(id),
        roles: (1..=roles).map(role).collect(),
    }
}

fn text(text: &str) -> Text {
    Text {
        en: text.to_owned(),
        hr: text.to_owned(),
        ru: text.to_owned(),
    }
}
