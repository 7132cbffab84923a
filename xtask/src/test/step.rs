//! The steps of a test run: what each needs done before it, and what it runs.

use std::process::Command;

use anyhow::Result;
use clap::ValueEnum;

use crate::project::Project;
use crate::run::{Log, cargo, npm, npx, run};
use crate::{browser, client, count, nats, node, package};

/// Proofs whose number of games is fixed, and so is how long they take.
const LONG_PROOFS: [&str; 3] = [
    "walks::",
    "planted_leaks_are_caught",
    "random_rounds_end_in_every_way",
];

/// In the order in which they begin, where nothing else decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Step {
    /// The web client is built.
    Client,
    /// Rust code is formatted.
    Format,
    /// All Rust code is built, tests included, and Clippy has nothing to say.
    Lints,
    /// The web client: format, lints, types, tests, and whether the oldest browsers understand it.
    Web,
    /// Every card is painted, described and as small as it should be.
    Art,
    /// What the browser tests need is installed, and they are formatted and typed.
    Stage,
    /// Several phones in Chromium against the dev build of the server.
    Browser,
    /// The same pages in the engines of Safari and Firefox.
    Engines,
    /// All Rust tests, those of the house among them.
    Rust,
    /// The Debian package is installed, started, upgraded, removed and purged.
    Package,
    /// No part of a step takes other instructions than are written down.
    Counts,
}

impl Step {
    pub(crate) fn name(self) -> String {
        let value = self.to_possible_value().expect("no step is hidden");
        value.get_name().to_owned()
    }

    pub(crate) fn is_quick(self) -> bool {
        !matches!(
            self,
            Self::Art | Self::Stage | Self::Browser | Self::Engines | Self::Package | Self::Counts
        )
    }

    /// What it uses of the others.
    pub(crate) fn needs(self) -> &'static [Self] {
        match self {
            Self::Client | Self::Format | Self::Art => &[],
            // Two builds at once would wait for each other.
            Self::Counts => &[Self::Lints],
            // The server takes the built client in, and the packages come with building it.
            Self::Lints | Self::Web | Self::Stage => &[Self::Client],
            // Phones that wait too long for a core fail their test, so nothing else runs beside them.
            Self::Browser => &[
                Self::Web,
                Self::Rust,
                Self::Package,
                Self::Counts,
                Self::Stage,
            ],
            Self::Engines => &[Self::Browser],
            Self::Rust => &[Self::Lints],
            // Both fetch the NATS server where it is missing, and the tests are longer.
            Self::Package => &[Self::Rust],
        }
    }

    pub(crate) fn run(self, project: &Project, quick: bool, log: &Log) -> Result<()> {
        match self {
            Self::Client => {
                node::require()?;
                client::build_if_stale(project, log)
            }
            Self::Format => run(cargo(project.root(), &["fmt", "--all", "--check"]), log),
            Self::Lints => lints(project, log),
            Self::Web => web(project, log),
            Self::Art => art(project, log),
            Self::Stage => {
                ready_for_browser(project, log)?;
                run(npm(&project.e2e(), &["run", "check"]), log)
            }
            Self::Browser => browser(project, "playwright.config.ts", log),
            Self::Engines => {
                browser::require_engines(log)?;
                browser(project, "engines.config.ts", log)
            }
            Self::Rust => {
                nats::require(project, log)?;
                rust(project, quick, log)
            }
            Self::Package => package::check(project, log),
            Self::Counts => count::check(project, log),
        }
    }
}

/// Clippy is the compiler with more to say. Building with it costs little more than building, and
/// checking everything apart from that would cost a second build of all that we build on.
fn built_with_clippy(project: &Project, args: &[&str]) -> Command {
    let mut command = cargo(project.root(), args);
    command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
    command.env(
        "CLIPPY_ARGS",
        "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__",
    );
    command
}

fn lints(project: &Project, log: &Log) -> Result<()> {
    run(
        built_with_clippy(project, &["build", "--workspace", "--all-targets"]),
        log,
    )
}

fn rust(project: &Project, quick: bool, log: &Log) -> Result<()> {
    run(
        built_with_clippy(project, &["test", "--workspace", "--doc"]),
        log,
    )?;
    // The variable lets the test harness say how long each test took; that of documents, above, cannot.
    let timed = r#"target."cfg(unix)".runner=["env", "RUSTC_BOOTSTRAP=1"]"#;
    let mut test = built_with_clippy(
        project,
        &["--config", timed, "test", "--workspace", "--tests"],
    );
    test.arg("--");
    if cfg!(unix) {
        test.args(["-Zunstable-options", "--report-time"]);
    }
    if quick {
        test.env("LAB_SCALE", "0.1");
        test.args(LONG_PROOFS.iter().flat_map(|name| ["--skip", name]));
    }
    run(test, log)
}

fn web(project: &Project, log: &Log) -> Result<()> {
    node::require()?;
    let web = project.web();
    client::install(&web, log)?;
    for script in ["lint", "check", "oldest", "test"] {
        run(npm(&web, &["run", script]), log)?;
    }
    Ok(())
}

fn art(project: &Project, log: &Log) -> Result<()> {
    node::require()?;
    let art = project.art();
    client::install(&art, log)?;
    run(npm(&art, &["test"]), log)
}

fn ready_for_browser(project: &Project, log: &Log) -> Result<()> {
    node::require()?;
    browser::require(log)?;
    client::install(&project.e2e(), log)
}

fn browser(project: &Project, config: &str, log: &Log) -> Result<()> {
    ready_for_browser(project, log)?;
    // Where other steps ran before, this finds everything built.
    client::build_if_stale(project, log)?;
    lints(project, log)?;
    let mut playwright = npx(&project.e2e(), &["playwright", "test", "--config", config]);
    playwright.env("MOLEHUNT_BIN", project.molehunt()?);
    run(playwright, log)
}
