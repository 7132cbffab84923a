//! Which table is walked, and what may happen at it.

use wire::{Intent, Phase, RoundIntent, RulesetId, SpyIntent};

use super::Notes;
use crate::{
    Spy,
    walk::{Node, Step},
};

#[derive(Clone, Copy, Debug)]
pub struct Scope {
    pub ruleset: RulesetId,
    pub seats: u16,
    /// How many questions may be asked; no bound if left out.
    pub questions: Option<u8>,
    /// How often the clock may be stopped for a vote; no bound if left out.
    pub stops: Option<u8>,
    /// Seats are given up and taken away.
    pub leaving: bool,
    /// How often a phone may go off.
    pub phones_off: u8,
    /// Names, keys, the lock and the host's rights change.
    pub room: bool,
    pub marks: Marks,
}

/// Where a wait ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// At every tick, also at one that only marks the time.
    Seen,
    /// At the first tick that does more.
    Passed,
}

/// What an intent is about.
enum About {
    Question,
    /// A vote, or whatever the rules have instead.
    Stop,
    Round,
}

fn about(intent: &Intent) -> About {
    match intent {
        Intent::Round(RoundIntent::Ask { .. }) => About::Question,
        Intent::Spy(SpyIntent::Accuse { .. }) | Intent::Spy(SpyIntent::Point { .. }) => About::Stop,
        _ => About::Round,
    }
}

impl Scope {
    /// Nobody goes, nothing is bounded.
    pub fn of(ruleset: RulesetId, seats: u16) -> Self {
        Self {
            ruleset,
            seats,
            questions: None,
            stops: None,
            leaving: false,
            phones_off: 0,
            room: false,
            marks: Marks::Passed,
        }
    }

    pub(super) fn follows(self, node: &Node<Spy>, step: &Step) -> bool {
        let below = |most: Option<u8>, spent| most.is_none_or(|most| spent < most);
        let asks = node.table.state.phase() == Phase::Questions;
        let notes = &node.notes;
        match step {
            Step::Wait | Step::On(_) => true,
            Step::Off(_) => notes.phones_off < self.phones_off,
            _ if step.loses_a_seat() => self.leaving,
            _ if step.is_about_the_room() => self.room,
            Step::Do { intent, .. } => match about(intent) {
                About::Question => below(self.questions, notes.questions),
                About::Stop => !asks || below(self.stops, notes.stops),
                About::Round => true,
            },
        }
    }

    pub(super) fn spend(self, notes: &mut Notes, step: &Step) {
        match step {
            Step::Do { intent, .. } => match about(intent) {
                About::Question => notes.questions += u8::from(self.questions.is_some()),
                About::Stop => notes.stops += u8::from(self.stops.is_some()),
                About::Round => {}
            },
            Step::Off(_) => notes.phones_off += 1,
            Step::On(_) | Step::Wait => {}
        }
    }
}
