//! When time next matters to a round.

use wire::Asking;

use crate::{
    Public,
    spy::{
        Round,
        state::{Stage, TimeUp},
    },
    timer::Timer,
};

pub(crate) fn due(public: &Public) -> Option<u64> {
    let game = public.spy()?;
    let round = game.round.as_ref()?;
    if let Some(wait) = round.wait {
        return wait.due_at();
    }
    let limits = &game.ruleset.limits;
    match &round.stage {
        Stage::Dealt => round.look.and_then(Timer::due_at),
        Stage::Questions => {
            let pass = pass_at(public, round, limits.turn_pass_ms);
            round.clock.due_at().into_iter().chain(pass).min()
        }
        Stage::Vote(vote) | Stage::TimeUp(TimeUp::Vote(vote)) => vote.timer.due_at(),
        Stage::TimeUp(TimeUp::Chance(chance)) => chance.timer.due_at(),
        Stage::TimeUp(TimeUp::Ballot(ballot)) => ballot.timer.due_at(),
        Stage::Guess { timer, .. } => timer.due_at(),
        Stage::Over(_) => None,
    }
}

/// RULES 9, row 34: when the turn passes by itself, if it does.
pub(crate) fn pass_at(public: &Public, round: &Round, turn_pass_ms: u64) -> Option<u64> {
    if round.asking == Asking::Spoken {
        return None;
    }
    let limit = round.turn.limit.and_then(Timer::due_at);
    let away = pass_from_away_at(public, round, turn_pass_ms);
    limit.into_iter().chain(away).min()
}

fn pass_from_away_at(public: &Public, round: &Round, turn_pass_ms: u64) -> Option<u64> {
    let awaited = round.awaited();
    let away_since_ms = public.seat(awaited)?.away_since_ms?;
    let lapses = round.turn.asked.is_some();
    let mut others = round.circle.active().filter(|s| *s != awaited);
    let passes = others.any(|s| !public.is_away(s));
    (lapses || passes).then_some(away_since_ms.max(round.turn.since_ms) + turn_pass_ms)
}
