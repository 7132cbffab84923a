//! A second judge, written from RULES 2 to 9 and not from the code: it watches the events go by,
//! knows every deal, and says whether each was allowed.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Event, spy};
use wire::{ChanceKind, RulesetId, SeatId, VoteKind};

use crate::tariff::Game;

#[derive(Clone, Debug)]
pub(crate) struct Referee {
    ruleset: RulesetId,
    round: Option<Round>,
}

#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) game: Game,
    pub(crate) order: Vec<SeatId>,
    starter: SeatId,
    /// Nobody: that card lies in the middle.
    pub(crate) spy: Option<SeatId>,
    pub(crate) place: String,
    pub(crate) left: BTreeSet<SeatId>,
    pub(crate) first_accuser: Option<SeatId>,
    clock_has_run: bool,
    pub(crate) time_was_up: bool,
    vote: Option<Vote>,
    /// Whose turn it is after time-up, and who has had one.
    chance: Option<SeatId>,
    had_chance: Vec<SeatId>,
    pub(crate) ballot: Option<Ballot>,
    pub(crate) convicted: Option<Conviction>,
    pub(crate) revealed: bool,
}

#[derive(Clone, Debug)]
struct Vote {
    kind: VoteKind,
    suspect: Option<SeatId>,
    by: Option<SeatId>,
    voters: Vec<SeatId>,
    said: BTreeMap<SeatId, bool>,
}

#[derive(Clone, Debug)]
pub(crate) struct Ballot {
    pub(crate) voters: Vec<SeatId>,
    pub(crate) named: BTreeMap<SeatId, SeatId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Conviction {
    pub(crate) suspect: Option<SeatId>,
    pub(crate) by: Option<SeatId>,
}

impl Referee {
    pub(crate) fn new(ruleset: RulesetId) -> Self {
        Self {
            ruleset,
            round: None,
        }
    }

