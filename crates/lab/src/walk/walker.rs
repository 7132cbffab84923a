//! Walks through all states, and says what was met on the way.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{Node, Step, Walked, graph::Graph};

/// What a finished walk has found.
#[derive(Debug, Default)]
pub struct Found {
    pub states: usize,
    pub steps: usize,
    /// From which phase the round ended how.
    pub endings: BTreeSet<String>,
}

/// How each state was met first: from which one, by which step. Nothing led to where the walk began.
type Trail = BTreeMap<u64, Option<(u64, Step)>>;

/// Walks, and compares how rounds have ended with how they can.
#[expect(
    clippy::print_stdout,
    reason = "how large a walk was, for whoever asks"
)]
pub fn walk_to<G: Walked>(scope: G::Scope, endings: &[&[&str]]) {
    let found = walk::<G>(scope);
    println!("{scope:?}: {} states, {} steps", found.states, found.steps);
    let mut expected = endings.concat();
    expected.sort_unstable();
    let endings: Vec<&str> = found.endings.iter().map(String::as_str).collect();
    assert_eq!(endings, expected, "{scope:?}");
}

pub fn walk<G: Walked>(scope: G::Scope) -> Found {
    let mut found = Found::default();
    let mut graph = Graph::default();
    let mut open: VecDeque<Node<G>> = G::deals(scope).into();
    let mut trail: Trail = open.iter().map(|node| (node.id, None)).collect();
    found.steps = open.len();
    while let Some(node) = open.pop_front() {
        let wrong = node.wrong.clone().or_else(|| node.check(scope).err());
        if let Some(wrong) = wrong {
            panic!("{scope:?}: {wrong}\n{}", story(&trail, &node));
        }
        graph.add_state(node.id, node.is_over());
        for step in node.steps(scope) {
            let Some(next) = node.after(&step, scope) else {
                continue;
            };
            found.steps += 1;
            if !step.gives_up() {
                graph.add_step(node.id, next.id);
            }
            if step == Step::Wait {
                graph.add_wait(node.id, next.id);
            }
            let ending = G::came_to(&next.table.view());
            let from = node.table.state.phase();
            found
                .endings
                .extend(ending.map(|ending| format!("{from:?}: {ending}")));
            trail.entry(next.id).or_insert_with(|| {
                let led = (node.id, step);
                open.push_back(next);
                Some(led)
            });
        }
    }
    assert_eq!(graph.trap(), None, "a round that only breaking off can end");
    assert_eq!(graph.treadmill(), None, "a round that waits for ever");
    found.states = trail.len();
    found
}

/// What led to a state, and what it looks like.
fn story<G: Walked>(trail: &Trail, end: &Node<G>) -> String {
    let mut steps = Vec::new();
    let mut at = end.id;
    while let Some((from, step)) = trail.get(&at).cloned().flatten() {
        steps.push(format!("{step:?}"));
        at = from;
    }
    steps.reverse();
    steps.push(format!("{:?}", end.table.view().round));
    steps.join("\n")
}
