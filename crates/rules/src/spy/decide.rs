//! What a seat's intent, or the passing of time, leads to in a round.

use wire::{Asking, Ending, Refusal, RoundIntent, SeatId, SpyIntent, TEXT_CHARS};

use crate::{
    Public,
    room::{self, Draft, Wait, Wording, Words, text},
    spy::{
        Event,
        due::{due, pass_at},
        ending::{self, When},
        guard, leaving,
        state::{Stage, TimeUp},
        time_up, vote,
    },
};

pub(crate) fn act(d: &mut Draft, seat: SeatId, intent: &SpyIntent) -> Result<(), Refusal> {
    let public = &d.state.public;
    match intent {
        SpyIntent::StartClock { .. } => {
            guard::start_clock(public, seat)?;
            d.emit_spy(Event::ClockStarted {});
        }
        SpyIntent::Accuse { whom, .. } => vote::accuse(d, seat, *whom)?,
        SpyIntent::Vote { vote, agree, .. } => {
            let open = public.spy_round().and_then(|r| r.vote());
            let meant = open.is_none_or(|v| v.number == *vote);
            guard::require(meant, Refusal::Stale)?;
            vote::vote(d, seat, *agree)?;
        }
        SpyIntent::Point { .. } => time_up::point(d, seat)?,
        SpyIntent::Propose { whom, .. } => time_up::propose(d, seat, *whom)?,
        SpyIntent::Ballot { whom, .. } => time_up::ballot(d, seat, *whom)?,
        SpyIntent::Reveal { .. } => {
            guard::reveal(&d.state, seat)?;
            d.emit_spy(Event::Revealed { seat });
        }
        SpyIntent::Guess { place, .. } => guess(d, seat, place)?,
    }
    Ok(())
}

/// The same for what other games understand as well.
pub(crate) fn take_part(d: &mut Draft, seat: SeatId, intent: &RoundIntent) -> Result<(), Refusal> {
    let public = &d.state.public;
    match intent {
        RoundIntent::Pause { .. } => {
            guard::pause(public, seat)?;
            d.emit_spy(Event::PausedByHost {});
        }
        RoundIntent::Resume { .. } => {
            guard::resume(public, seat)?;
            d.emit_spy(Event::Resumed {});
        }
        RoundIntent::Looked { .. } => {
            guard::looked(public, seat)?;
            d.emit_spy(Event::Looked { seat });
        }
        RoundIntent::Ask {
            turn,
            whom,
            text,
            phrase,
            ..
        } => {
            let words = Words::of(text, *phrase, None);
            ask(d, seat, *turn, *whom, words)?;
        }
        RoundIntent::Answer {
            turn,
            text,
            phrase,
            level,
            ..
        } => answer(d, seat, *turn, Words::of(text, *phrase, *level))?,
        RoundIntent::Remark { remark, .. } => {
            room::remark(public, seat, *remark)?;
            let remark = *remark;
            d.emit_spy(Event::Remarked { seat, remark });
        }
        RoundIntent::Say { text, .. } => {
            guard::say(public, seat)?;
            let text = text::cleaned(text, TEXT_CHARS)?;
            d.emit_spy(Event::Said { seat, text });
        }
        RoundIntent::Pass { .. } => time_up::pass(d, seat)?,
    }
    Ok(())
}

fn names_this_turn(d: &Draft, turn: u32) -> Result<(), Refusal> {
    let (_, round) = guard::game(&d.state.public)?;
    // Else no turn is shown that could be named, and there are better words for what is wrong.
    let shown = round.shows_turn();
    guard::require(!shown || round.turn.number == turn, Refusal::Stale)
}

fn ask(d: &mut Draft, seat: SeatId, turn: u32, whom: SeatId, words: Words) -> Result<(), Refusal> {
    names_this_turn(d, turn)?;
    guard::ask(&d.state.public, seat, whom)?;
    let (_, round) = guard::game(&d.state.public)?;
    let Wording { text, phrase, .. } = words.question(round.asking)?;
    let follows_up = round.awaited() != seat;
    if round.turn.asked == Some(seat) {
        d.emit_spy(Event::Answered {
            text: None,
            phrase: None,
            level: None,
        });
    }
    d.emit_spy(Event::Asked {
        whom,
        follow_up_by: follows_up.then_some(seat),
        text,
        phrase,
    });
    Ok(())
}

fn answer(d: &mut Draft, seat: SeatId, turn: u32, words: Words) -> Result<(), Refusal> {
    names_this_turn(d, turn)?;
    guard::answer(&d.state.public, seat, words)?;
    let (_, round) = guard::game(&d.state.public)?;
    let Wording {
        text,
        phrase,
        level,
    } = words.answer(round.asking, round.turn.about)?;
    d.emit_spy(Event::Answered {
        text,
        phrase,
        level,
    });
    Ok(())
}

