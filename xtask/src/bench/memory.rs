//! What a phone and a table in a round take of the server's memory, long after they came.

use anyhow::{Result, ensure};
use clap::Args;
use serde_json::json;

use super::finding::{Finding, tell};
use super::load::{Load, number};
use super::subject::SQLITE;
use crate::project::Project;

const FEW_PLAYERS: usize = 2;
const MANY_PLAYERS: usize = 8;
/// Fewer tables by this, for what the server takes by itself.
const FEWER: usize = 5;
const PHONE_KIB_MOST: f64 = 4.0;
const TABLE_KIB_MOST: f64 = 12.0;

#[derive(Debug, Args)]
pub(crate) struct Memory {
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// How long everybody sits there before memory is looked at.
    #[arg(long, default_value_t = 60)]
    idle: u64,
}

impl Memory {
    pub(super) fn run(&self, project: &Project) -> Result<()> {
        ensure!(self.tables >= FEWER * 2, "so few tables weigh nothing");
        let few_tables = self.tables / FEWER;
        let mut reports = Vec::new();
        let mut kib = |tables, players| -> Result<f64> {
            let load = Load {
                tables,
                players,
                seconds: 1,
                rate: Some(1.0),
                idle_in_round_s: Some(self.idle),
                fair: true,
                vanish: false,
            };
            let report = SQLITE.measure(project, &load)?;
            let kib = number(&report, "/server_kib")?;
            eprintln!("{tables} tables of {players}: {kib} KiB");
            reports.push(report);
            Ok(kib)
        };
        let full = kib(self.tables, MANY_PLAYERS)?;
        let half_empty = kib(self.tables, FEW_PLAYERS)?;
        let few = kib(few_tables, FEW_PLAYERS)?;
        let phone = (full - half_empty) / count(self.tables * (MANY_PLAYERS - FEW_PLAYERS));
        let table = (half_empty - few) / count(self.tables - few_tables);
        let table = table - phone * count(FEW_PLAYERS);
        let findings = [
            Finding::at_most("KiB for each phone", PHONE_KIB_MOST, phone),
            Finding::at_most(
                "KiB for each table in a round, without its phones",
                TABLE_KIB_MOST,
                table,
            ),
        ];
        tell(project, "memory", &findings, json!(reports))
    }
}

#[expect(clippy::cast_precision_loss, reason = "there are few tables")]
fn count(number: usize) -> f64 {
    number as f64
}
