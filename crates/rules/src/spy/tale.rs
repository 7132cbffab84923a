//! What is told of a round once it is over: nothing but what all have seen by then.

use wire::{
    QUESTIONS_TOLD, RoundTale, SeatId, SpyTale, Tally, Told, VOTES_TOLD, VoteKind, VoteTale,
};

use crate::{
    room::{self, keep},
    spy::{Round, state::Stage},
};

pub(crate) fn tale(round: &Round) -> Option<RoundTale> {
    let Stage::Over(result) = &round.stage else {
        return None;
    };
    let told = Told::Spy(SpyTale {
        place: result.place.clone(),
        spy: result.spy,
        ending: result.ending.clone(),
        questions: round.questions.clone(),
        votes: round.counted.clone(),
        missed: round.missed.clone(),
    });
    room::tale_of(&round.circle, &result.points, &result.earned, told)
}

impl Round {
    pub(super) fn question_asked(&mut self, by: SeatId, whom: SeatId) {
        let pair = self.circle.pair(by, whom);
        keep(&mut self.questions, QUESTIONS_TOLD, pair);
    }

    /// As the table was shown it: where votes stay secret, only how many there were.
    pub(super) fn vote_counted(
        &mut self,
        (kind, suspect, by): (VoteKind, Option<SeatId>, Option<SeatId>),
        (yes, no): (&[SeatId], &[SeatId]),
        tally: Option<Tally>,
        carried: bool,
    ) {
        let circle = &self.circle;
        let vote = VoteTale {
            kind,
            suspect: suspect.and_then(|seat| circle.chair(seat)),
            by: by.and_then(|seat| circle.chair(seat)),
            yes: circle.chairs(yes),
            no: circle.chairs(no),
            tally,
            carried,
        };
        keep(&mut self.counted, VOTES_TOLD, [vote]);
    }
}
