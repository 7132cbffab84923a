//! What can be seen of a round between captains, by name. Reads views only.

use wire::{
    CaptainsEnding, CaptainsResultView, CaptainsRoundView, NamingView, RoundView, StepView,
};

use crate::table::Table;

impl Table {
    #[track_caller]
    pub(super) fn teams(&self) -> CaptainsRoundView {
        match self.view().round {
            Some(RoundView::Captains(round)) => round,
            _ => panic!("no round between captains is on"),
        }
    }

    /// The one who acts first comes first, once that is settled.
    #[track_caller]
    pub(super) fn captains(&self) -> [&'static str; 2] {
        self.teams().captains.map(|captain| self.name(captain.seat))
    }

    #[track_caller]
    pub(super) fn team(&self, captain: &str) -> Vec<&'static str> {
        let seat = self.id(captain);
        let mut captains = self.teams().captains.into_iter();
        let captain = captains.find(|c| c.seat == seat).expect("a captain");
        self.names(&captain.team)
    }

    #[track_caller]
    pub(super) fn has_refused(&self, captain: &str) -> bool {
        let seat = self.id(captain);
        let mut captains = self.teams().captains.into_iter();
        captains.any(|c| c.seat == seat && c.refused)
    }

    /// Agents whom nobody has picked.
    #[track_caller]
    pub(super) fn free(&self) -> Vec<&'static str> {
        self.names(&self.teams().agents)
    }

    #[track_caller]
    pub(super) fn step(&self) -> StepView {
        self.teams().step.expect("the round is on")
    }

    /// The captain whose step it is.
    #[track_caller]
    pub(super) fn acting(&self) -> &'static str {
        match *self.step().captains {
            [captain] => self.name(captain),
            _ => panic!("no captain is in turn: {:?}", self.step()),
        }
    }

    /// The agent who owes an answer.
    #[track_caller]
    pub(super) fn owes(&self) -> Option<&'static str> {
        self.step().asked.map(|seat| self.name(seat))
    }

    /// Whom the captain in turn has asked in this lap.
    #[track_caller]
    pub(super) fn heard(&self) -> Vec<&'static str> {
        self.names(&self.step().heard)
    }

    #[track_caller]
    pub(super) fn step_left_ms(&self) -> u64 {
        self.left_of(self.step().timer)
    }

    #[track_caller]
    pub(super) fn naming(&self) -> NamingView {
        self.teams().naming.expect("the spy is to name places")
    }

    #[track_caller]
    pub(super) fn revealed_spy(&self) -> &'static str {
        self.name(self.naming().spy)
    }

    /// Whose place is to be named.
    #[track_caller]
    pub(super) fn to_be_named(&self) -> &'static str {
        self.name(self.naming().captain.expect("a place to be named"))
    }

    #[track_caller]
    pub(super) fn outcome(&self) -> CaptainsResultView {
        self.teams().result.expect("the round is over")
    }

    #[track_caller]
    pub(super) fn how(&self) -> CaptainsEnding {
        self.outcome().ending
    }

    /// Who got points or lost some in this round.
    #[track_caller]
    pub(super) fn earned(&self) -> Vec<(&'static str, i32)> {
        let lines = self.outcome().points.into_iter();
        let lines = lines.filter(|line| line.points != 0);
        lines
            .map(|line| (self.name(line.seat), line.points))
            .collect()
    }
}
