//! Every state that a small table can be in, visited one by one.
//!
//! `properties` plays random games at tables of all sizes; this plays *all* games at the smallest
//! ones. A walk begins with the cards just dealt, once for each seat that may hold the spy's. At each
//! state it takes up every offer of every seat in every way, lets a phone go off or come back, or
//! waits until something is due; `decide` and `fold` say what follows, as they do in the server. It
//! ends when it meets nothing new. Then it has been shown for the table walked:
//!
//! * the second judge ([`referee`]) has agreed to every step, to every ending and to all points;
//! * phases follow each other along the edges of RULES 1 only;
//! * a vote, a turn to speak, a ballot and a guess are never open together;
//! * whatever is offered is accepted, but for the spy's accusation of RULES 6.1;
//! * no state is a trap: from each the round can be played to its end, and it ends by itself if nobody
//!   does anything more, unless the host has paused it or nobody has looked at a card;
//! * it ends in every way the ruleset has, and in no other.
//!
//! # Why so few states are all
//!
//! A table never comes to the same state twice: clocks run, turns and votes are counted. So the walk
//! takes two tables for one if they have the same [`essence`], which leaves out and rewrites what no
//! rule reads, or reads only in comparison with the present. What that is stands there, and why;
//! `equal_tables_go_on_equally` holds the claim against the rules themselves.
//!
//! Time moves only to the next thing that is due. Rules ask whether a moment has come and never how
//! far off it is; so all that acting in between could add is another order of two deadlines that run
//! together, and that is left to the random games. While a clock runs, something is due every 15 s if
//! only to mark the time: walks with [`scope::Marks::Passed`] do not stop there, and one shows that
//! stopping changes nothing.
//!
//! Questions can be asked for ever and come back to where they were, so most walks let them. Where
//! four seats or a card in the middle make too many states, questions and stops are bounded, and the
//! walk has seen all rounds with so many of them. The places are two, since a guess is right or wrong;
//! the first seat asks first, since seats differ only in their order.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![expect(
    clippy::print_stdout,
    reason = "how large a walk was, for whoever asks"
)]

#[path = "../properties/count.rs"]
mod count;
#[path = "../properties/questions.rs"]
mod questions;
#[path = "../properties/referee.rs"]
mod referee;
#[path = "../properties/rulebook.rs"]
mod rulebook;
#[path = "../properties/scoreboard.rs"]
mod scoreboard;
#[path = "../properties/tariff.rs"]
mod tariff;
#[path = "../properties/time_up.rs"]
mod time_up;
#[path = "../properties/verdict.rs"]
mod verdict;

mod deal;
mod essence;
mod form;
mod goings;
mod graph;
mod invariants;
mod moves;
mod node;
mod offers;
mod order;
mod presets;
mod scope;
mod twins;
mod walk;
