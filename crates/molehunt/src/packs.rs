//! `molehunt packs`: reads pack files and says what is wrong with them. Also reads the folder that a
//! server adds to its own.

#![expect(
    clippy::print_stdout,
    reason = "whoever wrote the pack reads the terminal"
)]

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use content::{FILE_BYTES_MAX, Faults, Library};
use wire::pack::{Language, Pack};

#[derive(Args, Debug)]
pub(crate) struct Packs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Say what is wrong with packs, line by line
    Check {
        /// Pack files, as docs/packs.md describes them
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

impl Packs {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let Command::Check { files } = self.command;
        let mut all_sound = true;
        for file in &files {
            let sound = match read(file) {
                Ok(Ok(pack)) => {
                    println!("{}: ok, {}", file.display(), summary(&pack));
                    true
                }
                Ok(Err(faults)) => {
                    println!("{}", told(file, &faults));
                    false
                }
                Err(error) => {
                    eprintln!("molehunt: {error:#}");
                    false
                }
            };
            all_sound &= sound;
        }
        Ok(if all_sound {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        })
    }
}

/// The packs of the house and every `*.json` of the folder, by file name.
pub(crate) fn library(folder: &Path) -> anyhow::Result<Library> {
    let mut library = Library::embedded();
    for file in &files(folder)? {
        let pack = match read(file)? {
            Ok(pack) => pack,
            Err(faults) => bail!("this pack cannot be used:\n{}", told(file, &faults)),
        };
        library = library
            .with(pack)
            .with_context(|| format!("{}: this pack cannot be used", file.display()))?;
    }
    Ok(library)
}

/// Some systems write endings in capitals.
fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let unreadable = || format!("the packs in {} cannot be read", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(unreadable)? {
        let path = entry.with_context(unreadable)?.path();
        let ending = path.extension().unwrap_or_default();
        if ending.eq_ignore_ascii_case("json") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Never more of the file than a pack may have, however large it is.
fn read(path: &Path) -> anyhow::Result<Result<Pack, Faults>> {
    let unreadable = || format!("{} cannot be read", path.display());
    let file = File::open(path).with_context(unreadable)?;
    let size = file.metadata().with_context(unreadable)?.len();
    let mut bytes = Vec::new();
    let most = FILE_BYTES_MAX as u64 + 1;
    file.take(most)
        .read_to_end(&mut bytes)
        .with_context(unreadable)?;
    Ok(if size >= most {
        Err(Faults::too_large(size))
    } else {
        content::parse(&bytes)
    })
}

fn told(file: &Path, faults: &Faults) -> String {
    let file = file.display();
    let mut lines: Vec<String> = faults
        .found()
        .iter()
        .map(|fault| format!("{file}:{fault}"))
        .collect();
    if faults.left_out() > 0 {
        lines.push(format!("{file}: and {} more", faults.left_out()));
    }
    lines.join("\n")
}

fn summary(pack: &Pack) -> String {
    let roles: usize = pack.places.iter().map(|place| place.roles.len()).sum();
    let languages: Vec<&str> = pack
        .name
        .languages()
        .into_iter()
        .map(Language::code)
        .collect();
    let (places, languages) = (pack.places.len(), languages.join(", "));
    format!("{places} places, {roles} roles, in {languages}")
}
