//! Which nodes are alive and what they have announced. Reads no clock: every call brings the instant.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::Instant;

use super::NodeId;
use super::whisper::Here;

/// More nodes than this are not counted; whatever goes by them is then as good as it gets.
const NODES_MAX: usize = 1_000;

#[derive(Debug)]
pub(super) struct Census {
    me: NodeId,
    others: BTreeMap<NodeId, Other>,
}

#[derive(Debug)]
struct Other {
    heard: Instant,
    here: Here,
}

/// What a node says that was not known.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct News {
    pub(super) is_new: bool,
    /// Tables that it has opened since it was last heard.
    pub(super) opened: u64,
}

impl Census {
    pub(super) fn new(me: NodeId) -> Self {
        let others = BTreeMap::new();
        Self { me, others }
    }

    /// Nothing for what it says itself.
    pub(super) fn hear(&mut self, from: NodeId, here: Here, at: Instant) -> Option<News> {
        if from == self.me {
            return None;
        }
        let before = self.others.get(&from).map(|other| other.here.opened);
        if before.is_none() && self.others.len() >= NODES_MAX {
            return None;
        }
        let news = News {
            is_new: before.is_none(),
            opened: before.map_or(0, |before| here.opened.saturating_sub(before)),
        };
        self.others.insert(from, Other { heard: at, here });
        Some(news)
    }

    /// Whether it was here.
    pub(super) fn leaves(&mut self, node: NodeId) -> bool {
        self.others.remove(&node).is_some()
    }

    /// Nodes that were silent for too long are gone. Gives those.
    pub(super) fn forget(&mut self, silence: Duration, at: Instant) -> Vec<NodeId> {
        let silent = |other: &Other| at.saturating_duration_since(other.heard) >= silence;
        let gone = self.others.extract_if(.., |_, other| silent(other));
        gone.map(|(node, _)| node).collect()
    }

    pub(super) fn others(&self) -> impl Iterator<Item = NodeId> {
        self.others.keys().copied()
    }

    pub(super) fn steward(&self) -> NodeId {
        let first = self.others().next();
        first.map_or(self.me, |first| first.min(self.me))
    }

    pub(super) fn schema(&self) -> u32 {
        let announced = self.others.values().map(|other| other.here.schema);
        announced.fold(rules::SCHEMA, u32::min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: NodeId = NodeId(5);
    const SILENCE: Duration = Duration::from_secs(9);

    fn here(schema: u32, opened: u64) -> Here {
        Here {
            build: String::new(),
            schema,
            tables: 0,
            opened,
            code_chars: 5,
        }
    }

    #[test]
    fn a_node_that_is_silent_for_9_s_is_gone() {
        let (mut census, at) = (Census::new(ME), Instant::now());
        census.hear(NodeId(1), here(1, 0), at);
        census.hear(NodeId(2), here(1, 0), at + SILENCE / 3);
        assert_eq!(census.forget(SILENCE, at + SILENCE / 2), []);
        assert_eq!(census.forget(SILENCE, at + SILENCE), [NodeId(1)]);
        assert!(census.others().eq([NodeId(2)]));
        assert!(census.leaves(NodeId(2)) && !census.leaves(NodeId(2)));
    }

    #[test]
    fn the_lowest_that_lives_is_the_steward() {
        let (mut census, at) = (Census::new(ME), Instant::now());
        assert_eq!(census.steward(), ME);
        census.hear(NodeId(9), here(1, 0), at);
        assert_eq!(census.steward(), ME);
        census.hear(NodeId(1), here(1, 0), at);
        assert_eq!(census.steward(), NodeId(1));
        census.leaves(NodeId(1));
        assert_eq!(census.steward(), ME);
    }

    #[test]
    fn records_are_written_as_the_oldest_node_reads_them() {
        let (mut census, at) = (Census::new(ME), Instant::now());
        assert_eq!(census.schema(), rules::SCHEMA);
        census.hear(NodeId(1), here(rules::SCHEMA + 1, 0), at);
        assert_eq!(census.schema(), rules::SCHEMA);
        census.hear(NodeId(2), here(rules::SCHEMA - 1, 0), at);
        assert_eq!(census.schema(), rules::SCHEMA - 1);
        census.leaves(NodeId(2));
        assert_eq!(census.schema(), rules::SCHEMA);
    }

    #[test]
    fn what_a_node_has_opened_is_counted_once() {
        let (mut census, at) = (Census::new(ME), Instant::now());
        let mut news = |opened| census.hear(NodeId(1), here(1, opened), at).unwrap();
        let table = [(7, true, 0), (7, false, 0), (9, false, 2), (1, false, 0)];
        for (said, is_new, opened) in table {
            assert_eq!(news(said), News { is_new, opened });
        }
        assert_eq!(census.hear(ME, here(1, 7), at), None);
    }
}
