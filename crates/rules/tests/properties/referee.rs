//! A second judge, written from RULES 3 and 9 and not from the code: it watches the events go by,
//! knows every deal, and says what each round must have been worth.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Event, spy};
use wire::{Ending, PointsView, SeatId, VoteKind};

#[derive(Debug, Default)]
pub(crate) struct Referee {
    round: Option<Round>,
    pub(crate) rounds_judged: usize,
}

#[derive(Debug)]
struct Round {
    order: Vec<SeatId>,
    spy: SeatId,
    place: String,
    left: BTreeSet<SeatId>,
    /// Who accused the spy first, if anybody has.
    first_accuser: Option<SeatId>,
    vote: Option<Vote>,
    convicted: Option<Conviction>,
    time_was_up: bool,
    revealed: bool,
}

#[derive(Debug)]
struct Vote {
    kind: VoteKind,
    suspect: SeatId,
    by: Option<SeatId>,
    voters: Vec<SeatId>,
    said: BTreeMap<SeatId, bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Conviction {
    kind: VoteKind,
    suspect: SeatId,
    by: Option<SeatId>,
}

impl Referee {
    pub(crate) fn watch(&mut self, event: &Event) {
        match event {
            Event::Left { seat } | Event::Kicked { seat } => {
                if let Some(round) = &mut self.round {
                    round.leaves(*seat);
                }
            }
            Event::Spy {
                event: spy::Event::Dealt { order, deal, .. },
            } => {
                assert!(self.round.is_none(), "one round at a time");
                self.round = Some(Round::new(order, deal));
            }
            Event::Spy {
                event: spy::Event::RoundEnded { ending, points },
            } => {
                let round = self.round.take().expect("only a round can end");
                round.check_ending(ending);
                assert_eq!(*points, round.points(ending), "{ending:?} of {round:?}");
                self.rounds_judged += 1;
            }
            Event::Spy { event } => {
                if let Some(round) = &mut self.round {
                    round.watch(event);
                }
            }
            _ => {}
        }
    }
}

impl Round {
    fn new(order: &[SeatId], deal: &spy::Deal) -> Self {
        Self {
            order: order.to_vec(),
            spy: deal.spy(),
            place: deal.place().to_owned(),
            left: BTreeSet::new(),
            first_accuser: None,
            vote: None,
            convicted: None,
            time_was_up: false,
            revealed: false,
        }
    }

    /// Row 12: a vote that is in stands; otherwise the leaver has none.
    fn leaves(&mut self, seat: SeatId) {
        self.left.insert(seat);
        if let Some(vote) = &mut self.vote {
            vote.voters
                .retain(|v| *v != seat || vote.said.contains_key(v));
        }
    }

    fn watch(&mut self, event: &spy::Event) {
        match event {
            spy::Event::TimeWasUp {} => self.time_was_up = true,
            spy::Event::Revealed { seat } => {
                assert_eq!(*seat, self.spy, "only the spy has something to reveal");
                assert!(
                    self.vote.is_none() && !self.time_was_up,
                    "RULES 3: too late"
                );
                self.revealed = true;
            }
            spy::Event::VoteOpened {
                kind,
                suspect,
                by,
                voters,
                ..
            } => {
                self.vote_opens(*kind, *suspect, *by, voters);
            }
            spy::Event::Voted { seat, agree } => {
                let vote = self.vote.as_mut().expect("a vote is open");
                assert!(vote.voters.contains(seat), "{seat} has a vote");
                assert_eq!(vote.said.insert(*seat, *agree), None, "votes are final");
            }
            spy::Event::VoterDropped { seat } => {
                let vote = self.vote.as_mut().expect("a vote is open");
                vote.voters.retain(|v| v != seat);
            }
            spy::Event::VoteClosed {
                carried, yes, no, ..
            } => {
                let vote = self.vote.take().expect("a vote is open");
                let agreed = |v: &SeatId| vote.said.get(v) == Some(&true);
                let (agree, disagree) = vote.voters.iter().copied().partition::<Vec<_>, _>(agreed);
                assert_eq!((yes, no), (&agree, &disagree), "{vote:?}");
                assert_eq!(
                    *carried,
                    disagree.is_empty(),
                    "all but the suspect: {vote:?}"
                );
                let Vote {
                    kind, suspect, by, ..
                } = vote;
                self.convicted = carried.then_some(Conviction { kind, suspect, by });
            }
            spy::Event::VoteVoided { .. } | spy::Event::VoteDropped {} => {
                assert!(self.vote.take().is_some(), "a vote is open");
            }
            _ => {}
        }
    }

