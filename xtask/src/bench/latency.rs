//! How long a step takes at half of what the server bears, against what its disk takes for the least that can
//! be kept.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use clap::Args;
use serde_json::json;

use super::build::built;
use super::finding::{Finding, tell};
use super::load::{Load, number};
use super::ratio::{Ratio, mean};
use super::subject::SQLITE;
use crate::project::Project;

const RATIO_MOST: f64 = 3.0;
const PAGE_BYTES: usize = 4096;
/// Written again from the front, as a journal is.
const PAGES: u64 = 1000;

#[derive(Debug, Args)]
pub(crate) struct Latency {
    #[arg(long, default_value_t = 5)]
    runs: usize,
    #[arg(long, default_value_t = 200)]
    tables: usize,
    #[arg(long, default_value_t = 6)]
    players: usize,
    #[arg(long, default_value_t = 5)]
    seconds: u64,
}

impl Latency {
    pub(super) fn run(&self, project: &Project) -> Result<()> {
        ensure!(self.runs > 1, "one run says nothing about the next");
        let file = built(project)?.join("bench-page");
        let (mut steps, mut pages, mut reports) = (Vec::new(), Vec::new(), Vec::new());
        for run in 0..self.runs {
            let most = SQLITE.measure(project, &self.load(None))?;
            let half = number(&most, "/steps_per_s")? / 2.0;
            let page_ms = sync_pages(&file, Duration::from_secs(self.seconds))?;
            let report = SQLITE.measure(project, &self.load(Some(half)))?;
            let step_ms = number(&report, "/latency_ms/p99")?;
            eprintln!(
                "run {}: p99 is {step_ms:.2} ms at {half:.0} steps/s, and {page_ms:.2} ms for a page",
                run + 1
            );
            steps.push(step_ms);
            pages.push(page_ms);
            reports.push(json!({"most": most, "half": report, "page_p99_ms": page_ms}));
        }
        std::fs::remove_file(&file)?;
        let Ratio {
            mean: ratio,
            low,
            high,
        } = Ratio::of(&steps, &pages);
        let (step_ms, page_ms) = (mean(&steps), mean(&pages));
        eprintln!(
            "\np99: {step_ms:.2} ms for a step and {page_ms:.2} ms for a page, {ratio:.2} ({low:.2} to {high:.2}) times"
        );
        let what = "times a written page until all have seen a step, p99";
        let findings = [Finding::at_most(what, RATIO_MOST, ratio)];
        tell(project, "latency", &findings, json!(reports))
    }

    fn load(&self, rate: Option<f64>) -> Load {
        Load {
            tables: self.tables,
            players: self.players,
            seconds: self.seconds,
            rate,
            idle_in_round_s: None,
            fair: false,
            vanish: false,
        }
    }
}

/// Milliseconds until a page is on the disk, but for one in a hundred.
fn sync_pages(path: &Path, during: Duration) -> Result<f64> {
    let mut file = File::create(path)?;
    file.write_all(&vec![0; PAGE_BYTES * usize::try_from(PAGES)?])?;
    file.sync_all()?;
    let page = [1; PAGE_BYTES];
    let (begin, mut took_ms) = (Instant::now(), Vec::new());
    for number in (0..PAGES).cycle() {
        if begin.elapsed() > during {
            break;
        }
        let begin = Instant::now();
        file.seek(SeekFrom::Start(number * u64::try_from(PAGE_BYTES)?))?;
        file.write_all(&page)?;
        file.sync_data()?;
        took_ms.push(begin.elapsed().as_secs_f64() * 1e3);
    }
    Ok(p99(took_ms))
}

fn p99(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = (values.len() * 99).div_ceil(100).saturating_sub(1);
    values.get(at).copied().unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_in_a_hundred_is_left_out() {
        let upto = |last: u16| p99((1..=last).rev().map(f64::from).collect());
        let table = [(100, 99.0), (200, 198.0), (1, 1.0), (50, 50.0)];
        for (last, expected) in table {
            assert!((upto(last) - expected).abs() < f64::EPSILON, "{last}");
        }
        assert!(p99(Vec::new()).is_nan());
    }
}
