//! What the endings of a round are worth by its rules.

use wire::{
    Ruleset,
    ruleset::{AccuseWho, TimeUpProcedure},
};

/// How much an agent minds a point of the spy's, and the spy one of each agent.
const ENVY: f32 = 0.5;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Stakes {
    pub(crate) civ: f32,
    pub(crate) bonus_mid: f32,
    pub(crate) bonus_timeup: f32,
    /// To the spy.
    pub(crate) guess: f32,
    pub(crate) wrong_mid: f32,
    pub(crate) wrong_timeup: f32,
    pub(crate) none: f32,
    /// To each agent.
    pub(crate) missed: f32,
    pub(crate) middle_is_spy: f32,
    pub(crate) middle_is_place: f32,
    pub(crate) procedure: TimeUpProcedure,
    pub(crate) spy_may_accuse: bool,
}

/// What seems to be true.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Odds {
    pub(crate) guilty: f32,
    pub(crate) middle: f32,
}

impl Stakes {
    /// Without rules: what nearly all of them have in common.
    pub(crate) fn of(rules: Option<&Ruleset>) -> Self {
        let Some(rules) = rules else {
            return Self::usual();
        };
        #[allow(clippy::cast_precision_loss, reason = "points are few")]
        let points = |points: i32| points as f32;
        let score = &rules.score;
        Self {
            civ: points(score.civ),
            bonus_mid: points(score.bonus_mid),
            bonus_timeup: points(score.bonus_timeup),
            guess: points(score.spy_guess),
            wrong_mid: points(score.spy_mid_wrong),
            wrong_timeup: points(score.spy_timeup_wrong),
            none: points(score.spy_timeup_none),
            missed: points(score.guess_wrong),
            middle_is_spy: points(score.middle_is_spy),
            middle_is_place: points(score.middle_is_location),
            procedure: rules.timeup.procedure,
            spy_may_accuse: rules.accuse.who == AccuseWho::Any,
        }
    }

    fn usual() -> Self {
        Self {
            civ: 1.0,
            bonus_mid: 1.0,
            bonus_timeup: 0.0,
            guess: 4.0,
            wrong_mid: 4.0,
            wrong_timeup: 4.0,
            none: 2.0,
            missed: 1.0,
            middle_is_spy: 1.0,
            middle_is_place: 2.0,
            procedure: TimeUpProcedure::None,
            spy_may_accuse: false,
        }
    }

    /// To an agent: a conviction, with an extra point or without.
    pub(crate) fn conviction(&self, odds: Odds, bonus: f32, wrong: f32) -> f32 {
        let innocent = (1.0 - odds.guilty - odds.middle).max(0.0);
        odds.guilty * (self.civ + bonus) - innocent * ENVY * wrong
    }

    /// To an agent: turning the middle over.
    pub(crate) fn middle(&self, middle: f32) -> f32 {
        middle * self.middle_is_spy - (1.0 - middle) * ENVY * self.middle_is_place
    }

    /// To an agent: nobody is convicted.
    pub(crate) fn nobody(&self, middle: f32) -> f32 {
        -(1.0 - middle) * ENVY * self.none
    }

    /// To an agent: the spy names the place.
    pub(crate) fn named(&self, knows: f32) -> f32 {
        (1.0 - knows) * self.missed - knows * ENVY * self.guess
    }

    /// To the spy: naming a place that is right with this likelihood.
    pub(crate) fn guess(&self, right: f32) -> f32 {
        right * self.guess - (1.0 - right) * ENVY * self.missed
    }
}
