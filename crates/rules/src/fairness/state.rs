//! What is kept of a fair deal: what all may see, and apart from it the numbers that are not told yet.

use std::{
    collections::{BTreeMap, VecDeque},
    fmt,
};

use fair::{Digest, SEALS, Use};
use wire::{SeatId, Secret128};

use crate::{
    fairness::Proof,
    secret::{Secret, never_serialised},
    shared::Shared,
};

never_serialised!(Fairness, Trying, HiddenNumbers, Number, DeckLog, DeckStep);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fairness {
    /// For which round numbers are sealed.
    pub(crate) sealed_for: u32,
    pub(crate) seals: Shared<Vec<(SeatId, [Digest; SEALS])>>,
    /// How often each seat has sealed for that round.
    pub(crate) sealings: Shared<BTreeMap<SeatId, u8>>,
    /// Attempts at that round's deal that have failed.
    pub(crate) failed: u8,
    /// Seats whose number did not come in one of them.
    pub(crate) missed: Vec<SeatId>,
    /// What is to be told of these.
    pub(crate) failures: Shared<String>,
    pub(crate) trying: Option<Shared<Trying>>,
    /// The newest last.
    pub(crate) proofs: Shared<VecDeque<Proof>>,
    /// Grows whenever something else is shown.
    pub(crate) shown: u32,
}

/// An attempt that waits for numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Trying {
    pub(crate) attempt: u8,
    /// Everybody who is dealt in.
    pub(crate) order: Vec<SeatId>,
    /// Those of them whose numbers count.
    pub(crate) asked: Vec<SeatId>,
    pub(crate) terms: String,
    pub(crate) begins_game: bool,
    pub(crate) until_ms: u64,
    pub(crate) epoch: u64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct HiddenNumbers {
    /// Of phones, in the attempt that is on. They are shown once all are here.
    pub(crate) told: Secret<BTreeMap<SeatId, Secret128>>,
    /// Of the server, in the attempt that is on.
    pub(crate) trying: Secret<Vec<Number>>,
    /// The same, of what was dealt and is not open yet.
    pub(crate) dealt: Secret<Vec<Number>>,
    /// How the deck was dealt out, where that is proven.
    pub(crate) deck: Option<Secret<Shared<DeckLog>>>,
}

/// One of the server's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Number {
    pub(crate) of: Use,
    pub(crate) number: Digest,
    /// Whose proof it belongs to.
    pub(crate) round: u32,
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Number(…)")
    }
}

impl HiddenNumbers {
    pub(crate) fn dealt(&self, of: Use) -> Option<Number> {
        let mut dealt = self.dealt.peek().iter();
        dealt.find(|number| number.of == of).copied()
    }

    /// What is sealed for longer than a round stays so.
    pub(crate) fn add_dealt(&mut self, numbers: Vec<Number>) {
        let is_other = |old: &&Number| numbers.iter().all(|new| new.of != old.of);
        let kept: Vec<Number> = self.dealt.peek().iter().filter(is_other).copied().collect();
        self.dealt = Secret::new([kept, numbers].concat());
    }

    pub(crate) fn take(&mut self, of: Use) -> Option<Number> {
        let found = self.dealt(of)?;
        let rest = self.dealt.peek().iter().filter(|number| number.of != of);
        self.dealt = Secret::new(rest.copied().collect());
        Some(found)
    }
}

/// The cards in order, and what became of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct DeckLog {
    pub(crate) cards: Vec<String>,
    pub(crate) steps: Vec<DeckStep>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DeckStep {
    Drew { seat: SeatId, cards: usize },
    Reshuffled { from: Vec<String> },
}
