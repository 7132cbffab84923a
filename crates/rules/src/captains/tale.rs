//! What is told of a round once it is over: nothing but what all have seen by then.

use wire::{CaptainTale, CaptainsTale, QUESTIONS_TOLD, RoundTale, SeatId, Told};

use crate::{
    captains::{Round, state::Stage},
    room::{self, keep},
};

pub(crate) fn tale(round: &Round) -> Option<RoundTale> {
    let Stage::Over(result) = &round.stage else {
        return None;
    };
    let hidden = result.agents.iter().find(|agent| agent.of.is_none())?;
    let team = |seat: SeatId| {
        let captain = round.captains.iter().find(|c| c.seat == seat);
        captain.map_or(Vec::new(), |c| round.circle.chairs(&c.team))
    };
    let captains = result.captains.each_ref().map(|captain| CaptainTale {
        seat: captain.seat,
        place: captain.place.clone(),
        team: team(captain.seat),
    });
    let told = Told::Captains(CaptainsTale {
        captains,
        spy: hidden.seat,
        ending: result.ending,
        questions: round.questions.clone(),
        named: result.named.clone(),
    });
    room::tale_of(&round.circle, &result.points, &result.earned, told)
}

impl Round {
    pub(super) fn question_asked(&mut self, by: SeatId, whom: SeatId) {
        let pair = self.circle.pair(by, whom);
        keep(&mut self.questions, QUESTIONS_TOLD, pair);
    }
}
