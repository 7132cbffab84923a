//! Who may do what in a round. `decide` and the offers of a view ask the same questions here.

use wire::{
    Asking, ChanceKind, Refusal, SeatId,
    ruleset::{AccuseResolution, VoteOrder},
};

use crate::{
    Public, State,
    room::{Draft, Wait, Words},
    spy::{
        Play, Round,
        state::{Stage, TimeUp, Vote},
        vote::{is_next, several_vote},
    },
};

pub(crate) use crate::room::guard::{listed, require};

type Verdict = Result<(), Refusal>;

pub(crate) fn game(public: &Public) -> Result<(&Play, &Round), Refusal> {
    let game = public.spy().ok_or(Refusal::NotNow)?;
    Ok((game, game.round.as_ref().ok_or(Refusal::NotNow)?))
}

fn plays(round: &Round, seat: SeatId) -> Verdict {
    require(round.circle.is_active(seat), Refusal::NotInThisRound)
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
    require(!round.circle.ready.contains(&seat), Refusal::AlreadyDone)
}

pub(crate) fn start_clock(public: &Public, seat: SeatId) -> Verdict {
    let (_, round) = game(public)?;
    require(matches!(round.stage, Stage::Dealt), Refusal::NotNow)?;
    not_paused(round)?;
    require(round.turn.asker == seat, Refusal::NotYourTurn)?;
    plays(round, seat)
}

fn not_paused(round: &Round) -> Verdict {
    require(round.wait != Some(Wait::Host), Refusal::Paused)
}

/// RULES 9, row 53: at any time but during a vote.
pub(crate) fn pause(public: &Public, seat: SeatId) -> Verdict {
    crate::room::guard::host(public, seat)?;
    let (_, round) = game(public)?;
    match round.stage {
        Stage::Vote(_) => Err(Refusal::ClockStopped),
        Stage::TimeUp(TimeUp::Vote(_) | TimeUp::Ballot(_)) => Err(Refusal::TimeIsUp),
        Stage::Over(_) => Err(Refusal::RoundOver),
        Stage::Dealt
        | Stage::Questions
        | Stage::Guess { .. }
        | Stage::TimeUp(TimeUp::Chance(_)) => not_paused(round),
    }
}

pub(crate) fn resume(public: &Public, seat: SeatId) -> Verdict {
    crate::room::guard::host(public, seat)?;
    let (_, round) = game(public)?;
    require(round.wait == Some(Wait::Host), Refusal::NotNow)
}

/// Whoever has asked hears the answer as well and may say so, but in no words of theirs.
pub(crate) fn answer(public: &Public, seat: SeatId, words: Words) -> Verdict {
    let (_, round) = game(public)?;
    questions(round)?;
    plays(round, seat)?;
    let Some(asked) = round.turn.asked else {
        return Err(Refusal::NotYourTurn);
    };
    let may = match (round.asking, words.is_none()) {
        (Asking::Tracked, true) => [asked, round.turn.asker].contains(&seat),
        (Asking::Tracked, false) | (Asking::Written, _) => asked == seat,
        (Asking::Spoken, _) => false,
    };
    require(may, Refusal::NotYourTurn)
}

/// RULES 9, row 36: nobody argues by typing where nobody may argue.
pub(crate) fn say(public: &Public, seat: SeatId) -> Verdict {
    let (game, round) = game(public)?;
    require(round.asking == Asking::Written, Refusal::NotNow)?;
    match round.stage {
        Stage::Over(_) => return Ok(()),
        Stage::TimeUp(_) => require(game.ruleset.timeup.discussion, Refusal::TimeIsUp)?,
        Stage::Vote(_) => require(game.ruleset.vote.discussion, Refusal::ClockStopped)?,
        Stage::Guess { .. } => return Err(Refusal::ClockStopped),
        Stage::Dealt | Stage::Questions => return Err(Refusal::NotNow),
    }
    plays(round, seat)
}

/// Whoever it is.
pub(crate) fn ask_somebody(public: &Public, seat: SeatId) -> Result<(&Play, &Round), Refusal> {
    let (game, round) = game(public)?;
    questions(round)?;
    plays(round, seat)?;
    require(round.asking != Asking::Spoken, Refusal::NotNow)?;
    Ok((game, round))
}

