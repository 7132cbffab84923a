//! Packs to play the tests with. Most are at one of eight places, one of them with fewer roles than
//! players.

use std::sync::Arc;

use wire::pack::{Pack, Place, Role, Text};
use wire::{Attribute, Attributes};

pub(crate) const PACK: &str = "edges";
/// A pack of this one place.
pub(crate) const ISLAND: &str = "island";
/// A pack of more places than a game may have rounds; no bot knows one.
pub(crate) const ATLAS: &str = "atlas";
/// A pack of more places than a table remembers.
pub(crate) const WORLD: &str = "world";
/// A pack that has the dock too, with three roles.
pub(crate) const COAST: &str = "coast";
/// A pack of a place that is called like the zoo.
pub(crate) const CAGES: &str = "cages";
/// In two packs.
pub(crate) const DOCK: &str = "dock";
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
    (DOCK, 7),
    ("embassy", 7),
    ("ferry", 7),
    ("garden", 7),
    (CHAPEL, 2),
];

pub(crate) fn packs() -> Vec<Arc<Pack>> {
    let numbered = |kind, count| {
        let ids = (0..count).map(move |n| format!("{kind}-{n}"));
        ids.map(|id| place(&id, 7)).collect::<Vec<_>>()
    };
    let packs = [
        pack(),
        pack_of(ISLAND, vec![place(ISLAND, 7)]),
        pack_of(
            ATLAS,
            numbered("page", 40).into_iter().map(strange).collect(),
        ),
        pack_of(WORLD, numbered("town", 70)),
        pack_of(COAST, vec![place(DOCK, 3), place("pier", 7)]),
        pack_of(CAGES, vec![called("Zoo", place(CAGES, 7))]),
    ];
    packs.map(Arc::new).into()
}

/// Evidence cards, as many as are asked for.
pub(crate) fn pictures(cards: usize) -> Vec<String> {
    (1..=cards).map(|card| format!("card-{card}")).collect()
}

pub(crate) fn pack() -> Pack {
    let places = PLACES.iter().map(|(id, roles)| place(id, *roles));
    pack_of(PACK, places.collect())
}

fn pack_of(id: &str, places: Vec<Place>) -> Pack {
    Pack {
        format: 1,
        id: id.to_owned(),
        name: text(id),
        places,
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
        at: None,
        year: None,
        roles: (1..=roles).map(role).collect(),
        attributes: Attributes::from([(Attribute::Noise, 3)]),
    }
}

/// Nobody has said what it is like.
fn strange(place: Place) -> Place {
    Place {
        attributes: Attributes::new(),
        ..place
    }
}

fn called(name: &str, place: Place) -> Place {
    Place {
        name: text(name),
        ..place
    }
}

fn text(text: &str) -> Text {
    Text {
        en: Some(text.to_owned()),
        ..Text::default()
    }
}
