//! A deadline in table time that can be stopped and started again.

use wire::TimerView;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Timer {
    Running { ends_at_ms: u64 },
    Stopped { left_ms: u64 },
}

impl Timer {
    pub(crate) fn running(now_ms: u64, length_ms: u64) -> Self {
        Self::Running {
            ends_at_ms: now_ms + length_ms,
        }
    }

    pub(crate) fn stopped(self, now_ms: u64) -> Self {
        match self {
            Self::Running { ends_at_ms } => Self::Stopped {
                left_ms: ends_at_ms.saturating_sub(now_ms),
            },
            Self::Stopped { .. } => self,
        }
    }

    pub(crate) fn started(self, now_ms: u64) -> Self {
        match self {
            Self::Running { .. } => self,
            Self::Stopped { left_ms } => Self::running(now_ms, left_ms),
        }
    }

    /// Ends no later than `length_ms` from now.
    pub(crate) fn at_most(self, now_ms: u64, length_ms: u64) -> Self {
        match self {
            Self::Running { ends_at_ms } => Self::Running {
                ends_at_ms: ends_at_ms.min(now_ms + length_ms),
            },
            Self::Stopped { left_ms } => Self::Stopped {
                left_ms: left_ms.min(length_ms),
            },
        }
    }

    pub(crate) fn due_at(self) -> Option<u64> {
        match self {
            Self::Running { ends_at_ms } => Some(ends_at_ms),
            Self::Stopped { .. } => None,
        }
    }

    pub(crate) fn view(self) -> TimerView {
        match self {
            Self::Running { ends_at_ms } => TimerView::Running { ends_at_ms },
            Self::Stopped { left_ms } => TimerView::Stopped { left_ms },
        }
    }
}
