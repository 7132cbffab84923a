//! What a seat's intent, or the passing of time, leads to in a round.

use fair::Label;
use wire::{Asking, CaptainsEnding, CaptainsIntent, Refusal, RoundIntent, SeatId, TEXT_CHARS};

use crate::{
    Public,
    captains::{Event, due::due, ending, guard, state::Stage},
    room::{self, Draft, WAIT_MS, Wait, Wording, Words, end_game_if_last, text},
};

pub(crate) fn act(d: &mut Draft, seat: SeatId, intent: &CaptainsIntent) -> Result<(), Refusal> {
    let public = &d.state.public;
    match intent {
        CaptainsIntent::ActFirst { whom, .. } => {
            guard::act_first(public, seat, *whom)?;
            d.emit_captains(Event::FirstSettled {
                captain: *whom,
                by_lot: false,
            });
        }
        CaptainsIntent::FinishAsking { turn, .. } => {
            names_this_turn(public, *turn)?;
            guard::finish_asking(public, seat)?;
            d.emit_captains(Event::AskingFinished {});
        }
        CaptainsIntent::Pick { turn, whom, .. } => {
            names_this_turn(public, *turn)?;
            guard::pick(public, seat, *whom)?;
            pick(d, seat, *whom);
        }
        CaptainsIntent::Refuse { turn, .. } => {
            names_this_turn(public, *turn)?;
            guard::refuse(public, seat)?;
            d.emit_captains(Event::Refused { captain: seat });
        }
        CaptainsIntent::Name { captain, place, .. } => {
            guard::name(public, seat, *captain)?;
            guard::listed(public, place)?;
            ending::name(d, Some(place.clone()));
        }
    }
    Ok(())
}

/// The same for what other games understand as well.
pub(crate) fn take_part(d: &mut Draft, seat: SeatId, intent: &RoundIntent) -> Result<(), Refusal> {
    let public = &d.state.public;
    match intent {
        RoundIntent::Pause { .. } => {
            guard::pause(public, seat)?;
            d.emit_captains(Event::PausedByHost {});
        }
        RoundIntent::Resume { .. } => {
            guard::resume(public, seat)?;
            d.emit_captains(Event::Resumed {});
        }
        RoundIntent::Looked { .. } => {
            guard::looked(public, seat)?;
            d.emit_captains(Event::Looked { seat });
        }
        RoundIntent::Ask {
            turn,
            whom,
            text,
            phrase,
            ..
        } => {
            names_this_turn(public, *turn)?;
            guard::ask(public, seat, *whom)?;
            let words = Words::of(text, *phrase, None);
            let Wording { text, phrase, .. } = words.question(guard::round(public)?.asking)?;
            let whom = *whom;
            d.emit_captains(Event::Asked { whom, text, phrase });
        }
        RoundIntent::Answer {
            turn,
            text,
            phrase,
            level,
            ..
        } => {
            names_this_turn(public, *turn)?;
            answer(d, seat, Words::of(text, *phrase, *level))?;
        }
        RoundIntent::Remark { remark, .. } => {
            room::remark(public, seat, *remark)?;
            let remark = *remark;
            d.emit_captains(Event::Remarked { seat, remark });
        }
        RoundIntent::Pass { turn, .. } => {
            turn.map_or(Ok(()), |turn| names_this_turn(public, turn))?;
            guard::pass(public, seat)?;
            ending::name(d, None);
        }
        RoundIntent::Say { text, .. } => {
            guard::say(public, seat)?;
            let text = text::cleaned(text, TEXT_CHARS)?;
            d.emit_captains(Event::Said { seat, text });
        }
    }
    Ok(())
}

fn answer(d: &mut Draft, seat: SeatId, words: Words) -> Result<(), Refusal> {
    let public = &d.state.public;
    guard::answer(public, seat, words)?;
    let round = guard::round(public)?;
    let about = match &round.stage {
        Stage::Asking { about, .. } => *about,
        Stage::Dealt | Stage::Picking { .. } | Stage::Naming(_) | Stage::Over(_) => None,
    };
    let Wording {
        text,
        phrase,
        level,
    } = words.answer(round.asking, about)?;
    d.emit_captains(Event::Answered {
        text,
        phrase,
        level,
    });
    Ok(())
}

