//! What it costs that several nodes serve the same tables: one node, two with each table at one of them, and two
//! with the phones of each table at both. At a rate that all of them bear, so that waiting is compared as well.

use anyhow::{Result, ensure};
use clap::Args;
use serde_json::{Value, json};

use super::finding::tell;
use super::load::{CPU, CPU_BESIDE, Load, all, number};
use super::ratio::{Ratio, mean};
use super::subject::{JETSTREAM, MIXED_NODES, SQLITE, Subject, TWO_NODES};
use crate::project::Project;

/// One node first: the others are compared with it.
const SUBJECTS: [Subject; 4] = [JETSTREAM, TWO_NODES, MIXED_NODES, SQLITE];

#[derive(Debug, Args)]
pub(crate) struct Nodes {
    /// How often each is measured.
    #[arg(long, default_value_t = 5)]
    runs: usize,
    #[arg(long, default_value_t = 200)]
    tables: usize,
    #[arg(long, default_value_t = 6)]
    players: usize,
    /// Steps a second at all tables together. With none or hardly any, what tables cost is measured at which nobody
    /// does anything.
    #[arg(long, default_value_t = 400.0)]
    rate: f64,
    #[arg(long, default_value_t = 8)]
    seconds: u64,
}

impl Nodes {
    pub(super) fn run(&self, project: &Project) -> Result<()> {
        ensure!(self.runs > 1, "one run says nothing about the next");
        let load = Load {
            tables: self.tables,
            players: self.players,
            seconds: self.seconds,
            rate: Some(self.rate),
            idle_in_round_s: Some(1),
            fair: false,
            vanish: true,
        };
        let mut reports = SUBJECTS.map(|_| Vec::new());
        for run in 0..self.runs {
            for i in 0..SUBJECTS.len() {
                // Nobody is always the first.
                let which = (run + i) % SUBJECTS.len();
                let report = SUBJECTS[which].measure(project, &load)?;
                let us = number(&report, CPU)?;
                eprintln!("run {}: {} {us:.1} µs", run + 1, SUBJECTS[which].name);
                reports[which].push(report);
            }
        }
        self.tell(project, &reports)
    }

    fn tell(&self, project: &Project, reports: &[Vec<Value>; 4]) -> Result<()> {
        eprintln!(
            "\n{} tables of {}, {} steps/s, {} runs",
            self.tables, self.players, self.rate, self.runs
        );
        eprintln!(
            "server       µs/step  ratio  (95 % bounds)   NATS  µs/table and s   NATS  p50 ms  p99 ms"
        );
        let first = all(&reports[0], CPU)?;
        for (subject, reports) in SUBJECTS.iter().zip(reports) {
            let own = all(reports, CPU)?;
            // A file needs nobody beside the server.
            let beside = all(reports, CPU_BESIDE).unwrap_or_else(|_| vec![0.0]);
            let each = mean(&all(reports, "/steps_per_s")?) / count(self.tables);
            let Ratio {
                mean: ratio,
                low,
                high,
            } = Ratio::of(&own, &first);
            eprintln!(
                "{:12} {:7.1}  {ratio:5.2}  ({low:.2} to {high:.2})  {:6.1}  {:14.1}  {:6.1}  {:6.1}  {:6.1}",
                subject.name,
                mean(&own),
                mean(&beside),
                mean(&own) * each,
                mean(&beside) * each,
                mean(&all(reports, "/latency_ms/p50")?),
                mean(&all(reports, "/latency_ms/p99")?),
            );
        }
        let reports = SUBJECTS
            .iter()
            .zip(reports)
            .map(|(subject, reports)| (subject.name.to_owned(), json!(reports)));
        tell(project, "nodes", &[], Value::Object(reports.collect()))
    }
}

#[expect(clippy::cast_precision_loss, reason = "there are few tables")]
fn count(number: usize) -> f64 {
    number as f64
}
