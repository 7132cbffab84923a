//! The Debian package: binary, unit, user, configuration. `packaging/debian` holds what its maintainer scripts do; here
//! is where everything lies.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::contents::{COMPLETIONS, name};
use super::stage::{PLAIN, PROGRAM, Stage};
use super::{Parcel, VERSION, linked};
use crate::debian;
use crate::run::{Log, output, run};

const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];
const DOCUMENTS: &str = "usr/share/doc/molehunt";
const MANUAL: &str = "usr/share/man/man1";
/// What operators change, and what an upgrade therefore leaves alone.
const CONFIGURATION: &str = "etc/default/molehunt";

pub(super) fn make(parcel: &Parcel, log: &Log) -> Result<PathBuf> {
    let otherwise =
        "The tarball is made; the package has to be made on Debian, or in a container of it.";
    debian::require(&["dpkg"], "Debian packages", otherwise, log)?;
    let stage = Stage::new(parcel.work.join("debian"))?;
    fill(parcel, &stage, log)?;
    let size = stage.kibibytes()?;
    describe(parcel, &stage, size)?;
    let made = format!("molehunt_{VERSION}_{}.deb", architecture()?);
    let made = parcel.folder.join(made);
    let mut build = Command::new("dpkg-deb");
    build
        .env("SOURCE_DATE_EPOCH", parcel.epoch.to_string())
        .args(["--root-owner-group", "-Zgzip", "-z6", "--build"])
        .args([stage.root(), &made]);
    run(build, log)?;
    Ok(made)
}

/// What is installed.
fn fill(parcel: &Parcel, stage: &Stage, log: &Log) -> Result<()> {
    let contents = &parcel.contents;
    stage.copy(&contents.binary, "usr/bin/molehunt", PROGRAM)?;
    let unit = "usr/lib/systemd/system/molehunt.service";
    stage.copy(&contents.packaging("molehunt.service"), unit, PLAIN)?;
    stage.copy(
        &contents.packaging("molehunt.default"),
        CONFIGURATION,
        PLAIN,
    )?;
    for (place, paper) in COMPLETIONS {
        let place = format!("usr/share/{place}");
        stage.copy(&contents.paper(paper), &place, PLAIN)?;
    }
    contents.copy_documents(stage, DOCUMENTS)?;
    let copyright = fs::read_to_string(contents.packaging("debian/copyright"))?;
    let licence = fs::read_to_string(contents.licence())?;
    let copyright = copyright + &quoted(&licence);
    stage.write(&format!("{DOCUMENTS}/copyright"), PLAIN, copyright)?;

    // Policy wants these compressed.
    let mut compressed = vec![
        format!("{DOCUMENTS}/changelog"),
        format!("{DOCUMENTS}/crates.txt"),
    ];
    stage.write(&compressed[0], PLAIN, changelog(parcel)?)?;
    stage.write(&compressed[1], PLAIN, &contents.crates)?;
    for page in contents.pages()? {
        let place = format!("{MANUAL}/{}", name(&page)?);
        stage.copy(&page, &place, PLAIN)?;
        compressed.push(place);
    }
    let mut gzip = Command::new("gzip");
    gzip.current_dir(stage.root()).args(["--best", "--no-name"]);
    gzip.args(compressed);
    run(gzip, log)
}

/// What dpkg is told, and what it runs. `kibibytes` is what is installed.
fn describe(parcel: &Parcel, stage: &Stage, kibibytes: u64) -> Result<()> {
    let packaging = |name: &str| parcel.contents.packaging("debian").join(name);
    let control = fs::read_to_string(packaging("control"))?;
    let (architecture, depends) = (architecture()?, depends(&parcel.contents.binary)?);
    let control = format!(
        "Package: molehunt\nVersion: {VERSION}\nArchitecture: {architecture}\nDepends: {depends}\n\
         Installed-Size: {kibibytes}\n{control}"
    );
    stage.write("DEBIAN/control", PLAIN, control)?;
    stage.write("DEBIAN/conffiles", PLAIN, format!("/{CONFIGURATION}\n"))?;
    for script in SCRIPTS {
        let place = format!("DEBIAN/{script}");
        stage.copy(&packaging(script), &place, PROGRAM)?;
    }
    Ok(())
}

/// Libraries, and what makes the user. What enables and starts units is on every Debian.
fn depends(binary: &Path) -> Result<String> {
    let mut depends = linked::packages(binary)?;
    depends.push("adduser".to_owned());
    Ok(depends.join(", "))
}

/// As Debian calls what Rust calls otherwise.
fn architecture() -> Result<&'static str> {
    Ok(match env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => bail!("nobody has said what Debian calls {other}: add it here"),
    })
}

/// The form is Debian's; what has changed is told elsewhere.
fn changelog(parcel: &Parcel) -> Result<String> {
    let control = fs::read_to_string(parcel.contents.packaging("debian/control"))?;
    let maintainer = control
        .lines()
        .find_map(|line| line.strip_prefix("Maintainer: "));
    let maintainer = maintainer.context("the package names no maintainer")?;
    let mut date = Command::new("date");
    date.args(["--utc", "--rfc-email"])
        .arg(format!("--date=@{}", parcel.epoch));
    let date = output(date)?.context("there is no program `date`")?;
    Ok(format!(
        "molehunt ({VERSION}) stable; urgency=medium\n\n  \
         * CHANGELOG.md beside this file tells what has changed.\n\n \
         -- {maintainer}  {date}"
    ))
}

/// The text of a licence as a paragraph of a copyright file has it.
fn quoted(licence: &str) -> String {
    let mut paragraph = "License: Expat\n".to_owned();
    for line in licence.lines() {
        let line = if line.is_empty() { "." } else { line };
        paragraph += &format!(" {line}\n");
    }
    paragraph
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_line_does_not_end_a_licence() {
        assert_eq!(
            quoted("May be used.\n\nAs is.\n"),
            "License: Expat\n May be used.\n .\n As is.\n"
        );
    }
}
