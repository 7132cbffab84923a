//! What a round's events do to what all may see. Nothing hidden is within reach here.

use std::collections::BTreeSet;

use wire::{Happened, Ruleset, SeatId, Tally, VoteKind, ruleset::VoteBallots};

use crate::{
    Public, State,
    room::{Wait, Wording},
    spy::{
        Event, Round,
        state::{Ballot, Chance, Stage, TimeUp, Turn},
    },
    timer::Timer,
};

/// The rules of the spy game that is on, as they are frozen.
pub fn rules_played(state: &State) -> Option<Ruleset> {
    Some((*state.public.spy()?.ruleset).clone())
}

impl Public {
    /// Events that touch nothing hidden.
    pub(super) fn apply_spy(&mut self, event: &Event, at_ms: u64) {
        let Some(game) = self.spy_mut() else { return };
        let (limits, vote_rules) = (game.ruleset.limits, game.ruleset.vote);
        let Some(round) = &mut game.round else { return };
        let happened = match event {
            Event::Looked { seat } => {
                round.looked(*seat, limits.look_ms, at_ms);
                None
            }
            Event::ClockStarted {} => {
                round.stage = Stage::Questions;
                round.circle.ready.clear();
                round.clock = round.clock.started(at_ms);
                round.turn.since_ms = at_ms;
                round.limit_turn(at_ms);
                Some(Happened::ClockStarted {})
            }
            Event::Asked {
                whom,
                follow_up_by,
                text,
                phrase,
            } => {
                let wording = Wording::of(text, *phrase, None);
                round.asked(*whom, *follow_up_by, &wording, at_ms);
                None
            }
            Event::Answered {
                text,
                phrase,
                level,
            } => {
                round.answered(&Wording::of(text, *phrase, *level), at_ms);
                None
            }
            Event::Said { seat, text } => {
                round.transcript.talk(*seat, text);
                None
            }
            Event::Remarked { seat, remark } => {
                round.circle.remarked(*seat);
                round.transcript.remark(*seat, *remark);
                None
            }
            Event::QuestionLapsed {} => {
                let seat = round.awaited();
                let Turn {
                    asker, not_back_to, ..
                } = round.turn;
                round.next_turn(asker, not_back_to, at_ms);
                Some(Happened::TurnPassed { seat })
            }
            Event::TurnPassed { to } => {
                let seat = round.turn.asker;
                round.next_turn(*to, None, at_ms);
                if matches!(round.stage, Stage::Dealt) {
                    round.starter = *to;
                }
                Some(Happened::TurnPassed { seat })
            }
            Event::PausedByHost {} => {
                round.stand_still(Wait::Host, at_ms);
                Some(Happened::PausedByHost {})
            }
            Event::WaitedFor { seat, until_ms } => {
                let (seat, until_ms) = (*seat, *until_ms);
                round.stand_still(Wait::For { seat, until_ms }, at_ms);
                Some(Happened::WaitingFor { seat })
            }
            Event::Resumed {} => {
                round.go_on(at_ms);
                Some(Happened::Resumed {})
            }
            Event::TimeWasUp {} => {
                round.clock = Timer::Stopped { left_ms: 0 };
                round.turn.asked = None;
                round.turn.limit = None;
                Some(Happened::TimeUp {})
            }
            Event::VoteOpened { .. } => {
                round.vote_opened(event, vote_rules, limits.voter_off_ms, at_ms)
            }
            Event::Exposed { by, suspect } => {
                let (by, suspect) = (*by, *suspect);
                round.stop_clock(at_ms);
                round.accuses(by, suspect);
                Some(Happened::Accused { by, suspect })
            }
            Event::ChanceGiven { kind, seat, queue } => {
                // A vote that waited for somebody is over; a pause by the host goes on.
                round.wait = round.wait.filter(|wait| *wait == Wait::Host);
                round.stage = Stage::TimeUp(TimeUp::Chance(Chance {
                    kind: *kind,
                    seat: *seat,
                    queue: queue.clone(),
                    timer: round.timer(limits.chance_ms, at_ms),
                }));
                None
            }
            Event::Passed { seat } => Some(Happened::Passed { seat: *seat }),
            Event::BallotOpened { voters } => {
                round.stage = Stage::TimeUp(TimeUp::Ballot(Ballot {
                    voters: voters.clone(),
                    voted: BTreeSet::new(),
                    timer: Timer::running(at_ms, limits.ballot_ms),
                }));
                None
            }
            Event::Readied { seat } => {
                round.circle.ready.insert(*seat);
                None
            }
            Event::GuessMissed { place } => {
                round.missed.push(place.clone());
                round.guess_again(limits.guess_ms, place, at_ms)
            }
            Event::Dealt { .. }
            | Event::Voted { .. }
            | Event::VoteLapsed { .. }
            | Event::VoterDropped { .. }
            | Event::Balloted { .. }
            | Event::VoteClosed { .. }
            | Event::VoteVoided { .. }
            | Event::VoteDropped {}
            | Event::Revealed { .. }
            | Event::RoundEnded { .. } => None,
        };
        if let Some(happened) = happened {
            self.happened(happened);
        }
    }

