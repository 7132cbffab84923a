//! Whether a step costs more where there are ten times as many tables. All together they take as many steps a
//! second, and each takes as many as in the other case: a deal costs more than a question, so what is compared
//! must be the same part of a round.

use anyhow::{Result, ensure};
use clap::Args;
use serde_json::json;

use super::finding::{Finding, tell};
use super::load::{CPU, Load, number};
use super::ratio::Ratio;
use super::subject::SQLITE;
use crate::project::Project;

const RATIO_MOST: f64 = 1.1;

#[derive(Debug, Args)]
pub(crate) struct Scale {
    /// How often each number of tables is measured.
    #[arg(long, default_value_t = 5)]
    runs: usize,
    #[arg(long, default_value_t = 200)]
    few: usize,
    #[arg(long, default_value_t = 2000)]
    many: usize,
    /// A server has ten thousand sockets at the most.
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// Steps a second at all tables together.
    #[arg(long, default_value_t = 4000.0)]
    rate: f64,
    /// Steps of each table.
    #[arg(long, default_value_t = 100)]
    steps: usize,
}

impl Scale {
    pub(super) fn run(&self, project: &Project) -> Result<()> {
        ensure!(self.runs > 1, "one run says nothing about the next");
        let (mut reports, mut costs) = (Vec::new(), [Vec::new(), Vec::new()]);
        for run in 0..self.runs {
            for i in 0..2 {
                // Neither is always the first.
                let which = (run + i) % 2;
                let tables = [self.few, self.many][which];
                let report = SQLITE.measure(project, &self.load(tables))?;
                let us = number(&report, CPU)?;
                eprintln!("run {}: {tables} tables {us:.1} µs", run + 1);
                costs[which].push(us);
                reports.push(report);
            }
        }
        let [few, many] = costs;
        let Ratio { mean, low, high } = Ratio::of(&many, &few);
        eprintln!("\n{mean:.2} ({low:.2} to {high:.2}) times the CPU for a step");
        let what = "of the CPU for a step, with so many more tables";
        let findings = [Finding::at_most(what, RATIO_MOST, mean)];
        tell(project, "scale", &findings, json!(reports))
    }

    fn load(&self, tables: usize) -> Load {
        Load {
            tables,
            players: self.players,
            seconds: seconds(tables * self.steps, self.rate),
            rate: Some(self.rate),
            idle_in_round_s: Some(1),
            fair: false,
            vanish: false,
        }
    }
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "nobody waits for longer than a float can say"
)]
fn seconds(steps: usize, rate: f64) -> u64 {
    (steps as f64 / rate).ceil().max(1.0) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_times_as_many_tables_take_ten_times_as_long() {
        assert_eq!(seconds(200 * 100, 4000.0), 5);
        assert_eq!(seconds(2000 * 100, 4000.0), 50);
        assert_eq!(seconds(1, 4000.0), 1);
    }
}
