//! What a number of players could play, where it is too many or too few for what is chosen (RULES 9,
//! rows 33 and 51).

use wire::{FitView, Refusal};

use crate::{
    Public,
    room::{guard, play},
};

/// In the order in which they are offered. Empty where the number is not what keeps the table from
/// starting.
pub(crate) fn fits(public: &Public) -> Vec<FitView> {
    let blocked = guard::enough_players(public).err();
    let by_number = [Refusal::TooFewPlayers, Refusal::TooManyPlayers];
    if blocked.is_some_and(|why| by_number.contains(&why)) {
        play::fits(public, public.players().len())
    } else {
        Vec::new()
    }
}
