//! What came of rounds.

use serde::Serialize;
use wire::{CaptainsEnding, Ending};

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    SpyCaught,
    SpyCaughtAtTimeUp,
    InnocentConvicted,
    InnocentConvictedAtTimeUp,
    PlaceNamed,
    WrongPlaceNamed,
    NobodyConvicted,
    MiddleWasSpy,
    MiddleWasPlace,
    Void,
    SpyPicked,
    TeamsComplete,
    NoAgentLeft,
}

impl How {
    pub const ALL: [Self; 13] = [
        Self::SpyCaught,
        Self::SpyCaughtAtTimeUp,
        Self::InnocentConvicted,
        Self::InnocentConvictedAtTimeUp,
        Self::PlaceNamed,
        Self::WrongPlaceNamed,
        Self::NobodyConvicted,
        Self::MiddleWasSpy,
        Self::MiddleWasPlace,
        Self::Void,
        Self::SpyPicked,
        Self::TeamsComplete,
        Self::NoAgentLeft,
    ];

    pub(crate) fn of(ending: &Ending, time_up: bool) -> Self {
        match (ending, time_up) {
            (Ending::SpyConvicted { .. }, false) => Self::SpyCaught,
            (Ending::SpyConvicted { .. }, true) => Self::SpyCaughtAtTimeUp,
            (Ending::InnocentConvicted { .. }, false) => Self::InnocentConvicted,
            (Ending::InnocentConvicted { .. }, true) => Self::InnocentConvictedAtTimeUp,
            (Ending::GuessedRight {}, _) => Self::PlaceNamed,
            (Ending::GuessedWrong { .. }, _) => Self::WrongPlaceNamed,
            (Ending::NobodyConvicted {}, _) => Self::NobodyConvicted,
            (Ending::MiddleWasSpy { .. }, _) => Self::MiddleWasSpy,
            (Ending::MiddleWasPlace { .. }, _) => Self::MiddleWasPlace,
            (Ending::SpyLeft {} | Ending::Void { .. }, _) => Self::Void,
        }
    }

    pub(crate) fn of_captains(ending: &CaptainsEnding) -> Self {
        match ending {
            CaptainsEnding::SpyPicked { .. } => Self::SpyPicked,
            CaptainsEnding::TeamsComplete {} => Self::TeamsComplete,
            CaptainsEnding::NoAgentLeft {} => Self::NoAgentLeft,
            CaptainsEnding::Void { .. } => Self::Void,
        }
    }

    pub fn words(self) -> &'static str {
        match self {
            Self::SpyCaught => "the spy is caught",
            Self::SpyCaughtAtTimeUp => "the spy is caught at time-up",
            Self::InnocentConvicted => "somebody innocent is convicted",
            Self::InnocentConvictedAtTimeUp => "the same at time-up",
            Self::PlaceNamed => "the spy names the place",
            Self::WrongPlaceNamed => "the spy names a wrong place",
            Self::NobodyConvicted => "nobody is convicted",
            Self::MiddleWasSpy => "the spy lay in the middle",
            Self::MiddleWasPlace => "a place lay in the middle",
            Self::Void => "void",
            Self::SpyPicked => "the spy is picked",
            Self::TeamsComplete => "both captains refuse",
            Self::NoAgentLeft => "no agent is left",
        }
    }

    /// Whether the spy has won by it.
    pub fn is_the_spys(self) -> bool {
        matches!(
            self,
            Self::InnocentConvicted
                | Self::InnocentConvictedAtTimeUp
                | Self::PlaceNamed
                | Self::NobodyConvicted
                | Self::MiddleWasPlace
        )
    }
}

/// One round.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub how: How,
    /// By order of seats. Left out: the card lay in the middle.
    pub spy: Option<usize>,
    pub points: Vec<i32>,
    /// How long questions went on.
    pub length_ms: u64,
    pub lines: u32,
}

