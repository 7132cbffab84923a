//! How the second judge follows what comes after the clock has run out: whose turn it is to accuse, and
//! who names whom in secret.

use std::collections::BTreeMap;

use rules::spy;
use wire::{ChanceKind, SeatId, ruleset::TimeUpProcedure};

use super::Round;

#[derive(Clone, Debug)]
pub(super) struct Ballot {
    pub(super) voters: Vec<SeatId>,
    pub(super) named: BTreeMap<SeatId, SeatId>,
}

impl Round {
    pub(super) fn watch_time_up(&mut self, event: &spy::Event) {
        match event {
            spy::Event::ChanceGiven { kind, seat, .. } => self.gets_chance(*kind, *seat),
            spy::Event::BallotOpened { voters } => {
                let procedure = self.rules.timeup.procedure;
                assert!(self.time_was_up && procedure == TimeUpProcedure::SecretBallot);
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

    /// RULES 2 and 6.1: one lap, the starter first.
    fn gets_chance(&mut self, kind: ChanceKind, seat: SeatId) {
        let procedure = match kind {
            ChanceKind::Propose => TimeUpProcedure::Proposals,
            ChanceKind::LastChance => TimeUpProcedure::LastChance,
        };
        assert!(self.time_was_up && self.rules.timeup.procedure == procedure);
        assert_eq!(self.next_chance(), Some(seat));
        self.vote = None;
        self.chance = Some(seat);
        self.had_chance.push(seat);
    }

    pub(super) fn next_chance(&self) -> Option<SeatId> {
        let lap = [self.starter].into_iter();
        let mut lap = lap.chain(self.clockwise_from(self.starter));
        lap.find(|s| self.stays(*s) && !self.had_chance.contains(s))
    }
}
