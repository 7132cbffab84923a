//! Votes: who votes, when a vote closes, and what follows.

use wire::{
    Ending, Refusal, SeatId, VoteKind,
    ruleset::{AccuseResolution, AccuseWho, VoteEligible, VoteOrder, VoteThreshold},
};

use crate::{
    Public,
    room::Draft,
    spy::{
        Event, Round,
        ending::{self, When},
        guard, leaving,
        state::{Stage, Vote},
        time_up,
    },
};

/// Everybody who is here but the suspect, unless the house lets the suspect vote too, from the left
/// of whoever called the vote. The caller's yes is automatic (RULES 8.1, X8), so the caller comes
/// last.
pub(crate) fn voters(
    public: &Public,
    round: &Round,
    suspect: Option<SeatId>,
    by: Option<SeatId>,
) -> Vec<SeatId> {
    let from = by.or(suspect).unwrap_or(round.starter);
    let lap = round.circle.clockwise_from(from).into_iter();
    lap.filter(votes(public, suspect, by)).collect()
}

/// Whether more than one would vote, which is asked for every suspect whenever anything has happened.
pub(crate) fn several_vote(
    public: &Public,
    round: &Round,
    suspect: Option<SeatId>,
    by: SeatId,
) -> bool {
    let votes = votes(public, suspect, Some(by));
    round.circle.active().filter(votes).nth(1).is_some()
}

fn votes(public: &Public, suspect: Option<SeatId>, by: Option<SeatId>) -> impl Fn(&SeatId) -> bool {
    let rules = public.spy().map(|game| game.ruleset.vote);
    let all = rules.is_some_and(|rules| rules.eligible == VoteEligible::All);
    move |seat| {
        let may = all || Some(*seat) != suspect;
        may && (Some(*seat) == by || !public.is_away(*seat))
    }
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
            let when = when(d);
            d.emit_spy(Event::Exposed { by, suspect });
            convict(d, suspect, Some(by), when);
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
    close_if_decided(d);
    Ok(())
}

fn close_if_decided(d: &mut Draft) {
    let vote = d.state.public.spy_round().and_then(Round::vote);
    if vote.is_some_and(|v| v.missing().next().is_none() || is_cut_short(d, v)) {
        close(d);
    }
}

/// Time is over for the vote, or for one voter where it goes round the table.
pub(crate) fn time_is_over(d: &mut Draft) {
    let Some(vote) = d.state.public.spy_round().and_then(Round::vote) else {
        return;
    };
    let next = vote.missing().next();
    match next.filter(|_| guard::is_in_turn(d, vote)) {
        // RULES 9, row 8.
        Some(seat) => {
            d.emit_spy(Event::VoteLapsed { seat });
            close_if_decided(d);
        }
        None => close(d),
    }
}

/// RULES 8.1, EN-f: where votes are cut short, they end once their outcome is certain.
fn is_cut_short(d: &Draft, vote: &Vote) -> bool {
    let Ok((game, _)) = guard::game(&d.state.public) else {
        return false;
    };
    let ballots = d.state.hidden.cards.spy.ballots.peek();
    let said = |agree: bool| {
        let voters = vote.voters.iter();
        voters.filter(|v| ballots.get(v) == Some(&agree)).count()
    };
    let (ayes, noes, all) = (said(true), said(false), vote.voters.len());
    let certain = match game.ruleset.vote.threshold {
        VoteThreshold::Unanimous => noes > 0,
        VoteThreshold::Majority => ayes * 2 > all || (all - noes) * 2 <= all,
    };
    game.ruleset.vote.short_circuit && vote.kind == VoteKind::Stop && certain
}

/// What it takes. Turning the card in the middle over takes everybody.
fn carries(d: &Draft, kind: VoteKind, yes: usize, no: usize) -> bool {
    let game = d.state.public.spy();
    let threshold = game.map(|g| g.ruleset.vote.threshold);
    let majority = threshold == Some(VoteThreshold::Majority) && kind != VoteKind::Point;
    yes > 1 && if majority { yes > no } else { no == 0 }
}