/// Many rounds.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub rounds: u64,
    /// Rounds in which somebody at the table was the spy.
    pub with_spy: u64,
    pub spy_wins: u64,
    pub endings: [u64; How::ALL.len()],
    pub spy_points: i64,
    pub agent_points: i64,
    pub agent_rounds: u64,
    pub length_ms: u64,
    pub lines: u64,
    /// The first seat: its points and their squares, as any, and as the spy or an agent.
    pub single: [Sum; 3],
}

/// Numbers by their sums, for a mean and its spread.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sum {
    pub n: u64,
    pub sum: f64,
    pub squares: f64,
}

impl Sum {
    pub fn add(&mut self, value: f64) {
        self.n += 1;
        self.sum += value;
        self.squares += value * value;
    }

    #[allow(clippy::cast_precision_loss, reason = "rounds can be counted")]
    pub fn mean(&self) -> f64 {
        self.sum / (self.n.max(1)) as f64
    }

    /// Of the mean.
    #[allow(clippy::cast_precision_loss, reason = "rounds can be counted")]
    pub fn variance(&self) -> f64 {
        let n = self.n.max(2) as f64;
        (self.squares / n - self.mean().powi(2)).max(0.0) / (n - 1.0)
    }
}

impl Tally {
    pub fn add(&mut self, outcome: &Outcome) {
        self.rounds += 1;
        self.endings[outcome.how as usize] += 1;
        self.length_ms += outcome.length_ms;
        self.lines += u64::from(outcome.lines);
        if outcome.spy.is_some() {
            self.with_spy += 1;
            self.spy_wins += u64::from(outcome.how.is_the_spys());
        }
        for (seat, points) in outcome.points.iter().enumerate() {
            if Some(seat) == outcome.spy {
                self.spy_points += i64::from(*points);
            } else {
                self.agent_points += i64::from(*points);
                self.agent_rounds += 1;
            }
        }
        let own = outcome.points.first().copied().map_or(0.0, f64::from);
        self.single[0].add(own);
        self.single[if outcome.spy == Some(0) { 1 } else { 2 }].add(own);
    }

    /// Points of a spy in a round.
    #[allow(clippy::cast_precision_loss, reason = "rounds can be counted")]
    pub fn spy_mean(&self) -> f64 {
        self.spy_points as f64 / self.with_spy.max(1) as f64
    }

    /// And of everybody else.
    #[allow(clippy::cast_precision_loss, reason = "rounds can be counted")]
    pub fn agent_mean(&self) -> f64 {
        self.agent_points as f64 / self.agent_rounds.max(1) as f64
    }

    /// How long a round goes on.
    #[allow(clippy::cast_precision_loss, reason = "rounds can be counted")]
    pub fn seconds(&self) -> f64 {
        self.length_ms as f64 / 1_000.0 / self.rounds.max(1) as f64
    }

    #[allow(clippy::cast_precision_loss, reason = "rounds can be counted")]
    pub fn mean_lines(&self) -> f64 {
        self.lines as f64 / self.rounds.max(1) as f64
    }

    #[allow(clippy::cast_precision_loss, reason = "rounds can be counted")]
    pub fn spy_wins_share(&self) -> f64 {
        self.spy_wins as f64 / self.with_spy.max(1) as f64
    }

    /// In which the true share lies with a likelihood of 95 % (Wilson).
    pub fn spy_wins_interval(&self) -> (f64, f64) {
        interval(self.spy_wins, self.with_spy)
    }
}

/// In which the true share lies with a likelihood of 95 % (Wilson).
#[allow(clippy::cast_precision_loss, reason = "rounds can be counted")]
pub fn interval(hits: u64, of: u64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let n = of.max(1) as f64;
    let share = hits as f64 / n;
    let middle = share + Z * Z / (2.0 * n);
    let spread = Z * ((share * (1.0 - share) + Z * Z / (4.0 * n)) / n).sqrt();
    let scale = 1.0 + Z * Z / n;
    ((middle - spread) / scale, (middle + spread) / scale)
}
