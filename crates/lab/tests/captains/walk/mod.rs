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
mod walker;

use wire::{Asking, CaptainsEnding};

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

fn name(ending: CaptainsEnding) -> String {
    match ending {
        CaptainsEnding::SpyPicked { .. } => "spy picked".to_owned(),
        CaptainsEnding::TeamsComplete {} => "teams complete".to_owned(),
        CaptainsEnding::NoAgentLeft {} => "no agent left".to_owned(),
        CaptainsEnding::Void { reason } => format!("void, {reason:?}"),
    }
}
