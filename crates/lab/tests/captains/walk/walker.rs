//! Walks through all states, and says what was met on the way.

use std::{collections::BTreeSet, sync::Mutex};

use stateright::{Checker, HasDiscoveries, Model, Path, Property};

use super::{Scope, deal, graph::Graph, invariants, moves::Move, name, node::Node};

#[derive(Debug)]
pub(super) struct Walk {
    scope: Scope,
    graph: Mutex<Graph>,
    endings: Mutex<BTreeSet<String>>,
}

impl Scope {
    /// Walks, and compares how rounds have ended with how they can.
    pub(super) fn walk(self, endings: &[&str]) {
        let walk = Walk {
            scope: self,
            graph: Mutex::default(),
            endings: Mutex::default(),
        };
        let checker = walk.checker().finish_when(HasDiscoveries::AnyFailures);
        let checker = checker.spawn_bfs().join();
        if let Some((fact, path)) = checker.discoveries().into_iter().next() {
            panic!("{self:?}: it does not hold that {fact}:\n{}", story(path));
        }
        let (states, steps) = (checker.unique_state_count(), checker.state_count());
        println!("{self:?}: {states} states, {steps} steps");
        let walk = checker.model();
        let mut graph = walk.graph.lock().unwrap();
        assert_eq!(graph.trap(), None, "a round that only breaking off can end");
        assert_eq!(graph.treadmill(), None, "a round that waits for ever");
        let found = walk.endings.lock().unwrap();
        let found: Vec<&str> = found.iter().map(String::as_str).collect();
        assert_eq!(found, endings, "{self:?}");
    }
}

/// What led to a state, what is wrong with it, and what it looks like.
fn story(path: Path<Node, Move>) -> String {
    let end = path.last_state().clone();
    let wrong = end.wrong.clone().or(invariants::check(&end).err());
    let steps = path.into_actions();
    let steps = steps.iter().map(|step| format!("{step:?}"));
    let last = wrong.into_iter().chain([format!("{:?}", end.view().round)]);
    steps.chain(last).collect::<Vec<_>>().join("\n")
}

impl Model for Walk {
    type State = Node;
    type Action = Move;

    fn init_states(&self) -> Vec<Node> {
        vec![deal::dealt(self.scope)]
    }

    fn actions(&self, node: &Node, actions: &mut Vec<Move>) {
        let mut graph = self.graph.lock().unwrap();
        graph.add_state(node.id, node.result().is_some());
        actions.extend(node.moves(self.scope));
    }

    fn next_state(&self, node: &Node, step: Move) -> Option<Node> {
        let next = node.after(&step);
        let mut graph = self.graph.lock().unwrap();
        if !step.gives_up() {
            graph.add_step(node.id, next.id);
        }
        if step == Move::Wait {
            graph.add_wait(node.id, next.id);
        }
        if let Some(result) = next.result() {
            let ending = format!("{:?}: {}", node.state.phase(), name(result.ending));
            self.endings.lock().unwrap().insert(ending);
        }
        Some(next)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always("every step is allowed", |_, node: &Node| {
                node.wrong.is_none()
            }),
            Property::always("every table is in order", |_, node: &Node| {
                invariants::check(node).is_ok()
            }),
        ]
    }
}
