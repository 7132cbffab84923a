//! What follows once the clock has run out: one of the procedures of RULES 8.

use wire::{
    ChanceKind, Ending, Refusal, SeatId, VoteKind,
    ruleset::{Deciders, TimeUpProcedure},
};

use crate::{
    Public,
    room::Draft,
    spy::{
        Event, Round,
        ending::{self, When},
        guard, vote,
    },
};

pub(crate) fn begin(d: &mut Draft) {
    let Ok((game, round)) = guard::game(&d.state.public) else {
        return;
    };
    let (procedure, lap) = (game.ruleset.timeup.procedure, round.lap_from_starter());
    d.emit_spy(Event::TimeWasUp {});
    match procedure {
        TimeUpProcedure::Suspects => next_suspect(d, lap, true),
        TimeUpProcedure::Proposals => next_chance(d, ChanceKind::Propose, lap),
        TimeUpProcedure::LastChance => next_chance(d, ChanceKind::LastChance, lap),
        TimeUpProcedure::SecretBallot => open_ballot(d),
        TimeUpProcedure::None => nobody(d),
    }
}

/// A vote after time-up came to nothing.
pub(crate) fn go_on(d: &mut Draft, after: VoteKind, queue: Vec<SeatId>) {
    match after {
        VoteKind::Suspects => next_suspect(d, queue, false),
        VoteKind::Proposal => next_chance(d, ChanceKind::Propose, queue),
        VoteKind::Stop | VoteKind::Point => next_chance(d, ChanceKind::LastChance, queue),
    }
}

fn nobody(d: &mut Draft) {
    ending::end(d, Ending::NobodyConvicted {}, When::TimeUp);
}

/// RULES 3: each player in turn, the starter first, is put to a show of hands.
fn next_suspect(d: &mut Draft, mut queue: Vec<SeatId>, first: bool) {
    let public = &d.state.public;
    let Ok((game, round)) = guard::game(public) else {
        return;
    };
    if round.is_over() {
        return;
    }
    let limits = &game.ruleset.limits;
    while !queue.is_empty() {
        let suspect = queue.remove(0);
        let voters = vote::voters(public, round, Some(suspect), None);
        if round.circle.is_active(suspect) && voters.len() > 1 {
            let event = Event::VoteOpened {
                kind: VoteKind::Suspects,
                suspect: Some(suspect),
                by: None,
                voters,
                queue,
                length_ms: if first {
                    limits.first_suspect_ms
                } else {
                    limits.next_suspect_ms
                },
            };
            d.emit_spy(event);
            return;
        }
    }
    nobody(d);
}

/// RULES 2 and 6.1: one after the other, the starter first.
fn next_chance(d: &mut Draft, kind: ChanceKind, mut queue: Vec<SeatId>) {
    let Some(round) = d.state.public.spy_round().filter(|r| !r.is_over()) else {
        return;
    };
    queue.retain(|s| round.circle.is_active(*s));
    if queue.is_empty() {
        return nobody(d);
    }
    let seat = queue.remove(0);
    d.emit_spy(Event::ChanceGiven { kind, seat, queue });
}

pub(crate) fn propose(d: &mut Draft, seat: SeatId, whom: SeatId) -> Result<(), Refusal> {
    guard::propose(&d.state.public, seat, whom)?;
    vote::call(d, VoteKind::Proposal, Some(whom), seat);
    Ok(())
}

/// RULES 6.1: may also happen while the clock runs.
pub(crate) fn point(d: &mut Draft, seat: SeatId) -> Result<(), Refusal> {
    guard::point(&d.state.public, seat)?;
    vote::call(d, VoteKind::Point, None, seat);
    Ok(())
}

pub(crate) fn pass(d: &mut Draft, seat: SeatId) -> Result<(), Refusal> {
    guard::pass(&d.state.public, seat)?;
    skip(d);
    Ok(())
}

/// Whoever's turn it is lets it go, or is gone.
pub(crate) fn skip(d: &mut Draft) {
    let Some(chance) = d.state.public.spy_round().and_then(Round::chance).cloned() else {
        return;
    };
    d.emit_spy(Event::Passed { seat: chance.seat });
    next_chance(d, chance.kind, chance.queue);
}

/// RULES 4: everybody who is here names the spy in secret.
fn open_ballot(d: &mut Draft) {
    let public = &d.state.public;
    let Some(round) = public.spy_round() else {
        return;
    };
    let voters = round
        .circle
        .active()
        .filter(|s| !public.is_away(*s))
        .collect();
    d.emit_spy(Event::BallotOpened { voters });
}

pub(crate) fn ballot(d: &mut Draft, seat: SeatId, whom: SeatId) -> Result<(), Refusal> {
    guard::ballot(&d.state.public, seat, whom)?;
    d.emit_spy(Event::Balloted { seat, whom });
    Ok(())
}

/// RULES 9, row 26: everybody who is not away has voted. Roles never matter for that.
pub(crate) fn ballot_is_complete(public: &Public) -> bool {
    let ballot = public.spy_round().and_then(Round::ballot);
    ballot.is_some_and(|ballot| {
        let out = |s: &&SeatId| !ballot.voted.contains(s) && !public.is_away(**s);
        ballot.voters.iter().find(out).is_none()
    })
}

/// What was voted is never shown.
pub(crate) fn close_ballot(d: &mut Draft) {
    match named_by_all(d) {
        Some(suspect) => vote::convict(d, suspect, None, When::TimeUp),
        None => nobody(d),
    }
}

/// Whom everybody has named whose ballot decides.
fn named_by_all(d: &Draft) -> Option<SeatId> {
    let (game, round) = guard::game(&d.state.public).ok()?;
    let (ballot, spy) = (round.ballot()?, d.state.spy());
    let named = d.state.hidden.cards.spy.named.peek();
    let agree = |deciders: &[SeatId], suspect: SeatId| {
        !deciders.is_empty() && deciders.iter().all(|s| named.get(s) == Some(&suspect))
    };
    let voters_but = |seat: SeatId| {
        let others = ballot.voters.iter().copied().filter(|s| *s != seat);
        others.collect::<Vec<_>>()
    };
    match game.ruleset.timeup.deciders {
        // RULES 8.1, RU-b: the spy's own ballot is not decisive.
        Deciders::Civilians => spy.filter(|spy| agree(&voters_but(*spy), *spy)),
        Deciders::AllButSuspect => round.circle.active().find(|suspect| {
            let others = voters_but(*suspect);
            others.len() > 1 && agree(&others, *suspect)
        }),
    }
}
