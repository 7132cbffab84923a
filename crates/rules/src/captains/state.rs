//! What is kept of the captains' game: a round as all may see it, and apart from it what is hidden.

use wire::{
    Asking, Attribute, CaptainsEnding, CaptainsResultView, Chair, NamedView, Phase, SeatId,
};

use crate::{
    Public,
    captains::Deal,
    room::{self, Circle, Pace, Transcript, Turns},
    secret::{Secret, never_serialised},
};

never_serialised!(Play, Hidden, Round, Captain, Stage, Nth, Naming);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Play {
    /// How often each seat has been captain; void rounds do not count.
    pub(crate) turns: Turns,
    /// The captains of the last round that counted.
    pub(crate) last: Vec<SeatId>,
    pub(crate) round: Option<Round>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hidden {
    pub(crate) deal: Option<Secret<Deal>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    pub(crate) circle: Circle,
    /// The one who acts first comes first, once that is settled.
    pub(crate) captains: [Captain; 2],
    /// Whether it is settled who acts first.
    pub(crate) settled: bool,
    pub(crate) stage: Stage,
    pub(crate) pace: Pace,
    pub(crate) asking: Asking,
    pub(crate) transcript: Transcript,
    /// Who asked whom, the last ones.
    pub(crate) questions: Vec<[Chair; 2]>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Captain {
    pub(crate) seat: SeatId,
    /// In the order in which they were picked, the spy included.
    pub(crate) team: Vec<SeatId>,
    pub(crate) refused: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// It is open which captain acts first.
    Dealt,
    Asking {
        captain: Nth,
        asked: Option<SeatId>,
        /// What the question is about, if it was a phrase.
        about: Option<Attribute>,
        /// Who was asked in this lap.
        heard: Vec<SeatId>,
    },
    Picking {
        captain: Nth,
    },
    /// The teams are complete, and the spy is known to all.
    Naming(Naming),
    Over(Box<CaptainsResultView>),
}

/// Which of the two captains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Nth {
    First,
    Second,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Naming {
    pub(crate) spy: SeatId,
    pub(crate) ending: CaptainsEnding,
    pub(crate) named: Vec<NamedView>,
}

impl Naming {
    pub(crate) fn picked_by(&self) -> Option<SeatId> {
        match self.ending {
            CaptainsEnding::SpyPicked { by } => Some(by),
            CaptainsEnding::TeamsComplete {}
            | CaptainsEnding::NoAgentLeft {}
            | CaptainsEnding::Void { .. } => None,
        }
    }
}

impl Round {
    pub(crate) fn phase(&self) -> Phase {
        match self.stage {
            Stage::Dealt => Phase::Dealt,
            Stage::Asking { .. } => Phase::Asking,
            Stage::Picking { .. } => Phase::Picking,
            Stage::Naming(_) => Phase::Naming,
            Stage::Over(_) => Phase::RoundOver,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    pub(crate) fn captain(&self, nth: Nth) -> &Captain {
        match nth {
            Nth::First => &self.captains[0],
            Nth::Second => &self.captains[1],
        }
    }

    pub(crate) fn is_captain(&self, seat: SeatId) -> bool {
        self.captains.iter().any(|c| c.seat == seat)
    }

    pub(crate) fn is_picked(&self, seat: SeatId) -> bool {
        self.captains.iter().any(|c| c.team.contains(&seat))
    }

    /// Whom a captain could still pick, clockwise.
    pub(crate) fn agents(&self) -> impl Iterator<Item = SeatId> {
        let free = |s: &SeatId| !self.is_captain(*s) && !self.is_picked(*s);
        self.circle.active().filter(free)
    }

    /// The captain whose step it is.
    pub(crate) fn acting(&self) -> Option<SeatId> {
        match self.stage {
            Stage::Asking { captain, .. } | Stage::Picking { captain } => {
                Some(self.captain(captain).seat)
            }
            Stage::Dealt | Stage::Naming(_) | Stage::Over(_) => None,
        }
    }

    /// Agents whom the captain in turn could still ask in this lap.
    pub(crate) fn unheard(&self) -> Vec<SeatId> {
        let Stage::Asking { heard, .. } = &self.stage else {
            return Vec::new();
        };
        self.agents().filter(|s| !heard.contains(s)).collect()
    }

    /// Whose place the spy is to name now: the picking captain's first, else the first captain's.
    pub(crate) fn to_be_named(&self) -> Option<SeatId> {
        let Stage::Naming(naming) = &self.stage else {
            return None;
        };
        let mut order = self.captains.each_ref().map(|c| c.seat);
        if naming.picked_by() == Some(order[1]) {
            order.reverse();
        }
        order.get(naming.named.len()).copied()
    }

    /// Whom the table waits for, if it is one seat.
    pub(crate) fn awaited(&self) -> Option<SeatId> {
        match &self.stage {
            Stage::Asking { asked, .. } => asked.or(self.acting()),
            Stage::Picking { .. } => self.acting(),
            Stage::Naming(naming) => Some(naming.spy),
            Stage::Dealt | Stage::Over(_) => None,
        }
    }
}

impl Play {
    pub(crate) fn taken_over(&mut self) {
        if let Some(round) = &mut self.round {
            round.taken_over();
        }
    }

    pub(crate) fn seat_left(&mut self, seat: SeatId) {
        if let Some(round) = self.round.as_mut().filter(|r| !r.is_over()) {
            round.circle.seat_left(seat);
        }
    }
}

impl Public {
    pub(crate) fn captains(&self) -> Option<&Play> {
        let game = self.game.as_ref()?;
        if let room::Play::Captains(play) = &game.play {
            return Some(play);
        }
        None
    }

    pub(crate) fn captains_mut(&mut self) -> Option<&mut Play> {
        let game = self.game.as_mut()?;
        if let room::Play::Captains(play) = &mut game.play {
            return Some(play);
        }
        None
    }

    pub(crate) fn captains_round(&self) -> Option<&Round> {
        self.captains()?.round.as_ref()
    }
}
