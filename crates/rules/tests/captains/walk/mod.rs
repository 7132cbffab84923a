//! Every state that the smallest table can be in, visited one by one.
//!
//! Random games have shown what mostly happens; a walk plays *all* games of seven. It begins with the
//! cards just dealt. At each state it takes up every offer of every seat in every way, lets somebody
//! leave or a phone go off as far as its [`Scope`] says, or waits until something is due; `decide` and
//! `fold` say what follows, as they do in the server. It ends when it meets nothing new. Then it has
//! been shown for the table walked:
//!
//! * the second judge has agreed to every step, to every ending and to all points;
//! * never are two captains in turn, and whoever is in turn has neither refused nor left;
//! * whatever is offered is accepted;
//! * no state is a trap: from each the round can be played to its end, and it ends by itself if nobody
//!   does anything more, unless the host has paused it;
//! * it ends in every way that RULES 6.4 and 9 have, and in no other.
//!
//! # Why so few states are all
//!
//! Tables with the same [`essence`] are one state: numbers and moments are left out where rules only
//! compare them with the present, and agents who hold the same place are told apart only by what has
//! happened to them. So one deal stands for all thirty. The host sits down after the deal and only
//! watches, or the agents would not be alike. Two places are enough for a name to be right or wrong.

mod deal;
mod essence;
#[path = "../../model/graph.rs"]
mod graph;
mod invariants;
mod moves;
mod node;
mod tables;
mod twins;

use std::{collections::BTreeSet, sync::Mutex};

use stateright::{Checker, HasDiscoveries, Model, Path, Property};
use wire::{Asking, CaptainsEnding};

use graph::Graph;
use moves::Move;
use node::Node;

/// Which table is walked, and what may happen at it.
#[derive(Clone, Copy, Debug)]
struct Scope {
    asking: Asking,
    /// How many may leave or be removed.
    leavers: u8,
    /// How often a phone may go off.
    phones_off: u8,
    pauses: bool,
}

#[derive(Debug)]
struct Walk {
    scope: Scope,
    graph: Mutex<Graph>,
    endings: Mutex<BTreeSet<String>>,
}

impl Scope {
    /// Walks, and compares how rounds have ended with how they can.
    fn walk(self, endings: &[&str]) {
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

fn name(ending: CaptainsEnding) -> String {
    match ending {
        CaptainsEnding::SpyPicked { .. } => "spy picked".to_owned(),
        CaptainsEnding::TeamsComplete {} => "teams complete".to_owned(),
        CaptainsEnding::NoAgentLeft {} => "no agent left".to_owned(),
        CaptainsEnding::Void { reason } => format!("void, {reason:?}"),
    }
}
