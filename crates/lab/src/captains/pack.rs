//! What captains are dealt from.

use std::sync::LazyLock;

use crate::shelf::{Shelf, ids, place};

/// Enough for three rounds; then they are shuffled in again.
pub(super) const PLACES: usize = 6;

/// No card of this game is a picture.
pub(super) static SHELF: LazyLock<Shelf> = LazyLock::new(|| shelf(ids("place", PLACES)));

pub(super) fn shelf(places: Vec<String>) -> Shelf {
    let places = places.into_iter().map(|id| place(id, Vec::new()));
    Shelf::of(places.collect(), Vec::new())
}
