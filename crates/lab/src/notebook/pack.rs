//! What notebooks are played with: a deck that is soon used up. No place of the pack is ever dealt.

use std::sync::LazyLock;

use crate::shelf::{Shelf, ids, place};

/// Enough for eight hands.
const CARDS: usize = 56;

pub(super) static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    let nowhere = place("nowhere".to_owned(), Vec::new());
    Shelf::of(vec![nowhere], ids("picture", CARDS))
});
