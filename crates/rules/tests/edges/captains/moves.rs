//! What captains, agents and the spy do, by name. Numbers of rounds and turns are filled in.

use wire::{CaptainsIntent, Intent, Phase};

use crate::table::Table;

/// In place of an agent: the captain refuses.
pub(super) const NOBODY: &str = "nobody";

impl Table {
    #[track_caller]
    pub(crate) fn act_first(&mut self, who: &str, whom: &str) -> &mut Self {
        let (round, whom) = (self.number(), self.id(whom));
        self.act(
            who,
            Intent::Captains(CaptainsIntent::ActFirst { round, whom }),
        )
    }

    #[track_caller]
    pub(super) fn finish_asking(&mut self, who: &str) -> &mut Self {
        let (round, turn) = (self.number(), self.turn());
        self.act(
            who,
            Intent::Captains(CaptainsIntent::FinishAsking { round, turn }),
        )
    }

    #[track_caller]
    pub(super) fn pick(&mut self, who: &str, whom: &str) -> &mut Self {
        let (round, turn, whom) = (self.number(), self.turn(), self.id(whom));
        self.act(
            who,
            Intent::Captains(CaptainsIntent::Pick { round, turn, whom }),
        )
    }

    #[track_caller]
    pub(super) fn refuse(&mut self, who: &str) -> &mut Self {
        let (round, turn) = (self.number(), self.turn());
        self.act(
            who,
            Intent::Captains(CaptainsIntent::Refuse { round, turn }),
        )
    }

    /// The spy names a place for this captain.
    #[track_caller]
    pub(super) fn call(&mut self, who: &str, captain: &str, place: &str) -> &mut Self {
        let (round, captain) = (self.number(), self.id(captain));
        let place = place.to_owned();
        self.act(
            who,
            Intent::Captains(CaptainsIntent::Name {
                round,
                captain,
                place,
            }),
        )
    }

    /// One question and its answer.
    #[track_caller]
    pub(super) fn hear(&mut self, captain: &str, agent: &str) -> &mut Self {
        self.ask(captain, agent).answer(agent)
    }

    /// Whoever is to ask asks nobody else, until somebody is to pick.
    #[track_caller]
    pub(super) fn stop_asking(&mut self) -> &mut Self {
        while self.phase() == Phase::Asking {
            let captain = self.acting();
            self.finish_asking(captain);
        }
        self
    }

    /// Picks in this order, without questions; [`NOBODY`] is a refusal.
    #[track_caller]
    pub(super) fn team_up(&mut self, picks: &[(&str, &str)]) -> &mut Self {
        for (captain, agent) in picks {
            self.stop_asking();
            match *agent {
                NOBODY => self.refuse(captain),
                agent => self.pick(captain, agent),
            };
        }
        self
    }

    /// The round is played to its end as fast as can be: nobody is asked or picked, nothing is named.
    #[track_caller]
    pub(super) fn play_out(&mut self) -> &mut Self {
        let [first, second] = self.captains();
        self.act_first(first, first).stop_asking();
        self.refuse(first).refuse(second);
        let spy = self.revealed_spy();
        self.pass(spy).pass(spy)
    }
}
