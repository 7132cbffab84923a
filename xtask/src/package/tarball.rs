//! The archive for any Linux with a C library that is not older than the one it was built with: one folder, to be
//! unpacked anywhere.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use super::contents::{COMPLETIONS, name};
use super::stage::{PLAIN, PROGRAM, Stage};
use super::{Parcel, VERSION};
use crate::run::{Log, run};

pub(super) fn make(parcel: &Parcel, log: &Log) -> Result<PathBuf> {
    let called = format!("molehunt-{VERSION}-{}-linux", env::consts::ARCH);
    let above = parcel.work.join("tarball");
    fill(parcel, &Stage::new(above.clone())?, &called)?;
    let made = parcel.folder.join(format!("{called}.tar.gz"));
    let mut tar = Command::new("tar");
    tar.args(["--create", "--use-compress-program=gzip --best --no-name"])
        .args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner"])
        .arg(format!("--mtime=@{}", parcel.epoch))
        .arg("--file")
        .arg(&made)
        .arg("--directory")
        .args([above.as_os_str(), called.as_ref()]);
    run(tar, log)?;
    Ok(made)
}

fn fill(parcel: &Parcel, stage: &Stage, top: &str) -> Result<()> {
    let contents = &parcel.contents;
    stage.copy(&contents.binary, &format!("{top}/molehunt"), PROGRAM)?;
    stage.copy(&contents.licence(), &format!("{top}/LICENSE"), PLAIN)?;
    let crates = format!("{top}/licenses/crates.txt");
    stage.write(&crates, PLAIN, &contents.crates)?;
    contents.copy_documents(stage, top)?;
    for page in contents.pages()? {
        let place = format!("{top}/man/man1/{}", name(&page)?);
        stage.copy(&page, &place, PLAIN)?;
    }
    for (place, paper) in COMPLETIONS {
        let place = format!("{top}/completions/{place}");
        stage.copy(&contents.paper(paper), &place, PLAIN)?;
    }
    for file in ["molehunt.service", "molehunt.default"] {
        let place = format!("{top}/packaging/{file}");
        stage.copy(&contents.packaging(file), &place, PLAIN)?;
    }
    Ok(())
}
