//! Takes a round's events in.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use wire::{
    Ending, Happened, LineKind, PointsView, RoleView, SeatId, SpyResultView, StandingView, Tally,
    VoteKind,
    ruleset::{AccuserVote, VoteBallots, VoteOrder},
};

use crate::{
    Public, State,
    room::Game,
    secret::Secret,
    spy::{
        Event, Round,
        course::new_round,
        guard,
        state::{Ballot, Chance, Stage, TimeUp, Turn, Wait},
    },
    timer::Timer,
};

impl State {
    pub(crate) fn apply_spy(&mut self, event: &Event, at_ms: u64) {
        match event {
            Event::Dealt { .. } => self.dealt(event, at_ms),
            Event::VoteOpened { by, .. } => {
                // RULES 8.1, X8: whoever calls a vote says yes. Nothing said before counts in it.
                let game = self.public.game.as_ref();
                let rule = game.map(|g| g.ruleset.vote.accuser_vote);
                let yes = by.filter(|_| rule == Some(AccuserVote::AutomaticYes));
                let ballots = yes.into_iter().map(|by| (by, true)).collect();
                self.hidden.ballots = Secret::new(ballots);
                self.public.apply_spy(event, at_ms);
            }
            Event::Voted { seat, agree } => self.voted(*seat, *agree, at_ms),
            Event::VoteLapsed { seat } => {
                self.voted(*seat, false, at_ms);
                self.public.lapsed(*seat);
            }
            Event::Balloted { seat, whom } => self.balloted(*seat, *whom),
            Event::RoundEnded { ending, points } => self.round_ended(ending, points, at_ms),
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
            | Event::GuessMissed { .. }
            | Event::QuestionLapsed {}
            | Event::TurnPassed { .. }
            | Event::PausedByHost {}
            | Event::WaitedFor { .. }
            | Event::Resumed {}
            | Event::TimeWasUp {}
            | Event::VoterDropped { .. }
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
        self.hidden.deal = Some(Secret::new(deal.clone()));
        let public = &mut self.public;
        let number = public.next_round;
        public.next_round += 1;
        let Some(game) = &mut public.game else { return };
        if let Some(variant) = variant {
            game.ruleset = Arc::new(variant.ruleset.clone());
            game.round_ms = variant.round_ms;
        }
        for seat in public.seats.iter().filter(|s| order.contains(&s.id)) {
            if game.standings.iter().all(|l| l.seat != seat.id) {
                game.standings.push(StandingView {
                    seat: seat.id,
                    name: seat.name.clone(),
                    avatar: seat.avatar,
                    points: 0,
                    left: false,
                });
            }
        }
        if *reshuffled {
            // RULES 9, row 30: from here on only the last one counts as played.
            let last = game.places_played.len().saturating_sub(1);
            game.places_played.drain(..last);
        }
        let asking = public.settings.asking;
        game.round = Some(new_round(number, *starter, order, game, asking, at_ms));
        public.happened(Happened::Dealt { round: number });
        if *reshuffled {
            public.happened(Happened::PlacesReshuffled {});
        }
    }

    fn voted(&mut self, seat: SeatId, agree: bool, at_ms: u64) {
        let mut ballots = self.hidden.ballots.peek().clone();
        ballots.insert(seat, agree);
        self.hidden.ballots = Secret::new(ballots);
        let Some(game) = &mut self.public.game else {
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
        let mut named = self.hidden.named.peek().clone();
        named.insert(seat, whom);
        self.hidden.named = Secret::new(named);
        let round = self.public.game.as_mut().and_then(|g| g.round.as_mut());
        if let Some(Stage::TimeUp(TimeUp::Ballot(ballot))) = round.map(|r| &mut r.stage) {
            ballot.voted.insert(seat);
        }
    }

    /// The votes are shown or dropped: nothing stays hidden of them.
    fn open_ballots(&mut self) {
        self.hidden.ballots = Secret::new(BTreeMap::new());
    }

    fn round_ended(&mut self, ending: &Ending, points: &[PointsView], at_ms: u64) {
        self.open_ballots();
        self.hidden.named = Secret::new(BTreeMap::new());
        let Some(deal) = self.hidden.deal.take() else {
            return;
        };
        let deal = deal.peek();
        let Some(game) = &mut self.public.game else {
            return;
        };
        game.count(ending, points);
        if !game.ruleset.location_reuse {
            game.places_played.retain(|p| *p != deal.place);
            game.places_played.push(deal.place.clone());
        }
        let Some(round) = &mut game.round else { return };
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
        }));
        round.stop_clock(at_ms);
        round.wait = None;
        round.ready.clear();
        let round = round.number;
        self.public.happened(Happened::RoundOver { round });
    }
}

