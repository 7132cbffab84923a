//! Everything that is measured, and what measures it, as it is released.

use std::path::PathBuf;

use anyhow::Result;

use crate::client;
use crate::project::Project;
use crate::run::{Log, cargo, run};

const PACKAGES: [&str; 8] = [
    "build",
    "--release",
    "-p",
    "molehunt",
    "-p",
    "server",
    "-p",
    "load",
];
const EXAMPLES: [&str; 4] = ["floor", "forgetful", "lay_tables", "enter"];

pub(super) fn build(project: &Project) -> Result<()> {
    client::build_if_stale(project, &Log::Screen)?;
    let mut build = cargo(project.root(), &PACKAGES);
    build.arg("--bins");
    build.args(EXAMPLES.iter().flat_map(|name| ["--example", name]));
    run(build, &Log::Screen)
}

pub(super) fn built(project: &Project) -> Result<PathBuf> {
    Ok(project.target()?.join("release"))
}
