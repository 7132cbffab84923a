//! Who may do what in a round. `decide` and the offers of a view ask the same questions here.

use wire::{Refusal, SeatId};

use crate::{
    Public, State,
    notebook::{Round, state::Stage},
    room::{Wait, guard::host},
};

pub(crate) use crate::room::guard::require;

type Verdict = Result<(), Refusal>;

pub(crate) fn round(public: &Public) -> Result<&Round, Refusal> {
    public.notebook_round().ok_or(Refusal::NotNow)
}

/// The round is on, nothing holds it up, and this seat plays in it.
fn plays(public: &Public, seat: SeatId) -> Result<&Round, Refusal> {
    let round = round(public)?;
    require(!round.is_over(), Refusal::RoundOver)?;
    require(round.circle.is_active(seat), Refusal::NotInThisRound)?;
    require(round.pace.wait.is_none(), Refusal::Paused)?;
    Ok(round)
}

fn in_turn(round: &Round, seat: SeatId) -> Verdict {
    require(round.awaited() == Some(seat), Refusal::NotYourTurn)
}

/// RULES 9, row 53: at any time but during a vote.
pub(crate) fn pause(public: &Public, seat: SeatId) -> Verdict {
    host(public, seat)?;
    let round = round(public)?;
    require(!round.is_over(), Refusal::RoundOver)?;
    let voting = matches!(round.stage, Stage::Chips { .. });
    require(!voting, Refusal::NotNow)?;
    require(round.pace.wait != Some(Wait::Host), Refusal::Paused)
}

pub(crate) fn resume(public: &Public, seat: SeatId) -> Verdict {
    host(public, seat)?;
    let waits = round(public)?.pace.wait == Some(Wait::Host);
    require(waits, Refusal::NotNow)
}

pub(crate) fn open_case(public: &Public, seat: SeatId) -> Verdict {
    let round = plays(public, seat)?;
    require(matches!(round.stage, Stage::Case), Refusal::NotNow)?;
    in_turn(round, seat)
}

pub(crate) fn play(public: &Public, seat: SeatId) -> Verdict {
    let round = plays(public, seat)?;
    let evidence = matches!(round.stage, Stage::Evidence { .. });
    require(evidence, Refusal::NotNow)?;
    in_turn(round, seat)
}

pub(crate) fn in_hand(state: &State, seat: SeatId, card: &str) -> Verdict {
    let hands = state.hidden.cards.notebook.hands.peek();
    let held = hands
        .get(&seat)
        .is_some_and(|h| h.iter().any(|c| c == card));
    require(held, Refusal::NoSuchCard)
}

pub(crate) fn explained(public: &Public, seat: SeatId) -> Verdict {
    let round = plays(public, seat)?;
    match round.stage {
        Stage::Explaining { .. } => in_turn(round, seat),
        // The table has talked enough.
        Stage::Discussion => require(round.active == seat, Refusal::NotYourTurn),
        Stage::Case | Stage::Evidence { .. } | Stage::Chips { .. } | Stage::Over(_) => {
            Err(Refusal::NotNow)
        }
    }
}

pub(crate) fn chip(public: &Public, seat: SeatId, whom: SeatId) -> Verdict {
    let round = plays(public, seat)?;
    require(matches!(round.stage, Stage::Chips { .. }), Refusal::NotNow)?;
    require(seat != round.active, Refusal::ActiveDoesNotVote)?;
    in_turn(round, seat)?;
    require(whom != seat, Refusal::NotYourself)?;
    require(round.votes_on(whom), Refusal::NoSuchSeat)
}