impl Game {
    pub(crate) fn seat_left(&mut self, seat: SeatId, at_ms: u64) {
        let before = self.next_voter();
        if let Some(round) = &mut self.round {
            round.seat_left(seat);
        }
        // RULES 9, row 8: the next voter has a time of their own.
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

    fn count(&mut self, ending: &Ending, points: &[PointsView]) {
        match ending {
            Ending::Void { .. } => self.rounds_void = self.rounds_void.saturating_add(1),
            Ending::SpyConvicted { .. }
            | Ending::InnocentConvicted { .. }
            | Ending::GuessedRight {}
            | Ending::GuessedWrong { .. }
            | Ending::MiddleWasSpy { .. }
            | Ending::MiddleWasPlace { .. }
            | Ending::NobodyConvicted {}
            | Ending::SpyLeft {} => self.rounds_played += 1,
        }
        for earned in points {
            let mut lines = self.standings.iter_mut();
            if let Some(line) = lines.find(|l| l.seat == earned.seat) {
                line.points += earned.points;
            }
        }
    }
}

impl Public {
    /// Events that touch nothing hidden.
    fn apply_spy(&mut self, event: &Event, at_ms: u64) {
        let Some(game) = &mut self.game else { return };
        let (limits, vote_rules) = (game.ruleset.limits, game.ruleset.vote);
        let Some(round) = &mut game.round else { return };
        let happened = match event {
            Event::Looked { seat } => {
                round.ready.insert(*seat);
                round.first_look_ms.get_or_insert(at_ms);
                None
            }
            Event::ClockStarted {} => {
                round.stage = Stage::Questions;
                round.ready.clear();
                round.clock = round.clock.started(at_ms);
                round.turn.since_ms = at_ms;
                round.limit_turn(at_ms);
                Some(Happened::ClockStarted {})
            }
            Event::Asked {
                whom,
                follow_up_by,
                text,
            } => {
                round.asked(*whom, *follow_up_by, text.as_deref(), at_ms);
                None
            }
            Event::Answered { text } => {
                round.answered(text.as_deref(), at_ms);
                None
            }
            Event::Said { seat, text } => {
                round.say(*seat, LineKind::Remark, None, text);
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
            Event::VoterDropped { seat } => {
                if let Some(vote) = round.vote_mut() {
                    vote.voters.retain(|v| v != seat);
                }
                round.go_on(at_ms);
                None
            }
            Event::Exposed { by, suspect } => {
                let (by, suspect) = (*by, *suspect);
                round.stop_clock(at_ms);
                round.accuses(by, suspect);
                Some(Happened::Accused { by, suspect })
            }
            Event::ChanceGiven { kind, seat, queue } => {
                round.wait = None;
                round.stage = Stage::TimeUp(TimeUp::Chance(Chance {
                    kind: *kind,
                    seat: *seat,
                    queue: queue.clone(),
                    timer: Timer::running(at_ms, limits.chance_ms),
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
                round.ready.insert(*seat);
                None
            }
            Event::GuessMissed { place } => {
                round.missed.push(place.clone());
                round.guess_again(limits.guess_ms, place, at_ms)
            }
            Event::Dealt { .. }
            | Event::Voted { .. }
            | Event::VoteLapsed { .. }
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

    fn vote_closed(
        &mut self,
        carried: bool,
        yes: &[SeatId],
        no: &[SeatId],
        missed: &[SeatId],
        at_ms: u64,
    ) {
        let Some(game) = &mut self.game else { return };
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
    fn lapsed(&mut self, seat: SeatId) {
        let round = self.game.as_mut().and_then(|g| g.round.as_mut());
        if let Some(vote) = round.and_then(Round::vote_mut) {
            vote.lapsed.insert(seat);
        }
    }

    /// RULES 9, row 7: two in a row, and the seat is not counted on until it acts.
    fn missed_vote(&mut self, seat: SeatId, at_ms: u64) {
        if let Some(seat) = self.seat_mut(seat) {
            seat.missed_votes = seat.missed_votes.saturating_add(1);
            if seat.missed_votes >= 2 {
                seat.away_since_ms.get_or_insert(at_ms);
            }
        }
    }

    /// Returns the suspect of the vote that did not count.
    fn accusation_given_back(&mut self, at_ms: u64) -> Option<SeatId> {
        let round = self.game.as_mut().and_then(|g| g.round.as_mut());
        let round = round.expect("only an open vote is void");
        let vote = round.vote().expect("only an open vote is void");
        let (suspect, by) = (vote.suspect, vote.by);
        if let Some(times) = by.and_then(|by| round.accused.get_mut(&by)) {
            *times = times.saturating_sub(1);
        }
        if let Some(last) = round.accusations.last_mut() {
            last.void = true;
        }
        round.wait = None;
        round.back_to_questions(at_ms);
        suspect
    }

    fn revealed(&mut self, spy: SeatId, at_ms: u64) {
        let Some(game) = &mut self.game else { return };
        let guess_ms = game.ruleset.limits.guess_ms;
        let Some(round) = &mut game.round else { return };
        round.stop_clock(at_ms);
        round.wait = None;
        let timer = Timer::running(at_ms, guess_ms);
        round.stage = Stage::Guess { spy, timer };
        self.happened(Happened::SpyRevealed { seat: spy });
    }
}
