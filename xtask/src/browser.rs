//! Sees to it that the browser of the end-to-end tests is there: installs it where it may, else says
//! how. Never goes on without it.

use std::env;
use std::process::Command;

use anyhow::{Result, bail};

use crate::run::{Log, output, run};

/// Debian's Chromium without the windows, menus and tabs that nobody looks at, and the font of the faces in
/// players' names.
const PACKAGES: [&str; 2] = ["chromium-headless-shell", "fonts-noto-color-emoji"];

pub(crate) fn require(log: &Log) -> Result<()> {
    // Whoever names a browser has one. The tests read the same variable.
    if let Some(chromium) = env::var_os("CHROMIUM") {
        return log.say(&format!("using {}", chromium.display()));
    }
    let mut missing = Vec::new();
    for package in PACKAGES {
        if !is_installed(package)? {
            missing.push(package);
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    let missing = missing.join(" ");
    if !is_root()? {
        bail!(
            "The browser tests need Debian packages that are not installed. Please run\n\
             sudo apt-get update && sudo apt-get install --no-install-recommends {missing}"
        );
    }
    log.say(&format!("installing {missing}"))?;
    run(apt_get(&["update"]), log)?;
    let install = ["install", "--yes", "--no-install-recommends"];
    let install = [&install[..], &missing.split(' ').collect::<Vec<_>>()].concat();
    run(apt_get(&install), log)
}

fn is_installed(package: &str) -> Result<bool> {
    let mut query = Command::new("dpkg-query");
    query.args(["--show", "--showformat=${db:Status-Status}", package]);
    match output(query)? {
        Some(status) => Ok(status == "installed"),
        None => bail!(
            "The browser tests expect Debian's Chromium, and this is not Debian.\n\
             Say where yours is: CHROMIUM=/path/to/chromium cargo xtask test"
        ),
    }
}

fn is_root() -> Result<bool> {
    let mut id = Command::new("id");
    id.arg("-u");
    Ok(output(id)?.is_some_and(|id| id.trim() == "0"))
}

fn apt_get(args: &[&str]) -> Command {
    let mut apt_get = Command::new("apt-get");
    apt_get
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(["--quiet"])
        .args(args);
    apt_get
}
