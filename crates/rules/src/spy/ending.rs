//! How a round ends and what that is worth.

use wire::{
    Ending, PointsView, SeatId, VoidReason,
    ruleset::{BonusTo, ScoreRules, TieBreak},
};

use crate::{
    room::{Draft, end_game_if_last},
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
    let points = points(&game.ruleset.score, round, deal.peek().spy, &ending, when);
    let tie_break = game.ruleset.tie_break;
    d.emit_spy(Event::RoundEnded { ending, points });
    let decides = tie_break == TieBreak::DecidingRound;
    end_game_if_last(d, decides);
}

/// One line for everybody who was dealt a card.
fn points(
    score: &ScoreRules,
    round: &Round,
    spy: Option<SeatId>,
    ending: &Ending,
    when: When,
) -> Vec<PointsView> {
    let agents = |each: i32| move |seat: SeatId| if Some(seat) == spy { 0 } else { each };
    let only_spy = |points: i32| move |seat: SeatId| if Some(seat) == spy { points } else { 0 };
    let line = |worth: &dyn Fn(SeatId) -> i32, bonus: Option<(SeatId, i32)>| {
        let seats = round.circle.order.iter().copied();
        let points = seats.map(|seat| {
            // RULES 9, rows 12 and 13: leavers earn no share, but a bonus goes to the seat.
            let share = if round.circle.gone.contains(&seat) {
                0
            } else {
                worth(seat)
            };
            let extra = bonus.filter(|(to, _)| *to == seat).map_or(0, |(_, p)| p);
            PointsView {
                seat,
                points: share + extra,
            }
        });
        points.collect::<Vec<_>>()
    };
    match ending {
        Ending::SpyConvicted { bonus, .. } => {
            let extra = match when {
                When::Mid => score.bonus_mid,
                When::TimeUp => score.bonus_timeup,
            };
            line(&agents(score.civ), bonus.map(|to| (to, extra)))
        }
        Ending::InnocentConvicted { .. } => match when {
            When::Mid => line(&only_spy(score.spy_mid_wrong), None),
            When::TimeUp => line(&only_spy(score.spy_timeup_wrong), None),
        },
        Ending::GuessedRight {} => line(&only_spy(score.spy_guess), None),
        Ending::GuessedWrong { .. } => line(&agents(score.guess_wrong), None),
        Ending::MiddleWasSpy { .. } => line(&agents(score.middle_is_spy), None),
        Ending::MiddleWasPlace { .. } => line(&only_spy(score.middle_is_location), None),
        Ending::NobodyConvicted {} => line(&only_spy(score.spy_timeup_none), None),
        // RULES 9, row 16: a forfeit.
        Ending::SpyLeft {} => line(&agents(score.civ), None),
        Ending::Void { .. } => line(&|_| 0, None),
    }
}
