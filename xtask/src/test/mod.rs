//! `cargo xtask test`: every check there is. Steps that do not need each other run side by side.
//! Nothing is skipped because a tool is missing: that is a failure, with words.

mod lanes;
mod slowest;
mod step;

use std::time::Duration;

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};

use self::lanes::Done;
use self::step::Step;
use crate::project::Project;

/// Tests named at the end of a run.
const SLOWEST: usize = 12;

#[derive(Debug, Args)]
pub(crate) struct Test {
    /// Run this step alone; may be given several times.
    #[arg(long, value_enum, conflicts_with = "quick")]
    only: Vec<Step>,
    /// All that needs no browser, with fewer random games: for the time between two commits.
    #[arg(long)]
    quick: bool,
}

impl Test {
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        let plan = self.plan();
        // One step alone has the screen to itself.
        let done = match plan[..] {
            [step] => vec![lanes::alone(step, project, self.quick)],
            _ => lanes::side_by_side(&plan, project, self.quick)?,
        };
        summarise(&plan, &done);
        match done.into_iter().find_map(Done::failure) {
            Some((step, error)) => {
                bail!(error.context(format!("the step `{}` failed", step.name())))
            }
            None => Ok(()),
        }
    }

    fn plan(&self) -> Vec<Step> {
        let wanted = |step: &Step| {
            if self.quick {
                step.is_quick()
            } else {
                self.only.is_empty() || self.only.contains(step)
            }
        };
        let all = Step::value_variants().iter().copied();
        all.filter(wanted).collect()
    }
}

/// What took how long, the slowest tests last: there a reader looks first.
fn summarise(plan: &[Step], done: &[Done]) {
    let mut slowest: Vec<_> = done.iter().flat_map(|done| done.tests()).collect();
    slowest.sort_by_key(|(_, took)| std::cmp::Reverse(*took));
    if !slowest.is_empty() {
        eprintln!("\nslowest tests");
    }
    for (name, took) in slowest.iter().take(SLOWEST) {
        eprintln!("{} {name}", seconds(*took));
    }
    eprintln!("\nsteps");
    for step in plan {
        match done.iter().find(|done| done.step == *step) {
            Some(done) => {
                let word = if done.result.is_ok() { "ok" } else { "FAILED" };
                eprintln!("{} {:8} {word}", seconds(done.took), step.name());
            }
            None => eprintln!("{:>8}   {:8} not run", "", step.name()),
        }
    }
    let from = done.iter().map(|done| done.from).min();
    let to = done.iter().map(|done| done.from + done.took).max();
    if let (Some(from), Some(to)) = (from, to) {
        eprintln!("{} in all", seconds(to - from));
    }
}

fn seconds(took: Duration) -> String {
    format!("{:8.1} s", took.as_secs_f64())
}
