//! Debian packages that a chore cannot do without: installs them where it may, else says how. Never goes on
//! without them.

use std::process::Command;
use std::sync::{Mutex, PoisonError};

use anyhow::{Result, bail};

use crate::run::{Log, output, run};

/// Steps that run side by side do not install side by side: the system refuses that.
static INSTALLING: Mutex<()> = Mutex::new(());

/// `who` needs them; `otherwise` is what to do where this is not Debian.
pub(crate) fn require(packages: &[&str], who: &str, otherwise: &str, log: &Log) -> Result<()> {
    let _alone = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
    let mut missing = Vec::new();
    for package in packages {
        match is_installed(package)? {
            Some(true) => {}
            Some(false) => missing.push(*package),
            None => {
                bail!("{who} expect packages of Debian, and this is another system.\n{otherwise}")
            }
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.join(" ");
    if !is_root()? {
        bail!(
            "{who} need Debian packages that are not installed. Please run\n\
             sudo apt-get update && sudo apt-get install --no-install-recommends {names}"
        );
    }
    log.say(&format!("installing {names}"))?;
    run(apt_get(&["update"]), log)?;
    let install = ["install", "--yes", "--no-install-recommends"];
    run(apt_get(&[&install[..], &missing].concat()), log)
}

/// The same of one program that may also have come another way.
pub(crate) fn require_program(program: &str, who: &str, log: &Log) -> Result<()> {
    let mut version = Command::new(program);
    version.arg("--version");
    if output(version)?.is_some() {
        return Ok(());
    }
    let otherwise = format!("Please install {program}.");
    require(&[program], who, &otherwise, log)
}

/// Nothing where nobody knows of packages.
fn is_installed(package: &str) -> Result<Option<bool>> {
    let mut query = Command::new("dpkg-query");
    query.args(["--show", "--showformat=${db:Status-Status}", package]);
    Ok(output(query)?.map(|status| status == "installed"))
}

pub(crate) fn is_root() -> Result<bool> {
    let mut id = Command::new("id");
    id.arg("-u");
    Ok(output(id)?.is_some_and(|id| id.trim() == "0"))
}

/// Steps run side by side, and one of them may be installing: then the other waits, up to five minutes.
pub(crate) fn apt_get(args: &[&str]) -> Command {
    let mut apt_get = Command::new("apt-get");
    apt_get
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(["--quiet", "--option", "DPkg::Lock::Timeout=300"])
        // Nobody looks at a log while a bar grows in it.
        .args(["--option", "Dpkg::Use-Pty=0"])
        .args(args);
    apt_get
}
