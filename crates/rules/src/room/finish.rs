//! Whether a game is over after the round that has just ended.

use crate::{Event, room::Draft};

/// RULES 9, row 29: a tie is shared, or decided in one more round.
pub(crate) fn end_game_if_last(d: &mut Draft, ties_are_decided: bool) {
    let Some(game) = &d.state.public.game else {
        return;
    };
    let deciding = !game.tied.is_empty();
    if game.rounds_played < game.rounds + u8::from(deciding) {
        return;
    }
    let best = game.winners();
    if ties_are_decided && !deciding && best.len() > 1 {
        d.emit(Event::Tied { seats: best });
    } else {
        d.emit(Event::GameEnded {});
    }
}
