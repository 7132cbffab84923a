//! What happens to servers that share the tables.

use fastrand::Rng;

/// One kind of it. A node is a server of ours, a store one of those that keep the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Trouble {
    /// For comparison.
    Nothing,
    NodeKilled,
    /// Asked to end, as before an update.
    NodeStopped,
    /// Stands still, knows nothing of it, and goes on later.
    NodeFrozen,
    /// Cut off from all stores, and told so.
    NodeCutOff,
    /// Cut off from all stores in silence.
    NodeUnheard,
    NodeSlow,
    /// Everything it says to a store arrives twice.
    NodeTwice,
    /// All of them at once.
    NodesKilled,
    /// One store after the other.
    StoreKilled,
    StoreStopped,
    StoreFrozen,
    /// Who leads the log of a table.
    LeaderKilled,
    LeaderFrozen,
    NodeAndLeaderKilled,
    /// Only one store is left for some seconds.
    NoQuorum,
}

impl Trouble {
    /// What a single node with a log of its own can have.
    pub(crate) const ALONE: [Self; 2] = [Self::Nothing, Self::NodesKilled];
    pub(crate) const ALL: [Self; 16] = [
        Self::Nothing,
        Self::NodeKilled,
        Self::NodeStopped,
        Self::NodeFrozen,
        Self::NodeCutOff,
        Self::NodeUnheard,
        Self::NodeSlow,
        Self::NodeTwice,
        Self::NodesKilled,
        Self::StoreKilled,
        Self::StoreStopped,
        Self::StoreFrozen,
        Self::LeaderKilled,
        Self::LeaderFrozen,
        Self::NodeAndLeaderKilled,
        Self::NoQuorum,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::NodeKilled => "a node killed",
            Self::NodeStopped => "a node stopped",
            Self::NodeFrozen => "a node frozen",
            Self::NodeCutOff => "a node cut off",
            Self::NodeUnheard => "a node unheard",
            Self::NodeSlow => "a node's network slow",
            Self::NodeTwice => "a node heard twice",
            Self::NodesKilled => "all nodes killed",
            Self::StoreKilled => "a store killed",
            Self::StoreStopped => "a store stopped",
            Self::StoreFrozen => "a store frozen",
            Self::LeaderKilled => "a leader killed",
            Self::LeaderFrozen => "a leader frozen",
            Self::NodeAndLeaderKilled => "node and leader killed",
            Self::NoQuorum => "no quorum",
        }
    }

    /// What happens is over before play can go on, so time is counted from its end.
    pub(crate) fn ends_first(self) -> bool {
        matches!(self, Self::NodesKilled | Self::NoQuorum)
    }
}

/// All kinds in an order of chance, again and again, so that a short run has no kind twice and a long one has all alike.
#[derive(Debug)]
pub(crate) struct Deck {
    kinds: Vec<Trouble>,
    left: Vec<Trouble>,
}

impl Deck {
    pub(crate) fn of(kinds: &[Trouble]) -> Self {
        Self {
            kinds: kinds.to_vec(),
            left: Vec::new(),
        }
    }

    pub(crate) fn draw(&mut self, rng: &mut Rng) -> Trouble {
        if self.left.is_empty() {
            self.left.clone_from(&self.kinds);
            rng.shuffle(&mut self.left);
        }
        self.left.pop().unwrap_or(Trouble::Nothing)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::iter;

    use super::*;

    #[test]
    fn every_kind_comes_before_any_comes_again() {
        let (mut deck, mut rng) = (Deck::of(&Trouble::ALL), Rng::with_seed(16));
        for _ in 0..3 {
            let drawn = iter::repeat_with(|| deck.draw(&mut rng)).take(Trouble::ALL.len());
            assert_eq!(drawn.collect::<BTreeSet<_>>(), BTreeSet::from(Trouble::ALL));
        }
    }
}
