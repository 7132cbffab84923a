//! How long a table waits for its cards, with phones that take part in a fair deal and with phones that know nothing
//! of it, near the server and as far from it as a good network is.

use std::fmt;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::{Value, json};

use super::build::built;
use super::core::{LOAD_CORE, on_core};
use super::finding::{Finding, tell};
use super::subject::{SQLITE, fresh_data};
use crate::project::Project;

const ROUND_TRIPS_MOST: f64 = 2.0;
const PROMPT_MS_MOST: f64 = 300.0;
const ONE_LOST_MS_MOST: f64 = 2_500.0;
const FILES: usize = 256;
const ROWS: [Row; 6] = [
    Row::of("old", false),
    Row::of("prompt", false),
    Row::of("old", true),
    Row::of("prompt", true),
    Row::of("one_silent", true),
    Row::of("one_cut", true),
];
/// Of these, near and far.
const OLD: [usize; 2] = [0, 2];
const PROMPT: [usize; 2] = [1, 3];
const LOST: [usize; 2] = [4, 5];

#[derive(Debug, Args)]
pub(crate) struct Deals {
    #[arg(long, default_value_t = 5)]
    runs: usize,
    #[arg(long, default_value_t = 6)]
    players: usize,
    /// How many each kind of phones is dealt in a run.
    #[arg(long, default_value_t = 40)]
    deals: usize,
    /// The same where one phone is lost, which takes two seconds each time.
    #[arg(long, default_value_t = 4)]
    lost_deals: usize,
    /// Milliseconds on the way to a phone and back, where it is far.
    #[arg(long, default_value_t = 40)]
    round_trip: u32,
}

/// What is measured by itself.
#[derive(Clone, Copy, Debug)]
struct Row {
    phones: &'static str,
    is_far: bool,
}

impl Deals {
    pub(super) fn run(&self, project: &Project) -> Result<()> {
        let enough = self.runs > 0 && self.deals > 0 && self.lost_deals > 0;
        ensure!(enough, "nothing follows from no deal");
        ensure!(self.round_trip > 0, "far is further than near");
        let built = built(project)?;
        let mut took_ms = ROWS.map(|_| Vec::new());
        for run in 0..self.runs {
            for i in 0..ROWS.len() {
                // Nobody is always the first.
                let which = (run + i) % ROWS.len();
                let more = self.measure(&built, ROWS[which])?;
                eprintln!("run {}: {}: {}", run + 1, ROWS[which], Times::of(&more));
                took_ms[which].extend(more);
            }
        }
        self.tell(project, &took_ms)
    }

    fn tell(&self, project: &Project, took_ms: &[Vec<f64>; ROWS.len()]) -> Result<()> {
        eprintln!(
            "\na table of {}, {} ms to a far phone and back",
            self.players, self.round_trip
        );
        for (row, took_ms) in ROWS.iter().zip(took_ms) {
            eprintln!("{row}: {}", Times::of(took_ms));
        }
        let times = took_ms.each_ref().map(|took_ms| Times::of(took_ms));
        // What grows with the distance is on its way, and the rest is the server's.
        let grows_ms = |[near, far]: [usize; 2]| times[far].median - times[near].median;
        let added_ms = grows_ms(PROMPT) - grows_ms(OLD);
        let lost = LOST.map(|row| times[row].most);
        let findings = [
            Finding::at_most(
                "round trips that a fair deal adds",
                ROUND_TRIPS_MOST,
                added_ms / f64::from(self.round_trip),
            ),
            Finding::at_most(
                "ms until the cards are seen, the slowest, on a good network",
                PROMPT_MS_MOST,
                times[PROMPT[1]].most,
            ),
            Finding::at_most(
                "ms until the cards are seen, the slowest, one phone lost",
                ONE_LOST_MS_MOST,
                lost[0].max(lost[1]),
            ),
        ];
        let reports = ROWS.iter().zip(took_ms);
        let reports = reports.map(|(row, took_ms)| (row.to_string(), json!(took_ms)));
        tell(
            project,
            "deals",
            &findings,
            Value::Object(reports.collect()),
        )
    }

    /// Milliseconds for each deal, at a fresh server.
    fn measure(&self, built: &Path, row: Row) -> Result<Vec<f64>> {
        let serving = SQLITE.serve(built, &fresh_data(built)?, FILES)?;
        let deals = match row.loses_one() {
            true => self.lost_deals,
            false => self.deals,
        };
        let round_trip = if row.is_far { self.round_trip } else { 0 };
        let dealt = on_core(LOAD_CORE, FILES, &built.join("examples/deals"))
            .args([&serving.address, row.phones])
            .args([self.players, deals].map(|number| number.to_string()))
            .arg(round_trip.to_string())
            .stderr(Stdio::inherit())
            .output()?;
        ensure!(dealt.status.success(), "nothing could be dealt: {row}");
        let report: Value = serde_json::from_slice(&dealt.stdout).context("a report is JSON")?;
        let took_ms = report["deals_ms"].as_array().context("deals took time")?;
        let took_ms = took_ms.iter().map(Value::as_f64);
        took_ms.collect::<Option<_>>().context("times are numbers")
    }
}

impl Row {
    const fn of(phones: &'static str, is_far: bool) -> Self {
        Self { phones, is_far }
    }

    fn loses_one(self) -> bool {
        !matches!(self.phones, "old" | "prompt")
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = if self.is_far { "far" } else { "near" };
        write!(f, "{:10} {place:4}", self.phones)
    }
}

/// Milliseconds.
#[derive(Clone, Copy, Debug)]
struct Times {
    median: f64,
    most: f64,
}

impl Times {
    fn of(took_ms: &[f64]) -> Self {
        let mut sorted = took_ms.to_vec();
        sorted.sort_by(f64::total_cmp);
        let at = |at: usize| sorted.get(at).copied().unwrap_or(f64::NAN);
        Self {
            median: at(sorted.len() / 2),
            most: at(sorted.len().wrapping_sub(1)),
        }
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { median, most } = self;
        write!(f, "median {median:7.1} ms, slowest {most:7.1} ms")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_is_told_beside_the_median() {
        let Times { median, most } = Times::of(&[3.0, 1.0, 9.0, 2.0, 4.0]);
        assert!((median - 3.0).abs() < f64::EPSILON && (most - 9.0).abs() < f64::EPSILON);
        assert!(Times::of(&[]).median.is_nan());
    }

    #[test]
    fn rows_are_those_that_they_are_taken_for() {
        let is = |row: usize, phones, is_far| {
            assert_eq!((ROWS[row].phones, ROWS[row].is_far), (phones, is_far));
        };
        for (place, is_far) in [false, true].into_iter().enumerate() {
            is(OLD[place], "old", is_far);
            is(PROMPT[place], "prompt", is_far);
        }
        assert!(
            LOST.iter()
                .all(|row| ROWS[*row].is_far && ROWS[*row].loses_one())
        );
    }
}
