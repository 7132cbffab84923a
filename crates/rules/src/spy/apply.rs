//! Takes a round's events in.

use std::{collections::BTreeMap, sync::Arc};

use wire::{
    Earned, Ending, Happened, PointsView, RoleView, SeatId, SpyResultView, VoteKind,
    ruleset::{AccuserVote, VoteOrder},
};

use crate::{
    State,
    secret::Secret,
    spy::{
        Event, Play, Round,
        course::new_round,
        guard,
        state::{Stage, TimeUp},
    },
    timer::Timer,
};

impl State {
    pub(crate) fn apply_spy(&mut self, event: &Event, at_ms: u64) {
        match event {
            Event::Dealt { .. } => self.dealt(event, at_ms),
            Event::VoteOpened { by, .. } => {
                // RULES 8.1, X8: whoever calls a vote says yes. Nothing said before counts in it.
                let game = self.public.spy();
                let rule = game.map(|g| g.ruleset.vote.accuser_vote);
                let yes = by.filter(|_| rule == Some(AccuserVote::AutomaticYes));
                let ballots = yes.into_iter().map(|by| (by, true)).collect();
                self.hidden.cards.spy.ballots = Secret::new(ballots);
                self.public.apply_spy(event, at_ms);
            }
            Event::Voted { seat, agree } => self.voted(*seat, *agree, at_ms),
            Event::VoteLapsed { seat } => {
                self.voted(*seat, false, at_ms);
                self.public.lapsed(*seat);
            }
            Event::VoterDropped { seat } => {
                if let Some(game) = self.public.spy_mut() {
                    game.voter_dropped(*seat, at_ms);
                }
            }
            Event::Balloted { seat, whom } => self.balloted(*seat, *whom),
            Event::RoundEnded {
                ending,
                points,
                earned,
            } => self.round_ended(ending, points, earned, at_ms),
            Event::VoteClosed {
                carried,
                yes,
                no,
                missed,
            } => {
                self.open_ballots();
                self.public.vote_closed(*carried, yes, no, missed, at_ms);
            }
            Event::VoteVoided { missing } => {
                self.open_ballots();
                let suspect = self.public.accusation_given_back(at_ms);
                let missing = *missing;
                self.public
                    .happened(Happened::VoteVoid { suspect, missing });
            }
            Event::VoteDropped {} => {
                self.open_ballots();
                let suspect = self.public.accusation_given_back(at_ms);
                self.public.happened(Happened::VoteDropped { suspect });
            }
            Event::Revealed { seat } => {
                self.open_ballots();
                self.public.revealed(*seat, at_ms);
            }
            Event::Looked { .. }
            | Event::ClockStarted {}
            | Event::Asked { .. }
            | Event::Answered { .. }
            | Event::Said { .. }
            | Event::Remarked { .. }
            | Event::GuessMissed { .. }
            | Event::QuestionLapsed {}
            | Event::TurnPassed { .. }
            | Event::PausedByHost {}
            | Event::WaitedFor { .. }
            | Event::Resumed {}
            | Event::TimeWasUp {}
            | Event::Exposed { .. }
            | Event::ChanceGiven { .. }
            | Event::Passed { .. }
            | Event::BallotOpened { .. }
            | Event::Readied { .. } => self.public.apply_spy(event, at_ms),
        }
    }

    fn dealt(&mut self, event: &Event, at_ms: u64) {
        let Event::Dealt {
            starter,
            order,
            deal,
            reshuffled,
            variant,
        } = event
        else {
            return;
        };
        self.hidden.cards.spy.deal = Some(Secret::new(deal.clone()));
        let public = &mut self.public;
        let circle = public.begin_round(order, reshuffled.then_some(1));
        let asking = public.asking();
        let Some(play) = public.spy_mut() else { return };
        if let Some(variant) = variant {
            play.ruleset = Arc::new(variant.ruleset.clone());
            play.round_ms = variant.round_ms;
        }
        play.round = Some(new_round(circle, *starter, play, asking, at_ms));
    }

