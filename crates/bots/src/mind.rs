//! One player that thinks.

use wire::{
    CaptainsIntent, Intent, Phase, RoundIntent, RoundView, Ruleset, SeatView, SpyIntent,
    SpyRoundView, TableView,
};

use crate::{
    Atlas, Lexicon, captains,
    offers::Offers,
    pace::Pace,
    spy::{self, memory::Memory, remarks::Talk},
    wits::Wits,
};

/// All that a mind is told: the frames of its seat, and what everybody at the table could look up.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    pub table: &'a TableView,
    pub seat: &'a SeatView,
    /// What is played, house rules included. Left out outside the spy game.
    pub rules: Option<&'a Ruleset>,
    pub atlas: &'a Atlas,
    pub lexicon: &'a Lexicon,
    /// Table time.
    pub now_ms: u64,
}

/// What a mind is about to do, unless its frames change before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Table time.
    pub at_ms: u64,
    pub intent: Intent,
}

impl Wish {
    pub(crate) fn new(at_ms: u64, intent: impl Deed) -> Self {
        let intent = intent.intent();
        Self { at_ms, intent }
    }

    /// The one that comes first.
    pub(crate) fn sooner(one: Option<Self>, other: Option<Self>) -> Option<Self> {
        match (one, other) {
            (Some(one), Some(other)) if other.at_ms < one.at_ms => Some(other),
            (Some(one), _) => Some(one),
            (None, other) => other,
        }
    }
}

/// Something to do.
pub(crate) trait Deed {
    fn intent(self) -> Intent;
}

impl Deed for Intent {
    fn intent(self) -> Intent {
        self
    }
}

impl Deed for RoundIntent {
    fn intent(self) -> Intent {
        Intent::Round(self)
    }
}

impl Deed for CaptainsIntent {
    fn intent(self) -> Intent {
        Intent::Captains(self)
    }
}

impl Deed for SpyIntent {
    fn intent(self) -> Intent {
        Intent::Spy(self)
    }
}

#[derive(Clone, Debug)]
pub struct Mind {
    seed: u64,
    pace: Pace,
    memory: Memory,
}

impl Mind {
    /// One of the same seed does the same whenever it is shown the same.
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            pace: Pace::default(),
            memory: Memory::default(),
        }
    }

    /// What it wants to do next, and when. To be asked after every change of its frames.
    pub fn wish(&mut self, sight: &Sight) -> Option<Wish> {
        self.pace.see(sight);
        let offers = Offers::of(&sight.seat.can);
        let round = sight.table.round.as_ref()?.number();
        let pace = self.pace.at(self.seed, round, sight);
        match (sight.table.phase, &sight.table.round) {
            (Phase::RoundOver | Phase::GameOver, Some(RoundView::Spy(view))) => {
                let ready = pace.ready(sight, &offers, round);
                Wish::sooner(ready, self.talk(sight, view, None).wish(&offers, &pace))
            }
            (Phase::RoundOver, _) => pace.ready(sight, &offers, round),
            (Phase::Dealt, _) => pace.look(sight, &offers, round),
            (_, Some(RoundView::Spy(view))) => {
                let wits = Wits::of(sight.table.settings.bots.skill);
                self.memory.hear(sight, view, &wits);
                let scene = spy::Scene::of(self.seed, sight, view, &self.memory, wits)?;
                let talk = self.talk(sight, view, Some(&scene));
                Wish::sooner(scene.wish(&offers, &pace), talk.wish(&offers, &pace))
            }
            (_, Some(RoundView::Captains(view))) if offers.for_captains() => {
                captains::Council::of(self.seed, sight, view).wish(&offers, &pace)
            }
            _ => None,
        }
    }

    fn talk<'a>(
        &'a self,
        sight: &'a Sight<'a>,
        view: &'a SpyRoundView,
        scene: Option<&'a spy::Scene<'a>>,
    ) -> Talk<'a> {
        Talk {
            seed: self.seed,
            sight,
            view,
            memory: &self.memory,
            scene,
        }
    }
}
