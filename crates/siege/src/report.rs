//! What was seen, and whether it is within the bounds.

use std::fmt;
use std::time::Duration;

use load::Latency;
use serde::Serialize;

use crate::Plan;
use crate::camp::Toll;
use crate::players::{Games, Tallies};
use crate::watch::Watched;

/// Whoever is cut off sits again within this time.
const SEAT_WITHIN: Duration = Duration::from_secs(2);
/// A tap that everybody sees later than this is a game that stands still.
const STANDSTILL_MS: f64 = 2_000.0;
/// What nobody notices, however fast it was before.
const UNNOTICED_MS: f64 = 20.0;
/// Of the server, with every connection open that it allows.
const MEMORY_MIB: u64 = 400;

#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub plan: Plan,
    pub toll: Toll,
    pub stopped: Vec<String>,
    pub steps_of_slowest_table: u64,
    pub before_ms: Latency,
    pub during_ms: Latency,
    pub after_ms: Latency,
    pub without_seat_ms: Vec<u128>,
    pub memory_before_kib: u64,
    pub memory_peak_kib: u64,
    pub files_peak: usize,
    pub cpu_share: f64,
    pub newcomers: u32,
    pub newcomers_let_in: u32,
}

/// One bound, and whether it held.
#[derive(Clone, Debug)]
struct Verdict {
    what: &'static str,
    seen: String,
    bound: String,
    holds: bool,
}

impl Report {
    pub(crate) fn new(
        plan: &Plan,
        toll: Toll,
        games: Games,
        tallies: &Tallies,
        watched: &Watched,
    ) -> Self {
        Self {
            plan: plan.clone(),
            toll,
            stopped: games.stopped,
            steps_of_slowest_table: games.fewest,
            before_ms: tallies.before.latency(),
            during_ms: tallies.during.latency(),
            after_ms: tallies.after.latency(),
            without_seat_ms: games.without_seat.iter().map(Duration::as_millis).collect(),
            memory_before_kib: watched.memory_before_kib,
            memory_peak_kib: watched.memory_peak_kib,
            files_peak: watched.files_peak,
            cpu_share: watched.cpu_share,
            newcomers: watched.newcomers,
            newcomers_let_in: watched.newcomers_let_in,
        }
    }

    /// What must hold on any computer, however busy it is.
    pub fn stands(&self) -> bool {
        self.verdicts()
            .iter()
            .filter(|verdict| !verdict.what.starts_with("time"))
            .all(|verdict| verdict.holds)
    }

    /// The same with what is measured in time.
    pub fn holds(&self) -> bool {
        self.verdicts().iter().all(|verdict| verdict.holds)
    }

    fn verdicts(&self) -> Vec<Verdict> {
        let longest = self.without_seat_ms.iter().max().copied().unwrap_or(0);
        let p99 = (2.0 * self.before_ms.p99).max(UNNOTICED_MS);
        let peak = self.memory_peak_kib / 1024;
        let back = self.without_seat_ms.len();
        vec![
            Verdict {
                what: "games that stopped",
                seen: self.stopped.len().to_string(),
                bound: "0".into(),
                holds: self.stopped.is_empty(),
            },
            Verdict {
                what: "steps of the slowest table",
                seen: self.steps_of_slowest_table.to_string(),
                bound: "1 or more".into(),
                holds: (1..u64::MAX).contains(&self.steps_of_slowest_table),
            },
            Verdict {
                what: "seats regained by those cut off",
                seen: back.to_string(),
                bound: self.plan.tables.to_string(),
                holds: back == self.plan.tables,
            },
            Verdict {
                what: "memory of the server at most",
                seen: format!("{peak} MiB"),
                bound: format!("{MEMORY_MIB} MiB"),
                holds: peak < MEMORY_MIB,
            },
            Verdict {
                what: "time without a seat at most",
                seen: format!("{longest} ms"),
                bound: format!("{} ms", SEAT_WITHIN.as_millis()),
                holds: longest <= SEAT_WITHIN.as_millis(),
            },
            Verdict {
                what: "time until all have seen it, p99",
                seen: format!("{:.1} ms", self.during_ms.p99),
                bound: format!("{p99:.1} ms"),
                holds: self.during_ms.p99 <= p99,
            },
            Verdict {
                what: "time until all have seen it, max",
                seen: format!("{:.0} ms", self.during_ms.max),
                bound: format!("{STANDSTILL_MS:.0} ms"),
                holds: self.during_ms.max <= STANDSTILL_MS,
            },
        ]
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Plan {
            besiegers,
            networks,
            tables,
            seconds,
            ..
        } = &self.plan;
        writeln!(
            f,
            "{besiegers} besiegers from {networks} networks for {seconds} s, while {tables} tables played"
        )?;
        for (kind, made) in &self.toll.made {
            writeln!(f, "{made:>10}  connections, {kind}")?;
        }
        writeln!(f, "{:>10}  connections in all", self.toll.total())?;
        writeln!(
            f,
            "{:>10}  attempts without an answer",
            self.toll.unanswered
        )?;
        writeln!(
            f,
            "{:>10}  files open at the server at most",
            self.files_peak
        )?;
        writeln!(f, "{:>10.2}  cores busy with the server", self.cpu_share)?;
        let (let_in, all) = (self.newcomers_let_in, self.newcomers);
        writeln!(
            f,
            "{let_in:>10}  of {all} newcomers without a seat were let in"
        )?;
        let memory = self.memory_before_kib / 1024;
        writeln!(f, "{memory:>10}  MiB of memory before")?;
        writeln!(
            f,
            "\n{:<10}{:>10}{:>10}{:>10}  ms until all have seen it",
            "", "p50", "p99", "max"
        )?;
        for (when, latency) in [
            ("before", &self.before_ms),
            ("during", &self.during_ms),
            ("after", &self.after_ms),
        ] {
            let Latency { p50, p99, max, .. } = latency;
            writeln!(f, "{when:<10}{p50:>10.2}{p99:>10.2}{max:>10.2}")?;
        }
        writeln!(f)?;
        for Verdict {
            what,
            seen,
            bound,
            holds,
        } in self.verdicts()
        {
            let word = if holds { "holds" } else { "BROKEN" };
            writeln!(f, "{word:<8}{what:<36}{seen:>12}   bound {bound}")?;
        }
        for stopped in &self.stopped {
            writeln!(f, "{stopped}")?;
        }
        Ok(())
    }
}
