//! What can happen next at a table: somebody does something, a phone goes off or on, time passes.

use rules::Command;
use wire::{Intent, SeatId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    /// Nobody does anything until something is due.
    Wait,
    Do {
        seat: SeatId,
        intent: Intent,
    },
    Off {
        seat: SeatId,
    },
    On {
        seat: SeatId,
    },
}

impl Move {
    pub(crate) fn command(&self) -> Command {
        match self {
            Self::Wait => Command::Tick,
            Self::Do { seat, intent } => Command::Seat {
                seat: *seat,
                intent: intent.clone(),
            },
            Self::Off { seat } => Command::Away { seat: *seat },
            Self::On { seat } => Command::Back { seat: *seat },
        }
    }

    /// Ends the round, or may, without anybody having won it.
    pub(crate) fn gives_up(&self) -> bool {
        let Self::Do { intent, .. } = self else {
            return false;
        };
        matches!(
            intent,
            Intent::AbortRound { .. } | Intent::Leave {} | Intent::Kick { .. }
        )
    }
}

/// What an intent is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum About {
    Question,
    /// A vote, or whatever the rules have instead.
    Stop,
    Round,
    /// Who sits at the table.
    Seats,
    /// Names, keys, the lock and the host's rights.
    Room,
}

pub(crate) fn about(intent: &Intent) -> About {
    match intent {
        Intent::Ask { .. } => About::Question,
        Intent::Accuse { .. } | Intent::Point { .. } => About::Stop,
        Intent::Leave {} | Intent::Kick { .. } => About::Seats,
        Intent::Rename { .. }
        | Intent::Lock { .. }
        | Intent::MakeHost { .. }
        | Intent::Reorder { .. }
        | Intent::Configure { .. }
        | Intent::HandOver { .. } => About::Room,
        _ => About::Round,
    }
}
