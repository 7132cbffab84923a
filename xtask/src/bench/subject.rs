//! What is measured: a server on one core, with the players on another.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use super::build::built;
use super::core::{SERVER_CORE, on_core};
use super::load::Load;
use super::serving::Serving;
use crate::project::Project;

/// Any free port.
const ADDRESS: &str = "127.0.0.1:0";

pub(super) struct Subject {
    pub(super) name: &'static str,
    /// Below the folder of release builds.
    program: &'static str,
    keeps: bool,
    game: &'static str,
}

pub(super) const FLOOR: Subject = Subject {
    name: "floor",
    program: "examples/floor",
    keeps: false,
    game: "floor",
};
pub(super) const FORGETFUL: Subject = Subject {
    name: "nothing kept",
    program: "examples/forgetful",
    keeps: false,
    game: "spy",
};
pub(super) const SQLITE: Subject = Subject {
    name: "SQLite",
    program: "molehunt",
    keeps: true,
    game: "spy",
};

impl Subject {
    /// The report of those who played at a fresh server.
    pub(super) fn measure(&self, project: &Project, load: &Load) -> Result<Value> {
        let built = built(project)?;
        let data = fresh_data(&built)?;
        let serving = self.serve(&built, &data, load.files())?;
        load.run(&built, &serving.address, self.game)
            .with_context(|| format!("{} could not be measured", self.name))
    }

    pub(super) fn serve(&self, built: &Path, data: &Path, files: usize) -> Result<Serving> {
        Serving::start(self.command(built, data, files))
    }

    pub(super) fn command(&self, built: &Path, data: &Path, files: usize) -> Command {
        let mut command = on_core(SERVER_CORE, files, &built.join(self.program));
        if self.keeps {
            command
                .args(["serve", "--listen", ADDRESS, "--data"])
                .arg(data);
        } else {
            command.arg(ADDRESS);
        }
        command
    }
}

/// On the same disk as the build, which is a real one.
pub(super) fn fresh_data(built: &Path) -> Result<PathBuf> {
    let data = built.join("bench-data");
    if data.exists() {
        std::fs::remove_dir_all(&data)?;
    }
    Ok(data)
}
