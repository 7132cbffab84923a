//! Random games between captains.

use proptest::{collection::SizeRange, prelude::*};
use wire::Asking;

use crate::moves::{Move, any_move};

#[derive(Clone, Debug)]
pub(crate) struct Script {
    pub(crate) seed: u64,
    pub(crate) seats: usize,
    pub(crate) asking: Asking,
    /// From which seat on two are wanted as captains; from the last one on, nobody is.
    pub(crate) wanted: usize,
    pub(crate) moves: Vec<Move>,
}

pub(crate) fn script(moves: impl Into<SizeRange>) -> impl Strategy<Value = Script> {
    let asking = prop_oneof![
        Just(Asking::Spoken),
        Just(Asking::Tracked),
        Just(Asking::Written)
    ];
    let moves = prop::collection::vec(any_move(), moves);
    let parts = (any::<u64>(), 7..=12_usize, asking, 0..20_usize, moves);
    parts.prop_map(|(seed, seats, asking, wanted, moves)| Script {
        seed,
        seats,
        asking,
        wanted,
        moves,
    })
}
