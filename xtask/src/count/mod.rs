//! `cargo xtask count`: how many instructions each part of a step takes, and whether that is what the file
//! says. Instructions and not time, since they are the same on a busy computer.
//!
//! They were found to be the same in every run and from a build in any folder. The length of paths and of the
//! environment moves the stack, and how memory is copied depends on the processor: both together change a
//! part by less than half a percent. So counts of one compiler and one libc can be compared.

mod callgrind;
mod ledger;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;

use self::ledger::Ledger;
use crate::debian;
use crate::project::Project;
use crate::run::{Log, cargo, output, run};

/// Of the profile with which it is built.
const PROFILE: &str = "counted";
const FILE: &str = "crates/lab/instructions.json";

#[derive(Debug, Args)]
pub(crate) struct Count {
    /// Write the file anew instead of comparing with it.
    #[arg(long)]
    write: bool,
}

impl Count {
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        let counted = count(project, &Log::Screen)?;
        if self.write {
            let path = project.root().join(FILE);
            fs::write(&path, counted.text()?).with_context(|| path.display().to_string())?;
            eprintln!("{FILE} is written");
            return Ok(());
        }
        compare(project, &counted, &Log::Screen)
    }
}

/// Counts, and fails where a part has become dearer or cheaper than the file says.
pub(crate) fn check(project: &Project, log: &Log) -> Result<()> {
    let counted = count(project, log)?;
    compare(project, &counted, log)
}

fn compare(project: &Project, counted: &Ledger, log: &Log) -> Result<()> {
    let path = project.root().join(FILE);
    let known = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let differences = Ledger::read(&known)?.differences(counted);
    if differences.is_empty() {
        return log.say(&format!("all parts take what {FILE} says"));
    }
    bail!(
        "A step takes other instructions than {FILE} says:\n{}\n\
         If it should, write them down with `cargo xtask count --write` and say why in the commit.",
        differences.join("\n")
    )
}

fn count(project: &Project, log: &Log) -> Result<Ledger> {
    ensure!(
        cfg!(all(target_os = "linux", target_arch = "x86_64")),
        "Instructions are counted on Linux and x86-64 only: elsewhere they are others."
    );
    debian::require_program("valgrind", "Counts of instructions", log)?;
    let build = [
        "build",
        "--profile",
        PROFILE,
        "-p",
        "lab",
        "--bin",
        "counted",
    ];
    run(cargo(project.root(), &build), log)?;
    let folder = project.target()?.join(PROFILE);
    let games = output(Command::new(folder.join("counted")))?.context("it was just built")?;
    let mut counted = BTreeMap::new();
    for game in games.lines() {
        counted.insert(game.to_owned(), costs(&folder, game, log)?);
    }
    ensure!(!counted.is_empty(), "there is no game to be counted");
    Ok(Ledger(counted))
}

fn costs(folder: &Path, game: &str, log: &Log) -> Result<BTreeMap<String, u64>> {
    let written = PathBuf::from(format!("{game}.callgrind"));
    let mut valgrind = Command::new("valgrind");
    valgrind
        .args(["--quiet", "--tool=callgrind"])
        .args(["--compress-strings=no", "--compress-pos=no"])
        .arg(format!("--callgrind-out-file={}", written.display()))
        .args(["./counted", game])
        .current_dir(folder)
        // What lies on the stack before anything runs is the same for everybody.
        .env_clear()
        .env("PATH", env::var_os("PATH").unwrap_or_default());
    run(valgrind, log)?;
    let written = folder.join(written);
    let text = fs::read_to_string(&written).with_context(|| written.display().to_string())?;
    callgrind::costs(&text).with_context(|| format!("{} cannot be read", written.display()))
}
