//! `cargo xtask test`: every check there is, the cheapest first. Nothing is skipped because a tool is
//! missing: that is a failure, with words.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};

use crate::project::Project;
use crate::run::{cargo, npm, npx, run};
use crate::{browser, client, node};

#[derive(Debug, Args)]
pub(crate) struct Test {
    /// Run this step alone; may be given several times.
    #[arg(long, value_enum)]
    only: Vec<Step>,
}

/// In the order in which they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Step {
    /// Rust code is formatted.
    Format,
    /// Clippy has nothing to say.
    Lints,
    /// The web client: format, lints, types, tests, build.
    Web,
    /// Every card is painted, described and as small as it should be.
    Art,
    /// All Rust tests, those of the house among them.
    Rust,
    /// Several phones in Chromium against the dev build of the server.
    Browser,
}

enum Outcome {
    Passed(Duration),
    Failed(Duration),
    NotRun,
}

impl Test {
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        let wanted = |step: &Step| self.only.is_empty() || self.only.contains(step);
        let mut outcomes = Vec::new();
        let mut failure = None;
        for step in Step::value_variants().iter().copied().filter(wanted) {
            if failure.is_some() {
                outcomes.push((step, Outcome::NotRun));
                continue;
            }
            eprintln!("\n== {}", step.name());
            let started = Instant::now();
            let result = step.run(project);
            let took = started.elapsed();
            let outcome = match result {
                Ok(()) => Outcome::Passed(took),
                Err(error) => {
                    failure = Some((step, error));
                    Outcome::Failed(took)
                }
            };
            outcomes.push((step, outcome));
        }
        summarise(&outcomes);
        match failure {
            Some((step, error)) => {
                bail!(error.context(format!("the step `{}` failed", step.name())))
            }
            None => Ok(()),
        }
    }
}

fn summarise(outcomes: &[(Step, Outcome)]) {
    eprintln!();
    for (step, outcome) in outcomes {
        let (word, took) = match outcome {
            Outcome::Passed(took) => ("ok", Some(took)),
            Outcome::Failed(took) => ("FAILED", Some(took)),
            Outcome::NotRun => ("not run", None),
        };
        let took = took.map_or(String::new(), |took| {
            format!("{:6.1} s", took.as_secs_f64())
        });
        eprintln!("{:8} {word:8}{took}", step.name());
    }
}

impl Step {
    fn name(self) -> String {
        let value = self.to_possible_value().expect("no step is hidden");
        value.get_name().to_owned()
    }

    fn run(self, project: &Project) -> Result<()> {
        match self {
            Self::Format => run(cargo(project.root(), &["fmt", "--all", "--check"])),
            Self::Lints => lints(project),
            Self::Web => web(project),
            Self::Art => art(project),
            Self::Rust => run(cargo(project.root(), &["test", "--workspace"])),
            Self::Browser => browser(project),
        }
    }
}

fn lints(project: &Project) -> Result<()> {
    let clippy = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    run(cargo(project.root(), &clippy))
}

fn web(project: &Project) -> Result<()> {
    node::require()?;
    let web = project.web();
    client::install(&web)?;
    for script in ["lint", "check", "test"] {
        run(npm(&web, &["run", script]))?;
    }
    client::build(project)
}

fn art(project: &Project) -> Result<()> {
    node::require()?;
    let art = project.art();
    client::install(&art)?;
    run(npm(&art, &["test"]))
}

fn browser(project: &Project) -> Result<()> {
    node::require()?;
    browser::require()?;
    client::build_if_stale(project)?;
    // Tests are named only so that features, and with them all built crates, are those of the step
    // before. A plain build of the server alone would build half of them again.
    run(cargo(
        project.root(),
        &["build", "--workspace", "--bins", "--tests"],
    ))?;
    let e2e = project.e2e();
    client::install(&e2e)?;
    run(npm(&e2e, &["run", "check"]))?;
    let mut playwright = npx(&e2e, &["playwright", "test"]);
    playwright.env("MOLEHUNT_BIN", project.molehunt()?);
    run(playwright)
}
