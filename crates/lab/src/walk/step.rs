//! What can happen next at a table: somebody does something, a phone goes off or on, time passes.

use rules::Command;
use wire::{Intent, SeatId};

use super::{Node, Walked};
use crate::uptake::offered;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nobody does anything until something is due.
    Wait,
    Do {
        seat: SeatId,
        intent: Intent,
    },
    Off(SeatId),
    On(SeatId),
}

impl Step {
    /// Nothing is sent where time alone goes on.
    pub fn command(&self) -> Option<Command> {
        match self {
            Self::Wait => None,
            Self::Do { seat, intent } => Some(Command::Seat {
                seat: *seat,
                intent: intent.clone(),
            }),
            Self::Off(seat) => Some(Command::Away { seat: *seat }),
            Self::On(seat) => Some(Command::Back { seat: *seat }),
        }
    }

    pub fn loses_a_seat(&self) -> bool {
        let Self::Do { intent, .. } = self else {
            return false;
        };
        matches!(intent, Intent::Leave {} | Intent::Kick { .. })
    }

    /// Ends the round, or may, without anybody having played it out.
    pub fn gives_up(&self) -> bool {
        let Self::Do { intent, .. } = self else {
            return false;
        };
        self.loses_a_seat() || matches!(intent, Intent::AbortRound { .. })
    }

    /// Names, keys, the lock and the host's rights: nothing of the round.
    pub fn is_about_the_room(&self) -> bool {
        let Self::Do { intent, .. } = self else {
            return false;
        };
        matches!(
            intent,
            Intent::Rename { .. }
                | Intent::Dress { .. }
                | Intent::Lock { .. }
                | Intent::MakeHost { .. }
                | Intent::Reorder { .. }
                | Intent::Configure { .. }
                | Intent::HandOver { .. }
        )
    }
}

impl<G: Walked> Node<G> {
    /// Everything that a walk of this scope does next.
    pub(super) fn steps(&self, scope: G::Scope) -> Vec<Step> {
        if self.wrong.is_some() || self.is_over() {
            return Vec::new();
        }
        let mut steps = Vec::from_iter(self.wakes().then_some(Step::Wait));
        if !self.is_due() {
            let all = offered::<G>(&self.table.state).into_iter();
            steps.extend(all.map(|(seat, intent)| Step::Do { seat, intent }));
            let phones = G::phones(scope, self).into_iter();
            steps.extend(phones.map(|(seat, off)| match off {
                true => Step::On(seat),
                false => Step::Off(seat),
            }));
        }
        steps.retain(|step| G::follows(scope, self, step));
        steps
    }
}
