//! Looks for a fault in the essence: tables that count as one state and differ in truth must go on
//! alike.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::{deal::deals, node::Node, scope::Scope};

/// Where each move leads, in order.
fn future(scope: Scope, node: &Node) -> Vec<Option<u64>> {
    let moves = scope.moves(node).into_iter();
    let id = |step| node.after(&step, scope).map(|next| next.id);
    moves.map(id).collect()
}

/// Walks once more, and compares with each state one other table that was taken for it.
pub(crate) fn compare(scope: Scope) {
    let mut open: VecDeque<Node> = deals(scope.ruleset, scope.seats).into();
    let mut known: BTreeMap<u64, Node> = BTreeMap::new();
    let mut compared = BTreeSet::new();
    while let Some(node) = open.pop_front() {
        for step in scope.moves(&node) {
            let Some(next) = node.after(&step, scope) else {
                continue;
            };
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