fn guess(d: &mut Draft, seat: SeatId, place: &str) -> Result<(), Refusal> {
    guard::guess(&d.state, seat)?;
    guard::listed(&d.state.public, place)?;
    let (game, round) = guard::game(&d.state.public)?;
    let guesses_left = guard::guesses_left(game, round);
    if !matches!(round.stage, Stage::Guess { .. }) {
        d.emit_spy(Event::Revealed { seat });
    }
    let deal = d.state.hidden.cards.spy.deal.as_ref();
    let right = deal.is_some_and(|deal| deal.peek().place == place);
    let place = place.to_owned();
    if right {
        ending::end(d, Ending::GuessedRight {}, When::Mid);
    } else if guesses_left > 1 {
        d.emit_spy(Event::GuessMissed { place });
    } else {
        let place = Some(place);
        ending::end(d, Ending::GuessedWrong { place }, When::Mid);
    }
    Ok(())
}

/// Does what is due in the round, if anything is.
pub(crate) fn tick(d: &mut Draft) {
    let public = &d.state.public;
    if due(public).is_none_or(|at| at > d.now_ms()) {
        return;
    }
    let Ok((game, round)) = guard::game(public) else {
        return;
    };
    match (&round.stage, round.wait) {
        (Stage::Vote(_) | Stage::TimeUp(_), Some(Wait::For { .. })) => vote::give_up_waiting(d),
        (_, Some(Wait::For { .. })) => d.emit_spy(Event::Resumed {}),
        (_, Some(Wait::Host)) | (Stage::Over(_), None) => {}
        (Stage::Dealt, None) => d.emit_spy(Event::ClockStarted {}),
        (Stage::Questions, None) if round.clock.due_at() <= Some(d.now_ms()) => time_up::begin(d),
        (Stage::Questions, None) => {
            let pass = pass_at(public, round, game.ruleset.limits.turn_pass_ms);
            if pass.is_some_and(|at| at <= d.now_ms()) {
                pass_turn(d);
            }
        }
        (Stage::Vote(_) | Stage::TimeUp(TimeUp::Vote(_)), None) => vote::time_is_over(d),
        // RULES 9, row 24.
        (Stage::TimeUp(TimeUp::Chance(_)), None) => time_up::skip(d),
        (Stage::TimeUp(TimeUp::Ballot(_)), None) => time_up::close_ballot(d),
        // RULES 9, row 5: no choice is a wrong guess.
        (Stage::Guess { .. }, None) => {
            ending::end(d, Ending::GuessedWrong { place: None }, When::Mid);
        }
    }
}

fn pass_turn(d: &mut Draft) {
    let Ok((_, round)) = guard::game(&d.state.public) else {
        return;
    };
    if round.turn.asked.is_some() {
        d.emit_spy(Event::QuestionLapsed {});
        leaving::pass_from_absent_asker(d);
    } else if let Some(to) = leaving::next_asker(d, round) {
        d.emit_spy(Event::TurnPassed { to });
    }
}

/// After every decision: start the clock when everybody has looked, wait for a phone that the
/// table needs, and stop waiting for one that it no longer does.
pub(crate) fn settle(d: &mut Draft) {
    if everybody_has_looked(&d.state.public) {
        d.emit_spy(Event::ClockStarted {});
    }
    if time_up::ballot_is_complete(&d.state.public) {
        time_up::close_ballot(d);
    }
    let waits = d.state.public.spy_round().and_then(|r| r.wait);
    let needed = needed_but_off(&d.state.public);
    if let Some(Wait::For { seat, .. }) = waits
        && needed.is_none_or(|(needed, _)| needed != seat)
    {
        d.emit_spy(Event::Resumed {});
        return settle(d);
    }
    if let (None, Some((seat, limit_ms))) = (waits, needed) {
        let until_ms = d.now_ms() + limit_ms;
        d.emit_spy(Event::WaitedFor { seat, until_ms });
    }
}

fn everybody_has_looked(public: &Public) -> bool {
    let dealt = public
        .spy_round()
        .filter(|r| matches!(r.stage, Stage::Dealt) && r.wait.is_none());
    dealt.is_some_and(|round| {
        let mut here = round.circle.active().filter(|s| !public.is_away(*s));
        !round.circle.ready.is_empty() && here.all(|s| round.circle.ready.contains(&s))
    })
}

/// The seat the table cannot go on without and whose phone is off, and how long it is waited for.
fn needed_but_off(public: &Public) -> Option<(SeatId, u64)> {
    let (game, round) = guard::game(public).ok()?;
    let off = |seat: &SeatId| public.seat(*seat).is_some_and(|s| s.offline);
    let (seat, limit_ms) = match &round.stage {
        // RULES 9, row 15: once per seat.
        Stage::Questions if round.asking != Asking::Spoken => {
            let seat = round.awaited();
            let waited = round.waited_for.contains(&seat) && round.wait.is_none();
            (
                Some(seat).filter(|_| !waited),
                game.ruleset.limits.turn_off_ms,
            )
        }
        // Row 9.
        Stage::Vote(vote) | Stage::TimeUp(TimeUp::Vote(vote)) => {
            let mut missing = vote.missing();
            let seat = if guard::in_turn(game, vote) {
                missing.next()
            } else {
                missing.find(off)
            };
            (seat, vote.wait_left_ms)
        }
        Stage::Dealt
        | Stage::Questions
        | Stage::Guess { .. }
        | Stage::TimeUp(TimeUp::Chance(_) | TimeUp::Ballot(_))
        | Stage::Over(_) => (None, 0),
    };
    let seat = seat.filter(off)?;
    (limit_ms > 0).then_some((seat, limit_ms))
}
