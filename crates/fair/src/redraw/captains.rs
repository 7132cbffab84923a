//! A round of captains.

use super::{Seed, one_of};
use crate::{Dice, Label, proof::Place};

/// The two with the lowest ranks, equal ones by lot.
pub fn captains(seed: &Seed, seats: &[u16], ranks: &[u32]) -> Option<[u16; 2]> {
    let mut drawn: Vec<(u16, u32)> = seats.iter().copied().zip(ranks.iter().copied()).collect();
    Dice::new(seed, Label::Captains).shuffle(&mut drawn);
    // Those of one rank stay in the order in which they were drawn.
    drawn.sort_by_key(|(_, rank)| *rank);
    match drawn[..] {
        [(first, _), (second, _), ..] => Some([first, second]),
        _ => None,
    }
}

/// A place for each captain, the first captain's first. A single place serves both.
pub fn places<'a>(seed: &Seed, places: &[&'a Place]) -> Option<[&'a Place; 2]> {
    if let [both] = places {
        return Some([both, both]);
    }
    if places.is_empty() {
        return None;
    }
    let mut dice = Dice::new(seed, Label::Places);
    let mut left = places.to_vec();
    let mut draw = || {
        let drawn = dice.below(left.len());
        left.swap_remove(drawn)
    };
    Some([draw(), draw()])
}

/// Whose place is on each agent's card; nobody's is on the spy's.
pub fn agents(seed: &Seed, seats: &[u16], captains: [u16; 2]) -> Vec<(u16, Option<u16>)> {
    let agents: Vec<u16> = {
        let seats = seats.iter().copied();
        seats.filter(|seat| !captains.contains(seat)).collect()
    };
    let [larger, smaller] = match Dice::new(seed, Label::Half).below(2) {
        0 => captains,
        _ => [captains[1], captains[0]],
    };
    let mut cards: Vec<Option<u16>> = (0..agents.len())
        .map(|card| match card {
            0 => None,
            card if card % 2 == 1 => Some(larger),
            _ => Some(smaller),
        })
        .collect();
    Dice::new(seed, Label::Cards).shuffle(&mut cards);
    agents.into_iter().zip(cards).collect()
}

/// Who acts first, where neither said so in time.
pub fn first(seed: &Seed, captains: [u16; 2]) -> Option<u16> {
    one_of(seed, Label::First, &captains)
}
