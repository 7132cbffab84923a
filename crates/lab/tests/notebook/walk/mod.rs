//! Every state that the smallest table can be in, visited one by one.
//!
//! Random games have shown what mostly happens; a walk plays *all* games of four. It begins with the
//! hands just dealt, or with the case just opened. At each state it takes up every offer of every seat
//! in every way, lets somebody leave or a phone go off as far as its [`Scope`] says, or waits until
//! something is due; `decide` and `fold` say what follows, as they do in the server. It ends when it
//! meets nothing new. Then it has been shown for the table walked:
//!
//! * the second judge has agreed to every step, to every ending, to all points and to where every card
//!   is;
//! * never are two in turn, and whoever is in turn has not left;
//! * whatever is offered is accepted;
//! * no state is a trap: from each the round can be played to its end, and it ends by itself if nobody
//!   does anything more, unless the host has paused it;
//! * it ends in every way that RULES 7 and 9 have, and in no other.
//!
//! # Why so few states are all
//!
//! Tables with the same [`essence`] are one state: numbers and moments are left out where rules only
//! compare them with the present, and no rule asks which card was played or what the word is. The host
//! sits down after the deal and only watches.

mod deal;
mod essence;
#[path = "../../model/graph.rs"]
mod graph;
mod invariants;
#[path = "../../captains/walk/moves.rs"]
mod moves;
#[path = "../../captains/walk/node.rs"]
mod node;
mod tables;
#[path = "../../captains/walk/twins.rs"]
mod twins;
#[path = "../../captains/walk/walker.rs"]
mod walker;

use wire::{NotebookEnding, SeatId};

/// Which table is walked, and what may happen at it.
#[derive(Clone, Copy, Debug)]
struct Scope {
    /// Whose notebook is blank, where the case is open from the start.
    blank: Option<SeatId>,
    discussion: bool,
    /// How many may leave or be removed.
    leavers: u8,
    /// How often a phone may go off.
    phones_off: u8,
    pauses: bool,
}

fn name(ending: NotebookEnding) -> String {
    match ending {
        NotebookEnding::Caught {} => "caught".to_owned(),
        NotebookEnding::Escaped {} => "escaped".to_owned(),
        NotebookEnding::Void { reason } => format!("void, {reason:?}"),
    }
}
