//! What a round is worth, written from RULES 2 to 6 and 8 and not from the code. A house changes
//! single prices.

use wire::{Ending, Parameter, SeatId, Settings, VariantId};

use super::rulebook::{changed, variant};

#[derive(Clone, Debug)]
pub(super) struct Tariff {
    settings: Settings,
    variant: VariantId,
}

/// All that the points depend on besides the ending.
#[derive(Clone, Copy, Debug)]
pub(super) struct Circumstances {
    pub(super) time_was_up: bool,
    /// Whose accusation, proposal or pointing ended the round.
    pub(super) by: Option<SeatId>,
    /// Who accused the spy first, if anybody has.
    pub(super) first_accuser: Option<SeatId>,
}

impl Tariff {
    pub(super) fn of(settings: &Settings, players: usize) -> Self {
        Self {
            variant: variant(settings, players),
            settings: settings.clone(),
        }
    }

    /// What the house says, or else the text.
    fn price(&self, name: &str) -> i32 {
        match changed(&self.settings, &format!("score.{name}")) {
            Some(Parameter::Number(points)) => *points,
            _ => written(self.variant, name),
        }
    }

    /// What the ending is worth to every agent and to the spy, if a player is the spy.
    pub(super) fn shares(&self, ending: &Ending, time_was_up: bool) -> (i32, i32) {
        match ending {
            Ending::SpyConvicted { .. } | Ending::SpyLeft {} => (self.price("civ"), 0),
            Ending::GuessedWrong { .. } => (self.price("guessWrong"), 0),
            Ending::MiddleWasSpy { .. } => (self.price("middleIsSpy"), 0),
            Ending::NobodyConvicted {} => (0, self.price("spyTimeupNone")),
            Ending::MiddleWasPlace { .. } => (0, self.price("middleIsLocation")),
            Ending::GuessedRight {} => (0, self.price("spyGuess")),
            Ending::InnocentConvicted { .. } if time_was_up => (0, self.price("spyTimeupWrong")),
            Ending::InnocentConvicted { .. } => (0, self.price("spyMidWrong")),
            Ending::Void { .. } => (0, 0),
        }
    }

    /// Who gets points for having caught the spy, and how many.
    pub(super) fn bonus(&self, how: Circumstances) -> Option<(SeatId, i32)> {
        let moment = if how.time_was_up {
            "bonusTimeup"
        } else {
            "bonusMid"
        };
        let to_first = match changed(&self.settings, &format!("score.{moment}To")) {
            Some(Parameter::Word(to)) => to == "firstAccuser",
            // RULES 8.1, X1.
            _ => self.variant == VariantId::TimeTravel,
        };
        let earned = if to_first { how.first_accuser } else { how.by };
        let points = self.price(moment);
        earned.filter(|_| points > 0).map(|seat| (seat, points))
    }
}

/// RULES 8, the rows of `score`.
fn written(variant: VariantId, name: &str) -> i32 {
    let middle = matches!(variant, VariantId::Duel | VariantId::Trio);
    match name {
        "civ" | "guessWrong" | "bonusMid" => 1,
        "spyGuess" => 2 + 2,
        "spyTimeupNone" => 2,
        // RULES 6.2: the others did not accuse unanimously.
        "spyMidWrong" | "spyTimeupWrong" if middle => 2,
        "spyMidWrong" if variant == VariantId::FilmNight => 3,
        "spyMidWrong" => 4,
        "spyTimeupWrong" => match variant {
            VariantId::Spijun | VariantId::TimeTravel => 4,
            // RULES 8.1, RU-c.
            VariantId::FilmNight => 2,
            // RULES 5: nobody is convicted after time-up.
            _ => 0,
        },
        // RULES 8.1, TT-a and RU-g.
        "bonusTimeup" => i32::from(middle || variant == VariantId::Spijun),
        "middleIsSpy" => i32::from(middle),
        "middleIsLocation" => 2 * i32::from(middle),
        _ => panic!("no price is called {name}"),
    }
}
