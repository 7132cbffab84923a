//! The columns of RULES 8, as data.

use wire::{
    Ruleset, VariantId,
    ruleset::{
        AboutLocation, AccuseResolution, AccuseRules, AccuseWho, AccuserVote, BonusTo, Deciders,
        DurationStep, GuessRules, LimitRules, Players, QuestionRules, ScoreRules, StarterFirst,
        StarterNext, Theme, TieBreak, TimeUpProcedure, TimeUpRules, VoteBallots, VoteClock,
        VoteEligible, VoteOrder, VoteRules, VoteThreshold,
    },
};

/// The rules as their text has them.
pub fn preset(variant: VariantId) -> Ruleset {
    match variant {
        VariantId::Spijun => spijun(),
        VariantId::TimeTravel => time_travel(),
        VariantId::FilmNight => film_night(),
        VariantId::Indictment => indictment(),
        VariantId::Duel => duel(),
        VariantId::Trio => trio(),
    }
}

fn steps(steps: &[(u8, u8)]) -> Vec<DurationStep> {
    let step = |&(players_up_to, minutes): &(u8, u8)| DurationStep {
        players_up_to,
        minutes,
    };
    steps.iter().map(step).collect()
}

/// RULES 9: how long the table waits, the same in all columns.
const LIMITS: LimitRules = LimitRules {
    look_ms: 30_000,
    vote_ms: 30_000,
    voter_ms: 15_000,
    voter_off_ms: 30_000,
    turn_off_ms: 60_000,
    turn_pass_ms: 30_000,
    turn_written_ms: 60_000,
    guess_ms: 60_000,
    first_suspect_ms: 180_000,
    next_suspect_ms: 40_000,
    first_hand_ms: 20_000,
    chance_ms: 45_000,
    ballot_ms: 60_000,
};

fn spijun() -> Ruleset {
    Ruleset {
        players: Players { min: 3, max: 8 },
        variant_by_count: false,
        middle_cards: 0,
        theme: Theme::Locations,
        roles: true,
        role_play: false,
        location_reuse: false,
        rounds: 5,
        duration_min: steps(&[(8, 8)]),
        starter_first: StarterFirst::TablePicks,
        starter_next: StarterNext::PreviousSpy,
        question: QuestionRules {
            ask_back: false,
            follow_ups: false,
            about_location: AboutLocation::Usual,
            answer_obligatory: false,
        },
        accuse: AccuseRules {
            who: AccuseWho::Any,
            per_round: 1,
            resolution: AccuseResolution::Vote,
            same_suspect_again: true,
        },
        point: false,
        vote: VoteRules {
            eligible: VoteEligible::AllButSuspect,
            accuser_vote: AccuserVote::AutomaticYes,
            threshold: VoteThreshold::Unanimous,
            order: VoteOrder::Simultaneous,
            ballots: VoteBallots::Open,
            short_circuit: false,
            clock: VoteClock::Stopped,
            discussion: false,
        },
        guess: GuessRules {
            while_running: true,
            during_vote: false,
            after_timeup: false,
            consult_list: true,
            attempts: 1,
        },
        timeup: TimeUpRules {
            procedure: TimeUpProcedure::Proposals,
            discussion: true,
            deciders: Deciders::AllButSuspect,
        },
        score: ScoreRules {
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
        tie_break: TieBreak::Shared,
        limits: LIMITS,
    }
}

fn time_travel() -> Ruleset {
    let spijun = spijun();
    Ruleset {
        players: Players { min: 4, max: 8 },
        variant_by_count: true,
        theme: Theme::Eras,
        duration_min: steps(&[(4, 6), (6, 7), (8, 8)]),
        timeup: TimeUpRules {
            procedure: TimeUpProcedure::Suspects,
            ..spijun.timeup
        },
        score: ScoreRules {
            bonus_mid_to: BonusTo::FirstAccuser,
            // RULES 8.1, TT-a: the strict reading pays nothing at time-up.
            bonus_timeup: 0,
            bonus_timeup_to: BonusTo::FirstAccuser,
            ..spijun.score
        },
        ..spijun
    }
}

fn trio() -> Ruleset {
    let base = time_travel();
    Ruleset {
        players: Players { min: 3, max: 3 },
        middle_cards: 1,
        duration_min: steps(&[(3, 6)]),
        question: QuestionRules {
            ask_back: true,
            ..base.question
        },
        accuse: AccuseRules {
            who: AccuseWho::NonSpies,
            resolution: AccuseResolution::Reveal,
            ..base.accuse
        },
        point: true,
        timeup: TimeUpRules {
            procedure: TimeUpProcedure::LastChance,
            discussion: false,
            ..base.timeup
        },
        score: ScoreRules {
            bonus_mid_to: BonusTo::Accuser,
            bonus_timeup: 1,
            bonus_timeup_to: BonusTo::Accuser,
            // RULES 6.2: not 4, since the others did not accuse unanimously.
            spy_mid_wrong: 2,
            spy_timeup_wrong: 2,
            middle_is_spy: 1,
            middle_is_location: 2,
            ..base.score
        },
        ..base
    }
}

fn duel() -> Ruleset {
    Ruleset {
        players: Players { min: 2, max: 2 },
        ..trio()
    }
}

fn film_night() -> Ruleset {
    let spijun = spijun();
    Ruleset {
        theme: Theme::Films,
        roles: false,
        duration_min: steps(&[(4, 6), (6, 7), (8, 8)]),
        starter_first: StarterFirst::Host,
        timeup: TimeUpRules {
            procedure: TimeUpProcedure::SecretBallot,
            deciders: Deciders::Civilians,
            ..spijun.timeup
        },
        score: ScoreRules {
            bonus_timeup: 0,
            spy_mid_wrong: 3,
            spy_timeup_wrong: 2,
            ..spijun.score
        },
        ..spijun
    }
}

fn indictment() -> Ruleset {
    let spijun = spijun();
    Ruleset {
        players: Players { min: 4, max: 10 },
        roles: false,
        duration_min: steps(&[(4, 6), (5, 7), (6, 8), (7, 9), (10, 10)]),
        starter_first: StarterFirst::Host,
        starter_next: StarterNext::Host,
        question: QuestionRules {
            about_location: AboutLocation::Expected,
            answer_obligatory: true,
            ..spijun.question
        },
        vote: VoteRules {
            order: VoteOrder::Clockwise,
            short_circuit: true,
            ..spijun.vote
        },
        guess: GuessRules {
            during_vote: true,
            ..spijun.guess
        },
        timeup: TimeUpRules {
            procedure: TimeUpProcedure::None,
            discussion: false,
            ..spijun.timeup
        },
        score: ScoreRules {
            bonus_timeup: 0,
            spy_timeup_wrong: 0,
            ..spijun.score
        },
        ..spijun
    }
}
