//! Random games with notebooks.

use proptest::{collection::SizeRange, prelude::*};

use crate::moves::{Move, any_move};

#[derive(Clone, Debug)]
pub(crate) struct Script {
    pub(crate) seed: u64,
    pub(crate) seats: usize,
    pub(crate) rounds: u8,
    /// Which seat is wanted as the first active one; beyond the last, nobody is.
    pub(crate) starter: usize,
    pub(crate) timed: bool,
    pub(crate) discussion: bool,
    pub(crate) moves: Vec<Move>,
}

pub(crate) fn script(moves: impl Into<SizeRange>) -> impl Strategy<Value = Script> {
    let moves = prop::collection::vec(any_move(), moves);
    let agreed = (1..=5_u8, 0..12_usize, any::<bool>(), any::<bool>());
    let parts = (any::<u64>(), 4..=8_usize, agreed, moves);
    parts.prop_map(|(seed, seats, agreed, moves)| {
        let (rounds, starter, timed, discussion) = agreed;
        Script {
            seed,
            seats,
            rounds,
            starter,
            timed,
            discussion,
            moves,
        }
    })
}
