//! What a step costs the server, as a ratio to the least that any server could do.

use std::fs;

use anyhow::{Result, ensure};
use clap::Args;
use serde_json::{Value, json};

use super::finding::{Finding, tell};
use super::load::{CPU, CPU_BESIDE, Load, all, number};
use super::plot;
use super::ratio::{self, Ratio};
use super::subject::{FLOOR, FORGETFUL, JETSTREAM, SQLITE, Subject};
use crate::project::Project;

/// The floor first: the others are compared with it.
const SUBJECTS: [Subject; 4] = [FLOOR, FORGETFUL, SQLITE, JETSTREAM];
const RATIO_MOST: f64 = 1.25;
const QUESTION_BYTES_MOST: f64 = 1_100.0;

#[derive(Debug, Args)]
pub(crate) struct Steps {
    /// How often every server is measured.
    #[arg(long, default_value_t = 15)]
    runs: usize,
    #[arg(long, default_value_t = 200)]
    tables: usize,
    #[arg(long, default_value_t = 6)]
    players: usize,
    /// How long each measurement takes.
    #[arg(long, default_value_t = 4)]
    seconds: u64,
}

impl Steps {
    pub(super) fn run(&self, project: &Project) -> Result<()> {
        ensure!(self.runs > 1, "one run says nothing about the next");
        let load = Load {
            tables: self.tables,
            players: self.players,
            seconds: self.seconds,
            rate: None,
            idle_in_round_s: None,
            fair: false,
            vanish: false,
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
        let mut costs = Vec::new();
        for reports in reports {
            costs.push(all(reports, CPU)?);
        }
        eprintln!(
            "\n{} tables of {}, {} runs",
            self.tables, self.players, self.runs
        );
        eprintln!("server           µs/step  ratio  (95 % bounds)   steps/s  bytes/phone");
        let mut ratios = Vec::new();
        for ((subject, reports), own) in SUBJECTS.iter().zip(reports).zip(&costs) {
            let ratio = Ratio::of(own, &costs[0]);
            let Ratio { mean, low, high } = ratio;
            eprintln!(
                "{:16} {:7.1}  {mean:5.2}  ({low:.2} to {high:.2})  {:8.0}  {:11.0}",
                subject.name,
                ratio::mean(own),
                ratio::mean(&all(reports, "/steps_per_s")?),
                ratio::mean(&all(reports, "/per_step/bytes_per_phone")?),
            );
            ratios.push((subject.name, ratio));
        }
        let beside = ratio::mean(&all(&reports[3], CPU_BESIDE)?);
        eprintln!("{:16} {beside:7.1}, all three", "its NATS servers");
        for (subject, reports) in SUBJECTS.iter().zip(reports).skip(2) {
            let mean = |at| Ok::<_, anyhow::Error>(ratio::mean(&all(reports, at)?));
            let (p50, p99) = (mean("/latency_ms/p50")?, mean("/latency_ms/p99")?);
            eprintln!(
                "{:16} {p50:7.1} ms until all have seen it, p99 {p99:.1} ms",
                subject.name
            );
        }
        let questions = all(&reports[2], "/per_step/bytes_per_question")?;
        let findings = [
            Finding::at_most(
                "of the floor's CPU for a step, with SQLite",
                RATIO_MOST,
                ratios[2].1.mean,
            ),
            Finding::at_most(
                "of the floor's CPU for a step, with nothing kept",
                RATIO_MOST,
                ratios[1].1.mean,
            ),
            Finding::at_most(
                "bytes for each phone when somebody asks",
                QUESTION_BYTES_MOST,
                ratio::mean(&questions),
            ),
        ];
        let reports = SUBJECTS
            .iter()
            .zip(reports)
            .map(|(subject, reports)| (subject.name.to_owned(), json!(reports)));
        tell(
            project,
            "steps",
            &findings,
            Value::Object(reports.collect()),
        )?;
        let plot = project.target()?.join("bench/steps.svg");
        fs::write(&plot, plot::svg(&ratios))?;
        eprintln!("A plot is in {}", plot.display());
        Ok(())
    }
}
