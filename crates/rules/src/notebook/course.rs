//! How a round goes on: the events that touch nothing hidden.

use std::collections::{BTreeMap, BTreeSet};

use wire::{ChipView, Happened, NotebookSettings, SeatId};

use crate::{
    notebook::{Event, RULES, Round, state::Stage},
    room::{Circle, Pace, Wait},
};

pub(super) fn new_round(circle: Circle, active: SeatId, at_ms: u64) -> Round {
    Round {
        circle,
        active,
        stage: Stage::Case,
        pace: Pace::new(RULES.limits.case_ms, at_ms),
        passed: BTreeSet::new(),
        evidence: BTreeMap::new(),
        word: None,
        explained: Vec::new(),
        chips: Vec::new(),
    }
}

impl Round {
    pub(super) fn apply(
        &mut self,
        event: &Event,
        settings: &NotebookSettings,
        at_ms: u64,
    ) -> Option<Happened> {
        let explain_ms = if settings.explanations_timed {
            RULES.limits.explain_ms
        } else {
            RULES.limits.explain_untimed_ms
        };
        match event {
            Event::ActiveMoved { to } => {
                self.passed.insert(self.active);
                self.active = *to;
                self.pace.next(RULES.limits.case_ms, at_ms);
                Some(Happened::ActiveMoved { seat: *to })
            }
            Event::CaseOpened { card, .. } => {
                self.case_opened(card, at_ms);
                let active = self.active;
                Some(Happened::CaseOpened { active })
            }
            Event::Played { card } => {
                self.played(card, at_ms);
                None
            }
            Event::PlaySkipped {} => {
                self.next_in_queue(RULES.limits.play_ms, at_ms);
                None
            }
            Event::WordRevealed { word } => {
                self.word = Some(word.clone());
                let queue = self.lap();
                self.begin(Stage::Explaining { queue }, explain_ms, at_ms);
                let word = word.clone();
                Some(Happened::WordRevealed { word })
            }
            Event::Explained {} => {
                let here = self.awaited().filter(|s| self.circle.is_active(*s));
                self.explained.extend(here);
                self.next_in_queue(explain_ms, at_ms);
                None
            }
            Event::DiscussionBegan {} => {
                self.begin(Stage::Discussion, RULES.limits.discussion_ms, at_ms);
                None
            }
            Event::DiscussionEnded {} => {
                let queue = self.lap().into_iter().filter(|s| *s != self.active);
                let queue = queue.collect();
                self.begin(Stage::Chips { queue }, RULES.limits.chip_ms, at_ms);
                None
            }
            Event::ChipPlaced { whom } => self.chip_placed(*whom, at_ms),
            Event::ChipMissed {} => {
                let seat = self.awaited()?;
                self.next_in_queue(RULES.limits.chip_ms, at_ms);
                Some(Happened::TurnPassed { seat })
            }
            Event::PausedByHost {} => {
                self.pace.stand_still(Wait::Host, at_ms);
                Some(Happened::PausedByHost {})
            }
            Event::WaitedFor { seat, until_ms } => {
                let (seat, until_ms) = (*seat, *until_ms);
                self.pace.stand_still(Wait::For { seat, until_ms }, at_ms);
                Some(Happened::WaitingFor { seat })
            }
            Event::Resumed {} => {
                self.pace.go_on(at_ms);
                Some(Happened::Resumed {})
            }
            Event::Readied { seat } => {
                self.circle.ready.insert(*seat);
                None
            }
            Event::Reshuffled { .. } => Some(Happened::DeckReshuffled {}),
            Event::Dealt { .. } | Event::HandsFilled { .. } | Event::RoundEnded { .. } => None,
        }
    }

    /// Clockwise from the active player's left, then the active player, then once more.
    fn case_opened(&mut self, card: &str, at_ms: u64) {
        self.evidence.insert(self.active, vec![card.to_owned()]);
        let lap = self.lap();
        let queue = lap.iter().cycle().take(lap.len() * RULES.plays).skip(1);
        let queue = queue.copied().collect();
        self.begin(Stage::Evidence { queue }, RULES.limits.play_ms, at_ms);
    }

    fn played(&mut self, card: &str, at_ms: u64) {
        if let Some(seat) = self.awaited() {
            let cards = self.evidence.entry(seat).or_default();
            cards.push(card.to_owned());
        }
        self.next_in_queue(RULES.limits.play_ms, at_ms);
    }

    fn chip_placed(&mut self, whom: SeatId, at_ms: u64) -> Option<Happened> {
        let seat = self.awaited()?;
        self.chips.push(ChipView { seat, whom });
        self.next_in_queue(RULES.limits.chip_ms, at_ms);
        Some(Happened::ChipPlaced { seat, whom })
    }

    fn next_in_queue(&mut self, length_ms: u64, at_ms: u64) {
        if let Some(queue) = self.queue_mut().filter(|queue| !queue.is_empty()) {
            queue.remove(0);
        }
        self.pace.next(length_ms, at_ms);
    }

    fn begin(&mut self, stage: Stage, length_ms: u64, at_ms: u64) {
        self.stage = stage;
        self.pace.next(length_ms, at_ms);
    }
}