    pub(super) fn vote_closed(
        &mut self,
        carried: bool,
        yes: &[SeatId],
        no: &[SeatId],
        missed: &[SeatId],
        at_ms: u64,
    ) {
        let Some(game) = self.spy_mut() else { return };
        let secret = game.ruleset.vote.ballots == VoteBallots::Secret;
        let Some(round) = &mut game.round else { return };
        let Some(vote) = round.vote() else { return };
        let (suspect, kind, by) = (vote.suspect, vote.kind, vote.by);
        let count = |seats: &[SeatId]| u8::try_from(seats.len()).unwrap_or(u8::MAX);
        let tally = secret.then(|| Tally {
            yes: count(yes),
            no: count(no),
        });
        let shown = |seats: &[SeatId]| if secret { Vec::new() } else { seats.to_vec() };
        let (yes, no) = (shown(yes), shown(no));
        round.vote_counted((kind, suspect, by), (&yes, &no), tally, carried);
        round.wait = None;
        if kind == VoteKind::Point && !carried {
            round.pointed.extend(by.map(|by| (by, round.answers)));
        }
        if matches!(round.stage, Stage::Vote(_)) && !carried {
            round.back_to_questions(at_ms);
        }
        self.happened(if carried {
            Happened::VoteCarried {
                suspect,
                yes,
                tally,
            }
        } else {
            Happened::VoteFailed {
                suspect,
                yes,
                no,
                tally,
            }
        });
        for seat in missed {
            self.missed_vote(*seat, at_ms);
        }
    }

    /// RULES 9, row 8.
    pub(super) fn lapsed(&mut self, seat: SeatId) {
        let round = self.spy_mut().and_then(|g| g.round.as_mut());
        if let Some(vote) = round.and_then(Round::vote_mut) {
            vote.lapsed.insert(seat);
        }
    }

    /// RULES 9, row 7: two in a row, and the seat is not counted on until it acts.
    fn missed_vote(&mut self, seat: SeatId, at_ms: u64) {
        // A bot of the house is always here.
        let known = self.seat_mut(seat).filter(|seat| !seat.is_of_house());
        if let Some(seat) = known {
            seat.missed_votes = seat.missed_votes.saturating_add(1);
            if seat.missed_votes >= 2 {
                seat.away_since_ms.get_or_insert(at_ms);
            }
        }
    }

    /// Returns the suspect of the vote that did not count.
    pub(super) fn accusation_given_back(&mut self, at_ms: u64) -> Option<SeatId> {
        let round = self.spy_mut().and_then(|g| g.round.as_mut());
        let round = round.expect("only an open vote is void");
        let vote = round.vote().expect("only an open vote is void");
        let (suspect, by) = (vote.suspect, vote.by);
        // Pointing to the middle is no accusation, so there is none to give back.
        let accuser = by.filter(|_| vote.kind == VoteKind::Stop);
        if let Some(times) = accuser.and_then(|by| round.accused.get_mut(&by)) {
            *times = times.saturating_sub(1);
        }
        let given_back = accuser.and_then(|_| round.accusations.last_mut());
        if let Some(last) = given_back {
            last.void = true;
        }
        round.wait = None;
        round.back_to_questions(at_ms);
        suspect
    }

    pub(super) fn revealed(&mut self, spy: SeatId, at_ms: u64) {
        let Some(game) = self.spy_mut() else { return };
        let guess_ms = game.ruleset.limits.guess_ms;
        let Some(round) = &mut game.round else { return };
        round.stop_clock(at_ms);
        round.wait = None;
        let timer = Timer::running(at_ms, guess_ms);
        round.stage = Stage::Guess { spy, timer };
        self.happened(Happened::SpyRevealed { seat: spy });
    }
}
