//! Votes: who votes, when a vote closes, and what follows.

use wire::{Ending, Refusal, SeatId, VoteKind};

use crate::{
    Public,
    room::Draft,
    spy::{
        Event, Round,
        ending::{self, Moment},
        guard, leaving,
        ruleset::VoteOrder,
        state::Vote,
    },
};

/// Everybody who is here but the suspect, from the left of whoever called the vote. The caller's
/// yes is automatic (RULES 8.1, X8), so the caller comes last.
pub(crate) fn voters(
    public: &Public,
    round: &Round,
    suspect: SeatId,
    by: Option<SeatId>,
) -> Vec<SeatId> {
    let lap = round.clockwise_from(by.unwrap_or(suspect)).into_iter();
    let votes = |seat: &SeatId| *seat != suspect && (Some(*seat) == by || !public.is_away(*seat));
    lap.filter(votes).collect()
}

/// Where a vote goes round the table: is it this seat's turn?
pub(crate) fn is_next(vote: &Vote, seat: SeatId) -> bool {
    vote.missing().next() == Some(seat)
}

pub(crate) fn accuse(d: &mut Draft, by: SeatId, suspect: SeatId) -> Result<(), Refusal> {
    guard::accuse(&d.state.public, by, suspect)?;
    let (game, round) = guard::game(&d.state.public)?;
    let voters = voters(&d.state.public, round, suspect, Some(by));
    let limits = &game.ruleset.limits;
    let length_ms = match game.ruleset.vote.order {
        VoteOrder::Simultaneous => limits.vote_ms,
        VoteOrder::Clockwise => limits.voter_ms,
    };
    d.emit_spy(Event::VoteOpened {
        kind: VoteKind::Stop,
        suspect,
        by: Some(by),
        voters,
        queue: Vec::new(),
        length_ms,
    });
    Ok(())
}

pub(crate) fn vote(d: &mut Draft, seat: SeatId, agree: bool) -> Result<(), Refusal> {
    guard::vote(&d.state.public, seat)?;
    d.emit_spy(Event::Voted { seat, agree });
    let (game, round) = guard::game(&d.state.public)?;
    let Some(vote) = round.vote() else {
        return Ok(());
    };
    let cut_short = game.ruleset.vote.short_circuit && vote.kind == VoteKind::Stop && !agree;
    if cut_short || vote.missing().next().is_none() {
        close(d);
    }
    Ok(())
}

/// Counts: everybody but the suspect must have said yes.
pub(crate) fn close(d: &mut Draft) {
    let Some(vote) = d.state.public.round().and_then(Round::vote).cloned() else {
        return;
    };
    let ballots = d.state.hidden.ballots.peek();
    let agrees = |seat: &SeatId| ballots.get(seat) == Some(&true);
    let (yes, no): (Vec<_>, Vec<_>) = vote.voters.iter().copied().partition(agrees);
    let carried = no.is_empty() && yes.len() > 1;
    let missed = match vote.kind {
        VoteKind::Stop => vote.missing().collect(),
        // RULES 9, row 25: a hand that stays down is an answer, not an absence.
        VoteKind::Suspects => Vec::new(),
    };
    d.emit_spy(Event::VoteClosed {
        carried,
        yes,
        no,
        missed,
    });
    if carried {
        convict(d, &vote);
        return;
    }
    miss_suspect(d, vote.suspect);
    if vote.kind == VoteKind::Suspects {
        next_suspect(d, vote.queue);
    }
}

/// RULES 9, rows 11 and 16: the vote on a leaver comes first, what leaving means comes after,
/// however the vote came to nothing.
fn miss_suspect(d: &mut Draft, suspect: SeatId) {
    if !d.state.has_seat(suspect) {
        leaving::consequences(d, suspect, false);
    }
}

fn convict(d: &mut Draft, vote: &Vote) {
    let moment = match vote.kind {
        VoteKind::Stop => Moment::Mid,
        VoteKind::Suspects => Moment::TimeUp,
    };
    let spy = d.state.hidden.deal.as_ref().map(|deal| deal.peek().spy);
    let ending = if spy == Some(vote.suspect) {
        ending::spy_convicted(d, moment, vote.by)
    } else {
        Ending::InnocentConvicted {
            suspect: vote.suspect,
            by: vote.by,
        }
    };
    ending::end(d, ending, moment);
}

/// RULES 3: each player in turn, the starter first, is put to a show of hands.
pub(crate) fn suspects(d: &mut Draft) {
    let Some(round) = d.state.public.round() else {
        return;
    };
    let mut queue = round.clockwise_from(round.starter);
    if queue.last() == Some(&round.starter) {
        queue.rotate_right(1);
    }
    next_suspect(d, queue);
}

fn next_suspect(d: &mut Draft, mut queue: Vec<SeatId>) {
    let public = &d.state.public;
    let Ok((game, round)) = guard::game(public) else {
        return;
    };
    if round.is_over() {
        return;
    }
    let limits = &game.ruleset.limits;
    let first = round.vote().is_none();
    while !queue.is_empty() {
        let suspect = queue.remove(0);
        let voters = voters(public, round, suspect, None);
        if round.is_active(suspect) && voters.len() > 1 {
            let event = Event::VoteOpened {
                kind: VoteKind::Suspects,
                suspect,
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
    ending::end(d, Ending::NobodyConvicted {}, Moment::TimeUp);
}

/// A vote that lost voters may be complete now, or beyond repair.
pub(crate) fn recount(d: &mut Draft) {
    let Some(vote) = d.state.public.round().and_then(Round::vote) else {
        return;
    };
    if vote.missing().next().is_none() && vote.voters.len() > 1 {
        close(d);
    } else if vote.voters.len() < 2 {
        let vote = vote.clone();
        if vote.kind == VoteKind::Stop {
            d.emit_spy(Event::VoteDropped {});
        }
        miss_suspect(d, vote.suspect);
        if vote.kind == VoteKind::Suspects {
            next_suspect(d, vote.queue);
        }
    }
}

/// RULES 9, row 9: those who are off have been waited for long enough.
pub(crate) fn give_up_waiting(d: &mut Draft) {
    let public = &d.state.public;
    let Some(vote) = public.round().and_then(Round::vote) else {
        return;
    };
    let is_off = |seat: &SeatId| public.seat(*seat).is_some_and(|s| s.offline);
    let off: Vec<SeatId> = vote.missing().filter(is_off).collect();
    match (vote.kind, off.first()) {
        (VoteKind::Stop, Some(missing)) => {
            let (missing, suspect) = (*missing, vote.suspect);
            d.emit_spy(Event::VoteVoided { missing });
            miss_suspect(d, suspect);
        }
        (VoteKind::Suspects, Some(_)) => {
            for seat in off {
                d.emit_spy(Event::VoterDropped { seat });
            }
            recount(d);
        }
        (VoteKind::Stop | VoteKind::Suspects, None) => d.emit_spy(Event::Resumed {}),
    }
}
