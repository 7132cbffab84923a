//! What happens at a table, as seeds decide it: the moves of the laboratory, and what only sockets know.

use std::fmt::Debug;

use lab::{
    Game,
    moves::{Move, any_move, attentive},
};
use proptest::{
    prelude::*,
    strategy::ValueTree,
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};

#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// A phone that is away in the laboratory loses its connection here.
    Move(Move),
    /// Asks what time it is at the table.
    Time { seat: usize },
    /// Says what it said last.
    Again { seat: usize },
    /// Says what nobody understands.
    Nonsense { seat: usize, which: usize },
    /// Somebody comes to watch.
    Watch { screen: bool },
    /// A spectator, or whoever has no seat, wants to play along.
    MeddleFromOutside { choice: usize },
}

/// Frames that no phone of ours sends.
pub(crate) const NONSENSE: [&str; 6] = [
    "",
    "{}",
    "[1,2,3]",
    r#"{"type":"reveal_everything"}"#,
    r#"{"type":"intent","n":18446744073709551615,"intent":{"do":"here"}}"#,
    r#"{"type":"intent","n":1,"intent":{"do":"guess","round":1}}"#,
];

/// The same script for the same seed.
pub(crate) fn script<G: Game>(seed: u64, steps: usize) -> Vec<Step> {
    let seat = || 0..G::HABITS.seats;
    let step = prop_oneof![
        20 => any_move(G::HABITS).prop_map(Step::Move),
        1 => seat().prop_map(|seat| Step::Time { seat }),
        1 => seat().prop_map(|seat| Step::Again { seat }),
        1 => (seat(), 0..NONSENSE.len()).prop_map(|(seat, which)| Step::Nonsense { seat, which }),
        1 => any::<bool>().prop_map(|screen| Step::Watch { screen }),
        1 => (0..1_000_usize).prop_map(|choice| Step::MeddleFromOutside { choice }),
    ];
    drawn(step, seed, steps)
}

/// What players do who care how it ends.
pub(crate) fn attentive_moves<G: Game>(seed: u64, moves: usize) -> Vec<Move> {
    drawn(attentive(G::HABITS), seed, moves)
}

fn drawn<T: Debug>(each: impl Strategy<Value = T>, seed: u64, count: usize) -> Vec<T> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let all = prop::collection::vec(each, count);
    all.new_tree(&mut runner).unwrap().current()
}
