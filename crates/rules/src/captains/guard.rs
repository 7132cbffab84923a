//! Who may do what in a round. `decide` and the offers of a view ask the same questions here.

use wire::{Asking, Refusal, SeatId};

use crate::{
    Public,
    captains::{Round, state::Stage},
    room::{Wait, Words, guard::host},
};

pub(crate) use crate::room::guard::{listed, require};

type Verdict = Result<(), Refusal>;

pub(crate) fn round(public: &Public) -> Result<&Round, Refusal> {
    public.captains_round().ok_or(Refusal::NotNow)
}

/// The round is on and this seat plays in it.
fn plays(public: &Public, seat: SeatId) -> Result<&Round, Refusal> {
    let round = round(public)?;
    require(!round.is_over(), Refusal::RoundOver)?;
    require(round.circle.is_active(seat), Refusal::NotInThisRound)?;
    Ok(round)
}

/// Teams are being made and nothing holds them up.
fn teams(round: &Round) -> Verdict {
    match round.stage {
        Stage::Asking { .. } | Stage::Picking { .. } => {
            require(round.pace.wait.is_none(), Refusal::Paused)
        }
        Stage::Dealt | Stage::Naming(_) => Err(Refusal::NotNow),
        Stage::Over(_) => Err(Refusal::RoundOver),
    }
}

pub(crate) fn looked(public: &Public, seat: SeatId) -> Verdict {
    let round = plays(public, seat)?;
    require(matches!(round.stage, Stage::Dealt), Refusal::NotNow)?;
    require(!round.circle.ready.contains(&seat), Refusal::AlreadyDone)
}

fn not_paused(round: &Round) -> Verdict {
    require(round.pace.wait != Some(Wait::Host), Refusal::Paused)
}

/// RULES 9, row 53: there are no votes here, so at any time.
pub(crate) fn pause(public: &Public, seat: SeatId) -> Verdict {
    host(public, seat)?;
    let round = round(public)?;
    require(!round.is_over(), Refusal::RoundOver)?;
    not_paused(round)
}

pub(crate) fn resume(public: &Public, seat: SeatId) -> Verdict {
    host(public, seat)?;
    require(
        round(public)?.pace.wait == Some(Wait::Host),
        Refusal::NotNow,
    )
}

pub(crate) fn act_first(public: &Public, seat: SeatId, whom: SeatId) -> Verdict {
    let round = plays(public, seat)?;
    require(matches!(round.stage, Stage::Dealt), Refusal::NotNow)?;
    not_paused(round)?;
    require(round.is_captain(seat), Refusal::NotYourTurn)?;
    require(round.is_captain(whom), Refusal::NoSuchSeat)
}

pub(crate) fn ask(public: &Public, seat: SeatId, whom: SeatId) -> Verdict {
    let round = asks(public, seat)?;
    require(round.asking != Asking::Spoken, Refusal::NotNow)?;
    agent(round, seat, whom)?;
    require(round.unheard().contains(&whom), Refusal::NotNow)
}

/// It is this captain's turn to ask, and nobody owes an answer.
fn asks(public: &Public, seat: SeatId) -> Result<&Round, Refusal> {
    let round = plays(public, seat)?;
    let Stage::Asking { asked, .. } = &round.stage else {
        return Err(Refusal::NotNow);
    };
    teams(round)?;
    require(round.acting() == Some(seat), Refusal::NotYourTurn)?;
    require(asked.is_none(), Refusal::NotNow)?;
    Ok(round)
}

/// An agent whom nobody has picked.
fn agent(round: &Round, seat: SeatId, whom: SeatId) -> Verdict {
    require(whom != seat, Refusal::NotYourself)?;
    let agent = round.circle.is_active(whom) && !round.is_captain(whom);
    require(agent, Refusal::NoSuchSeat)?;
    require(!round.is_picked(whom), Refusal::NotNow)
}

/// The captain hears the answer as well and may say so, but in no words of the agent's.
pub(crate) fn answer(public: &Public, seat: SeatId, words: Words) -> Verdict {
    let round = plays(public, seat)?;
    let Stage::Asking { asked, .. } = &round.stage else {
        return Err(Refusal::NotNow);
    };
    teams(round)?;
    let hears = round.asking == Asking::Tracked && words.is_none() && round.acting() == Some(seat);
    let may = asked.is_some_and(|asked| asked == seat || hears);
    require(may, Refusal::NotYourTurn)
}

/// Also while an answer is due: the captain has heard enough.
pub(crate) fn finish_asking(public: &Public, seat: SeatId) -> Verdict {
    let round = plays(public, seat)?;
    let asking = matches!(round.stage, Stage::Asking { .. });
    require(asking, Refusal::NotNow)?;
    teams(round)?;
    require(round.acting() == Some(seat), Refusal::NotYourTurn)
}

pub(crate) fn pick(public: &Public, seat: SeatId, whom: SeatId) -> Verdict {
    refuse(public, seat)?;
    agent(round(public)?, seat, whom)
}

pub(crate) fn refuse(public: &Public, seat: SeatId) -> Verdict {
    let round = plays(public, seat)?;
    let picking = matches!(round.stage, Stage::Picking { .. });
    require(picking, Refusal::NotNow)?;
    teams(round)?;
    require(round.acting() == Some(seat), Refusal::NotYourTurn)
}

/// The spy is known to all by now.
pub(crate) fn pass(public: &Public, seat: SeatId) -> Verdict {
    let round = plays(public, seat)?;
    let Stage::Naming(naming) = &round.stage else {
        return Err(Refusal::NotNow);
    };
    not_paused(round)?;
    require(naming.spy == seat, Refusal::NotTheSpy)
}

pub(crate) fn name(public: &Public, seat: SeatId, captain: SeatId) -> Verdict {
    pass(public, seat)?;
    let round = round(public)?;
    require(round.is_captain(captain), Refusal::NoSuchSeat)?;
    require(round.to_be_named() == Some(captain), Refusal::NotNow)
}

/// Once the round is over, nothing that is typed can help anybody.
pub(crate) fn say(public: &Public, _seat: SeatId) -> Verdict {
    let round = round(public)?;
    let may = round.is_over() && round.asking == Asking::Written;
    require(may, Refusal::NotNow)
}