/// Counts the votes.
pub(crate) fn close(d: &mut Draft) {
    let Some(vote) = d.state.public.spy_round().and_then(Round::vote).cloned() else {
        return;
    };
    let when = when(d);
    let ballots = d.state.hidden.cards.spy.ballots.peek();
    let agrees = |seat: &SeatId| ballots.get(seat) == Some(&true);
    let (yes, mut no): (Vec<_>, Vec<_>) = vote.voters.iter().copied().partition(agrees);
    let carried = carries(d, vote.kind, yes.len(), no.len());
    let mut missed: Vec<SeatId> = match vote.kind {
        VoteKind::Stop | VoteKind::Proposal | VoteKind::Point => vote.missing().collect(),
        // RULES 9, row 25: a hand that stays down is an answer, not an absence.
        VoteKind::Suspects => Vec::new(),
    };
    if is_cut_short(d, &vote) {
        // Whoever was not asked any more has neither refused nor missed anything.
        no.retain(|seat| vote.voted.contains(seat));
        missed.clear();
    }
    missed.extend(&vote.lapsed);
    d.emit_spy(Event::VoteClosed {
        carried,
        yes,
        no,
        missed,
    });
    match (carried, vote.suspect, vote.by) {
        (true, Some(suspect), by) => convict(d, suspect, by, when),
        (true, None, Some(by)) => turn_middle_over(d, by, when),
        (true, None, None) | (false, _, _) => came_to_nothing(d, &vote),
    }
}

/// Mid-round, or once the clock has run out.
fn when(d: &Draft) -> When {
    let time_up = d.state.public.spy_round().map(|r| &r.stage);
    match time_up {
        Some(Stage::TimeUp(_)) => When::TimeUp,
        Some(
            Stage::Dealt | Stage::Questions | Stage::Vote(_) | Stage::Guess { .. } | Stage::Over(_),
        )
        | None => When::Mid,
    }
}

pub(crate) fn convict(d: &mut Draft, suspect: SeatId, by: Option<SeatId>, when: When) {
    let ending = if d.state.spy() == Some(suspect) {
        ending::spy_convicted(d, when, by)
    } else {
        Ending::InnocentConvicted { suspect, by }
    };
    ending::end(d, ending, when);
}

fn turn_middle_over(d: &mut Draft, by: SeatId, when: When) {
    let ending = match d.state.spy() {
        None => Ending::MiddleWasSpy { by },
        Some(_) => Ending::MiddleWasPlace { by },
    };
    ending::end(d, ending, when);
}

/// RULES 9, rows 11 and 16: the vote on a leaver comes first, what leaving means comes after,
/// however the vote came to nothing. After time-up the next one's turn comes.
fn came_to_nothing(d: &mut Draft, vote: &Vote) {
    if let Some(suspect) = vote.suspect
        && !d.state.has_seat(suspect)
    {
        leaving::consequences(d, suspect, false);
    }
    match when(d) {
        When::TimeUp => time_up::go_on(d, vote.kind, vote.queue.clone()),
        When::Mid if clock_was_outlasted(d) => time_up::begin(d),
        When::Mid => {}
    }
}

/// Where the clock runs during votes, there may be no time left for questions after one.
fn clock_was_outlasted(d: &Draft) -> bool {
    let round = d.state.public.spy_round();
    let asking = round.filter(|r| matches!(r.stage, Stage::Questions));
    let over_at = asking.and_then(|r| r.clock.due_at());
    over_at.is_some_and(|at| at <= d.now_ms())
}

/// A vote that lost voters may be complete now, or beyond repair.
pub(crate) fn recount(d: &mut Draft) {
    let Some(vote) = d.state.public.spy_round().and_then(Round::vote) else {
        return;
    };
    let complete = vote.missing().next().is_none() || is_cut_short(d, vote);
    if complete && vote.voters.len() > 1 {
        close(d);
    } else if vote.voters.len() < 2 {
        let vote = vote.clone();
        if when(d) == When::Mid {
            d.emit_spy(Event::VoteDropped {});
        }
        came_to_nothing(d, &vote);
    }
}

/// RULES 9, row 9: those who are off have been waited for long enough.
pub(crate) fn give_up_waiting(d: &mut Draft) {
    let public = &d.state.public;
    let Some(vote) = public.spy_round().and_then(Round::vote) else {
        return;
    };
    let is_off = |seat: &SeatId| public.seat(*seat).is_some_and(|s| s.offline);
    let off: Vec<SeatId> = vote.missing().filter(is_off).collect();
    match (when(d), off.first()) {
        (When::Mid, Some(missing)) => {
            let (missing, vote) = (*missing, vote.clone());
            d.emit_spy(Event::VoteVoided { missing });
            came_to_nothing(d, &vote);
        }
        (When::TimeUp, Some(_)) => {
            for seat in off {
                d.emit_spy(Event::VoterDropped { seat });
            }
            recount(d);
        }
        (When::Mid | When::TimeUp, None) => d.emit_spy(Event::Resumed {}),
    }
}
