//! How one round between captains runs and ends by the book: the second judge's notes.

use std::collections::{BTreeMap, BTreeSet};

use rules::captains::Event;
use wire::{Asking, CaptainsEnding, SeatId, VoidReason};

#[derive(Clone, Debug)]
pub(super) struct Cards {
    pub(super) places: [(SeatId, String); 2],
    /// By agent; nobody's is the spy.
    pub(super) sides: BTreeMap<SeatId, Option<SeatId>>,
}

impl Cards {
    pub(super) fn spy(&self) -> SeatId {
        let spy = self.sides.iter().find(|(_, side)| side.is_none());
        *spy.expect("a spy").0
    }
}

/// Who does what, the captains by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Agree,
    Ask(usize),
    Pick(usize),
    Name,
}

#[derive(Clone, Debug)]
pub(super) struct Course {
    /// The one who acts first comes first, once that is settled.
    pub(super) captains: [SeatId; 2],
    pub(super) cards: Cards,
    pub(super) order: Vec<SeatId>,
    asking: Asking,
    step: Step,
    pub(super) teams: [Vec<SeatId>; 2],
    refused: [bool; 2],
    asked: Option<SeatId>,
    heard: BTreeSet<SeatId>,
    pub(super) named: Vec<(SeatId, Option<String>)>,
    pub(super) left: BTreeSet<SeatId>,
    /// RULES 9, rows 21 and 43.
    void: Option<VoidReason>,
}

impl Course {
    pub(super) fn new(
        captains: [SeatId; 2],
        order: &[SeatId],
        cards: Cards,
        asking: Asking,
    ) -> Self {
        Self {
            captains,
            cards,
            order: order.to_vec(),
            asking,
            step: Step::Agree,
            teams: [Vec::new(), Vec::new()],
            refused: [false; 2],
            asked: None,
            heard: BTreeSet::new(),
            named: Vec::new(),
            left: BTreeSet::new(),
            void: None,
        }
    }

    /// Agents who are here and whom nobody has picked.
    fn free(&self) -> BTreeSet<SeatId> {
        let agents = self.cards.sides.keys().copied();
        let free = agents.filter(|a| self.picked_by(*a).is_none() && !self.left.contains(a));
        free.collect()
    }

    pub(super) fn picked_by(&self, agent: SeatId) -> Option<usize> {
        self.teams.iter().position(|team| team.contains(&agent))
    }

    pub(super) fn nth(&self, captain: SeatId) -> usize {
        let nth = self.captains.iter().position(|seat| *seat == captain);
        nth.expect("a captain")
    }

    /// Bots hear nothing.
    pub(super) fn writes(&mut self) {
        self.asking = Asking::Written;
    }

    pub(super) fn leaves(&mut self, seat: SeatId, kicked: bool) {
        if !self.order.contains(&seat) {
            return;
        }
        self.left.insert(seat);
        let no_pick = self.teams.iter().all(Vec::is_empty);
        if kicked && seat == self.cards.spy() {
            self.void = Some(VoidReason::SpyKicked);
        } else if self.captains.contains(&seat) && no_pick && self.step != Step::Name {
            self.void = Some(VoidReason::CaptainLeft);
        }
    }

    pub(super) fn watch(&mut self, event: &Event, by: Option<SeatId>) {
        match event {
            Event::Looked { seat } => {
                assert_eq!(self.step, Step::Agree);
                assert!(self.order.contains(seat) && !self.left.contains(seat));
            }
            Event::FirstSettled { captain, .. } => {
                assert_eq!(self.step, Step::Agree);
                if self.nth(*captain) == 1 {
                    self.captains.reverse();
                }
                self.step = Step::Ask(0);
            }
            Event::Asked { whom, .. } => {
                self.acts(|step| matches!(step, Step::Ask(_)));
                assert_eq!(self.asked, None);
                assert_ne!(self.asking, Asking::Spoken);
                assert!(self.free().contains(whom), "{whom} cannot be asked");
                assert!(self.heard.insert(*whom), "{whom} was asked twice");
                self.asked = Some(*whom);
            }
            Event::Answered { text, phrase, .. } => {
                let asked = self.asked.take().expect("a question");
                assert!(!self.left.contains(&asked));
                // The captain may say that it was answered, and nobody else, and in no words.
                let captain = self.acts(|step| matches!(step, Step::Ask(_)));
                let heard = self.asking == Asking::Tracked && text.is_none() && phrase.is_none();
                let by_captain = heard && by == Some(self.captains[captain]);
                assert!(by_captain || by == Some(asked), "{by:?} answers");
            }
            Event::QuestionLapsed {} => assert!(self.asked.take().is_some()),
            Event::AskingFinished {} => {
                self.acts(|step| matches!(step, Step::Ask(_)));
                self.go_on();
            }
            Event::Picked { agent } => {
                let captain = self.acts(|step| matches!(step, Step::Pick(_)));
                assert!(self.free().contains(agent), "{agent} cannot be picked");
                self.teams[captain].push(*agent);
                self.go_on();
            }
            Event::Refused { captain } => self.refuses(*captain),
            Event::NamingBegan { spy, ending } => {
                assert_eq!(*spy, self.cards.spy());
                assert!(!self.left.contains(spy));
                assert_eq!(Some(*ending), self.complete());
                self.step = Step::Name;
            }
            Event::Named { place } => {
                assert_eq!(self.step, Step::Name);
                let captain = self.naming_order()[self.named.len()];
                self.named.push((captain, place.clone()));
            }
            // RULES 9, row 53.
            Event::PausedByHost {} | Event::Resumed {} => {}
            Event::WaitedFor { seat, .. } => {
                assert_ne!(self.step, Step::Agree);
                assert!(!self.left.contains(seat));
            }
            Event::Dealt { .. }
            | Event::RoundEnded { .. }
            | Event::Said { .. }
            | Event::Remarked { .. }
            | Event::Readied { .. } => panic!("{event:?} in a round"),
        }
    }

