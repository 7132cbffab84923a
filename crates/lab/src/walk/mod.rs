//! Every state that a small table can be in, visited one by one.
//!
//! Random games show what mostly happens at tables of all sizes; a walk plays *all* games at one of the
//! smallest. It begins with the cards just dealt. At each state it takes up every offer of every seat in
//! every way, lets somebody leave or a phone go off as far as its scope says, or waits until something
//! is due; `decide` and `fold` say what follows, as they do in the server. It ends when it meets nothing
//! new. Then it has been shown for the table walked:
//!
//! * the second judge has agreed to every step, to every ending and to all points;
//! * what the game says of every table in order holds;
//! * whatever is offered is accepted, but for what is refused in private;
//! * no state is a trap: from each the round can be played to its end, and it ends by itself if nobody
//!   does anything more, unless the host has paused it or nobody has looked at a card;
//! * it ends in every way the game has, and in no other.
//!
//! # Why so few states are all
//!
//! A table never comes to the same state twice: clocks run, turns and votes are counted. So the walk
//! takes two tables for one if they have the same [`essence`](Walked::essence), which leaves out and
//! rewrites what no rule reads, or reads only in comparison with the present. What that is, each game
//! says, and why; [`twins`] holds the claim against the rules themselves.
//!
//! Time moves only to the next thing that is due. Rules ask whether a moment has come and never how far
//! off it is; so all that acting in between could add is another order of two deadlines that run
//! together, and that is left to the random games.

pub(crate) mod goings;
pub mod graph;
mod node;
mod step;
pub mod twins;
mod walker;

use std::{fmt::Debug, hash::DefaultHasher};

use rules::Event;
use wire::{Phase, SeatId, TableView};

pub use goings::{Goings, Scope};
pub use node::Node;
pub use step::Step;
pub use walker::{Found, walk, walk_to};

use crate::Game;

/// What a game brings to be walked: its smallest tables, and what decides how they can go on.
pub trait Walked: Game {
    /// Which table is walked, and what may happen at it.
    type Scope: Copy + Debug;
    /// What a walk bounds and what it remembers because no view tells.
    type Notes: Clone + Debug;

    /// Whether equal tables offer the same in the same order; not where players who are alike may
    /// have changed places.
    const ORDERED: bool;

    /// Tables with the cards just dealt.
    fn deals(scope: Self::Scope) -> Vec<Node<Self>>;
    /// What of a table decides how it can go on.
    fn essence(node: &Node<Self>, hasher: &mut DefaultHasher);
    /// Whether a walk of this scope takes the step, which is possible.
    fn follows(scope: Self::Scope, node: &Node<Self>, step: &Step) -> bool;
    /// Seats whose phones may go off and on, and whether each is off.
    fn phones(scope: Self::Scope, node: &Node<Self>) -> Vec<(SeatId, bool)>;
    /// Whether so little has happened that a wait goes on.
    fn is_quiet(scope: Self::Scope, events: &[Event]) -> bool;
    fn note(scope: Self::Scope, notes: &mut Self::Notes, step: &Step, events: &[Event]);
    /// Whether the one phase may lead to the other.
    fn leads(_: Self::Scope, _from: Phase, _to: Phase) -> Result<(), String> {
        Ok(())
    }
    /// What holds at every table of a walk besides what holds at any.
    fn is_in_order(node: &Node<Self>) -> Result<(), String>;
    /// How the round ended, if it has, unless that goes without saying.
    fn came_to(view: &TableView) -> Option<String> {
        Self::ending(view)
    }
}
