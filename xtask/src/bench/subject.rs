//! What is measured: a server on one core, with the players on another.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::project::Project;

const SERVER_CORE: &str = "0";
const LOAD_CORE: &str = "1";
/// Any free port.
const ADDRESS: &str = "127.0.0.1:0";

pub(super) struct Subject {
    pub(super) name: &'static str,
    /// Below the folder of release builds.
    program: &'static str,
    keeps: bool,
    game: &'static str,
}

/// The floor first: all others are compared with it.
pub(super) const SUBJECTS: [Subject; 3] = [
    Subject {
        name: "floor",
        program: "examples/floor",
        keeps: false,
        game: "floor",
    },
    Subject {
        name: "nothing kept",
        program: "examples/forgetful",
        keeps: false,
        game: "spy",
    },
    Subject {
        name: "SQLite",
        program: "molehunt",
        keeps: true,
        game: "spy",
    },
];

impl Subject {
    pub(super) fn measure(&self, project: &Project, load: &[String]) -> Result<Value> {
        let built = project.target()?.join("release");
        let serving = Serving::start(self.command(&built)?)?;
        let players = on_core(LOAD_CORE, &built.join("molehunt"))
            .args(["load", &serving.address, "--json", "--game", self.game])
            .args(load)
            .stderr(Stdio::inherit())
            .output()?;
        if !players.status.success() {
            bail!("{} could not be measured", self.name);
        }
        serde_json::from_slice(&players.stdout).context("a report is JSON")
    }

    fn command(&self, built: &Path) -> Result<Command> {
        let mut command = on_core(SERVER_CORE, &built.join(self.program));
        if self.keeps {
            // On the same disk as the build, which is a real one.
            let data = built.join("bench-data");
            if data.exists() {
                std::fs::remove_dir_all(&data)?;
            }
            command
                .args(["serve", "--listen", ADDRESS, "--data"])
                .arg(data);
        } else {
            command.arg(ADDRESS);
        }
        Ok(command)
    }
}

fn on_core(core: &str, program: &PathBuf) -> Command {
    let mut command = Command::new("taskset");
    command.args(["--cpu-list", core]).arg(program);
    command
}

/// A server that ends with its measurement.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    /// Wherever it says that it listens.
    fn start(mut command: Command) -> Result<Self> {
        let (told, tells) = std::io::pipe()?;
        let child = command
            .stdout(tells.try_clone()?)
            .stderr(tells)
            .spawn()
            .context("taskset, of util-linux, could not start the server")?;
        drop(command);
        let mut serving = Self {
            child,
            address: String::new(),
        };
        for line in BufReader::new(told).lines() {
            if let Some((_, address)) = line?.split_once("listening on http://") {
                serving.address = address.trim_end_matches('/').to_owned();
                return Ok(serving);
            }
        }
        bail!("the server ended before it listened")
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
