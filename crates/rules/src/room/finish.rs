//! Whether a game is over after the round that has just ended.

use crate::{
    Event,
    room::{Draft, play},
};

/// RULES 9, row 29: a tie is shared, or decided in one more round.
pub(crate) fn end_game_if_last(d: &mut Draft, ties_are_decided: bool) {
    let public = &d.state.public;
    let Some(game) = public.game.as_ref().filter(|game| !game.over) else {
        return;
    };
    let deciding = !game.tied.is_empty();
    let rounds = play::rounds(public, game);
    if game.rounds_played < rounds + u8::from(deciding) {
        return;
    }
    let best = game.winners();
    if ties_are_decided && !deciding && best.len() > 1 {
        d.emit(Event::Tied { seats: best });
    } else {
        d.emit(Event::GameEnded {});
    }
}
