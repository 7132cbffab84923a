//! The columns of RULES 8, as data.

use crate::spy::ruleset::{
    Accuse, AccuseResolution, AccuseWho, BonusTo, DurationStep, Guess, Limits, Players, Question,
    Ruleset, Score, StarterFirst, StarterNext, TimeUp, TimeUpProcedure, Vote, VoteOrder,
};

fn steps(steps: &[(u8, u8)]) -> Vec<DurationStep> {
    let step = |&(players_up_to, minutes): &(u8, u8)| DurationStep {
        players_up_to,
        minutes,
    };
    steps.iter().map(step).collect()
}

pub(super) fn spijun() -> Ruleset {
    Ruleset {
        players: Players { min: 3, max: 8 },
        middle_cards: 0,
        roles: true,
        duration_min: steps(&[(8, 8)]),
        starter_first: StarterFirst::TablePicks,
        starter_next: StarterNext::PreviousSpy,
        question: Question { ask_back: false },
        accuse: Accuse {
            who: AccuseWho::Any,
            resolution: AccuseResolution::Vote,
            same_suspect_again: true,
        },
        vote: Vote {
            order: VoteOrder::Simultaneous,
            short_circuit: false,
        },
        guess: Guess { during_vote: false },
        timeup: TimeUp {
            procedure: TimeUpProcedure::Proposals,
        },
        score: Score {
            civ: 1,
            bonus_mid: 1,
            bonus_mid_to: BonusTo::Accuser,
            bonus_timeup: 1,
            bonus_timeup_to: BonusTo::Accuser,
            spy_guess: 4,
            spy_mid_wrong: 4,
            spy_timeup_wrong: 4,
            spy_timeup_none: 2,
            guess_wrong: 1,
            middle_is_spy: 0,
            middle_is_location: 0,
        },
        limits: Limits::DEFAULT,
    }
}

pub(super) fn time_travel() -> Ruleset {
    Ruleset {
        players: Players { min: 4, max: 8 },
        duration_min: steps(&[(4, 6), (6, 7), (8, 8)]),
        timeup: TimeUp {
            procedure: TimeUpProcedure::Suspects,
        },
        score: Score {
            bonus_mid_to: BonusTo::FirstAccuser,
            // RULES 8.1, TT-a: the strict reading pays nothing at time-up.
            bonus_timeup: 0,
            bonus_timeup_to: BonusTo::FirstAccuser,
            ..spijun().score
        },
        ..spijun()
    }
}

pub(super) fn trio() -> Ruleset {
    Ruleset {
        players: Players { min: 3, max: 3 },
        middle_cards: 1,
        duration_min: steps(&[(3, 6)]),
        question: Question { ask_back: true },
        accuse: Accuse {
            who: AccuseWho::NonSpies,
            resolution: AccuseResolution::Reveal,
            same_suspect_again: true,
        },
        timeup: TimeUp {
            procedure: TimeUpProcedure::LastChance,
        },
        score: Score {
            bonus_mid_to: BonusTo::Accuser,
            bonus_timeup: 1,
            bonus_timeup_to: BonusTo::Accuser,
            // RULES 6.2: not 4, since the others did not accuse unanimously.
            spy_mid_wrong: 2,
            spy_timeup_wrong: 2,
            middle_is_spy: 1,
            middle_is_location: 2,
            ..time_travel().score
        },
        ..time_travel()
    }
}

pub(super) fn duel() -> Ruleset {
    Ruleset {
        players: Players { min: 2, max: 2 },
        ..trio()
    }
}

pub(super) fn film_night() -> Ruleset {
    Ruleset {
        roles: false,
        duration_min: steps(&[(4, 6), (6, 7), (8, 8)]),
        starter_first: StarterFirst::Host,
        timeup: TimeUp {
            procedure: TimeUpProcedure::SecretBallot,
        },
        score: Score {
            bonus_timeup: 0,
            spy_mid_wrong: 3,
            spy_timeup_wrong: 2,
            ..spijun().score
        },
        ..spijun()
    }
}

pub(super) fn indictment() -> Ruleset {
    Ruleset {
        players: Players { min: 4, max: 10 },
        roles: false,
        duration_min: steps(&[(4, 6), (5, 7), (6, 8), (7, 9), (10, 10)]),
        starter_first: StarterFirst::Host,
        starter_next: StarterNext::Host,
        vote: Vote {
            order: VoteOrder::Clockwise,
            short_circuit: true,
        },
        guess: Guess { during_vote: true },
        timeup: TimeUp {
            procedure: TimeUpProcedure::None,
        },
        score: Score {
            bonus_timeup: 0,
            spy_timeup_wrong: 0,
            ..spijun().score
        },
        ..spijun()
    }
}