    /// The captain in turn, who is here and has not refused.
    fn acts(&self, fits: impl Fn(Step) -> bool) -> usize {
        assert!(fits(self.step), "out of step: {self:?}");
        let (Step::Ask(nth) | Step::Pick(nth)) = self.step else {
            panic!("no captain is in turn");
        };
        assert!(!self.refused[nth] && !self.left.contains(&self.captains[nth]));
        nth
    }

    /// By word, by time, or by leaving.
    fn refuses(&mut self, captain: SeatId) {
        let nth = self.nth(captain);
        let in_turn = self.step == Step::Pick(nth);
        assert!(!self.refused[nth]);
        assert!(
            in_turn || self.left.contains(&captain),
            "{captain} did not refuse"
        );
        self.refused[nth] = true;
        if matches!(self.step, Step::Ask(n) | Step::Pick(n) if n == nth) {
            self.go_on();
        }
    }

    /// RULES 6.3 and 6.4: both ask, both pick, and again; whoever has refused is passed over.
    fn go_on(&mut self) {
        self.asked = None;
        self.heard.clear();
        for _ in 0..4 {
            self.step = match self.step {
                Step::Ask(0) => Step::Ask(1),
                Step::Ask(_) => Step::Pick(0),
                Step::Pick(0) => Step::Pick(1),
                Step::Pick(_) => Step::Ask(0),
                other => panic!("{other:?} is no captain's step"),
            };
            if let Step::Ask(nth) | Step::Pick(nth) = self.step
                && !self.refused[nth]
            {
                return;
            }
        }
    }

    /// Why no more teams are made, if so.
    fn complete(&self) -> Option<CaptainsEnding> {
        if let Some(nth) = self.picked_by(self.cards.spy()) {
            let by = self.captains[nth];
            return Some(CaptainsEnding::SpyPicked { by });
        }
        if self.step == Step::Agree {
            return None;
        }
        if self.refused == [true; 2] {
            return Some(CaptainsEnding::TeamsComplete {});
        }
        let none = self.free().is_empty();
        none.then_some(CaptainsEnding::NoAgentLeft {})
    }

    /// The picking captain's place first, else the first captain's.
    fn naming_order(&self) -> [SeatId; 2] {
        let mut order = self.captains;
        if self.picked_by(self.cards.spy()) == Some(1) {
            order.reverse();
        }
        order
    }

    /// The table waits for somebody to act, and for the right one.
    pub(super) fn check_at_rest(&self) {
        assert_eq!(self.void, None, "still on: {self:?}");
        let gone = |seat: &SeatId| self.left.contains(seat);
        match self.step {
            Step::Agree => assert!(!self.captains.iter().any(gone)),
            Step::Name => {
                assert!(self.named.len() < 2 && !gone(&self.cards.spy()), "{self:?}");
            }
            Step::Ask(nth) | Step::Pick(nth) => {
                assert_eq!(self.complete(), None, "still on: {self:?}");
                assert!(!self.refused[nth]);
                for (captain, refused) in self.captains.iter().zip(self.refused) {
                    assert!(refused || !gone(captain), "{captain} left without a word");
                }
                assert!(!self.asked.as_ref().is_some_and(gone));
                let unheard = !self.free().is_subset(&self.heard);
                let asks = matches!(self.step, Step::Ask(_)) && self.asking != Asking::Spoken;
                assert!(!asks || self.asked.is_some() || unheard, "all were heard");
            }
        }
    }

    pub(super) fn check_ending(&self, ending: CaptainsEnding) {
        if let CaptainsEnding::Void { reason } = ending {
            let expected = self.void.unwrap_or(VoidReason::AbortedByHost);
            assert_eq!(reason, expected);
            return;
        }
        assert_eq!(self.void, None);
        assert_eq!(Some(ending), self.complete(), "{self:?}");
        let spy_is_gone = self.left.contains(&self.cards.spy());
        assert!(self.named.len() == 2 || spy_is_gone, "{self:?}");
    }
}
