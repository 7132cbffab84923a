//! What very many rooms cost the NATS servers that keep them, and whoever asks for them.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::{Value, json};

use super::build::built;
use super::finding::tell;
use crate::project::Project;

#[derive(Debug, Args)]
pub(crate) struct Rooms {
    /// Of NATS servers, each of which keeps every room.
    #[arg(long, default_value_t = 3)]
    servers: usize,
    /// How many; each number is measured with servers of its own.
    #[arg(long, value_delimiter = ',', default_values_t = [100_000])]
    rooms: Vec<usize>,
    /// Over how many streams they are spread.
    #[arg(long, value_delimiter = ',', default_values_t = [8, 16])]
    streams: Vec<usize>,
    /// How many of the rooms begin a new game.
    #[arg(long, default_value_t = 100_000)]
    truncated: usize,
}

impl Rooms {
    pub(super) fn run(&self, project: &Project) -> Result<()> {
        let mut reports = Vec::new();
        for rooms in &self.rooms {
            for streams in &self.streams {
                eprintln!(
                    "\n{rooms} rooms in {streams} streams of {} servers",
                    self.servers
                );
                let report = self.measure(project, *rooms, *streams)?;
                show(&report);
                reports.push(report);
            }
        }
        tell(project, "rooms", &[], json!(reports))
    }

    fn measure(&self, project: &Project, rooms: usize, streams: usize) -> Result<Value> {
        let numbers = [self.servers, streams, rooms, self.truncated];
        let kept = Command::new(built(project)?.join("examples/many_rooms"))
            .args(numbers.map(|number| number.to_string()))
            .stderr(Stdio::inherit())
            .output()?;
        ensure!(kept.status.success(), "the rooms could not be kept");
        serde_json::from_slice(&kept.stdout).context("a report is JSON")
    }
}

fn show(report: &Value) {
    for what in ["laid_s", "truncated", "listed", "cold", "restarted"] {
        eprintln!("{what:10} {}", report[what]);
    }
    let rooms = report["rooms"].as_f64().unwrap_or(f64::NAN);
    for (what, without) in [
        ("laid_bytes", "empty_bytes"),
        ("restarted_bytes", "empty_bytes"),
        ("disk_bytes", ""),
    ] {
        let of = |what: &str| greatest(&report[what]);
        eprintln!(
            "{what:15} {:.0} for each room, at one server",
            (of(what) - of(without)) / rooms
        );
    }
}

/// Of what the servers have each.
fn greatest(values: &Value) -> f64 {
    let values = values.as_array().into_iter().flatten();
    values.filter_map(Value::as_f64).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_of_all_servers_counts() {
        assert!((greatest(&json!([1, 3, null, 2])) - 3.0).abs() < f64::EPSILON);
        assert!(greatest(&Value::Null).abs() < f64::EPSILON);
    }
}
