//! `cargo xtask bench`: what a step costs the server, as a ratio to the least that any server could do. The
//! subjects take turns in one run, so that whatever else the computer does disturbs all of them alike.

mod plot;
mod ratio;
mod subject;

use std::fs;

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::{Value, json};

use self::ratio::Ratio;
use self::subject::{SUBJECTS, Subject};
use crate::project::Project;
use crate::run::{Log, cargo, run};

#[derive(Debug, Args)]
pub(crate) struct Bench {
    /// How often every subject is measured.
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

/// One subject, measured in every run.
struct Measured {
    subject: &'static Subject,
    reports: Vec<Value>,
}

impl Measured {
    /// Microseconds of computing for a step, run by run.
    fn costs(&self) -> Vec<f64> {
        let cost = |report: &Value| report["per_step"]["server_cpu_us"].as_f64();
        self.reports.iter().filter_map(cost).collect()
    }

    fn mean(&self, of: &str) -> f64 {
        let values = self.reports.iter().filter_map(|report| {
            let value = report.pointer(of)?;
            value.as_f64()
        });
        let values: Vec<f64> = values.collect();
        ratio::mean(&values)
    }
}

impl Bench {
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        ensure!(self.runs > 1, "one run says nothing about the next");
        crate::client::build_if_stale(project, &Log::Screen)?;
        let build = ["build", "--release", "-p", "molehunt", "-p", "server"];
        let examples = ["--bins", "--example", "floor", "--example", "forgetful"];
        let build = cargo(project.root(), &[&build[..], &examples].concat());
        run(build, &Log::Screen)?;

        let mut all: Vec<Measured> = SUBJECTS
            .iter()
            .map(|subject| Measured {
                subject,
                reports: Vec::new(),
            })
            .collect();
        let load = self.load();
        for number in 0..self.runs {
            // Nobody is always the first.
            let turn = number % all.len();
            for i in 0..all.len() {
                let measured = &mut all[(turn + i) % SUBJECTS.len()];
                let report = measured.subject.measure(project, &load)?;
                let us = &report["per_step"]["server_cpu_us"];
                ensure!(us.is_number(), "the system tells no CPU times: {report}");
                eprintln!("run {}: {} {us} µs", number + 1, measured.subject.name);
                measured.reports.push(report);
            }
        }
        self.tell(project, &all)
    }

    fn load(&self) -> Vec<String> {
        let options = [
            ("--tables", self.tables.to_string()),
            ("--players", self.players.to_string()),
            ("--seconds", self.seconds.to_string()),
        ];
        let words = options
            .into_iter()
            .flat_map(|(name, value)| [name.to_owned(), value]);
        words.collect()
    }

    fn tell(&self, project: &Project, all: &[Measured]) -> Result<()> {
        let floor = all.first().context("the floor is a subject")?.costs();
        let ratios: Vec<(&str, Ratio)> = all
            .iter()
            .map(|measured| {
                let ratio = Ratio::of(&measured.costs(), &floor);
                (measured.subject.name, ratio)
            })
            .collect();
        eprintln!(
            "\n{} tables of {}, {} runs",
            self.tables, self.players, self.runs
        );
        eprintln!("subject          µs/step  ratio  (95 % bounds)   steps/s  bytes/phone");
        for (measured, (name, ratio)) in all.iter().zip(&ratios) {
            let Ratio { mean, low, high } = ratio;
            eprintln!(
                "{name:16} {:7.1}  {mean:5.2}  ({low:.2} to {high:.2})  {:8.0}  {:11.0}",
                ratio::mean(&measured.costs()),
                measured.mean("/steps_per_s"),
                measured.mean("/per_step/bytes_per_phone"),
            );
        }
        let folder = project.target()?.join("bench");
        fs::create_dir_all(&folder)?;
        let reports = all
            .iter()
            .map(|measured| (measured.subject.name.to_owned(), json!(measured.reports)));
        let reports = Value::Object(reports.collect());
        fs::write(folder.join("steps.json"), reports.to_string())?;
        fs::write(folder.join("steps.svg"), plot::svg(&ratios))?;
        eprintln!("\nAll reports and a plot are in {}", folder.display());
        Ok(())
    }
}
