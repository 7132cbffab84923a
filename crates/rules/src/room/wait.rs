//! Why a round stands still.

use wire::{SeatId, WaitView};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wait {
    Host,
    For { seat: SeatId, until_ms: u64 },
}

impl Wait {
    pub(crate) fn due_at(self) -> Option<u64> {
        match self {
            Self::Host => None,
            Self::For { until_ms, .. } => Some(until_ms),
        }
    }

    pub(crate) fn view(self) -> WaitView {
        match self {
            Self::Host => WaitView::PausedByHost {},
            Self::For { seat, until_ms } => WaitView::WaitingFor { seat, until_ms },
        }
    }
}
