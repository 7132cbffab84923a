//! The Debian package on a real system: installed, started, played at, stopped, upgraded, removed and purged. Whatever
//! happens, nothing of it stays.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use super::container::Recipe;
use super::unit::{Service, Unit};
use super::{Parcel, cluster, deb};
use crate::debian;
use crate::project::Project;
use crate::run::{Log, line, output, run};

/// What makes users, what starts programs as them, and what judges units and the files of a cluster.
const PACKAGES: [&str; 5] = ["adduser", "util-linux", "systemd", "haproxy", "openssl"];
const PROGRAM: &str = "/usr/bin/molehunt";
const UNIT: &str = "/usr/lib/systemd/system/molehunt.service";
const ENABLED: &str = "/etc/systemd/system/multi-user.target.wants/molehunt.service";
const CONFIGURATION: &str = "/etc/default/molehunt";
const STATE: &str = "/var/lib/molehunt";
/// Of ten; what is exposed today is 1.9.
const EXPOSURE: &str = "--threshold=20";
/// What an operator may have changed, and an upgrade must keep. No port is taken that somebody else may want.
const CHANGE: &str = "MOLEHUNT_LISTEN=127.0.0.1:0\n";

pub(crate) fn check(project: &Project, log: &Log) -> Result<()> {
    may_install()?;
    let otherwise = "Leave it to the checks of a pull request, which run on Debian.";
    debian::require(&PACKAGES, "Trials of the package", otherwise, log)?;
    let folder = project.target()?.join("trial");
    let parcel = Parcel::prepare(project, &project.molehunt()?, &folder, log)?;
    let package = deb::make(&parcel, log)?;
    let recipe = Recipe::read(project)?;
    recipe.finds_what_it_copies(&folder)?;
    cluster::check(project, &parcel.work, log)?;
    let installed = Installed::from(&package, log)?;
    installed.serves(&recipe, &folder.join("server.log"))?;
    installed.goes()
}

/// Really installing needs a system that nobody minds.
fn may_install() -> Result<()> {
    const INSTEAD: &str =
        "Try it as root in a container of Debian, or leave it to the checks of a pull request.";
    if !debian::is_root()? {
        bail!("The package is installed for the trial, which only root may.\n{INSTEAD}");
    }
    if Path::new("/run/systemd/system").exists() {
        bail!("Here systemd runs, and would start what is installed for the trial.\n{INSTEAD}");
    }
    for own in [PROGRAM, CONFIGURATION, STATE] {
        if exists(own) {
            bail!("{own} is here already, and the trial would remove it.\n{INSTEAD}");
        }
    }
    Ok(())
}

/// On this system, until this is dropped.
#[derive(Debug)]
struct Installed<'a> {
    package: &'a Path,
    log: &'a Log,
}

impl<'a> Installed<'a> {
    fn from(package: &'a Path, log: &'a Log) -> Result<Self> {
        // What was only begun has to go again as well.
        let installed = Self { package, log };
        installed.apt("install")?;
        Ok(installed)
    }

    fn apt(&self, what: &str) -> Result<()> {
        let mut apt_get = debian::apt_get(&["--yes", "--no-install-recommends", what]);
        match what {
            // The second time it is an upgrade to itself.
            "install" => apt_get.arg("--reinstall").arg(self.package),
            _ => apt_get.arg("molehunt"),
        };
        run(apt_get, self.log)
    }

    /// All that an evening needs, and an upgrade in its middle.
    fn serves(&self, recipe: &Recipe, said: &Path) -> Result<()> {
        is_enabled()?;
        judge_unit(self.log)?;
        add_to_configuration()?;
        let unit = Unit::read(Path::new(UNIT))?;

        let service = unit.start(said)?;
        let (status, page) = service.get("/")?;
        ensure!(status == 200 && page.contains("<html"), "no page: {page}");
        run(recipe.health_of(&service.address)?, self.log)?;
        play(&service, self.log)?;
        service.stop(self.log)?;

        let played = tables(&unit)?;
        ensure!(!played.is_empty(), "nothing was kept of a table");
        self.apt("install")?;
        let kept = fs::read_to_string(CONFIGURATION)?;
        ensure!(kept.ends_with(CHANGE), "an upgrade took what was changed");
        let service = unit.start(said)?;
        let (status, _) = service.get("/healthz")?;
        ensure!(
            status == 204,
            "after an upgrade the server is ill: {status}"
        );
        service.stop(self.log)?;
        let kept = tables(&unit)?;
        ensure!(
            kept == played,
            "before an upgrade: {played}after it: {kept}"
        );
        Ok(())
    }

    /// First without its tables, then with them.
    fn goes(&self) -> Result<()> {
        self.apt("remove")?;
        ensure!(!exists(PROGRAM), "removed, the program stays");
        ensure!(exists(STATE), "removed, it takes the tables along");
        self.apt("purge")?;
        for own in [CONFIGURATION, STATE, UNIT, ENABLED] {
            ensure!(!exists(own), "purged, it leaves {own}");
        }
        let mut user = Command::new("getent");
        user.args(["passwd", "molehunt"]);
        let user = output(user)?.unwrap_or_default();
        ensure!(user.is_empty(), "purged, it leaves its user: {user}");
        Ok(())
    }
}

impl Drop for Installed<'_> {
    fn drop(&mut self) {
        // Where it was purged there is nothing to do; where it cannot be, the log says so.
        if exists(CONFIGURATION) {
            drop(self.apt("purge"));
        }
    }
}

/// A link that leads nowhere is there, too.
fn exists(path: &str) -> bool {
    fs::symlink_metadata(path).is_ok()
}

fn is_enabled() -> Result<()> {
    let unit = fs::canonicalize(ENABLED).context("the unit is not enabled")?;
    ensure!(unit == fs::canonicalize(UNIT)?, "enabled is {unit:?}");
    Ok(())
}

/// By those who will have to start it. Neither needs that systemd runs.
fn judge_unit(log: &Log) -> Result<()> {
    let sound = ["verify", "--man=no", UNIT];
    let narrow = ["security", "--offline=true", EXPOSURE, UNIT];
    for words in [&sound[..], &narrow] {
        let mut judge = Command::new("systemd-analyze");
        judge.args(words);
        log.say(&format!("$ {}", line(&judge)))?;
        // It has many words for a good unit, too.
        let said = judge
            .output()
            .context("systemd-analyze cannot be started")?;
        let words = String::from_utf8_lossy(&said.stderr) + String::from_utf8_lossy(&said.stdout);
        ensure!(
            said.status.success(),
            "the unit is not as it should be:\n{words}"
        );
    }
    Ok(())
}

fn add_to_configuration() -> Result<()> {
    let mut configuration = OpenOptions::new().append(true).open(CONFIGURATION)?;
    Ok(configuration.write_all(CHANGE.as_bytes())?)
}

/// Its own guests, who open a table and play for a second.
fn play(service: &Service, log: &Log) -> Result<()> {
    let mut load = Command::new(PROGRAM);
    load.arg("load").arg(format!("http://{}", service.address));
    load.args(["--tables=1", "--players=3", "--idle=0", "--seconds=1"]);
    run(load, log)
}

/// A line for each, which says who sits there and since when nothing has happened.
fn tables(unit: &Unit) -> Result<String> {
    let listed = output(unit.as_its_user(&format!("{PROGRAM} tables list"))?)?;
    Ok(listed.unwrap_or_default())
}
