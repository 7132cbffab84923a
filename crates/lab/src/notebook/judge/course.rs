//! How one round with notebooks runs, ends and counts by the book: the second judge's notes.

use std::collections::BTreeSet;

use rules::notebook::Event;
use wire::{NotebookEnding, NotebookRoundView, PointsView, SeatId, VoidReason};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Case,
    Play,
    Explain,
    Talk,
    Vote,
}

#[derive(Clone, Debug)]
pub(super) struct Course {
    pub(super) order: Vec<SeatId>,
    pub(super) active: SeatId,
    pub(super) word: Option<String>,
    conspirator: Option<SeatId>,
    step: Step,
    /// Who acts one after the other in this step, and how many of them are done.
    turns: Vec<SeatId>,
    done: usize,
    /// Who had time to find a word.
    pub(super) tried: BTreeSet<SeatId>,
    chips: Vec<(SeatId, SeatId)>,
    pub(super) left: BTreeSet<SeatId>,
    discussion: bool,
    /// RULES 9, rows 45 and 46.
    void: Option<VoidReason>,
}

impl Course {
    pub(super) fn new(order: &[SeatId], active: SeatId, discussion: bool) -> Self {
        assert!((4..=8).contains(&order.len()));
        assert!(order.contains(&active));
        Self {
            order: order.to_vec(),
            active,
            word: None,
            conspirator: None,
            step: Step::Case,
            turns: Vec::new(),
            done: 0,
            tried: BTreeSet::new(),
            chips: Vec::new(),
            left: BTreeSet::new(),
            discussion,
            void: None,
        }
    }

    /// Everybody who is here, clockwise, the active player first.
    fn lap(&self) -> Vec<SeatId> {
        let at = self.order.iter().position(|seat| *seat == self.active);
        let (before, from) = self.order.split_at(at.expect("in the round"));
        let lap = from.iter().chain(before).copied();
        lap.filter(|seat| !self.left.contains(seat)).collect()
    }

    /// Those who draw cards, clockwise from the active player's left.
    pub(super) fn drawing(&self) -> Vec<SeatId> {
        let mut lap = self.lap();
        lap.rotate_left(1);
        lap
    }

    pub(super) fn leaves(&mut self, seat: SeatId) {
        if !self.order.contains(&seat) || !self.left.insert(seat) {
            return;
        }
        self.void = if self.conspirator == Some(seat) {
            Some(VoidReason::ConspiratorLeft)
        } else if self.conspirator.is_some() && self.active == seat {
            Some(VoidReason::ActiveLeft)
        } else if self.order.len() - self.left.len() < 3 {
            Some(VoidReason::TooFewPlayers)
        } else {
            None
        };
    }

    /// Whoever plays the card that is recorded now.
    pub(super) fn player(&self) -> SeatId {
        match self.step {
            Step::Case => self.active,
            _ => self.turns[self.done],
        }
    }

    pub(super) fn watch(&mut self, event: &Event) {
        match event {
            Event::ActiveMoved { to } => self.moves(*to),
            Event::CaseOpened {
                word, conspirator, ..
            } => {
                assert_eq!(self.step, Step::Case);
                assert!((1..=40).contains(&word.chars().count()));
                assert_ne!(*conspirator, self.active);
                let lap = self.lap();
                assert!(lap.contains(conspirator) && lap[0] == self.active);
                self.word = Some(word.clone());
                self.conspirator = Some(*conspirator);
                // The active player's first card came with the word.
                self.begin(Step::Play, [lap.as_slice(), &lap].concat(), 1);
            }
            Event::Played { .. } => {
                let seat = self.takes_turn(Step::Play);
                assert!(!self.left.contains(&seat));
            }
            Event::PlaySkipped {} => {
                let seat = self.takes_turn(Step::Play);
                assert!(self.left.contains(&seat), "{seat} was skipped");
            }
            Event::WordRevealed { word } => {
                self.ends(Step::Play);
                assert_eq!(Some(word), self.word.as_ref());
                self.begin(Step::Explain, self.lap(), 0);
            }
            Event::Explained {} => {
                self.takes_turn(Step::Explain);
            }
            Event::DiscussionBegan {} => {
                self.ends(Step::Explain);
                assert!(self.discussion);
                self.begin(Step::Talk, Vec::new(), 0);
            }
            Event::DiscussionEnded {} => {
                match self.discussion {
                    true => assert_eq!(self.step, Step::Talk),
                    false => self.ends(Step::Explain),
                }
                let voters = self.lap().split_off(1);
                self.begin(Step::Vote, voters, 0);
            }
            Event::ChipPlaced { whom } => {
                let seat = self.takes_turn(Step::Vote);
                assert!(!self.left.contains(&seat));
                assert!(*whom != seat && *whom != self.active);
                assert!(self.order.contains(whom) && !self.left.contains(whom));
                self.chips.push((seat, *whom));
            }
            Event::ChipMissed {} => {
                self.takes_turn(Step::Vote);
            }
            Event::PausedByHost {} => assert_ne!(self.step, Step::Vote),
            Event::WaitedFor { seat, .. } => assert!(!self.left.contains(seat)),
            Event::Resumed {} | Event::HandsFilled { .. } | Event::Reshuffled { .. } => {}
            Event::Dealt { .. } | Event::RoundEnded { .. } | Event::Readied { .. } => {
                panic!("{event:?} in a round")
            }
        }
    }