/// RULES 9, row 34: `ask` by the asked implies `answer`.
pub(crate) fn ask(public: &Public, seat: SeatId, whom: SeatId) -> Verdict {
    let (game, round) = ask_somebody(public, seat)?;
    ask_whom(game, round, seat, whom)
}

/// For whoever may [`ask_somebody`].
pub(crate) fn ask_whom(game: &Play, round: &Round, seat: SeatId, whom: SeatId) -> Verdict {
    if follows_up(game, round, seat, whom) {
        return Ok(());
    }
    require(round.awaited() == seat, Refusal::NotYourTurn)?;
    require(whom != seat, Refusal::NotYourself)?;
    require(round.circle.is_active(whom), Refusal::NoSuchSeat)?;
    let answers = round.turn.asked == Some(seat);
    // A typed answer cannot be implied.
    let answered = !answers || round.asking != Asking::Written;
    require(answered, Refusal::NotYourTurn)?;
    let not_back_to = if answers {
        Some(round.turn.asker)
    } else {
        round.turn.not_back_to
    };
    let back = !game.ruleset.question.ask_back && not_back_to == Some(whom);
    require(!back, Refusal::AskBack)
}

/// Whoever has just been answered may ask the same player once more, before the next question.
fn follows_up(game: &Play, round: &Round, seat: SeatId, whom: SeatId) -> bool {
    let turn = &round.turn;
    game.ruleset.question.follow_ups
        && !turn.followed_up
        && turn.asked.is_none()
        && turn.not_back_to == Some(seat)
        && turn.asker == whom
}

/// Has stopped the clock as often as the rules allow.
pub(crate) fn has_accused(game: &Play, seat: SeatId) -> bool {
    let round = game.round.as_ref();
    let times = round.and_then(|r| r.accused.get(&seat));
    times.is_some_and(|times| *times >= game.ruleset.accuse.per_round)
}

/// How often the spy may still name a place.
pub(crate) fn guesses_left(game: &Play, round: &Round) -> u8 {
    let missed = u8::try_from(round.missed.len()).unwrap_or(u8::MAX);
    game.ruleset.guess.attempts.saturating_sub(missed)
}

/// Whoever it is.
pub(crate) fn accuse_somebody(public: &Public, seat: SeatId) -> Result<(&Play, &Round), Refusal> {
    let (game, round) = game(public)?;
    questions_or_last_chance(round, seat)?;
    plays(round, seat)?;
    let allowed = game.ruleset.accuse.per_round > 0 && !has_accused(game, seat);
    require(allowed, Refusal::AccusationUsed)?;
    Ok((game, round))
}

pub(crate) fn accuse(public: &Public, seat: SeatId, whom: SeatId) -> Verdict {
    let (game, round) = accuse_somebody(public, seat)?;
    accuse_whom(public, (game, round), seat, whom)
}

/// For whoever may [`accuse_somebody`].
pub(crate) fn accuse_whom(
    public: &Public,
    (game, round): (&Play, &Round),
    seat: SeatId,
    whom: SeatId,
) -> Verdict {
    require(whom != seat, Refusal::NotYourself)?;
    require(round.circle.is_active(whom), Refusal::NoSuchSeat)?;
    let mut counted = round.accusations.iter().filter(|a| !a.void);
    let again = counted.any(|a| a.suspect == whom);
    let allowed = game.ruleset.accuse.same_suspect_again || !again;
    require(allowed, Refusal::AccusationUsed)?;
    match game.ruleset.accuse.resolution {
        AccuseResolution::Reveal => Ok(()),
        AccuseResolution::Vote => another_voter(public, round, Some(whom), seat),
    }
}

/// RULES 9, row 23.
fn another_voter(public: &Public, round: &Round, suspect: Option<SeatId>, by: SeatId) -> Verdict {
    let others = several_vote(public, round, suspect, by);
    require(others, Refusal::NoOtherVoter)
}

/// RULES 6.1: accusing and pointing may also be a last chance.
fn questions_or_last_chance(round: &Round, seat: SeatId) -> Verdict {
    match round.chance() {
        Some(chance) if chance.kind == ChanceKind::LastChance => {
            not_paused(round)?;
            require(chance.seat == seat, Refusal::NotYourTurn)
        }
        Some(_) | None => questions(round),
    }
}

