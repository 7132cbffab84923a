//! How the second judge finds that a round must have ended, and what that was worth.

use wire::{Ending, PointsView, SeatId};

use crate::{
    referee::{Ballot, Round},
    tariff::{Circumstances, Game},
};

impl Round {
    /// RULES 8.1, RU-b: every agent who was asked has named the spy.
    fn is_unanimous(&self, ballot: &Ballot) -> bool {
        let agents = ballot.voters.iter().filter(|v| Some(**v) != self.spy);
        let named: Vec<_> = agents.map(|v| ballot.named.get(v).copied()).collect();
        !named.is_empty() && named.iter().all(|named| *named == self.spy)
    }

    pub(crate) fn check_ending(&self, ending: &Ending) {
        let convicted = self.convicted.map(|c| (c.suspect, c.by));
        let found = self.ballot.as_ref().map(|b| self.is_unanimous(b));
        let spy_is_gone = self.spy.is_some_and(|spy| self.left.contains(&spy));
        match ending {
            Ending::SpyConvicted { by: None, .. } if found.is_some() => {
                assert_eq!(found, Some(true));
            }
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
            }
            Ending::NobodyConvicted {} => {
                assert!(self.time_was_up && convicted.is_none() && found != Some(true));
                let takes_turns = matches!(self.game, Game::Spijun | Game::Middle);
                assert!(!takes_turns || self.next_chance().is_none());
            }
            Ending::SpyLeft {} => assert!(spy_is_gone && convicted.is_none()),
            Ending::Void { .. } => assert_eq!(convicted, None),
        }
        let forfeit = matches!(ending, Ending::SpyLeft {} | Ending::Void { .. });
        assert!(
            !spy_is_gone || forfeit || convicted.is_some(),
            "{ending:?} without a spy"
        );
    }

    pub(crate) fn points(&self, ending: &Ending) -> Vec<PointsView> {
        let (agents, spy) = self.game.shares(ending, self.time_was_up);
        let earned = self.game.bonus(Circumstances {
            time_was_up: self.time_was_up,
            by: self.convicted.and_then(|c| c.by),
            first_accuser: self.first_accuser,
        });
        let bonus = match ending {
            Ending::SpyConvicted { bonus, .. } => {
                assert_eq!(*bonus, earned, "{self:?}");
                earned
            }
            _ => None,
        };
        let line = |seat: &SeatId| {
            let share = if Some(*seat) == self.spy { spy } else { agents };
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
