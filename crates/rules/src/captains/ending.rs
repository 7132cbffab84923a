//! How a round ends and what that is worth.

use wire::{CaptainsEnding, NamedView, Reason, SeatId, VoidReason};

use crate::{
    captains::{
        Deal, Event, RULES, Round, Score,
        state::{Captain, Stage},
    },
    room::{Draft, Earnings},
};

const SCORE: Score = RULES.score;

/// The teams are complete. The spy names the places, unless there is no spy any more.
pub(crate) fn begin_naming(d: &mut Draft, ending: CaptainsEnding) {
    let deal = d.state.hidden.cards.captains.deal.as_ref();
    let spy = deal.and_then(|deal| deal.peek().spy());
    let round = d.state.public.captains_round();
    let here = spy.filter(|spy| round.is_some_and(|r| r.circle.is_active(*spy)));
    match here {
        Some(spy) => d.emit_captains(Event::NamingBegan { spy, ending }),
        None => finish(d, ending),
    }
}

/// The spy has named a place for the captain in turn, or passed.
pub(crate) fn name(d: &mut Draft, place: Option<String>) {
    d.emit_captains(Event::Named { place });
    let round = d.state.public.captains_round();
    if round.is_some_and(|r| r.to_be_named().is_none()) {
        end(d);
    }
}

/// The naming is over.
pub(crate) fn end(d: &mut Draft) {
    let round = d.state.public.captains_round();
    if let Some(Stage::Naming(naming)) = round.map(|r| &r.stage) {
        let ending = naming.ending;
        finish(d, ending);
    }
}

pub(crate) fn void(d: &mut Draft, reason: VoidReason) {
    finish(d, CaptainsEnding::Void { reason });
}

/// Counts the points.
fn finish(d: &mut Draft, ending: CaptainsEnding) {
    let round = d.state.public.captains_round().filter(|r| !r.is_over());
    let (Some(round), Some(deal)) = (round, &d.state.hidden.cards.captains.deal) else {
        return;
    };
    let earnings = earnings(round, deal.peek(), ending);
    d.emit_captains(Event::RoundEnded {
        ending,
        points: earnings.points(&round.circle.order),
        earned: earnings.into_vec(),
    });
}

/// Who earned what, and why.
fn earnings(round: &Round, deal: &Deal, ending: CaptainsEnding) -> Earnings {
    let mut earnings = Earnings::default();
    match ending {
        CaptainsEnding::Void { .. } => {}
        CaptainsEnding::SpyPicked { .. }
        | CaptainsEnding::TeamsComplete {}
        | CaptainsEnding::NoAgentLeft {} => {
            for seat in round.circle.order.iter().copied() {
                earn(&mut earnings, round, deal, seat);
            }
        }
    }
    earnings
}

fn earn(earnings: &mut Earnings, round: &Round, deal: &Deal, seat: SeatId) {
    // RULES 9, row 43: a captain who has left keeps the points of the team.
    if let Some(captain) = round.captains.iter().find(|c| c.seat == seat) {
        return team(earnings, deal, captain);
    }
    if round.circle.gone.contains(&seat) {
        return;
    }
    let mut captains = round.captains.iter();
    let picked_by = captains.find(|c| c.team.contains(&seat)).map(|c| c.seat);
    if deal.spy() == Some(seat) {
        let right = |n: &&NamedView| n.place.as_deref() == deal.place(n.captain);
        let named = named(round).iter().filter(right).map(|_| SCORE.place_named);
        let picked = picked_by.map_or(0, |_| SCORE.spy_picked);
        earnings.add(seat, Reason::SpyPicked, picked);
        earnings.add(seat, Reason::PlaceNamed, named.sum());
    } else if picked_by.is_some() && picked_by == deal.side(seat) {
        earnings.add(seat, Reason::OwnCaptain, SCORE.agent);
    }
}

/// What the team is worth; something else for whoever picked the spy.
fn team(earnings: &mut Earnings, deal: &Deal, captain: &Captain) {
    let spy = deal.spy();
    if captain.team.iter().any(|agent| spy == Some(*agent)) {
        return earnings.add(captain.seat, Reason::SpyInTeam, SCORE.captain_of_spy);
    }
    let matches = |agent: &&SeatId| deal.side(**agent) == Some(captain.seat);
    let (own, others): (Vec<_>, Vec<_>) = captain.team.iter().partition(matches);
    let worth = |agents: Vec<&SeatId>, each: i32| agents.iter().map(|_| each).sum();
    let own = worth(own, SCORE.agent_matches);
    earnings.add(captain.seat, Reason::AgentsMatched, own);
    let others = worth(others, SCORE.agent_differs);
    earnings.add(captain.seat, Reason::AgentsDiffered, others);
}

fn named(round: &Round) -> &[NamedView] {
    match &round.stage {
        Stage::Naming(naming) => &naming.named,
        Stage::Dealt | Stage::Asking { .. } | Stage::Picking { .. } | Stage::Over(_) => &[],
    }
}
