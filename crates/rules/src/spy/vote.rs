//! Votes: who votes, when a vote closes, and what follows.

use wire::{Ending, Refusal, SeatId, VoteKind};

use crate::{
    Public,
    room::Draft,
    spy::{
        Event, Round,
        ending::{self, Moment},
        guard, leaving,
        ruleset::{AccuseResolution, AccuseWho, VoteOrder},
        state::{Stage, Vote},
        time_up,
    },
};

/// Everybody who is here but the suspect, from the left of whoever called the vote. The caller's
/// yes is automatic (RULES 8.1, X8), so the caller comes last.
pub(crate) fn voters(
    public: &Public,
    round: &Round,
    suspect: Option<SeatId>,
    by: Option<SeatId>,
) -> Vec<SeatId> {
    let from = by.or(suspect).unwrap_or(round.starter);
    let lap = round.clockwise_from(from).into_iter();
    let votes =
        |seat: &SeatId| Some(*seat) != suspect && (Some(*seat) == by || !public.is_away(*seat));
    lap.filter(votes).collect()
}

/// Where a vote goes round the table: is it this seat's turn?
pub(crate) fn is_next(vote: &Vote, seat: SeatId) -> bool {
    vote.missing().next() == Some(seat)
}

pub(crate) fn accuse(d: &mut Draft, by: SeatId, suspect: SeatId) -> Result<(), Refusal> {
    guard::accuse(&d.state.public, by, suspect)?;
    let (game, _) = guard::game(&d.state.public)?;
    let accuse = game.ruleset.accuse;
    // RULES 6.1: asked last, so that it tells the spy nothing but this and the others nothing.
    let spy = d.state.spy();
    let allowed = accuse.who == AccuseWho::Any || spy != Some(by);
    guard::require(allowed, Refusal::SpyMayNotAccuse)?;
    match accuse.resolution {
        AccuseResolution::Vote => call(d, VoteKind::Stop, Some(suspect), by),
        AccuseResolution::Reveal => {
            let moment = moment(d);
            d.emit_spy(Event::Exposed { by, suspect });
            convict(d, suspect, Some(by), moment);
        }
    }
    Ok(())
}

/// Opens a vote that somebody calls.
pub(crate) fn call(d: &mut Draft, kind: VoteKind, suspect: Option<SeatId>, by: SeatId) {
    let public = &d.state.public;
    let Ok((game, round)) = guard::game(public) else {
        return;
    };
    let limits = &game.ruleset.limits;
    let in_turn = kind == VoteKind::Stop && game.ruleset.vote.order == VoteOrder::Clockwise;
    let event = Event::VoteOpened {
        kind,
        suspect,
        by: Some(by),
        voters: voters(public, round, suspect, Some(by)),
        queue: round.chance().map_or(Vec::new(), |c| c.queue.clone()),
        length_ms: if in_turn {
            limits.voter_ms
        } else {
            limits.vote_ms
        },
    };
    d.emit_spy(event);
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
    let moment = moment(d);
    let ballots = d.state.hidden.ballots.peek();
    let agrees = |seat: &SeatId| ballots.get(seat) == Some(&true);
    let (yes, mut no): (Vec<_>, Vec<_>) = vote.voters.iter().copied().partition(agrees);
    let carried = no.is_empty() && yes.len() > 1;
    let mut missed = match vote.kind {
        VoteKind::Stop | VoteKind::Proposal | VoteKind::Point => vote.missing().collect(),
        // RULES 9, row 25: a hand that stays down is an answer, not an absence.
        VoteKind::Suspects => Vec::new(),
    };
    if guard::is_in_turn(d, &vote) {
        // RULES 8.1, EN-f: the first "no", said or not, ended it; nobody after it was asked.
        no.truncate(1);
        missed.retain(|seat| no.contains(seat));
    }
    d.emit_spy(Event::VoteClosed {
        carried,
        yes,
        no,
        missed,
    });
    match (carried, vote.suspect, vote.by) {
        (true, Some(suspect), by) => convict(d, suspect, by, moment),
        (true, None, Some(by)) => turn_middle_over(d, by, moment),
        (true, None, None) | (false, _, _) => came_to_nothing(d, &vote),
    }
}

/// Mid-round, or once the clock has run out.
fn moment(d: &Draft) -> Moment {
    let time_up = d.state.public.round().map(|r| &r.stage);
    match time_up {
        Some(Stage::TimeUp(_)) => Moment::TimeUp,
        Some(
            Stage::Dealt | Stage::Questions | Stage::Vote(_) | Stage::Guess { .. } | Stage::Over(_),
        )
        | None => Moment::Mid,
    }
}

fn convict(d: &mut Draft, suspect: SeatId, by: Option<SeatId>, moment: Moment) {
    let ending = if d.state.spy() == Some(suspect) {
        ending::spy_convicted(d, moment, by)
    } else {
        Ending::InnocentConvicted { suspect, by }
    };
    ending::end(d, ending, moment);
}

fn turn_middle_over(d: &mut Draft, by: SeatId, moment: Moment) {
    let ending = match d.state.spy() {
        None => Ending::MiddleWasSpy { by },
        Some(_) => Ending::MiddleWasPlace { by },
    };
    ending::end(d, ending, moment);
}

/// RULES 9, rows 11 and 16: the vote on a leaver comes first, what leaving means comes after,
/// however the vote came to nothing. After time-up the next one's turn comes.
fn came_to_nothing(d: &mut Draft, vote: &Vote) {
    if let Some(suspect) = vote.suspect
        && !d.state.has_seat(suspect)
    {
        leaving::consequences(d, suspect, false);
    }
    if moment(d) == Moment::TimeUp {
        time_up::go_on(d, vote.kind, vote.queue.clone());
    }
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
        if moment(d) == Moment::Mid {
            d.emit_spy(Event::VoteDropped {});
        }
        came_to_nothing(d, &vote);
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
    match (moment(d), off.first()) {
        (Moment::Mid, Some(missing)) => {
            let (missing, vote) = (*missing, vote.clone());
            d.emit_spy(Event::VoteVoided { missing });
            came_to_nothing(d, &vote);
        }
        (Moment::TimeUp, Some(_)) => {
            for seat in off {
                d.emit_spy(Event::VoterDropped { seat });
            }
            recount(d);
        }
        (Moment::Mid | Moment::TimeUp, None) => d.emit_spy(Event::Resumed {}),
    }
}
