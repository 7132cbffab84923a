//! How much of what is shown a record can have changed, so that nobody looks at what is as it was. It may say
//! too much, never too little.

use wire::SeatId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stirred {
    /// Whether the board may be another one.
    pub board: bool,
    pub seats: Seats,
}

/// Whose own views may be others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seats {
    All,
    Few(Vec<SeatId>),
}

impl Stirred {
    pub const fn nothing() -> Self {
        Self {
            board: false,
            seats: Seats::Few(Vec::new()),
        }
    }

    pub const fn everything() -> Self {
        Self {
            board: true,
            seats: Seats::All,
        }
    }

    /// One record after the other.
    pub fn and(&mut self, later: Self) {
        self.board |= later.board;
        match (&mut self.seats, later.seats) {
            (Seats::Few(seats), Seats::Few(later)) => seats.extend(later),
            (all, _) => *all = Seats::All,
        }
    }
}

impl Seats {
    pub fn has(&self, seat: SeatId) -> bool {
        match self {
            Self::All => true,
            Self::Few(seats) => seats.contains(&seat),
        }
    }
}