    /// To the next one, because the active player has left or had time enough.
    fn moves(&mut self, to: SeatId) {
        assert_eq!(self.step, Step::Case);
        let gone = self.left.contains(&self.active);
        self.tried.insert(self.active);
        let at = self.order.iter().position(|seat| *seat == self.active);
        let others = self
            .order
            .iter()
            .cycle()
            .skip(at.expect("in the round") + 1);
        let mut others = others.take(self.order.len() - 1);
        let fits = |s: &&SeatId| !self.left.contains(s) && (gone || !self.tried.contains(s));
        assert_eq!(others.find(fits), Some(&to));
        self.active = to;
    }

    fn begin(&mut self, step: Step, turns: Vec<SeatId>, done: usize) {
        (self.step, self.turns, self.done) = (step, turns, done);
    }

    fn takes_turn(&mut self, step: Step) -> SeatId {
        assert_eq!(self.step, step, "out of step: {self:?}");
        self.done += 1;
        self.turns[self.done - 1]
    }

    fn ends(&self, step: Step) {
        assert_eq!(self.step, step);
        assert_eq!(self.done, self.turns.len(), "before its end: {self:?}");
    }

    /// The table waits for somebody to act, and for the right one.
    pub(super) fn check_at_rest(&self, round: &NotebookRoundView) {
        assert_eq!(self.void, None, "still on: {self:?}");
        let expected = match self.step {
            Step::Talk => None,
            Step::Case => Some(self.active),
            Step::Play | Step::Explain | Step::Vote => Some(self.turns[self.done]),
        };
        assert!(!expected.is_some_and(|seat| self.left.contains(&seat)));
        let step = round.step.as_ref().expect("the round is on");
        assert_eq!(step.seat, expected, "{self:?}");
        assert_eq!(round.active, self.active);
        let revealed = matches!(self.step, Step::Explain | Step::Talk | Step::Vote);
        assert_eq!(round.word.as_ref(), self.word.as_ref().filter(|_| revealed));
        let chips = round.chips.iter().map(|chip| (chip.seat, chip.whom));
        assert_eq!(chips.collect::<Vec<_>>(), self.chips);
    }

    pub(super) fn check_ending(&self, ending: NotebookEnding) {
        match ending {
            NotebookEnding::Void { reason } if self.void.is_some() => {
                assert_eq!(Some(reason), self.void);
            }
            NotebookEnding::Void {
                reason: VoidReason::NoWord,
            } => {
                assert_eq!(self.step, Step::Case);
                let all_tried = |seat: &SeatId| *seat == self.active || self.tried.contains(seat);
                assert!(self.lap().iter().all(all_tried), "{self:?}");
            }
            NotebookEnding::Void { reason } => assert_eq!(reason, VoidReason::AbortedByHost),
            NotebookEnding::Caught {} | NotebookEnding::Escaped {} => {
                assert_eq!(self.void, None);
                self.ends(Step::Vote);
                let caught = ending == NotebookEnding::Caught {};
                assert_eq!(caught, self.on_conspirator() >= 2, "{self:?}");
            }
        }
    }

    fn on_conspirator(&self) -> usize {
        let whom = self.chips.iter().map(|(_, whom)| Some(*whom));
        whom.filter(|whom| *whom == self.conspirator).count()
    }

    /// RULES 7: 3 to every detective with a chip on the conspirator; 5 to the conspirator and 4 to the
    /// active player where there was at most one.
    pub(super) fn points(&self, ending: NotebookEnding) -> Vec<PointsView> {
        let escaped = self.on_conspirator() < 2;
        let earned = |seat: SeatId| {
            let right =
                |(by, whom): &(SeatId, SeatId)| *by == seat && Some(*whom) == self.conspirator;
            match seat {
                _ if self.left.contains(&seat) => 0,
                _ if self.chips.iter().any(right) => 3,
                _ if escaped && Some(seat) == self.conspirator => 5,
                _ if escaped && seat == self.active => 4,
                _ => 0,
            }
        };
        let void = matches!(ending, NotebookEnding::Void { .. });
        let line = |seat: &SeatId| PointsView {
            seat: *seat,
            points: if void { 0 } else { earned(*seat) },
        };
        self.order.iter().map(line).collect()
    }
}
