//! `cargo xtask play`: from a fresh clone to a running server in one command.

use anyhow::Result;
use clap::Args;

use crate::project::Project;
use crate::{client, node, run};

#[derive(Debug, Args)]
pub(crate) struct Play {
    /// Build for many tables instead of for a quick start.
    #[arg(long)]
    release: bool,
    /// Handed on to `molehunt serve`, such as `--listen 0.0.0.0:8080`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    serve: Vec<String>,
}

impl Play {
    /// The dev profile is the default: it builds much sooner than a release, is quick enough for a game
    /// night, and the tests use what it built. See docs/decisions/0007.
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        node::require()?;
        client::build_if_stale(project, &run::Log::Screen)?;
        let mut cargo = run::cargo(project.root(), &["run", "--package", "molehunt"]);
        if self.release {
            cargo.arg("--release");
        }
        cargo.args(["--", "serve"]).args(self.serve);
        become_it(cargo)
    }
}

/// Gives this process to the server, so that Ctrl-C reaches it alone and it can say goodbye to its
/// phones before the prompt comes back.
#[cfg(unix)]
fn become_it(mut command: std::process::Command) -> Result<()> {
    use std::os::unix::process::CommandExt;

    eprintln!("$ {}", run::line(&command));
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn become_it(command: std::process::Command) -> Result<()> {
    run::run(command, &run::Log::Screen)
}
