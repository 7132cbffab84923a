//! `cargo xtask dist`: everything that is handed to operators, made from one binary. What goes where is said here and
//! below, how a file is packed is left to tar and dpkg-deb: they check what they pack, and are on every machine on
//! which the package can be tried.

mod cluster;
mod container;
mod contents;
mod deb;
mod licences;
mod linked;
mod stage;
mod tarball;
mod trial;
mod unit;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result};
use clap::Args;
use sha2::{Digest as _, Sha256};

use self::contents::Contents;
use crate::client;
use crate::project::Project;
use crate::run::{Log, cargo, output, run};

pub(crate) use self::trial::check;

/// Ours is that of the whole workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");

#[derive(Debug, Args)]
pub(crate) struct Dist {
    /// How the binary is built
    #[arg(long, default_value = "release", conflicts_with = "binary")]
    profile: String,
    /// Pack this binary, and build nothing. It must run here: it writes its own manual pages
    #[arg(long, value_name = "PATH")]
    binary: Option<PathBuf>,
}

impl Dist {
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        let log = Log::Screen;
        let binary = match self.binary {
            Some(binary) => binary,
            None => build(project, &self.profile, &log)?,
        };
        let folder = project.target()?.join("dist");
        let parcel = Parcel::prepare(project, &binary, &folder, &log)?;
        let made = [tarball::make(&parcel, &log)?, deb::make(&parcel, &log)?];
        fs::write(folder.join("SHA256SUMS"), sums(&made)?)?;
        fs::remove_dir_all(&parcel.work)?;
        log.say(&format!("made in {}", folder.display()))
    }
}

fn build(project: &Project, profile: &str, log: &Log) -> Result<PathBuf> {
    client::build_if_stale(project, log)?;
    let build = ["build", "--package", "molehunt", "--profile", profile];
    run(cargo(project.root(), &build), log)?;
    // Cargo's own names for a profile and its folder differ in one case.
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(project.target()?.join(folder).join("molehunt"))
}

/// All that archives are made of, and where they go.
#[derive(Debug)]
struct Parcel {
    folder: PathBuf,
    /// Below the folder, for what is only on its way into an archive.
    work: PathBuf,
    contents: Contents,
    /// When all of it was last changed, in seconds: archives made of the same sources are the same, byte by byte.
    epoch: u64,
}

impl Parcel {
    fn prepare(project: &Project, binary: &Path, folder: &Path, log: &Log) -> Result<Self> {
        // An older package left there would be taken for this one.
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        let work = folder.join("work");
        fs::create_dir_all(&work).with_context(|| format!("{} is needed", work.display()))?;
        Ok(Self {
            contents: Contents::gather(project, binary, &work.join("papers"), log)?,
            epoch: epoch(project)?,
            folder: folder.to_owned(),
            work,
        })
    }
}

/// What the environment says, as reproducible builds do; otherwise when the newest commit was made.
fn epoch(project: &Project) -> Result<u64> {
    if let Ok(said) = env::var("SOURCE_DATE_EPOCH") {
        let wrong = || format!("SOURCE_DATE_EPOCH is no number of seconds: {said}");
        return said.parse().with_context(wrong);
    }
    let mut git = Command::new("git");
    git.current_dir(project.root())
        .args(["log", "-1", "--format=%ct"]);
    let committed = output(git)?.and_then(|said| said.trim().parse().ok());
    let now = || SystemTime::UNIX_EPOCH.elapsed().map(|now| now.as_secs());
    // Sources without a history are packed as of now.
    Ok(committed.map_or_else(now, Ok)?)
}

/// As `sha256sum --check` reads them.
fn sums(files: &[PathBuf]) -> Result<String> {
    let mut lines = String::new();
    for file in files {
        let sum = Sha256::digest(fs::read(file)?);
        let hex: String = sum.iter().map(|byte| format!("{byte:02x}")).collect();
        let name = file.file_name().context("an archive has a name")?;
        lines += &format!("{hex}  {}\n", name.display());
    }
    Ok(lines)
}
