//! How long an append takes where nothing else is done: to a file, to one NATS server, to three.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::{Value, json};

use super::build::built;
use super::finding::tell;
use super::load::all;
use super::ratio::mean;
use crate::project::Project;

/// The number of NATS servers and of streams; with none the records go to SQLite.
const STORES: [(&str, u32, u32); 5] = [
    ("SQLite", 0, 0),
    ("one NATS server", 1, 8),
    ("three, 1 stream", 3, 1),
    ("three, 8 streams", 3, 8),
    ("three, 16 streams", 3, 16),
];

#[derive(Debug, Args)]
pub(crate) struct Appends {
    #[arg(long, default_value_t = 3)]
    runs: usize,
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    /// How many rooms are written to at once, each by one writer.
    #[arg(long, value_delimiter = ',', default_values_t = [1, 64, 512])]
    writers: Vec<u32>,
}

impl Appends {
    pub(super) fn run(&self, project: &Project) -> Result<()> {
        ensure!(self.runs > 0, "nothing follows from no run");
        let mut reports: Vec<(String, u32, Vec<Value>)> = Vec::new();
        for (name, ..) in STORES {
            let rows = self.writers.iter();
            reports.extend(rows.map(|writers| (name.to_owned(), *writers, Vec::new())));
        }
        for run in 0..self.runs {
            for i in 0..reports.len() {
                // Nobody is always the first.
                let which = (run + i) % reports.len();
                let (_, servers, streams) = STORES[which / self.writers.len()];
                let (name, writers, reports) = &mut reports[which];
                let report = self.measure(project, servers, streams, *writers)?;
                eprintln!("run {}: {name}, {writers} writers: {report}", run + 1);
                reports.push(report);
            }
        }
        eprintln!("\nstore               writers  appends/s  p50 ms  p99 ms  NATS bytes each");
        for (name, writers, reports) in &reports {
            let mean = |at| Ok::<_, anyhow::Error>(mean(&all(reports, at)?));
            let said = mean("/said_bytes").unwrap_or_default();
            eprintln!(
                "{name:18}  {writers:7}  {:9.0}  {:6.2}  {:6.2}  {said:15.0}",
                mean("/appends_per_s")?,
                mean("/p50_ms")?,
                mean("/p99_ms")?,
            );
        }
        tell(project, "appends", &[], json!(reports))
    }

    fn measure(
        &self,
        project: &Project,
        servers: u32,
        streams: u32,
        writers: u32,
    ) -> Result<Value> {
        let numbers = [servers, streams, writers].map(|number| number.to_string());
        let written = Command::new(built(project)?.join("examples/appends"))
            .args(numbers)
            .arg(self.seconds.to_string())
            .stderr(Stdio::inherit())
            .output()?;
        ensure!(written.status.success(), "nothing could be appended");
        serde_json::from_slice(&written.stdout).context("a report is JSON")
    }
}
