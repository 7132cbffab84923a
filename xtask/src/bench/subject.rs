//! What is measured: a server on one core, with the players on another, and with them the NATS servers that keep its
//! tables, if any do.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use super::build::built;
use super::core::{SERVER_CORE, on_core};
use super::load::{At, Load};
use super::nats::Nats;
use super::serving::Serving;
use crate::project::Project;

/// Any free port.
const ADDRESS: &str = "127.0.0.1:0";

pub(super) struct Subject {
    pub(super) name: &'static str,
    /// Below the folder of release builds.
    program: &'static str,
    keeps: Keeps,
    game: &'static str,
}

/// Where tables are kept.
#[derive(Clone, Copy)]
enum Keeps {
    Nowhere,
    InAFile,
    /// By three NATS servers, for so many nodes on the one core.
    InACluster {
        nodes: usize,
        whole_tables: bool,
    },
}

const NATS_SERVERS: usize = 3;

pub(super) const FLOOR: Subject = Subject {
    name: "floor",
    program: "examples/floor",
    keeps: Keeps::Nowhere,
    game: "floor",
};
pub(super) const FORGETFUL: Subject = Subject {
    name: "nothing kept",
    program: "examples/forgetful",
    keeps: Keeps::Nowhere,
    game: "spy",
};
pub(super) const SQLITE: Subject = Subject {
    name: "SQLite",
    program: "molehunt",
    keeps: Keeps::InAFile,
    game: "spy",
};

pub(super) const JETSTREAM: Subject = Subject {
    name: "JetStream",
    program: "molehunt",
    keeps: Keeps::InACluster {
        nodes: 1,
        whole_tables: true,
    },
    game: "spy",
};
/// Each table is at one of two nodes.
pub(super) const TWO_NODES: Subject = Subject {
    name: "two nodes",
    keeps: Keeps::InACluster {
        nodes: 2,
        whole_tables: true,
    },
    ..JETSTREAM
};
/// Of each table one phone is at the one, the next at the other.
pub(super) const MIXED_NODES: Subject = Subject {
    name: "two, mixed",
    keeps: Keeps::InACluster {
        nodes: 2,
        whole_tables: false,
    },
    ..JETSTREAM
};

impl Subject {
    /// The report of those who played at a fresh server.
    pub(super) fn measure(&self, project: &Project, load: &Load) -> Result<Value> {
        let built = built(project)?;
        let played = match self.keeps {
            Keeps::Nowhere | Keeps::InAFile => {
                let serving = self.serve(&built, &fresh_data(&built)?, load.files())?;
                load.run(&built, &At::one(&serving.address), self.game)
            }
            Keeps::InACluster {
                nodes,
                whole_tables,
            } => {
                let nats = Nats::start(&built, NATS_SERVERS)?;
                let serve = |_| Serving::start(self.command_with(&built, &nats, load.files()));
                let nodes = (0..nodes).map(serve).collect::<Result<Vec<_>>>()?;
                let at = At {
                    nodes: nodes.iter().map(|node| node.address.clone()).collect(),
                    whole_tables: whole_tables && nodes.len() > 1,
                    beside: nats.addresses(),
                };
                load.run(&built, &at, self.game)
            }
        };
        played.with_context(|| format!("{} could not be measured", self.name))
    }

    pub(super) fn serve(&self, built: &Path, data: &Path, files: usize) -> Result<Serving> {
        Serving::start(self.command(built, data, files))
    }

    pub(super) fn command(&self, built: &Path, data: &Path, files: usize) -> Command {
        let mut command = on_core(SERVER_CORE, files, &built.join(self.program));
        match self.keeps {
            Keeps::Nowhere => command.arg(ADDRESS),
            Keeps::InAFile | Keeps::InACluster { .. } => {
                let serve = ["serve", "--listen", ADDRESS, "--data"];
                command.args(serve).arg(data)
            }
        };
        command
    }

    fn command_with(&self, built: &Path, nats: &Nats, files: usize) -> Command {
        let mut command = on_core(SERVER_CORE, files, &built.join(self.program));
        command
            .args(["serve", "--listen", ADDRESS])
            .env("MOLEHUNT_JOURNAL", &nats.url);
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
