//! How the second judge finds that a round must have ended, and what that was worth.

use wire::{
    Ending, PointsView, SeatId,
    ruleset::{Deciders, TimeUpProcedure},
};

use super::{Round, tariff::Circumstances, time_up::Ballot};

impl Round {
    /// Whom a secret ballot convicts.
    fn named_by_all(&self, ballot: &Ballot) -> Option<SeatId> {
        let all_name = |suspect: SeatId| {
            let mut others = ballot.voters.iter().filter(|v| **v != suspect);
            others.all(|v| ballot.named.get(v) == Some(&suspect))
        };
        let others = |seat: SeatId| ballot.voters.iter().filter(|v| **v != seat).count();
        match self.rules.timeup.deciders {
            // RULES 8.1, RU-b: every agent who was asked has named the spy.
            Deciders::Civilians => self.spy.filter(|spy| others(*spy) > 0 && all_name(*spy)),
            Deciders::AllButSuspect => {
                let players = self.order.iter().copied().filter(|s| self.stays(*s));
                let mut named = players.filter(|s| others(*s) > 1 && all_name(*s));
                let first = named.next();
                assert_eq!(named.next(), None, "nobody names two");
                first
            }
        }
    }

    pub(super) fn check_ending(&self, ending: &Ending) {
        let by_ballot = self.ballot.as_ref().and_then(|b| self.named_by_all(b));
        let by_vote = self.convicted.map(|c| (c.suspect, c.by));
        let convicted = by_ballot.map(|s| (Some(s), None)).or(by_vote);
        let spy_is_gone = self.spy.is_some_and(|spy| self.left.contains(&spy));
        match ending {
            Ending::SpyConvicted { by, .. } => {
                assert!(self.spy.is_some());
                assert_eq!(convicted, Some((self.spy, *by)));
            }
            Ending::InnocentConvicted { suspect, by } => {
                assert_ne!(Some(*suspect), self.spy);
                assert_eq!(convicted, Some((Some(*suspect), *by)));
            }
            Ending::MiddleWasSpy { by } => {
                assert_eq!((convicted, self.spy), (Some((None, Some(*by))), None));
            }
            Ending::MiddleWasPlace { by } => {
                assert_eq!(convicted, Some((None, Some(*by))));
                assert!(self.spy.is_some());
            }
            Ending::GuessedRight {} => assert!(self.revealed),
            Ending::GuessedWrong { place } => {
                assert!(self.revealed);
                assert_ne!(place.as_ref(), Some(&self.place));
                let tries = self.missed + 1;
                assert!(place.is_none() || tries == self.rules.guess.attempts);
            }
            Ending::NobodyConvicted {} => {
                assert!(self.time_was_up && !self.revealed && convicted.is_none());
                assert!(!self.takes_turns() || self.next_chance().is_none());
            }
            Ending::SpyLeft {} => assert!(spy_is_gone && by_vote.is_none()),
            Ending::Void { .. } => assert_eq!(by_vote, None),
        }
        let forfeit = matches!(ending, Ending::SpyLeft {} | Ending::Void { .. });
        assert!(
            !spy_is_gone || forfeit || by_vote.is_some(),
            "{ending:?} without a spy"
        );
    }

    fn takes_turns(&self) -> bool {
        matches!(
            self.rules.timeup.procedure,
            TimeUpProcedure::Proposals | TimeUpProcedure::LastChance
        )
    }

    pub(super) fn points(&self, ending: &Ending) -> Vec<PointsView> {
        let (agents, spy) = self.tariff.shares(ending, self.time_was_up);
        let earned = self.tariff.bonus(Circumstances {
            time_was_up: self.time_was_up,
            by: self.convicted.and_then(|c| c.by),
            first_accuser: self.first_accuser,
        });
        let bonus = match ending {
            Ending::SpyConvicted { bonus, .. } => {
                assert_eq!(*bonus, earned.map(|(seat, _)| seat), "{self:?}");
                earned
            }
            _ => None,
        };
        let line = |seat: &SeatId| {
            let share = if Some(*seat) == self.spy { spy } else { agents };
            let stayed = i32::from(!self.left.contains(seat));
            let extra = bonus.filter(|(to, _)| to == seat).map_or(0, |(_, p)| p);
            PointsView {
                seat: *seat,
                points: stayed * share + extra,
            }
        };
        self.order.iter().map(line).collect()
    }
}
