//! Everything that is measured, and what measures it, as it is released.

use std::path::PathBuf;

use anyhow::Result;

use crate::client;
use crate::nats;
use crate::project::Project;
use crate::run::{Log, cargo, run};

const PACKAGES: [&str; 5] = ["molehunt", "server", "load", "journal", "cluster"];
const EXAMPLES: [&str; 8] = [
    "floor",
    "forgetful",
    "lay_tables",
    "enter",
    "deals",
    "hold",
    "appends",
    "many_rooms",
];

pub(super) fn build(project: &Project) -> Result<()> {
    client::build_if_stale(project, &Log::Screen)?;
    nats::require(project, &Log::Screen)?;
    let mut build = cargo(project.root(), &["build", "--release", "--bins"]);
    build.args(PACKAGES.iter().flat_map(|name| ["-p", name]));
    build.args(EXAMPLES.iter().flat_map(|name| ["--example", name]));
    run(build, &Log::Screen)
}

pub(super) fn built(project: &Project) -> Result<PathBuf> {
    Ok(project.target()?.join("release"))
}
