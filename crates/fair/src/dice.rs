//! Streams of fair numbers from one seed, one for each use: HMAC-SHA-256 blocks and rejection sampling.

use std::fmt;

use crate::{Use, hash::hmac};

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// Which places a game is played with, where the table wants only so many.
    Pool,
    Place,
    Roles,
    Spy,
    Starter,
    Captains,
    Places,
    /// Which captain has the larger half of the agents.
    Half,
    Cards,
    /// Which captain acts first, where neither says so.
    First,
    Active,
    Conspirator,
    /// A card of somebody who let the time run out, for the `n`th time in a round.
    Lot {
        n: u32,
    },
    Deck,
    /// A new deck of what is left and what was played, for the `n`th time in a game.
    Reshuffle {
        n: u32,
    },
}

impl Label {
    /// Whose seed it is drawn from.
    pub fn of(self) -> Use {
        match self {
            Label::Pool => Use::Pool,
            Label::Deck | Label::Reshuffle { .. } => Use::Deck,
            Label::Place
            | Label::Roles
            | Label::Spy
            | Label::Starter
            | Label::Captains
            | Label::Places
            | Label::Half
            | Label::Cards
            | Label::First
            | Label::Active
            | Label::Conspirator
            | Label::Lot { .. } => Use::Cards,
        }
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Label::Pool => "pool",
            Label::Place => "place",
            Label::Roles => "roles",
            Label::Spy => "spy",
            Label::Starter => "starter",
            Label::Captains => "captains",
            Label::Places => "places",
            Label::Half => "half",
            Label::Cards => "cards",
            Label::First => "first",
            Label::Active => "active",
            Label::Conspirator => "conspirator",
            Label::Deck => "deck",
            Label::Lot { n } => return write!(f, "lot{n}"),
            Label::Reshuffle { n } => return write!(f, "reshuffle{n}"),
        })
    }
}

/// The same seed and label give the same numbers on every machine and in every version. What is drawn under one label
/// says nothing of what is drawn under another.
#[derive(Debug)]
pub struct Dice {
    seed: [u8; 32],
    label: Label,
    block: u32,
    bytes: [u8; 32],
    used: usize,
}

impl Dice {
    pub fn new(seed: &[u8; 32], label: Label) -> Self {
        Self {
            seed: *seed,
            label,
            block: 0,
            bytes: [0; 32],
            used: 32,
        }
    }

    /// A number below `sides`, each with the same chance.
    pub fn below(&mut self, sides: usize) -> usize {
        let sides = u32::try_from(sides).expect("tables and packs are small");
        assert!(sides > 0, "a die has a side");
        // Numbers of the last, incomplete lap are thrown away: `x % sides` alone would favour the
        // small ones.
        let fair = u32::MAX - u32::MAX % sides;
        loop {
            let number = self.number();
            if number < fair {
                return (number % sides) as usize;
            }
        }
    }

    /// Fisher-Yates, from the last to the first.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    fn number(&mut self) -> u32 {
        if self.used == self.bytes.len() {
            self.bytes = self.next_block();
            self.used = 0;
        }
        let four = &self.bytes[self.used..self.used + 4];
        self.used += 4;
        u32::from_be_bytes(four.try_into().expect("four bytes"))
    }

    fn next_block(&mut self) -> [u8; 32] {
        let text = format!("{}|{}", self.label, self.block);
        self.block += 1;
        hmac(&self.seed, &text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_rolls_the_same_numbers() {
        let roll = || {
            let mut dice = Dice::new(&[7; 32], Label::Place);
            (0..40).map(|_| dice.below(30)).collect::<Vec<_>>()
        };
        assert_eq!(roll(), roll());
    }

    #[test]
    fn every_side_comes_up_about_equally_often() {
        let mut dice = Dice::new(&[1; 32], Label::Place);
        let mut counts = [0; 7];
        for _ in 0..7_000 {
            counts[dice.below(7)] += 1;
        }
        assert!(
            counts.iter().all(|&c| (850..1150).contains(&c)),
            "{counts:?}"
        );
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u8> = (0..50).collect();
        Dice::new(&[3; 32], Label::Place).shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
    }
}
