//! Who may do what in a round. `decide` and the offers of a view ask the same questions here.

use wire::{Refusal, SeatId};

use crate::{
    Public, State,
    room::Game,
    spy::{
        Round,
        ruleset::VoteOrder,
        state::{Stage, Vote, Wait},
        vote::{is_next, voters},
    },
};

type Verdict = Result<(), Refusal>;

pub(crate) fn require(holds: bool, otherwise: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise) }
}

pub(crate) fn game(public: &Public) -> Result<(&Game, &Round), Refusal> {
    let game = public.game.as_ref().ok_or(Refusal::NotNow)?;
    Ok((game, game.round.as_ref().ok_or(Refusal::NotNow)?))
}

fn plays(round: &Round, seat: SeatId) -> Verdict {
    require(round.is_active(seat), Refusal::NotInThisRound)
}

/// The clock runs and questions go round.
fn questions(round: &Round) -> Verdict {
    match round.stage {
        Stage::Dealt => Err(Refusal::NotNow),
        Stage::Questions => require(round.wait.is_none(), Refusal::Paused),
        Stage::Vote(_) | Stage::Guess { .. } => Err(Refusal::ClockStopped),
        Stage::TimeUp(_) => Err(Refusal::TimeIsUp),
        Stage::Over(_) => Err(Refusal::RoundOver),
    }
}

pub(crate) fn looked(public: &Public, seat: SeatId) -> Verdict {
    let (_, round) = game(public)?;
    plays(round, seat)?;
    require(matches!(round.stage, Stage::Dealt), Refusal::NotNow)?;
    require(!round.ready.contains(&seat), Refusal::AlreadyDone)
}

pub(crate) fn start_clock(public: &Public, seat: SeatId) -> Verdict {
    let (_, round) = game(public)?;
    require(matches!(round.stage, Stage::Dealt), Refusal::NotNow)?;
    require(round.turn.asker == seat, Refusal::NotYourTurn)?;
    plays(round, seat)
}

pub(crate) fn pause(public: &Public, seat: SeatId) -> Verdict {
    crate::room::guard::host(public, seat)?;
    let (_, round) = game(public)?;
    questions(round)
}

pub(crate) fn resume(public: &Public, seat: SeatId) -> Verdict {
    crate::room::guard::host(public, seat)?;
    let (_, round) = game(public)?;
    require(round.wait == Some(Wait::Host), Refusal::NotNow)
}

pub(crate) fn answer(public: &Public, seat: SeatId) -> Verdict {
    let (_, round) = game(public)?;
    questions(round)?;
    plays(round, seat)?;
    require(round.turn.asked == Some(seat), Refusal::NotYourTurn)
}

/// RULES 9, row 34: `ask` by the asked implies `answer`.
pub(crate) fn ask(public: &Public, seat: SeatId, whom: SeatId) -> Verdict {
    let (game, round) = game(public)?;
    questions(round)?;
    plays(round, seat)?;
    require(round.awaited() == seat, Refusal::NotYourTurn)?;
    require(whom != seat, Refusal::NotYourself)?;
    require(round.is_active(whom), Refusal::NoSuchSeat)?;
    let answers = round.turn.asked == Some(seat);
    let not_back_to = if answers {
        Some(round.turn.asker)
    } else {
        round.turn.not_back_to
    };
    let back = !game.ruleset.question.ask_back && not_back_to == Some(whom);
    require(!back, Refusal::AskBack)
}

pub(crate) fn accuse(public: &Public, seat: SeatId, whom: SeatId) -> Verdict {
    let (game, round) = game(public)?;
    questions(round)?;
    plays(round, seat)?;
    require(!round.accused.contains(&seat), Refusal::AccusationUsed)?;
    require(whom != seat, Refusal::NotYourself)?;
    require(round.is_active(whom), Refusal::NoSuchSeat)?;
    let again = round.accusations.iter().any(|a| a.suspect == whom);
    let allowed = game.ruleset.accuse.same_suspect_again || !again;
    require(allowed, Refusal::AccusationUsed)?;
    // RULES 9, row 23.
    let others = voters(public, round, whom, Some(seat)).len() > 1;
    require(others, Refusal::NoOtherVoter)
}

pub(crate) fn vote(public: &Public, seat: SeatId) -> Verdict {
    let (game, round) = game(public)?;
    require(!round.is_over(), Refusal::RoundOver)?;
    let vote = round.vote().ok_or(Refusal::NoVote)?;
    require(vote.suspect != seat, Refusal::SuspectMayNotVote)?;
    plays(round, seat)?;
    require(vote.voters.contains(&seat), Refusal::NotYourVote)?;
    require(!vote.voted.contains(&seat), Refusal::AlreadyVoted)?;
    let clockwise = in_turn(game, vote);
    require(!clockwise || is_next(vote, seat), Refusal::NotYourVote)
}

/// A show of hands is always simultaneous; a stop goes by the ruleset.
pub(crate) fn in_turn(game: &Game, vote: &Vote) -> bool {
    vote.kind == wire::VoteKind::Stop && game.ruleset.vote.order == VoteOrder::Clockwise
}

/// Holds the spy's card and could name the place now or after showing it.
fn spy_may_speak(state: &State, seat: SeatId) -> Verdict {
    let (game, round) = game(&state.public)?;
    plays(round, seat)?;
    require(!round.is_over(), Refusal::RoundOver)?;
    let deal = state.hidden.deal.as_ref();
    let is_spy = deal.is_some_and(|deal| deal.peek().spy == seat);
    require(is_spy, Refusal::NotTheSpy)?;
    speaking(game, round)
}

/// When the spy may show the card and name a place: everybody knows that of the round.
fn speaking(game: &Game, round: &Round) -> Verdict {
    match round.stage {
        Stage::Vote(_) if game.ruleset.guess.during_vote => Ok(()),
        Stage::Guess { .. } => Ok(()),
        Stage::Dealt | Stage::Questions | Stage::Vote(_) | Stage::TimeUp(_) | Stage::Over(_) => {
            questions(round)
        }
    }
}

pub(crate) fn cards_speak(public: &Public) -> bool {
    game(public).is_ok_and(|(game, round)| speaking(game, round).is_ok())
}

pub(crate) fn reveal(state: &State, seat: SeatId) -> Verdict {
    spy_may_speak(state, seat)?;
    let (_, round) = game(&state.public)?;
    let shown = matches!(round.stage, Stage::Guess { .. });
    require(!shown, Refusal::AlreadyDone)
}

pub(crate) fn guess(state: &State, seat: SeatId) -> Verdict {
    spy_may_speak(state, seat)
}
