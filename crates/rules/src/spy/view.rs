//! What may be seen of a round, and what a seat is offered in it.

use wire::{
    Asking, BallotView, ChanceView, Offer, SeatId, SpyRoundView, StandingView, TurnView, VoteView,
    WaitView,
};

use crate::{
    Public, State,
    room::Game,
    spy::{
        Round, guard,
        state::{Ballot, Chance, Stage, Vote, Wait},
    },
    timer::Timer,
};

pub(crate) fn round_view(game: &Game, round: &Round) -> SpyRoundView {
    let (revealed, guess_timer) = match &round.stage {
        Stage::Guess { spy, timer } => (Some(*spy), Some(timer.view())),
        Stage::Dealt | Stage::Questions | Stage::Vote(_) | Stage::TimeUp(_) | Stage::Over(_) => {
            (None, None)
        }
    };
    let result = match &round.stage {
        Stage::Over(result) => Some((**result).clone()),
        Stage::Dealt
        | Stage::Questions
        | Stage::Vote(_)
        | Stage::TimeUp(_)
        | Stage::Guess { .. } => None,
    };
    let dealt = matches!(round.stage, Stage::Dealt);
    let look_ms = game.ruleset.limits.look_ms;
    SpyRoundView {
        number: round.number,
        starter: round.starter,
        clock_total_ms: round.clock_total_ms,
        clock: round.clock.view(),
        turn: turn_view(round),
        vote: round.vote().map(|vote| vote_view(game, vote)),
        chance: round.chance().map(chance_view),
        ballot: round.ballot().map(ballot_view),
        middle: round.middle,
        reveals: round.reveals,
        revealed,
        missed: round.missed.clone(),
        guesses_left: guard::guesses_left(game, round),
        guess_timer,
        wait: round.wait.map(wait_view),
        starts_at_ms: round.first_look_ms.filter(|_| dealt).map(|at| at + look_ms),
        lines: round.lines.iter().cloned().collect(),
        result,
    }
}

fn turn_view(round: &Round) -> Option<TurnView> {
    let asking = matches!(round.stage, Stage::Questions | Stage::Vote(_));
    let followed = round.asking != Asking::Spoken;
    (asking && followed).then_some(TurnView {
        number: round.turn.number,
        asker: round.turn.asker,
        asked: round.turn.asked,
        not_back_to: round.turn.not_back_to,
        passes_at_ms: round.turn.limit.and_then(Timer::due_at),
    })
}

fn vote_view(game: &Game, vote: &Vote) -> VoteView {
    let next = vote.missing().next();
    VoteView {
        number: vote.number,
        kind: vote.kind,
        suspect: vote.suspect,
        by: vote.by,
        voters: vote.voters.clone(),
        voted: vote.voted.iter().copied().collect(),
        next: next.filter(|_| guard::in_turn(game, vote)),
        timer: vote.timer.view(),
        suspects_left: u8::try_from(vote.queue.len()).unwrap_or(u8::MAX),
    }
}

fn chance_view(chance: &Chance) -> ChanceView {
    ChanceView {
        kind: chance.kind,
        seat: chance.seat,
        timer: chance.timer.view(),
        left: u8::try_from(chance.queue.len()).unwrap_or(u8::MAX),
    }
}

fn ballot_view(ballot: &Ballot) -> BallotView {
    BallotView {
        voters: ballot.voters.clone(),
        voted: ballot.voted.iter().copied().collect(),
        timer: ballot.timer.view(),
    }
}

fn wait_view(wait: Wait) -> WaitView {
    match wait {
        Wait::Host => WaitView::PausedByHost {},
        Wait::For { seat, until_ms } => WaitView::WaitingFor { seat, until_ms },
    }
}

/// Most points first; among equals, in the order in which they came.
pub(crate) fn standings(game: &Game) -> Vec<StandingView> {
    let mut lines = game.standings.clone();
    lines.sort_by_key(|l| -l.points);
    lines
}

/// RULES 9, row 29: a tie is a shared victory. Those who left cannot win, nor can, after a
/// deciding round, those who were not tied, unless nobody else is left.
pub(crate) fn winners(game: &Game) -> Vec<SeatId> {
    let may_win =
        |l: &&StandingView| !l.left && (game.tied.is_empty() || game.tied.contains(&l.seat));
    let contested = game.standings.iter().any(|l| may_win(&l));
    let staying = || {
        let lines = game.standings.iter();
        lines.filter(|l| if contested { may_win(l) } else { !l.left })
    };
    let most = staying().map(|l| l.points).max();
    let best = staying().filter(|l| Some(l.points) == most);
    best.map(|l| l.seat).collect()
}

/// This seat's own vote in the vote that is open.
pub(crate) fn own_vote(state: &State, you: SeatId) -> Option<bool> {
    state.public.round()?.vote()?;
    state.hidden.ballots.peek().get(&you).copied()
}

/// Whom this seat has named in the secret ballot.
pub(crate) fn own_ballot(state: &State, you: SeatId) -> Option<SeatId> {
    state.hidden.named.peek().get(&you).copied()
}

/// Offers that follow from public facts: `Public` is all there is to see here.
pub(crate) fn open_offers(public: &Public, you: SeatId) -> Vec<Offer> {
    let Some(round) = public.round() else {
        return Vec::new();
    };
    let ask = among(round, |whom| guard::ask(public, you, whom).is_ok());
    let accuse = among(round, |whom| guard::accuse(public, you, whom).is_ok());
    let propose = among(round, |whom| guard::propose(public, you, whom).is_ok());
    let ballot = among(round, |whom| guard::ballot(public, you, whom).is_ok());
    let turn = round.turn.number;
    let vote = round.vote().map_or(0, |v| v.number);
    let offers = [
        (guard::looked(public, you).is_ok(), Offer::Looked {}),
        (
            guard::start_clock(public, you).is_ok(),
            Offer::StartClock {},
        ),
        (guard::pause(public, you).is_ok(), Offer::Pause {}),
        (guard::resume(public, you).is_ok(), Offer::Resume {}),
        (guard::answer(public, you).is_ok(), Offer::Answer { turn }),
        (!ask.is_empty(), Offer::Ask { turn, whom: ask }),
        (guard::say(public, you).is_ok(), Offer::Say {}),
        (!accuse.is_empty(), Offer::Accuse { whom: accuse }),
        (guard::vote(public, you).is_ok(), Offer::Vote { vote }),
        (guard::point(public, you).is_ok(), Offer::Point {}),
        (!propose.is_empty(), Offer::Propose { whom: propose }),
        (!ballot.is_empty(), Offer::Ballot { whom: ballot }),
        (guard::pass(public, you).is_ok(), Offer::Pass {}),
    ];
    let standing = offers.into_iter().filter(|(holds, _)| *holds);
    standing.map(|(_, offer)| offer).collect()
}

/// Offers that follow from the card.
pub(crate) fn card_offers(state: &State, you: SeatId) -> Vec<Offer> {
    let offers = [
        (guard::reveal(state, you).is_ok(), Offer::Reveal {}),
        (guard::guess(state, you).is_ok(), Offer::Guess {}),
    ];
    let standing = offers.into_iter().filter(|(holds, _)| *holds);
    standing.map(|(_, offer)| offer).collect()
}

fn among(round: &Round, may: impl Fn(SeatId) -> bool) -> Vec<SeatId> {
    round.active().filter(|seat| may(*seat)).collect()
}
