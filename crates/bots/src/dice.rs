//! Chance that can be asked again: the same question gets the same answer, whatever was asked before.

/// What is drawn. Who knows one draw knows nothing of another.
#[derive(Clone, Copy, Debug)]
pub(crate) enum For {
    Pace = 1,
    Ask,
    Answer,
    Hunch,
    Whim,
    Word,
}

/// A stream of numbers (SplitMix64).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dice(u64);

const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Dice {
    /// For one use at one moment of a round.
    pub(crate) fn new(seed: u64, round: u32, moment: u64, what: For) -> Self {
        let mut dice = Self(seed);
        for part in [u64::from(round), moment, what as u64] {
            dice.0 = dice.next() ^ part;
        }
        dice
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From 0 up to 1.
    pub(crate) fn unit(&mut self) -> f32 {
        let bits = u16::try_from(self.next() >> 48).unwrap_or(u16::MAX);
        f32::from(bits) / 65_536.0
    }

    pub(crate) fn between_ms(&mut self, from: u64, to: u64) -> u64 {
        from + self.next() % (to - from).max(1)
    }

    pub(crate) fn below(&mut self, sides: usize) -> usize {
        let sides = u64::try_from(sides.max(1)).unwrap_or(1);
        usize::try_from(self.next() % sides).unwrap_or(0)
    }

    /// About a bell of mean 0 and deviation 1.
    pub(crate) fn bell(&mut self) -> f32 {
        let sum: f32 = (0..4).map(|_| self.unit()).sum();
        (sum - 2.0) * 1.732
    }

    /// One of these, by weight.
    pub(crate) fn one_of(&mut self, weights: &[f32]) -> usize {
        let mut left = self.unit() * weights.iter().sum::<f32>();
        for (at, weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return at;
            }
        }
        weights.len().saturating_sub(1)
    }
}
