//! What is kept of the notebook game: a round as all may see it, and apart from it what is hidden.

use std::collections::{BTreeMap, BTreeSet};

use wire::{ChipView, NotebookEnding, NotebookResultView, Phase, SeatId};

use crate::{
    Public,
    room::{self, Circle, Pace, Seat, Turns},
    secret::{Secret, never_serialised},
    shared::Shared,
};

never_serialised!(Play, Hidden, Case, Round, Stage);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Play {
    /// Everybody who was there at a deal, clockwise, those who left included.
    pub(crate) circle: Vec<SeatId>,
    /// How often each seat has been active.
    pub(crate) turns: Turns,
    /// How often everybody is, by the number of those who began.
    pub(crate) times: u8,
    /// How many cards there are, wherever they lie.
    pub(crate) cards: usize,
    /// Words of the rounds that are over.
    pub(crate) words: Vec<String>,
    /// How many cards the deck holds; which ones is hidden.
    pub(crate) deck: usize,
    /// Cards of earlier rounds.
    pub(crate) spent: Shared<Vec<String>>,
    pub(crate) round: Option<Round>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hidden {
    /// The top card comes first.
    pub(crate) deck: Secret<Shared<Vec<String>>>,
    pub(crate) hands: Secret<BTreeMap<SeatId, Vec<String>>>,
    pub(crate) case: Option<Secret<Case>>,
}

/// What the notebooks hold.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Case {
    pub(crate) word: String,
    pub(crate) conspirator: SeatId,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    pub(crate) circle: Circle,
    pub(crate) active: SeatId,
    pub(crate) stage: Stage,
    pub(crate) pace: Pace,
    /// Who had the time to find a word and found none.
    pub(crate) passed: BTreeSet<SeatId>,
    /// What each seat has played, in order.
    pub(crate) evidence: BTreeMap<SeatId, Vec<String>>,
    /// Once it is known to all.
    pub(crate) word: Option<String>,
    pub(crate) explained: Vec<SeatId>,
    pub(crate) chips: Vec<ChipView>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The active player looks for a word and a card.
    Case,
    /// Those who have yet to play, the next one first; everybody plays twice.
    Evidence {
        queue: Vec<SeatId>,
    },
    /// Those who have yet to explain, the next one first.
    Explaining {
        queue: Vec<SeatId>,
    },
    /// Everybody talks.
    Discussion,
    /// Those who have yet to place a chip, the next one first.
    Chips {
        queue: Vec<SeatId>,
    },
    Over(Box<NotebookResultView>),
}

impl Round {
    pub(crate) fn phase(&self) -> Phase {
        match self.stage {
            Stage::Case => Phase::Case,
            Stage::Evidence { .. } => Phase::Evidence,
            Stage::Explaining { .. } | Stage::Discussion => Phase::Explaining,
            Stage::Chips { .. } => Phase::Chips,
            Stage::Over(_) => Phase::RoundOver,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    pub(crate) fn was_void(&self) -> bool {
        let Stage::Over(result) = &self.stage else {
            return false;
        };
        matches!(result.ending, NotebookEnding::Void { .. })
    }

    /// Whose turn it is, if it is one seat's.
    pub(crate) fn awaited(&self) -> Option<SeatId> {
        match &self.stage {
            Stage::Case => Some(self.active),
            Stage::Evidence { queue } | Stage::Explaining { queue } | Stage::Chips { queue } => {
                queue.first().copied()
            }
            Stage::Discussion | Stage::Over(_) => None,
        }
    }

    /// Who is to find a word when the active player found none, until everybody had a try.
    pub(crate) fn next_to_try(&self) -> Option<SeatId> {
        let mut others = self.circle.clockwise_from(self.active).into_iter();
        others.find(|seat| *seat != self.active && !self.passed.contains(seat))
    }

    /// Chips are being placed, and this seat may place one or get one.
    pub(crate) fn votes_on(&self, seat: SeatId) -> bool {
        let voting = matches!(self.stage, Stage::Chips { .. });
        voting && self.circle.is_active(seat) && seat != self.active
    }

    /// The active player first, then clockwise.
    pub(crate) fn lap(&self) -> Vec<SeatId> {
        let mut lap = self.circle.clockwise_from(self.active);
        if lap.last() == Some(&self.active) {
            lap.rotate_right(1);
        }
        lap
    }

    pub(crate) fn queue_mut(&mut self) -> Option<&mut Vec<SeatId>> {
        match &mut self.stage {
            Stage::Evidence { queue } | Stage::Explaining { queue } | Stage::Chips { queue } => {
                Some(queue)
            }
            Stage::Case | Stage::Discussion | Stage::Over(_) => None,
        }
    }
}

impl Play {
    pub(crate) fn with(cards: usize) -> Self {
        Self {
            cards,
            ..Self::default()
        }
    }

    pub(crate) fn is_voting(&self) -> bool {
        let round = self.round.as_ref();
        round.is_some_and(|round| matches!(round.stage, Stage::Chips { .. }))
    }

    pub(crate) fn votes_on(&self, seat: SeatId) -> bool {
        self.round.as_ref().is_some_and(|r| r.votes_on(seat))
    }

    /// Newcomers sit at the end.
    pub(crate) fn circle_with(&self, seats: &[Seat]) -> Vec<SeatId> {
        let known = &self.circle;
        let new = seats.iter().map(|seat| seat.id);
        let new = new.filter(|seat| !known.contains(seat));
        known.iter().copied().chain(new).collect()
    }

    pub(crate) fn seat_left(&mut self, seat: SeatId) {
        if let Some(round) = self.round.as_mut().filter(|r| !r.is_over()) {
            round.circle.seat_left(seat);
        }
    }
}

impl Public {
    pub(crate) fn notebook(&self) -> Option<&Play> {
        let game = self.game.as_ref()?;
        if let room::Play::Notebook(play) = &game.play {
            return Some(play);
        }
        None
    }

    pub(crate) fn notebook_mut(&mut self) -> Option<&mut Play> {
        let game = self.game.as_mut()?;
        if let room::Play::Notebook(play) = &mut game.play {
            return Some(play);
        }
        None
    }

    pub(crate) fn notebook_round(&self) -> Option<&Round> {
        self.notebook()?.round.as_ref()
    }
}
