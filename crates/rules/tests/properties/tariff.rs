//! What a round is worth, written from RULES 2 to 6 and 8 and not from the code.

use wire::{Ending, RulesetId, SeatId};

/// By which rules a round is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Game {
    Spijun,
    TimeTravel,
    /// `duel` and `trio`: a card lies in the middle.
    Middle,
    FilmNight,
    Indictment,
}

/// All that the points depend on besides the ending.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Circumstances {
    pub(crate) time_was_up: bool,
    /// Whose accusation, proposal or pointing ended the round.
    pub(crate) by: Option<SeatId>,
    /// Who accused the spy first, if anybody has.
    pub(crate) first_accuser: Option<SeatId>,
}

impl Game {
    pub(crate) fn of(ruleset: RulesetId, players: usize) -> Self {
        match ruleset {
            RulesetId::Spijun => Self::Spijun,
            RulesetId::TimeTravel if players < 4 => Self::Middle,
            RulesetId::TimeTravel => Self::TimeTravel,
            RulesetId::FilmNight => Self::FilmNight,
            RulesetId::Indictment => Self::Indictment,
        }
    }

    /// What the ending is worth to every agent and to the spy, if a player is the spy.
    pub(crate) fn shares(self, ending: &Ending, time_was_up: bool) -> (i32, i32) {
        match ending {
            Ending::SpyConvicted { .. } | Ending::GuessedWrong { .. } | Ending::SpyLeft {} => {
                (1, 0)
            }
            Ending::MiddleWasSpy { .. } => (1, 0),
            Ending::NobodyConvicted {} | Ending::MiddleWasPlace { .. } => (0, 2),
            Ending::GuessedRight {} => (0, 2 + 2),
            Ending::InnocentConvicted { .. } => (0, self.wrong_conviction(time_was_up)),
            Ending::Void { .. } => (0, 0),
        }
    }

    fn wrong_conviction(self, time_was_up: bool) -> i32 {
        match self {
            Self::Spijun | Self::TimeTravel => 4,
            Self::Middle => 2,
            Self::FilmNight if !time_was_up => 3,
            Self::Indictment if !time_was_up => 4,
            Self::FilmNight | Self::Indictment => {
                panic!("{self:?} convicts no innocent after time-up")
            }
        }
    }

    /// Who gets the point for having caught the spy.
    pub(crate) fn bonus(self, how: Circumstances) -> Option<SeatId> {
        match self {
            Self::Spijun | Self::Middle => how.by,
            // RULES 8.1, TT-a: only where a stop convicted the spy, whoever called that one.
            Self::TimeTravel => how.first_accuser.filter(|_| !how.time_was_up),
            // RULES 8.1, RU-g.
            Self::FilmNight | Self::Indictment => how.by.filter(|_| !how.time_was_up),
        }
    }
}
