//! How the second judge counts accusations and votes: who may call one, who may vote, in which order,
//! what it takes and when it is over.

use std::collections::BTreeMap;

use rules::spy;
use wire::{
    Asking, SeatId, VoteKind,
    ruleset::{
        AccuseResolution, AccuseWho, AccuserVote, TimeUpProcedure, VoteEligible, VoteOrder,
        VoteRules, VoteThreshold,
    },
};

use super::{Conviction, Round};

#[derive(Clone, Debug)]
pub(super) struct Vote {
    rules: VoteRules,
    kind: VoteKind,
    suspect: Option<SeatId>,
    by: Option<SeatId>,
    voters: Vec<SeatId>,
    said: BTreeMap<SeatId, bool>,
}

impl Vote {
    /// Row 12: a vote that is in stands; otherwise the leaver has none.
    pub(super) fn leaves(&mut self, seat: SeatId) {
        self.voters
            .retain(|v| *v != seat || self.said.contains_key(v));
    }

    fn goes_round(&self) -> bool {
        self.kind == VoteKind::Stop && self.rules.order == VoteOrder::Clockwise
    }

    fn who(&self, agree: bool) -> Vec<SeatId> {
        let voters = self.voters.iter().copied();
        voters
            .filter(|v| self.said.get(v) == Some(&agree))
            .collect()
    }

    /// Whether so many of its voters are enough. RULES 6.1: the middle takes everybody.
    fn is_enough(&self, yes: usize) -> bool {
        let majority = self.rules.threshold == VoteThreshold::Majority;
        match majority && self.kind != VoteKind::Point {
            true => 2 * yes > self.voters.len(),
            false => yes == self.voters.len(),
        }
    }

    /// RULES 8.1, EN-f: nobody else needs to be asked.
    fn is_cut_short(&self) -> bool {
        let (yes, no) = (self.who(true).len(), self.who(false).len());
        let decided = match self.rules.threshold {
            VoteThreshold::Unanimous => no > 0,
            VoteThreshold::Majority => {
                self.is_enough(yes) || !self.is_enough(self.voters.len() - no)
            }
        };
        self.rules.short_circuit && self.kind == VoteKind::Stop && decided
    }

    fn says(&mut self, seat: SeatId, agree: bool) {
        assert!(self.voters.contains(&seat), "{seat} has a vote");
        assert!(!self.is_cut_short(), "{self:?} is over");
        if self.goes_round() {
            let next = self.voters.iter().find(|v| !self.said.contains_key(v));
            assert_eq!(next, Some(&seat), "RULES 5: one by one");
        }
        assert_eq!(self.said.insert(seat, agree), None, "votes are final");
    }
}

impl Round {
    /// RULES 6.1: no vote.
    pub(super) fn exposes(&mut self, by: SeatId, suspect: SeatId) {
        assert_eq!(self.rules.accuse.resolution, AccuseResolution::Reveal);
        assert!(by != suspect && self.stays(by) && self.stays(suspect));
        assert!(self.asks() || self.has_last_chance(by), "out of turn");
        self.accuses(by, suspect);
        let (suspect, by) = (Some(suspect), Some(by));
        self.convicted = Some(Conviction { suspect, by });
    }

    fn has_last_chance(&self, seat: SeatId) -> bool {
        let last = self.rules.timeup.procedure == TimeUpProcedure::LastChance;
        self.time_was_up && last && self.chance == Some(seat) && !self.revealed
    }

    fn accuses(&mut self, by: SeatId, suspect: SeatId) {
        let rules = &self.rules.accuse;
        assert!(rules.who == AccuseWho::Any || Some(by) != self.spy);
        let accused = self.accused.entry(by).or_default();
        assert!(*accused < rules.per_round, "{by} again");
        *accused += 1;
        if !rules.same_suspect_again {
            assert!(self.cleared.insert(suspect), "{suspect} again");
        }
        // RULES 8.1, TT-c: also if its vote turns out void.
        if self.spy == Some(suspect) {
            self.first_accuser.get_or_insert(by);
        }
    }

    /// Row 9: as if it had not been made.
    fn takes_back(&mut self, by: SeatId, suspect: SeatId) {
        *self.accused.get_mut(&by).expect("an accusation") -= 1;
        self.accused.retain(|_, times| *times > 0);
        self.cleared.remove(&suspect);
    }

