//! Which states lead to which, so that a circle without a way out is seen.

use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, Default)]
pub struct Graph {
    /// Where to, and from where.
    edges: Vec<(u64, u64)>,
    /// Where waiting alone leads.
    waits: BTreeMap<u64, u64>,
    states: BTreeSet<u64>,
    ends: Vec<u64>,
}

impl Graph {
    pub fn add_state(&mut self, state: u64, is_end: bool) {
        if self.states.insert(state) && is_end {
            self.ends.push(state);
        }
    }

    pub fn add_step(&mut self, from: u64, to: u64) {
        self.edges.push((to, from));
    }

    pub fn add_wait(&mut self, from: u64, to: u64) {
        self.waits.insert(from, to);
    }

    /// A state from which no end can be reached.
    pub fn trap(&mut self) -> Option<u64> {
        self.edges.sort_unstable();
        self.edges.dedup();
        let mut open = self.ends.clone();
        let mut reach: BTreeSet<u64> = open.iter().copied().collect();
        while let Some(state) = open.pop() {
            let first = self.edges.partition_point(|(to, _)| *to < state);
            let into = self.edges[first..]
                .iter()
                .take_while(|(to, _)| *to == state);
            open.extend(
                into.map(|(_, from)| *from)
                    .filter(|from| reach.insert(*from)),
            );
        }
        self.states.difference(&reach).next().copied()
    }

    /// A state that comes round again if nobody does anything.
    pub fn treadmill(&self) -> Option<u64> {
        let mut ends: BTreeSet<u64> = BTreeSet::new();
        for start in self.waits.keys() {
            let mut trail = BTreeSet::new();
            let mut at = *start;
            while !ends.contains(&at) {
                if !trail.insert(at) {
                    return Some(at);
                }
                match self.waits.get(&at) {
                    Some(next) => at = *next,
                    None => break,
                }
            }
            ends.extend(trail);
        }
        None
    }
}
