//! The walk through all states of one table, and what was found on it.

use std::{collections::BTreeSet, sync::Mutex};

use rules::table_view;
use stateright::{Checker, HasDiscoveries, Model, Path, Property};
use wire::{Ending, VoidReason};

use crate::{
    deal::deals, form::Form, graph::Graph, invariants, moves::Move, node::Node, scope::Scope,
};

#[derive(Debug)]
pub(crate) struct Walk {
    pub(crate) scope: Scope,
    graph: Mutex<Graph>,
    endings: Mutex<BTreeSet<String>>,
}

/// What a finished walk has found.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) states: usize,
    pub(crate) steps: usize,
    /// From which phase the round ended how, unless the host broke it off.
    pub(crate) endings: BTreeSet<String>,
}

impl Scope {
    pub(crate) fn walk(self) -> Found {
        let walk = Walk {
            scope: self,
            graph: Mutex::default(),
            endings: Mutex::default(),
        };
        let checker = walk.checker().finish_when(HasDiscoveries::AnyFailures);
        let checker = checker.spawn_bfs().join();
        if let Some((fact, path)) = checker.discoveries().into_iter().next() {
            let story = self.story(path);
            panic!("{self:?}: it does not hold that {fact}:\n{story}");
        }
        let walk = checker.model();
        let mut graph = walk.graph.lock().unwrap();
        assert_eq!(graph.trap(), None, "a round that only breaking off can end");
        assert_eq!(graph.treadmill(), None, "a round that waits for ever");
        Found {
            states: checker.unique_state_count(),
            steps: checker.state_count(),
            endings: walk.endings.lock().unwrap().clone(),
        }
    }

    /// What led to a state, what is wrong with it, and what it looks like.
    fn story(self, path: Path<Node, Move>) -> String {
        let end = path.last_state().clone();
        let wrong = end.wrong.clone().or(invariants::check(self, &end).err());
        let view = table_view(end.state.public());
        let steps = path.into_actions();
        let steps = steps.iter().map(|step| format!("{step:?}"));
        let last = wrong.into_iter().chain([format!("{:?}", view.round)]);
        steps.chain(last).collect::<Vec<_>>().join("\n")
    }
}

impl Model for Walk {
    type State = Node;
    type Action = Move;

    fn init_states(&self) -> Vec<Node> {
        deals(self.scope.ruleset, self.scope.seats)
    }

    fn actions(&self, node: &Node, actions: &mut Vec<Move>) {
        let mut graph = self.graph.lock().unwrap();
        graph.add_state(node.id, node.is_over());
        actions.extend(self.scope.moves(node));
    }

    fn next_state(&self, node: &Node, step: Move) -> Option<Node> {
        let next = node.after(&step, self.scope)?;
        let mut graph = self.graph.lock().unwrap();
        if !step.gives_up() {
            graph.add_step(node.id, next.id);
        }
        if step == Move::Wait {
            graph.add_wait(node.id, next.id);
        }
        let ending = invariants::result(&next.state).map(|result| result.ending);
        if let Some(ending) = ending.filter(|ending| *ending != BROKEN_OFF) {
            let ending = format!("{:?}: {}", node.state.phase(), name(&ending));
            self.endings.lock().unwrap().insert(ending);
        }
        Some(next)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always("every step is allowed", |_, node: &Node| {
                node.wrong.is_none()
            }),
            Property::always("every table is in order", |walk: &Self, node| {
                invariants::check(walk.scope, node).is_ok()
            }),
        ]
    }
}

const BROKEN_OFF: Ending = Ending::Void {
    reason: VoidReason::AbortedByHost,
};

fn name(ending: &Ending) -> String {
    let printed = format!("{ending:?}");
    Form::read(&printed, |_, _| true).name().to_owned()
}
