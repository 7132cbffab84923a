//! What a host adds to the table from the own phone: a picture or a pack, as far as the log knows it. Its
//! bytes lie beside the log.

use wire::{Refusal, SeatId};

use crate::{OwnPack, State, room::guard};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Addition {
    /// For the table's own deck, by id.
    Picture(String),
    Pack(OwnPack),
}

impl Addition {
    /// What it is called at the table. Made of its content, so the same one is called the same.
    pub fn id(&self) -> &str {
        match self {
            Self::Picture(id) => id,
            Self::Pack(pack) => &pack.line.id,
        }
    }
}

/// Whether this seat may add anything now. Asked before what it sends is read, so that nobody else can
/// make a server look at files.
pub fn may_add(state: &State, seat: SeatId) -> Result<(), Refusal> {
    guard::in_lobby(&state.public, seat)
}

/// Whether this seat may add this one. Asked before it is stored.
pub fn may_add_this(state: &State, seat: SeatId, addition: &Addition) -> Result<(), Refusal> {
    guard::add(&state.public, seat, addition)
}