    fn voted(&mut self, seat: SeatId, agree: bool, at_ms: u64) {
        let mut ballots = self.hidden.cards.spy.ballots.peek().clone();
        ballots.insert(seat, agree);
        self.hidden.cards.spy.ballots = Secret::new(ballots);
        let Some(game) = self.public.spy_mut() else {
            return;
        };
        let limits = game.ruleset.limits;
        let in_turn = game.ruleset.vote.order == VoteOrder::Clockwise;
        let Some(vote) = game.round.as_mut().and_then(Round::vote_mut) else {
            return;
        };
        let first = vote.voted.is_empty();
        vote.voted.insert(seat);
        match vote.kind {
            // RULES 9, row 25. Whatever the first vote says: a timer that waited for a yes would
            // show it while the votes are hidden.
            VoteKind::Suspects if first => {
                vote.timer = vote.timer.at_most(at_ms, limits.first_hand_ms);
            }
            VoteKind::Stop if in_turn => vote.timer = Timer::running(at_ms, limits.voter_ms),
            VoteKind::Stop | VoteKind::Suspects | VoteKind::Proposal | VoteKind::Point => {}
        }
    }

    fn balloted(&mut self, seat: SeatId, whom: SeatId) {
        let mut named = self.hidden.cards.spy.named.peek().clone();
        named.insert(seat, whom);
        self.hidden.cards.spy.named = Secret::new(named);
        let round = self.public.spy_mut().and_then(|g| g.round.as_mut());
        if let Some(Stage::TimeUp(TimeUp::Ballot(ballot))) = round.map(|r| &mut r.stage) {
            ballot.voted.insert(seat);
        }
    }

    /// Votes and ballots are shown or dropped: nothing stays hidden of them.
    fn open_ballots(&mut self) {
        self.hidden.cards.spy.ballots = Secret::new(BTreeMap::new());
        self.hidden.cards.spy.named = Secret::new(BTreeMap::new());
    }

    fn round_ended(
        &mut self,
        ending: &Ending,
        points: &[PointsView],
        earned: &[Earned],
        at_ms: u64,
    ) {
        self.open_ballots();
        let Some(deal) = self.hidden.cards.spy.deal.take() else {
            return;
        };
        let deal = deal.peek();
        let reuse = self.public.spy().is_some_and(|p| p.ruleset.location_reuse);
        if let Some(game) = &mut self.public.game {
            game.count(matches!(ending, Ending::Void { .. }), points);
            if !reuse {
                game.played(&deal.place);
            }
        }
        self.public.visited(&deal.place);
        let Some(round) = self.public.spy_mut().and_then(|p| p.round.as_mut()) else {
            return;
        };
        let roles = deal.roles.iter().filter(|(_, role)| !role.is_empty());
        let roles = roles.map(|(seat, role)| RoleView {
            seat: *seat,
            role: role.clone(),
        });
        round.stage = Stage::Over(Box::new(SpyResultView {
            ending: ending.clone(),
            spy: deal.spy,
            place: deal.place.clone(),
            roles: roles.collect(),
            points: points.to_vec(),
            earned: earned.to_vec(),
        }));
        round.stop_clock(at_ms);
        round.wait = None;
        round.circle.ready.clear();
        let round = round.circle.number;
        self.public.happened(Happened::RoundOver { round });
    }
}

impl Play {
    pub(crate) fn seat_left(&mut self, seat: SeatId, at_ms: u64) {
        self.with_fewer_voters(at_ms, |round| round.seat_left(seat));
    }

    pub(crate) fn taken_over(&mut self, at_ms: u64) {
        let limit_ms = self.ruleset.limits.turn_written_ms;
        if let Some(round) = &mut self.round {
            round.taken_over(limit_ms, at_ms);
        }
    }

    fn voter_dropped(&mut self, seat: SeatId, at_ms: u64) {
        self.with_fewer_voters(at_ms, |round| {
            if let Some(vote) = round.vote_mut() {
                vote.voters.retain(|v| *v != seat);
            }
            round.go_on(at_ms);
        });
    }

    /// RULES 9, row 8: whoever is the next voter after that has a time of their own.
    fn with_fewer_voters(&mut self, at_ms: u64, lose: impl FnOnce(&mut Round)) {
        let before = self.next_voter();
        if let Some(round) = &mut self.round {
            lose(round);
        }
        let voter_ms = self.ruleset.limits.voter_ms;
        if self.next_voter() != before
            && let Some(vote) = self.round.as_mut().and_then(Round::vote_mut)
        {
            vote.timer = Timer::running(at_ms, voter_ms);
        }
    }

    /// Whose turn it is in a vote that goes round the table.
    fn next_voter(&self) -> Option<SeatId> {
        let vote = self.round.as_ref()?.vote()?;
        vote.missing().next().filter(|_| guard::in_turn(self, vote))
    }
}
