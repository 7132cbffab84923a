//! How a round ends and what that is worth.

use wire::{
    Ending, Reason, SeatId, VoidReason,
    ruleset::{BonusTo, ScoreRules, TieBreak},
};

use crate::{
    room::{Draft, Earnings, end_game_if_last},
    spy::{Event, Round},
};

/// When a conviction happened: some rulesets pay it differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    Mid,
    TimeUp,
}

/// The spy was convicted. Who earned the extra point, if anybody?
pub(crate) fn spy_convicted(d: &Draft, when: When, by: Option<SeatId>) -> Ending {
    let public = &d.state.public;
    let deal = d.state.hidden.cards.spy.deal.as_ref();
    let first = public.spy_round().zip(deal).and_then(|(round, deal)| {
        let spy = deal.peek().spy;
        let mut accusations = round.accusations.iter();
        accusations.find(|a| Some(a.suspect) == spy).map(|a| a.by)
    });
    let score = public.spy().map(|g| g.ruleset.score);
    let bonus = score.and_then(|score| {
        let (points, to) = match when {
            When::Mid => (score.bonus_mid, score.bonus_mid_to),
            When::TimeUp => (score.bonus_timeup, score.bonus_timeup_to),
        };
        let earned = match to {
            BonusTo::Accuser => by,
            BonusTo::FirstAccuser => first,
        };
        earned.filter(|_| points != 0)
    });
    Ending::SpyConvicted { by, bonus }
}

pub(crate) fn void(d: &mut Draft, reason: VoidReason) {
    end(d, Ending::Void { reason }, When::Mid);
}

/// Counts the points and, after the last round, ends the game.
pub(crate) fn end(d: &mut Draft, ending: Ending, when: When) {
    let public = &d.state.public;
    let (Some(game), Some(deal)) = (public.spy(), &d.state.hidden.cards.spy.deal) else {
        return;
    };
    let Some(round) = game.round.as_ref().filter(|r| !r.is_over()) else {
        return;
    };
    let earnings = earnings(&game.ruleset.score, round, deal.peek().spy, &ending, when);
    let tie_break = game.ruleset.tie_break;
    d.emit_spy(Event::RoundEnded {
        ending,
        points: earnings.points(&round.circle.order),
        earned: earnings.into_vec(),
    });
    let decides = tie_break == TieBreak::DecidingRound;
    end_game_if_last(d, decides);
}

/// Who earned what, and why.
fn earnings(
    score: &ScoreRules,
    round: &Round,
    spy: Option<SeatId>,
    ending: &Ending,
    when: When,
) -> Earnings {
    let mut earnings = Earnings::default();
    let (to_spy, why, points) = match (ending, when) {
        (Ending::SpyConvicted { .. }, _) => (false, Reason::SpyConvicted, score.civ),
        (Ending::InnocentConvicted { .. }, When::Mid) => {
            (true, Reason::InnocentConvicted, score.spy_mid_wrong)
        }
        (Ending::InnocentConvicted { .. }, When::TimeUp) => {
            (true, Reason::InnocentConvicted, score.spy_timeup_wrong)
        }
        (Ending::GuessedRight {}, _) => (true, Reason::GuessedRight, score.spy_guess),
        (Ending::GuessedWrong { .. }, _) => (false, Reason::GuessedWrong, score.guess_wrong),
        (Ending::MiddleWasSpy { .. }, _) => (false, Reason::MiddleWasSpy, score.middle_is_spy),
        (Ending::MiddleWasPlace { .. }, _) => {
            (true, Reason::MiddleWasPlace, score.middle_is_location)
        }
        (Ending::NobodyConvicted {}, _) => (true, Reason::NobodyConvicted, score.spy_timeup_none),
        // RULES 9, row 16: a forfeit.
        (Ending::SpyLeft {}, _) => (false, Reason::SpyLeft, score.civ),
        (Ending::Void { .. }, _) => return earnings,
    };
    // RULES 9, rows 12 and 13: leavers earn no share, but a bonus goes to the seat.
    for seat in round.circle.active() {
        if (Some(seat) == spy) == to_spy {
            earnings.add(seat, why, points);
        }
    }
    if let Ending::SpyConvicted {
        bonus: Some(to), ..
    } = ending
    {
        let extra = match when {
            When::Mid => score.bonus_mid,
            When::TimeUp => score.bonus_timeup,
        };
        earnings.add(*to, Reason::RightAccusation, extra);
    }
    earnings
}
