//! A round of notebooks, and the deck of a whole game.

use std::collections::{BTreeMap, VecDeque};

use super::{Seed, one_of};
use crate::{Dice, Label, proof::Step};

pub fn active(seed: &Seed, seats: &[u16]) -> Option<u16> {
    one_of(seed, Label::Active, seats)
}

/// The first by lot who is still there and does not open the case.
pub fn conspirator(seed: &Seed, seats: &[u16], opener: u16, gone: &[u16]) -> Option<u16> {
    let mut drawn = seats.to_vec();
    Dice::new(seed, Label::Conspirator).shuffle(&mut drawn);
    let mut left = drawn.into_iter();
    left.find(|seat| *seat != opener && !gone.contains(seat))
}

/// What cannot have happened to a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckFault {
    /// More cards were drawn than it had.
    RanOut,
    /// A new deck was not made of what was left and what had been played.
    WrongCards,
}

/// Which cards each seat drew in a whole game.
pub fn hands<'a>(
    seed: &Seed,
    cards: &'a [String],
    steps: &'a [Step],
) -> Result<BTreeMap<u16, Vec<&'a str>>, DeckFault> {
    let mut deck = shuffled(seed, Label::Deck, cards);
    let mut hands: BTreeMap<u16, Vec<&str>> = BTreeMap::new();
    // What players hold or have played since the last new deck.
    let mut out: BTreeMap<&str, usize> = BTreeMap::new();
    let mut times = 0;
    for step in steps {
        match step {
            Step::Drew { seat, cards } => {
                let cards = *cards as usize;
                if cards > deck.len() {
                    return Err(DeckFault::RanOut);
                }
                for card in deck.drain(..cards) {
                    hands.entry(*seat).or_default().push(card);
                    *out.entry(card).or_default() += 1;
                }
            }
            Step::Reshuffled(cards) => {
                spend(cards, &deck, &mut out)?;
                times += 1;
                deck = shuffled(seed, Label::Reshuffle { n: times }, cards);
            }
        }
    }
    Ok(hands)
}

/// A new deck begins with the rest of the old one; all else in it was drawn before.
fn spend(
    cards: &[String],
    deck: &VecDeque<&str>,
    out: &mut BTreeMap<&str, usize>,
) -> Result<(), DeckFault> {
    let rest = deck.iter().copied();
    if cards.len() < deck.len() || !rest.eq(cards.iter().take(deck.len()).map(String::as_str)) {
        return Err(DeckFault::WrongCards);
    }
    for card in &cards[deck.len()..] {
        match out.get_mut(card.as_str()) {
            Some(count) if *count > 0 => *count -= 1,
            _ => return Err(DeckFault::WrongCards),
        }
    }
    Ok(())
}

fn shuffled<'a>(seed: &Seed, label: Label, cards: &'a [String]) -> VecDeque<&'a str> {
    let mut deck: Vec<&str> = cards.iter().map(String::as_str).collect();
    Dice::new(seed, label).shuffle(&mut deck);
    deck.into()
}
