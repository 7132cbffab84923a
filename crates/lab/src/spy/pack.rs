//! What spies are dealt: a small pack in which a role alone gives its place away.

use std::sync::LazyLock;

use crate::shelf::{ID_CHARS_MAX, Shelf, ids, place};

const PLACES: usize = 5;
/// One for every player beside the spy.
const ROLES: usize = 7;

/// The pictures are enough for eight hands and little more, for whoever changes to another game.
pub(super) static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    let roles = ids("role", PLACES * ROLES);
    let roles = roles.chunks(ROLES).map(<[String]>::to_vec);
    let places = ids("place", PLACES).into_iter().zip(roles);
    let places = places.map(|(id, roles)| place(id, roles)).collect();
    let picture = |n| format!("{:x<1$}", format!("picture-{n}-"), n % ID_CHARS_MAX);
    Shelf::of(places, (0..64).map(picture).collect())
});
