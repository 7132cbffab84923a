//! How a round begins, and how its turn, its votes and its waits change.

use std::collections::{BTreeMap, BTreeSet};

use wire::{Happened, SeatId, VoteKind};

use crate::{
    room::Game,
    spy::{
        Event, Round,
        ruleset::AccuseResolution,
        state::{Accusation, Stage, TimeUp, Turn, Vote, Wait},
    },
    timer::Timer,
};

pub(super) fn new_round(
    number: u32,
    starter: SeatId,
    order: &[SeatId],
    game: &Game,
    at_ms: u64,
) -> Round {
    let (ruleset, round_ms) = (&game.ruleset, game.round_ms);
    Round {
        number,
        starter,
        order: order.to_vec(),
        gone: BTreeSet::new(),
        ready: BTreeSet::new(),
        first_look_ms: None,
        clock_total_ms: round_ms,
        clock: Timer::Stopped { left_ms: round_ms },
        stage: Stage::Dealt,
        turn: Turn {
            number: 1,
            asker: starter,
            asked: None,
            not_back_to: None,
            since_ms: at_ms,
        },
        accused: BTreeSet::new(),
        accusations: Vec::new(),
        votes: 0,
        answers: 0,
        pointed: BTreeMap::new(),
        middle: ruleset.middle_cards > 0,
        reveals: ruleset.accuse.resolution == AccuseResolution::Reveal,
        waited_for: BTreeSet::new(),
        wait: None,
    }
}

impl Round {
    pub(super) fn next_turn(&mut self, asker: SeatId, not_back_to: Option<SeatId>, at_ms: u64) {
        self.turn = Turn {
            number: self.turn.number + 1,
            asker,
            asked: None,
            not_back_to,
            since_ms: at_ms,
        };
    }

    pub(super) fn vote_opened(
        &mut self,
        event: &Event,
        wait_ms: u64,
        at_ms: u64,
    ) -> Option<Happened> {
        let Event::VoteOpened {
            kind,
            suspect,
            by,
            voters,
            queue,
            length_ms,
        } = event
        else {
            return None;
        };
        self.votes += 1;
        self.wait = None;
        let vote = Vote {
            number: self.votes,
            kind: *kind,
            suspect: *suspect,
            by: *by,
            voters: voters.clone(),
            voted: by.iter().copied().collect(),
            timer: Timer::running(at_ms, *length_ms),
            wait_left_ms: wait_ms,
            queue: queue.clone(),
        };
        // Pointing to the middle may stop the clock or be a last chance.
        let time_is_up = match kind {
            VoteKind::Stop => false,
            VoteKind::Point => matches!(self.stage, Stage::TimeUp(_)),
            VoteKind::Suspects | VoteKind::Proposal => true,
        };
        self.stage = if time_is_up {
            Stage::TimeUp(TimeUp::Vote(vote))
        } else {
            self.clock = self.clock.stopped(at_ms);
            Stage::Vote(vote)
        };
        match (kind, *by, *suspect) {
            (VoteKind::Stop, Some(by), Some(suspect)) => {
                self.accused.insert(by);
                self.accusations.push(Accusation { by, suspect });
                Some(Happened::Accused { by, suspect })
            }
            (VoteKind::Proposal, Some(by), Some(suspect)) => {
                Some(Happened::Proposed { by, suspect })
            }
            (VoteKind::Point, Some(by), _) => Some(Happened::Pointed { by }),
            (VoteKind::Stop | VoteKind::Proposal | VoteKind::Point | VoteKind::Suspects, _, _) => {
                None
            }
        }
    }

    /// RULES 8.1, X10: the same pending question, the same seconds left.
    pub(super) fn back_to_questions(&mut self, at_ms: u64) {
        self.stage = Stage::Questions;
        self.clock = self.clock.started(at_ms);
        self.turn.since_ms = at_ms;
    }

    pub(super) fn stand_still(&mut self, wait: Wait, at_ms: u64) {
        if let Some(vote) = self.vote_mut() {
            vote.timer = vote.timer.stopped(at_ms);
        } else {
            self.clock = self.clock.stopped(at_ms);
            if let Wait::For { seat, .. } = wait {
                self.waited_for.insert(seat);
            }
        }
        self.wait = Some(wait);
    }

    pub(super) fn go_on(&mut self, at_ms: u64) {
        let waited = self.wait.take();
        if let Some(vote) = self.vote_mut() {
            vote.timer = vote.timer.started(at_ms);
            vote.wait_left_ms = match waited {
                Some(Wait::For { until_ms, .. }) => until_ms.saturating_sub(at_ms),
                Some(Wait::Host) | None => vote.wait_left_ms,
            };
        } else {
            self.clock = self.clock.started(at_ms);
        }
    }
}