pub(crate) fn point(public: &Public, seat: SeatId) -> Verdict {
    let (game, round) = game(public)?;
    require(game.ruleset.point, Refusal::NotNow)?;
    questions_or_last_chance(round, seat)?;
    plays(round, seat)?;
    // RULES 6.1: after a refusal only once another question has been answered.
    let in_vain = round.pointed.get(&seat) == Some(&round.answers);
    // Where questions are only heard, the table itself knows whether one was answered.
    let heard = round.asking == Asking::Spoken;
    let may = !in_vain || heard || round.has_last_chance(seat);
    require(may, Refusal::NotNow)?;
    another_voter(public, round, None, seat)
}

/// A turn of this kind, and this seat's.
fn chance(
    public: &Public,
    seat: SeatId,
    is: impl Fn(ChanceKind) -> bool,
) -> Result<&Round, Refusal> {
    let (_, round) = game(public)?;
    require(!round.is_over(), Refusal::RoundOver)?;
    let chance = round.chance().filter(|c| is(c.kind));
    let chance = chance.ok_or(Refusal::NotNow)?;
    not_paused(round)?;
    require(chance.seat == seat, Refusal::NotYourTurn)?;
    Ok(round)
}

pub(crate) fn propose(public: &Public, seat: SeatId, whom: SeatId) -> Verdict {
    let round = chance(public, seat, |kind| kind == ChanceKind::Propose)?;
    require(whom != seat, Refusal::NotYourself)?;
    require(round.circle.is_active(whom), Refusal::NoSuchSeat)?;
    another_voter(public, round, Some(whom), seat)
}

pub(crate) fn pass(public: &Public, seat: SeatId) -> Verdict {
    chance(public, seat, |_| true).map(|_| ())
}

pub(crate) fn ballot(public: &Public, seat: SeatId, whom: SeatId) -> Verdict {
    let (_, round) = game(public)?;
    require(!round.is_over(), Refusal::RoundOver)?;
    let ballot = round.ballot().ok_or(Refusal::NotNow)?;
    require(ballot.voters.contains(&seat), Refusal::NotYourVote)?;
    require(whom != seat, Refusal::NotYourself)?;
    require(round.circle.is_active(whom), Refusal::NoSuchSeat)
}

pub(crate) fn vote(public: &Public, seat: SeatId) -> Verdict {
    let (game, round) = game(public)?;
    require(!round.is_over(), Refusal::RoundOver)?;
    let vote = round.vote().ok_or(Refusal::NoVote)?;
    let suspect = vote.suspect == Some(seat) && !vote.voters.contains(&seat);
    require(!suspect, Refusal::SuspectMayNotVote)?;
    plays(round, seat)?;
    require(vote.voters.contains(&seat), Refusal::NotYourVote)?;
    require(!vote.voted.contains(&seat), Refusal::AlreadyVoted)?;
    let clockwise = in_turn(game, vote);
    require(!clockwise || is_next(vote, seat), Refusal::NotYourVote)
}

/// A show of hands is always simultaneous; a stop goes by the ruleset.
pub(crate) fn in_turn(game: &Play, vote: &Vote) -> bool {
    vote.kind == wire::VoteKind::Stop && game.ruleset.vote.order == VoteOrder::Clockwise
}

/// As [`in_turn`], for the game that is on.
pub(crate) fn is_in_turn(d: &Draft, vote: &Vote) -> bool {
    game(&d.state.public).is_ok_and(|(game, _)| in_turn(game, vote))
}

/// Holds the spy's card and could name the place now or after showing it.
fn spy_may_speak(state: &State, seat: SeatId) -> Verdict {
    let (game, round) = game(&state.public)?;
    plays(round, seat)?;
    require(!round.is_over(), Refusal::RoundOver)?;
    require(state.spy() == Some(seat), Refusal::NotTheSpy)?;
    speaking(game, round)
}

/// When the spy may show the card and name a place: everybody knows that of the round.
fn speaking(game: &Play, round: &Round) -> Verdict {
    let guess = &game.ruleset.guess;
    not_paused(round)?;
    match round.stage {
        Stage::Vote(_) if guess.during_vote => Ok(()),
        Stage::TimeUp(_) if guess.after_timeup => Ok(()),
        Stage::Guess { .. } => Ok(()),
        Stage::Questions if !guess.while_running => Err(Refusal::NotNow),
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
