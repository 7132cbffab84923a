//! A stream of fair numbers from one seed: HMAC-SHA-256 blocks and rejection sampling.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// The same seed gives the same numbers on every machine and in every version.
#[derive(Debug)]
pub(crate) struct Dice {
    seed: [u8; 32],
    block: u32,
    bytes: [u8; 32],
    used: usize,
}

impl Dice {
    pub(crate) fn new(seed: &[u8; 32]) -> Self {
        Self {
            seed: *seed,
            block: 0,
            bytes: [0; 32],
            used: 32,
        }
    }

    /// A number below `sides`, each with the same chance.
    pub(crate) fn below(&mut self, sides: usize) -> usize {
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
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
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
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.seed).expect("any key length will do");
        mac.update(format!("block|{}", self.block).as_bytes());
        self.block += 1;
        mac.finalize().into_bytes().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_rolls_the_same_numbers() {
        let roll = || {
            let mut dice = Dice::new(&[7; 32]);
            (0..40).map(|_| dice.below(30)).collect::<Vec<_>>()
        };
        assert_eq!(roll(), roll());
    }

    #[test]
    fn every_side_comes_up_about_equally_often() {
        let mut dice = Dice::new(&[1; 32]);
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
        Dice::new(&[3; 32]).shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
    }
}
