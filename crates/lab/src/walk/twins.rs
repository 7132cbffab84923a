//! Looks for a fault in the essence: tables that count as one state and differ in truth must go on
//! alike.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{Node, Walked};

/// Where each step leads.
fn future<G: Walked>(scope: G::Scope, node: &Node<G>) -> Vec<Option<u64>> {
    let steps = node.steps(scope).into_iter();
    let id = |step| node.after(&step, scope).map(|next| next.id);
    let mut ids: Vec<Option<u64>> = steps.map(id).collect();
    if !G::ORDERED {
        ids.sort_unstable();
    }
    ids
}

/// Walks once more, and compares with each state one other table that was taken for it.
pub fn compare<G: Walked>(scope: G::Scope) {
    let mut open: VecDeque<Node<G>> = G::deals(scope).into();
    let mut known: BTreeMap<u64, Node<G>> = BTreeMap::new();
    let mut compared = BTreeSet::new();
    while let Some(node) = open.pop_front() {
        for step in node.steps(scope) {
            let Some(next) = node.after(&step, scope) else {
                continue;
            };
            let Some(first) = known.get(&next.id) else {
                open.push_back(next.clone());
                known.insert(next.id, next);
                continue;
            };
            if first.table.state != next.table.state && compared.insert(next.id) {
                let (a, b) = (future(scope, first), future(scope, &next));
                let states = [&first.table.state, &next.table.state];
                assert_eq!(a, b, "{:#?}\n{:#?}", states[0], states[1]);
            }
        }
    }
    assert!(compared.len() > known.len() / 3, "hardly any twins");
}