    fn vote_opens(
        &mut self,
        kind: VoteKind,
        suspect: SeatId,
        by: Option<SeatId>,
        voters: &[SeatId],
    ) {
        // A show of hands that lost its voters gives way to the next; nothing else does.
        if let Some(open) = &self.vote {
            assert!(
                open.kind == VoteKind::Suspects && open.voters.len() < 2,
                "{open:?}"
            );
        }
        assert_eq!(self.time_was_up, kind == VoteKind::Suspects);
        assert!(self.convicted.is_none() && !self.revealed);
        let may_vote =
            |v: &SeatId| *v != suspect && self.order.contains(v) && !self.left.contains(v);
        assert!(
            voters.len() > 1 && voters.iter().all(may_vote),
            "{voters:?}"
        );
        if suspect == self.spy && kind == VoteKind::Stop {
            self.first_accuser = self.first_accuser.or(by);
        }
        let said = by.into_iter().map(|by| (by, true)).collect();
        let voters = voters.to_vec();
        self.vote = Some(Vote {
            kind,
            suspect,
            by,
            voters,
            said,
        });
    }

    fn check_ending(&self, ending: &Ending) {
        let convicted = self.convicted.map(|c| (c.suspect, c.by));
        let spy_is_gone = self.left.contains(&self.spy);
        match ending {
            Ending::SpyConvicted { by, .. } => assert_eq!(convicted, Some((self.spy, *by))),
            Ending::InnocentConvicted { suspect, by } => {
                assert_ne!(*suspect, self.spy);
                assert_eq!(convicted, Some((*suspect, *by)));
            }
            Ending::GuessedRight {} => assert!(self.revealed),
            Ending::GuessedWrong { place } => {
                assert!(self.revealed);
                assert_ne!(place.as_ref(), Some(&self.place));
            }
            Ending::NobodyConvicted {} => assert!(self.time_was_up && convicted.is_none()),
            Ending::SpyLeft {} => assert!(spy_is_gone && convicted.is_none()),
            Ending::Void { .. } => assert_eq!(convicted, None),
        }
        let forfeit = matches!(ending, Ending::SpyLeft {} | Ending::Void { .. });
        assert!(
            !spy_is_gone || forfeit || convicted.is_some(),
            "{ending:?} without a spy"
        );
    }

    fn points(&self, ending: &Ending) -> Vec<PointsView> {
        let mid = self.convicted.is_some_and(|c| c.kind == VoteKind::Stop);
        let (agents, spy) = match ending {
            Ending::SpyConvicted { .. } | Ending::GuessedWrong { .. } | Ending::SpyLeft {} => {
                (1, 0)
            }
            Ending::NobodyConvicted {} => (0, 2),
            Ending::GuessedRight {} | Ending::InnocentConvicted { .. } => (0, 2 + 2),
            Ending::Void { .. } => (0, 0),
        };
        // RULES 8.1, TT-a: only where a stop convicted the spy, whoever called that one.
        let bonus = match ending {
            Ending::SpyConvicted { .. } if mid => self.first_accuser,
            _ => None,
        };
        let line = |seat: &SeatId| {
            let share = if *seat == self.spy { spy } else { agents };
            let stayed = i32::from(!self.left.contains(seat));
            let extra = i32::from(bonus == Some(*seat));
            PointsView {
                seat: *seat,
                points: stayed * share + extra,
            }
        };
        self.order.iter().map(line).collect()
    }
}
