//! How a round begins, and how its turn, its votes and its waits change.

use std::collections::{BTreeMap, BTreeSet};

use wire::{
    Asking, Happened, LineKind, SeatId, VoteKind,
    ruleset::{AccuseResolution, AccuserVote, VoteClock, VoteRules},
};

use crate::{
    room::{Circle, Transcript, Wait, Wording},
    spy::{
        Event, Play, Round,
        state::{Accusation, Stage, TimeUp, Turn, Vote},
    },
    timer::Timer,
};

pub(super) fn new_round(
    circle: Circle,
    starter: SeatId,
    game: &Play,
    asking: Asking,
    at_ms: u64,
) -> Round {
    let (ruleset, round_ms) = (&game.ruleset, game.round_ms);
    let written = asking == Asking::Written;
    Round {
        circle,
        starter,
        drawn: starter,
        look: None,
        clock_total_ms: round_ms,
        clock: Timer::Stopped { left_ms: round_ms },
        stage: Stage::Dealt,
        turn: Turn {
            number: 1,
            asker: starter,
            asked: None,
            about: None,
            not_back_to: None,
            since_ms: at_ms,
            limit: None,
            followed_up: false,
        },
        accused: BTreeMap::new(),
        accusations: Vec::new(),
        votes: 0,
        answers: 0,
        pointed: BTreeMap::new(),
        middle: ruleset.middle_cards > 0,
        reveals: ruleset.accuse.resolution == AccuseResolution::Reveal,
        asking,
        turn_limit_ms: written.then_some(ruleset.limits.turn_written_ms),
        transcript: Transcript::default(),
        questions: Vec::new(),
        counted: Vec::new(),
        missed: Vec::new(),
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
            about: None,
            not_back_to,
            since_ms: at_ms,
            limit: None,
            followed_up: false,
        };
        self.limit_turn(at_ms);
    }

    /// RULES 9, row 34: a typed question or answer has a time of its own, which stands still
    /// whenever the questions do.
    pub(super) fn limit_turn(&mut self, at_ms: u64) {
        let limit = self.turn_limit_ms.map(|ms| Timer::running(at_ms, ms));
        let asking = matches!(self.stage, Stage::Questions) && self.wait.is_none();
        let limit = limit.map(|l| if asking { l } else { l.stopped(at_ms) });
        self.turn.limit = limit;
    }

    pub(super) fn asked(
        &mut self,
        whom: SeatId,
        follow_up_by: Option<SeatId>,
        wording: &Wording,
        at_ms: u64,
    ) {
        if let Some(by) = follow_up_by {
            self.next_turn(by, None, at_ms);
        }
        self.turn.followed_up = follow_up_by.is_some();
        self.turn.asked = Some(whom);
        self.turn.about = wording.phrase.map(|phrase| phrase.attribute);
        self.turn.since_ms = at_ms;
        self.limit_turn(at_ms);
        let asker = self.turn.asker;
        self.question_asked(asker, whom);
        self.transcript
            .say(asker, LineKind::Question, whom, wording);
    }

    pub(super) fn answered(&mut self, wording: &Wording, at_ms: u64) {
        let (asker, followed_up) = (self.turn.asker, self.turn.followed_up);
        let answerer = self.awaited();
        self.transcript
            .say(answerer, LineKind::Answer, asker, wording);
        self.answers += 1;
        self.next_turn(answerer, Some(asker), at_ms);
        self.turn.followed_up = followed_up;
    }

    /// A bot plays on in somebody's seat: from here on everybody writes.
    pub(super) fn taken_over(&mut self, turn_written_ms: u64, at_ms: u64) {
        if self.asking == Asking::Written {
            return;
        }
        self.asking = Asking::Written;
        self.turn_limit_ms = Some(turn_written_ms);
        if matches!(self.stage, Stage::Questions | Stage::Vote(_)) {
            self.limit_turn(at_ms);
        }
    }

    /// The spy named a wrong place and has another try.
    pub(super) fn guess_again(
        &mut self,
        guess_ms: u64,
        place: &str,
        at_ms: u64,
    ) -> Option<Happened> {
        let Stage::Guess { spy, timer } = &mut self.stage else {
            return None;
        };
        *timer = Timer::running(at_ms, guess_ms);
        let (seat, place) = (*spy, place.to_owned());
        Some(Happened::GuessMissed { seat, place })
    }

    /// The clock and the turn stop together.
    pub(super) fn stop_clock(&mut self, at_ms: u64) {
        self.clock = self.clock.stopped(at_ms);
        self.turn.limit = self.turn.limit.map(|l| l.stopped(at_ms));
    }

    fn start_clock(&mut self, at_ms: u64) {
        self.clock = self.clock.started(at_ms);
        self.turn.limit = self.turn.limit.map(|l| l.started(at_ms));
    }

    pub(super) fn vote_opened(
        &mut self,
        event: &Event,
        rules: VoteRules,
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
        // RULES 8.1, X8: whoever calls a vote says yes, unless the house wants to hear it.
        let yes = by.filter(|_| rules.accuser_vote == AccuserVote::AutomaticYes);
        let vote = Vote {
            number: self.votes,
            kind: *kind,
            suspect: *suspect,
            by: *by,
            voters: voters.clone(),
            voted: yes.into_iter().collect(),
            lapsed: BTreeSet::new(),
            timer: Timer::running(at_ms, *length_ms),
            wait_left_ms: wait_ms,
            queue: queue.clone(),
        };
        // Accusing and pointing to the middle may stop the clock or be a last chance.
        let time_is_up = match kind {
            VoteKind::Stop | VoteKind::Point => matches!(self.stage, Stage::TimeUp(_)),
            VoteKind::Suspects | VoteKind::Proposal => true,
        };
        self.stage = if time_is_up {
            Stage::TimeUp(TimeUp::Vote(vote))
        } else {
            let clock = self.clock;
            self.stop_clock(at_ms);
            if rules.clock == VoteClock::Running {
                self.clock = clock;
            }
            Stage::Vote(vote)
        };
        match (kind, *by, *suspect) {
            (VoteKind::Stop, Some(by), Some(suspect)) => {
                self.accuses(by, suspect);
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

    pub(super) fn accuses(&mut self, by: SeatId, suspect: SeatId) {
        *self.accused.entry(by).or_default() += 1;
        self.accusations.push(Accusation {
            by,
            suspect,
            void: false,
        });
    }

    /// RULES 8.1, X10: the same pending question, the same seconds left.
    pub(super) fn back_to_questions(&mut self, at_ms: u64) {
        self.stage = Stage::Questions;
        self.start_clock(at_ms);
        self.turn.since_ms = at_ms;
    }

    /// Whatever runs at this stage stops.
    pub(super) fn stand_still(&mut self, wait: Wait, at_ms: u64) {
        if let Some(timer) = self.step_timer() {
            *timer = timer.stopped(at_ms);
        } else if matches!(self.stage, Stage::Questions) {
            self.stop_clock(at_ms);
            if let Wait::For { seat, .. } = wait {
                self.waited_for.insert(seat);
            }
        }
        self.wait = Some(wait);
    }

    pub(super) fn go_on(&mut self, at_ms: u64) {
        let waited = self.wait.take();
        if let (Some(Wait::For { until_ms, .. }), Some(vote)) = (waited, self.vote_mut()) {
            vote.wait_left_ms = until_ms.saturating_sub(at_ms);
        }
        if let Some(timer) = self.step_timer() {
            *timer = timer.started(at_ms);
        } else if matches!(self.stage, Stage::Questions) {
            self.start_clock(at_ms);
            // Whoever is away has lost no time in a pause.
            if waited == Some(Wait::Host) {
                self.turn.since_ms = at_ms;
            }
        }
    }

    /// What runs at a stage without questions.
    fn step_timer(&mut self) -> Option<&mut Timer> {
        match &mut self.stage {
            Stage::Dealt => self.look.as_mut(),
            Stage::Vote(vote) | Stage::TimeUp(TimeUp::Vote(vote)) => Some(&mut vote.timer),
            Stage::TimeUp(TimeUp::Chance(chance)) => Some(&mut chance.timer),
            Stage::TimeUp(TimeUp::Ballot(ballot)) => Some(&mut ballot.timer),
            Stage::Guess { timer, .. } => Some(timer),
            Stage::Questions | Stage::Over(_) => None,
        }
    }

    /// A time that begins now; where the table stands still, when it goes on.
    pub(super) fn timer(&self, length_ms: u64, at_ms: u64) -> Timer {
        let timer = Timer::running(at_ms, length_ms);
        match self.wait {
            Some(_) => timer.stopped(at_ms),
            None => timer,
        }
    }

    pub(super) fn looked(&mut self, seat: SeatId, look_ms: u64, at_ms: u64) {
        self.circle.ready.insert(seat);
        let timer = self.timer(look_ms, at_ms);
        self.look.get_or_insert(timer);
    }
}
