//! The deck of evidence that comes with the binary: which pictures it has. What they look like and
//! how they are described is the client's.

use serde::Deserialize;

#[derive(Debug, Deserialize)]
struct Deck {
    cards: Vec<Card>,
}

#[derive(Debug, Deserialize)]
struct Card {
    id: String,
}

/// # Panics
///
/// When the embedded deck is faulty. A test reads it, so such a binary is never released.
pub(crate) fn embedded() -> Vec<String> {
    let deck = include_bytes!("../../../decks/evidence.json");
    let deck: Deck = match serde_json::from_slice(deck) {
        Ok(deck) => deck,
        Err(fault) => panic!("decks/evidence.json: {fault}"),
    };
    deck.cards.into_iter().map(|card| card.id).collect()
}
