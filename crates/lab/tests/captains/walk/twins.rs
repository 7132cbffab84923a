//! Looks for a fault in the essence: tables that count as one state and differ in truth must go on
//! alike.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{Scope, deal::dealt, node::Node};

/// Where the moves lead; in no order, since agents who are alike may have changed places.
fn future(scope: Scope, node: &Node) -> Vec<u64> {
    let moves = node.moves(scope).into_iter();
    let mut ids: Vec<u64> = moves.map(|step| node.after(&step).id).collect();
    ids.sort_unstable();
    ids
}

/// Walks once more, and compares with each state one other table that was taken for it.
pub(super) fn compare(scope: Scope) {
    let mut open: VecDeque<Node> = [dealt(scope)].into();
    let mut known: BTreeMap<u64, Node> = BTreeMap::new();
    let mut compared = BTreeSet::new();
    while let Some(node) = open.pop_front() {
        for step in node.moves(scope) {
            let next = node.after(&step);
            match known.get(&next.id) {
                None => {
                    open.push_back(next.clone());
                    known.insert(next.id, next);
                }
                Some(first) => {
                    if first.state != next.state && compared.insert(next.id) {
                        let (a, b) = (future(scope, first), future(scope, &next));
                        assert_eq!(a, b, "{:#?}\n{:#?}", first.state, next.state);
                    }
                }
            }
        }
    }
    assert!(compared.len() > known.len() / 3, "hardly any twins");
}