fn names_this_turn(public: &Public, turn: u32) -> Result<(), Refusal> {
    let round = guard::round(public)?;
    // Then the table shows no turn that could be named.
    guard::require(!round.is_over(), Refusal::RoundOver)?;
    guard::require(round.pace.turn == turn, Refusal::Stale)
}

/// Whoever picks the spy ends the round at once, for both captains.
fn pick(d: &mut Draft, captain: SeatId, agent: SeatId) {
    d.emit_captains(Event::Picked { agent });
    let deal = d.state.hidden.cards.captains.deal.as_ref();
    let spy = deal.and_then(|deal| deal.peek().spy());
    if spy == Some(agent) {
        ending::begin_naming(d, CaptainsEnding::SpyPicked { by: captain });
    }
}

/// Does what is due in the round, if anything is.
pub(crate) fn tick(d: &mut Draft) {
    let public = &d.state.public;
    if due(public).is_none_or(|at| at > d.now_ms()) {
        return;
    }
    let Ok(round) = guard::round(public) else {
        return;
    };
    if round.pace.wait.is_some() {
        d.emit_captains(Event::Resumed {});
        return;
    }
    match &round.stage {
        Stage::Dealt => {
            let both = round.captains.each_ref().map(|c| c.seat);
            let captain = both[d.dice(Label::First).below(both.len())];
            let by_lot = true;
            d.emit_captains(Event::FirstSettled { captain, by_lot });
        }
        Stage::Asking { asked: Some(_), .. } => d.emit_captains(Event::QuestionLapsed {}),
        Stage::Asking { asked: None, .. } => d.emit_captains(Event::AskingFinished {}),
        Stage::Picking { .. } => {
            if let Some(captain) = round.acting() {
                d.emit_captains(Event::Refused { captain });
            }
        }
        Stage::Naming(_) => ending::name(d, None),
        Stage::Over(_) => {}
    }
}

/// After every decision: nobody is waited for in vain, complete teams end the round, and where
/// nobody is left to be captain the game is over.
pub(crate) fn settle(d: &mut Draft) {
    while let Some(event) = overdue(&d.state.public) {
        d.emit_captains(event);
    }
    if let Some(ending) = complete(&d.state.public) {
        ending::begin_naming(d, ending);
    }
    let Some(round) = d.state.public.captains_round() else {
        return;
    };
    if round.is_over() {
        return end_game_if_last(d, false);
    }
    let needed = round.pace.holds_up(&d.state.public, round.awaited());
    let waits = round.pace.wait;
    if let Some(Wait::For { seat, .. }) = waits
        && needed != Some(seat)
    {
        d.emit_captains(Event::Resumed {});
        return settle(d);
    }
    if let (None, Some(seat)) = (waits, needed) {
        let until_ms = d.now_ms() + WAIT_MS;
        d.emit_captains(Event::WaitedFor { seat, until_ms });
    }
}

/// What follows from somebody having left, or from everybody having been asked.
fn overdue(public: &Public) -> Option<Event> {
    let round = public.captains_round()?;
    let Stage::Asking { asked, .. } = &round.stage else {
        return None;
    };
    complete(public).is_none().then_some(())?;
    match asked {
        Some(asked) if !round.circle.is_active(*asked) => Some(Event::QuestionLapsed {}),
        Some(_) => None,
        // Where questions are only heard, the captain says when they are over.
        None if round.asking == Asking::Spoken => None,
        None => round
            .unheard()
            .is_empty()
            .then_some(Event::AskingFinished {}),
    }
}

/// RULES 6.4.
fn complete(public: &Public) -> Option<CaptainsEnding> {
    let round = public.captains_round()?;
    let making = matches!(round.stage, Stage::Asking { .. } | Stage::Picking { .. });
    making.then_some(())?;
    if round.captains.iter().all(|c| c.refused) {
        return Some(CaptainsEnding::TeamsComplete {});
    }
    let none = round.agents().next().is_none();
    none.then_some(CaptainsEnding::NoAgentLeft {})
}
