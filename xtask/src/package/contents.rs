//! What every archive holds: the binary, what it writes about itself, and papers of the project. Where each lies in an
//! archive is not known here.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::licences;
use super::stage::{PLAIN, Stage, files_below};
use crate::project::Project;
use crate::run::{Log, run};

/// Files and folders of the project that operators get, at the places where the documents link them.
const DOCUMENTS: [&str; 6] = [
    "CHANGELOG.md",
    "NOTICE",
    "README.md",
    "docs",
    "licenses",
    "packaging/cluster",
];
/// Where a shell looks for its own, and what the binary calls it.
pub(super) const COMPLETIONS: [(&str, &str); 3] = [
    ("bash-completion/completions/molehunt", "molehunt.bash"),
    ("zsh/vendor-completions/_molehunt", "_molehunt"),
    ("fish/vendor_completions.d/molehunt.fish", "molehunt.fish"),
];

#[derive(Debug)]
pub(super) struct Contents {
    pub(super) binary: PathBuf,
    root: PathBuf,
    papers: PathBuf,
    /// What it is made of, and under which licences.
    pub(super) crates: String,
}

impl Contents {
    pub(super) fn gather(
        project: &Project,
        binary: &Path,
        papers: &Path,
        log: &Log,
    ) -> Result<Self> {
        let binary = fs::canonicalize(binary);
        let binary = binary.context("there is no such binary; build it, or name another")?;
        let mut write = Command::new(&binary);
        write.arg("papers").arg(papers);
        run(write, log)?;
        Ok(Self {
            binary,
            root: project.root().to_owned(),
            papers: papers.to_owned(),
            crates: licences::of_others(project)?,
        })
    }

    /// A file of `packaging/`, to be read or copied.
    pub(super) fn packaging(&self, name: &str) -> PathBuf {
        self.root.join("packaging").join(name)
    }

    pub(super) fn licence(&self) -> PathBuf {
        self.root.join("LICENSE")
    }

    pub(super) fn paper(&self, name: &str) -> PathBuf {
        self.papers.join(name)
    }

    /// In the order of their names.
    pub(super) fn pages(&self) -> Result<Vec<PathBuf>> {
        let mut pages = files_below(&self.papers)?;
        pages.retain(|paper| paper.extension().is_some_and(|section| section == "1"));
        Ok(pages)
    }

    /// Puts them below `place`, as they lie in the project.
    pub(super) fn copy_documents(&self, stage: &Stage, place: &str) -> Result<()> {
        for document in DOCUMENTS {
            let document = self.root.join(document);
            let files = match document.is_dir() {
                true => files_below(&document)?,
                false => vec![document],
            };
            for file in files {
                let below = file.strip_prefix(&self.root)?;
                stage.copy(&file, &format!("{place}/{}", below.display()), PLAIN)?;
            }
        }
        Ok(())
    }
}

/// What a path ends with.
pub(super) fn name(path: &Path) -> Result<&str> {
    let name = path.file_name().and_then(|name| name.to_str());
    name.with_context(|| format!("{} has no readable name", path.display()))
}