    pub(super) fn watch_votes(&mut self, event: &spy::Event) {
        let open = |round: &'_ mut Self| round.vote.take().expect("a vote is open");
        match event {
            spy::Event::VoteOpened {
                kind,
                suspect,
                by,
                voters,
                ..
            } => {
                let rules = self.rules.vote;
                let says_yes = |by: &SeatId| {
                    (rules.accuser_vote == AccuserVote::AutomaticYes).then_some((*by, true))
                };
                self.vote_opens(Vote {
                    rules,
                    kind: *kind,
                    suspect: *suspect,
                    by: *by,
                    voters: voters.clone(),
                    said: by.iter().filter_map(says_yes).collect(),
                });
            }
            spy::Event::Voted { seat, agree } => {
                let vote = self.vote.as_mut().expect("a vote is open");
                vote.says(*seat, *agree);
            }
            // Row 8: silence is a no.
            spy::Event::VoteLapsed { seat } => {
                let vote = self.vote.as_mut().expect("a vote is open");
                assert!(vote.goes_round());
                vote.says(*seat, false);
            }
            spy::Event::VoterDropped { seat } => {
                assert!(self.time_was_up, "before time-up the vote is void");
                let vote = self.vote.as_mut().expect("a vote is open");
                vote.voters.retain(|v| v != seat);
            }
            spy::Event::VoteClosed {
                carried, yes, no, ..
            } => {
                let vote = open(self);
                self.vote_closes(&vote, *carried, yes, no);
            }
            spy::Event::VoteVoided { .. } | spy::Event::VoteDropped {} => {
                let vote = open(self);
                assert!(!self.time_was_up, "there is nothing to give back");
                if let (VoteKind::Stop, Some(by), Some(suspect)) =
                    (vote.kind, vote.by, vote.suspect)
                {
                    self.takes_back(by, suspect);
                }
            }
            _ => {}
        }
    }

    fn vote_opens(&mut self, vote: Vote) {
        // After time-up a vote that lost its voters gives way to the next; nothing else does.
        if let Some(open) = &self.vote {
            assert!(self.time_was_up && open.voters.len() < 2, "{open:?}");
        }
        let procedure = self.rules.timeup.procedure;
        let may_act = |by: SeatId| !self.time_was_up || self.has_last_chance(by);
        let may_be = match (vote.kind, vote.by) {
            (VoteKind::Stop, Some(by)) => {
                may_act(by) && self.rules.accuse.resolution == AccuseResolution::Vote
            }
            (VoteKind::Point, Some(by)) => {
                may_act(by) && self.rules.point && !self.pointed.contains(&by)
            }
            (VoteKind::Proposal, Some(by)) => {
                self.chance == Some(by) && procedure == TimeUpProcedure::Proposals
            }
            (VoteKind::Suspects, None) => {
                self.time_was_up && procedure == TimeUpProcedure::Suspects
            }
            _ => false,
        };
        assert!(may_be, "{vote:?} in {self:?}");
        assert_eq!(vote.suspect.is_none(), vote.kind == VoteKind::Point);
        assert!(self.convicted.is_none() && !self.revealed);
        let all = self.rules.vote.eligible == VoteEligible::All;
        let may_vote = |v: &SeatId| (all || Some(*v) != vote.suspect) && self.stays(*v);
        let lap = self.clockwise_from(vote.by.or(vote.suspect).unwrap());
        let in_order: Vec<SeatId> = lap.filter(|v| vote.voters.contains(v)).collect();
        assert_eq!(vote.voters, in_order);
        assert!(vote.voters.len() > 1 && vote.voters.iter().all(may_vote));
        if let (VoteKind::Stop, Some(by), Some(suspect)) = (vote.kind, vote.by, vote.suspect) {
            self.accuses(by, suspect);
        }
        self.vote = Some(vote);
    }

    fn vote_closes(&mut self, vote: &Vote, carried: bool, yes: &[SeatId], no: &[SeatId]) {
        let agree = vote.who(true);
        assert_eq!(yes, agree, "{vote:?}");
        if vote.is_cut_short() {
            // Whoever was not asked any more has said nothing.
            assert_eq!(no, vote.who(false), "{vote:?}");
        } else {
            let others = vote.voters.iter().copied().filter(|v| !agree.contains(v));
            assert_eq!(no, others.collect::<Vec<_>>(), "{vote:?}");
        }
        assert_eq!(carried, vote.is_enough(agree.len()), "{vote:?}");
        let Vote { suspect, by, .. } = *vote;
        // RULES 6.1: not again before another answer, where answers are counted; the last chance is
        // one in any case.
        if vote.kind == VoteKind::Point && !carried && !self.time_was_up {
            let counted = self.asking != Asking::Spoken;
            self.pointed.extend(by.filter(|_| counted));
        }
        self.convicted = carried.then_some(Conviction { suspect, by });
    }
}