    pub(crate) fn watch(&mut self, event: &Event) {
        match event {
            Event::Configured { settings } => self.ruleset = settings.ruleset,
            Event::Left { seat } | Event::Kicked { seat } => {
                if let Some(round) = &mut self.round {
                    round.leaves(*seat);
                }
            }
            Event::Spy {
                event:
                    spy::Event::Dealt {
                        order,
                        deal,
                        starter,
                        ..
                    },
            } => {
                assert!(self.round.is_none(), "one round at a time");
                self.round = Some(Round::new(self.ruleset, order, *starter, deal));
            }
            Event::Spy {
                event: spy::Event::RoundEnded { ending, points },
            } => {
                let round = self.round.take().expect("only a round can end");
                round.check_ending(ending);
                assert_eq!(*points, round.points(ending), "{ending:?} of {round:?}");
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
    fn new(ruleset: RulesetId, order: &[SeatId], starter: SeatId, deal: &spy::Deal) -> Self {
        let game = Game::of(ruleset, order.len());
        assert!(
            deal.spy().is_some() || game == Game::Middle,
            "a spy is among {order:?}"
        );
        Self {
            game,
            order: order.to_vec(),
            starter,
            spy: deal.spy(),
            place: deal.place().to_owned(),
            left: BTreeSet::new(),
            first_accuser: None,
            clock_has_run: false,
            time_was_up: false,
            vote: None,
            chance: None,
            had_chance: Vec::new(),
            ballot: None,
            convicted: None,
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
        if let Some(ballot) = &mut self.ballot {
            ballot.voters.retain(|v| *v != seat);
        }
    }

    fn stays(&self, seat: SeatId) -> bool {
        self.order.contains(&seat) && !self.left.contains(&seat)
    }

    /// Clockwise, beginning at the left of `seat`, who comes last.
    fn clockwise_from(&self, seat: SeatId) -> impl Iterator<Item = SeatId> {
        let at = self.order.iter().position(|s| *s == seat).unwrap();
        let lap = self.order.iter().cycle().skip(at + 1);
        lap.take(self.order.len()).copied()
    }

    fn watch(&mut self, event: &spy::Event) {
        match event {
            spy::Event::ClockStarted {} => self.clock_has_run = true,
            spy::Event::TurnPassed { to } if !self.clock_has_run => self.starter = *to,
            spy::Event::TimeWasUp {} => self.time_was_up = true,
            spy::Event::Revealed { seat } => self.reveals(*seat),
            spy::Event::VoteOpened {
                kind,
                suspect,
                by,
                voters,
                ..
            } => self.vote_opens(Vote {
                kind: *kind,
                suspect: *suspect,
                by: *by,
                voters: voters.clone(),
                said: by.iter().map(|by| (*by, true)).collect(),
            }),
            spy::Event::Voted { seat, agree } => self.votes(*seat, *agree),
            spy::Event::VoterDropped { seat } => {
                let vote = self.vote.as_mut().expect("a vote is open");
                vote.voters.retain(|v| v != seat);
            }
            spy::Event::VoteClosed {
                carried, yes, no, ..
            } => self.vote_closes(*carried, yes, no),
            spy::Event::VoteVoided { .. } | spy::Event::VoteDropped {} => {
                assert!(self.vote.take().is_some(), "a vote is open");
            }
            spy::Event::Exposed { by, suspect } => self.exposes(*by, *suspect),
            spy::Event::ChanceGiven { kind, seat, .. } => self.gets_chance(*kind, *seat),
            spy::Event::BallotOpened { voters } => {
                assert!(self.time_was_up && self.game == Game::FilmNight);
                let (voters, named) = (voters.clone(), BTreeMap::new());
                self.ballot = Some(Ballot { voters, named });
            }
            spy::Event::Balloted { seat, whom } => {
                assert!(*whom != *seat && self.stays(*whom), "{seat} names {whom}");
                let ballot = self.ballot.as_mut().expect("a ballot is open");
                assert!(ballot.voters.contains(seat), "{seat} has a vote");
                ballot.named.insert(*seat, *whom);
            }
            _ => {}
        }
    }

    fn reveals(&mut self, seat: SeatId) {
        assert_eq!(Some(seat), self.spy, "only the spy has something to show");
        // RULES 5: at any time, and the open vote lapses.
        let lapsed = self.vote.take();
        assert!(lapsed.is_none() || self.game == Game::Indictment);
        assert!(!self.time_was_up, "too late");
        self.revealed = true;
    }

    fn vote_opens(&mut self, vote: Vote) {
        // After time-up a vote that lost its voters gives way to the next; nothing else does.
        if let Some(open) = &self.vote {
            assert!(self.time_was_up && open.voters.len() < 2, "{open:?}");
        }
        let Vote {
            kind, suspect, by, ..
        } = vote;
        let may_be = match kind {
            VoteKind::Stop => !self.time_was_up && self.game != Game::Middle,
            VoteKind::Suspects => self.time_was_up && self.game == Game::TimeTravel,
            VoteKind::Proposal => self.time_was_up && self.game == Game::Spijun,
            VoteKind::Point => self.game == Game::Middle,
        };
        assert!(may_be, "{vote:?} in {self:?}");
        assert_eq!(suspect.is_none(), kind == VoteKind::Point);
        assert_eq!(by.is_none(), kind == VoteKind::Suspects);
        if self.time_was_up && by.is_some() {
            assert_eq!(by, self.chance, "out of turn");
        }
        assert!(self.convicted.is_none() && !self.revealed);
        let may_vote = |v: &SeatId| Some(*v) != suspect && self.stays(*v);
        let lap = self.clockwise_from(by.or(suspect).unwrap());
        let in_order: Vec<SeatId> = lap.filter(|v| vote.voters.contains(v)).collect();
        assert_eq!(vote.voters, in_order);
        assert!(vote.voters.len() > 1 && vote.voters.iter().all(may_vote));
        if suspect.is_some() && suspect == self.spy && kind == VoteKind::Stop {
            self.first_accuser = self.first_accuser.or(by);
        }
        self.vote = Some(vote);
    }

    fn votes(&mut self, seat: SeatId, agree: bool) {
        let clockwise = self.game == Game::Indictment;
        let vote = self.vote.as_mut().expect("a vote is open");
        assert!(vote.voters.contains(&seat), "{seat} has a vote");
        if clockwise {
            let next = vote.voters.iter().find(|v| !vote.said.contains_key(v));
            assert_eq!(next, Some(&seat), "RULES 5: one by one");
            let all_agreed = vote.said.values().all(|agree| *agree);
            assert!(all_agreed, "RULES 8.1, EN-f: a no ends it");
        }
        assert_eq!(vote.said.insert(seat, agree), None, "votes are final");
    }

    fn vote_closes(&mut self, carried: bool, yes: &[SeatId], no: &[SeatId]) {
        let vote = self.vote.take().expect("a vote is open");
        let agreed = |v: &SeatId| vote.said.get(v) == Some(&true);
        let (agree, mut disagree) = vote.voters.iter().copied().partition::<Vec<_>, _>(agreed);
        if self.game == Game::Indictment {
            // Nobody after the first no was asked.
            disagree.truncate(1);
        }
        assert_eq!((yes, no), (&*agree, &*disagree), "{vote:?}");
        assert_eq!(carried, disagree.is_empty(), "{vote:?}");
        let Vote { suspect, by, .. } = vote;
        self.convicted = carried.then_some(Conviction { suspect, by });
    }

    /// RULES 6.1: no vote, and not by the spy.
    fn exposes(&mut self, by: SeatId, suspect: SeatId) {
        assert_eq!(self.game, Game::Middle);
        assert!(Some(by) != self.spy && by != suspect);
        assert!(self.stays(by) && self.stays(suspect));
        assert!(!self.time_was_up || self.chance == Some(by), "out of turn");
        let (suspect, by) = (Some(suspect), Some(by));
        self.convicted = Some(Conviction { suspect, by });
    }

    /// RULES 2 and 6.1: one lap, the starter first.
    fn gets_chance(&mut self, kind: ChanceKind, seat: SeatId) {
        let game = match kind {
            ChanceKind::Propose => Game::Spijun,
            ChanceKind::LastChance => Game::Middle,
        };
        assert!(self.time_was_up && self.game == game);
        assert_eq!(self.next_chance(), Some(seat));
        self.vote = None;
        self.chance = Some(seat);
        self.had_chance.push(seat);
    }

    pub(crate) fn next_chance(&self) -> Option<SeatId> {
        let lap = [self.starter].into_iter();
        let mut lap = lap.chain(self.clockwise_from(self.starter));
        lap.find(|s| self.stays(*s) && !self.had_chance.contains(s))
    }
}
