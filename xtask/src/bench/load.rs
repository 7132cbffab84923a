//! Players for a server: how many, for how long, how fast.

use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::core::{LOAD_CORE, on_core};

#[derive(Clone, Debug)]
pub(super) struct Load {
    pub(super) tables: usize,
    pub(super) players: usize,
    pub(super) seconds: u64,
    /// Steps a second at all tables together; as many as the server bears if left out.
    pub(super) rate: Option<f64>,
    /// How long everybody sits in a round and does nothing, before anything is played.
    pub(super) idle_in_round_s: Option<u64>,
    /// Phones take part in fair deals, which cost more than other steps. Where steps are compared with what answers each
    /// alike, they do not: a deal is measured by itself.
    pub(super) fair: bool,
    /// Nobody says goodbye, which a server that is stopped then would be halfway through.
    pub(super) vanish: bool,
}

/// Where it is played.
#[derive(Clone, Debug, Default)]
pub(super) struct At {
    pub(super) nodes: Vec<String>,
    /// Whether each table is at one of several nodes.
    pub(super) whole_tables: bool,
    /// What works for them and is counted apart.
    pub(super) beside: Vec<String>,
}

impl At {
    pub(super) fn one(address: &str) -> Self {
        Self {
            nodes: vec![address.to_owned()],
            ..Self::default()
        }
    }

    fn options(&self) -> Vec<String> {
        let (first, others) = self.nodes.split_at(1.min(self.nodes.len()));
        let also = others.iter().map(|node| format!("--also={node}"));
        let whole = self.whole_tables.then(|| "--whole-tables".to_owned());
        let beside = self
            .beside
            .iter()
            .map(|beside| format!("--beside={beside}"));
        let all = first.iter().cloned().chain(also).chain(whole).chain(beside);
        all.collect()
    }
}

impl Load {
    /// So many sockets, and what a process opens besides.
    pub(super) fn files(&self) -> usize {
        self.tables * self.players + 256
    }

    /// The report of who has played.
    pub(super) fn run(&self, built: &Path, at: &At, game: &str) -> Result<Value> {
        let players = on_core(LOAD_CORE, self.files(), &built.join("molehunt"))
            .args(["load", "--json", "--game", game])
            .args(at.options())
            .args(self.options())
            .stderr(Stdio::inherit())
            .output()?;
        ensure!(players.status.success(), "nobody could play");
        serde_json::from_slice(&players.stdout).context("a report is JSON")
    }

    fn options(&self) -> Vec<String> {
        let mut options = vec![
            format!("--tables={}", self.tables),
            format!("--players={}", self.players),
            format!("--seconds={}", self.seconds),
        ];
        options.extend(self.rate.map(|rate| format!("--rate={rate}")));
        if let Some(idle_s) = self.idle_in_round_s {
            options.extend([format!("--idle={idle_s}"), "--idle-in-round".to_owned()]);
        }
        if !self.fair {
            options.push("--no-fair-deals".to_owned());
        }
        if self.vanish {
            options.push("--vanish".to_owned());
        }
        options
    }
}

/// What the report says there.
pub(super) fn number(report: &Value, at: &str) -> Result<f64> {
    let value = report.pointer(at).and_then(Value::as_f64);
    value.with_context(|| format!("there is no {at} in {report}"))
}

/// What every report says there.
pub(super) fn all(reports: &[Value], at: &str) -> Result<Vec<f64>> {
    reports.iter().map(|report| number(report, at)).collect()
}

pub(super) const CPU: &str = "/per_step/server_cpu_us";
/// Of NATS servers, all together.
pub(super) const CPU_BESIDE: &str = "/per_step/beside_cpu_us";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_not_asked_for() {
        let mut load = Load {
            tables: 20,
            players: 6,
            seconds: 4,
            rate: None,
            idle_in_round_s: None,
            fair: true,
            vanish: false,
        };
        assert_eq!(
            load.options(),
            ["--tables=20", "--players=6", "--seconds=4"]
        );
        load.rate = Some(50.5);
        load.idle_in_round_s = Some(60);
        load.fair = false;
        load.vanish = true;
        let more = ["--rate=50.5", "--idle=60", "--idle-in-round"];
        assert_eq!(load.options()[3..6], more);
        assert_eq!(load.options()[6..], ["--no-fair-deals", "--vanish"]);
        assert_eq!(load.files(), 376);
    }

    #[test]
    fn a_table_is_played_at_several_nodes() {
        let mut at = At::one("127.0.0.1:1");
        assert_eq!(at.options(), ["127.0.0.1:1"]);
        at.nodes.push("127.0.0.1:2".to_owned());
        at.beside.push("127.0.0.1:3".to_owned());
        at.whole_tables = true;
        let all = ["127.0.0.1:1", "--also=127.0.0.1:2", "--whole-tables"];
        assert_eq!(at.options()[..3], all);
        assert_eq!(at.options()[3..], ["--beside=127.0.0.1:3"]);
    }
}
