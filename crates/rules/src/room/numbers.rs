//! Which of the last numbers of a seat's intents were accepted, so that one that is sent again gets a true answer.

/// What became of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Above all that were accepted: it is to be decided.
    New,
    Accepted,
    /// A later one was accepted, and this one was not: it was refused, or changed nothing, or never came.
    PassedOver,
    /// Too long ago, or before the game began.
    Forgotten,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Numbers {
    /// The last that was accepted; 0, before any was.
    last: u64,
    /// The lowest bit is the number before the last, and so on: whether it was accepted.
    before: u64,
    /// Of so many before the last it is known.
    known: u64,
}

impl Numbers {
    const KEPT: u64 = u64::BITS as u64;

    /// All that a game carries on from the one before.
    pub(crate) fn since(last: u64) -> Self {
        Self {
            last,
            ..Self::default()
        }
    }

    pub(crate) fn last(self) -> u64 {
        self.last
    }

    pub(crate) fn accept(&mut self, n: u64) {
        let Some(ahead) = n.checked_sub(self.last).filter(|ahead| *ahead > 0) else {
            return;
        };
        let shifted = |bits: u64, by: u64| match u32::try_from(by) {
            Ok(by) => bits.checked_shl(by).unwrap_or(0),
            Err(_) => 0,
        };
        let the_last = u64::from(self.last > 0);
        self.before = shifted(self.before, ahead) | shifted(the_last, ahead - 1);
        self.known = self.known.saturating_add(ahead).min(Self::KEPT);
        self.last = n;
    }

    pub(crate) fn outcome(self, n: u64) -> Outcome {
        let Some(back) = self.last.checked_sub(n) else {
            return Outcome::New;
        };
        match back.checked_sub(1) {
            _ if n == 0 => Outcome::Forgotten,
            None => Outcome::Accepted,
            Some(bit) if bit >= self.known => Outcome::Forgotten,
            Some(bit) if self.before >> bit & 1 == 1 => Outcome::Accepted,
            Some(_) => Outcome::PassedOver,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_last_numbers_are_told_apart() {
        let mut numbers = Numbers::default();
        let accepted = [1, 2, 4, 7, 8, 71, 72];
        for n in accepted {
            assert_eq!(numbers.outcome(n), Outcome::New);
            numbers.accept(n);
        }
        let all: BTreeSet<u64> = accepted.into_iter().collect();
        for n in 0..=73 {
            let wanted = match n {
                73 => Outcome::New,
                0..8 => Outcome::Forgotten,
                _ if all.contains(&n) => Outcome::Accepted,
                _ => Outcome::PassedOver,
            };
            assert_eq!(numbers.outcome(n), wanted, "{n}");
        }
    }

    #[test]
    fn a_leap_forgets_what_was_before_and_knows_what_it_passed_over() {
        for leap in [63, 64, 65, 1 << 20, 1 << 40] {
            let mut numbers = Numbers::default();
            numbers.accept(1);
            numbers.accept(1 + leap);
            let first = match leap {
                ..=64 => Outcome::Accepted,
                _ => Outcome::Forgotten,
            };
            assert_eq!(numbers.outcome(1), first, "{leap}");
            assert_eq!(numbers.outcome(leap), Outcome::PassedOver, "{leap}");
        }
    }

    #[test]
    fn a_new_game_knows_the_last_number_alone() {
        let mut numbers = Numbers::since(5);
        assert_eq!(numbers.outcome(4), Outcome::Forgotten);
        assert_eq!(numbers.outcome(5), Outcome::Accepted);
        numbers.accept(7);
        let outcomes = [4, 5, 6, 7, 8].map(|n| numbers.outcome(n));
        use Outcome::{Accepted, Forgotten, New, PassedOver};
        assert_eq!(outcomes, [Forgotten, Accepted, PassedOver, Accepted, New]);
    }
}
