//! A folder that looks as an archive shall. Modes are said here and follow nobody's umask.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

pub(super) const PLAIN: u32 = 0o644;
pub(super) const PROGRAM: u32 = 0o755;

#[derive(Debug)]
pub(super) struct Stage {
    root: PathBuf,
}

impl Stage {
    pub(super) fn new(root: PathBuf) -> Result<Self> {
        let stage = Self { root };
        stage.folder(&stage.root)?;
        Ok(stage)
    }

    pub(super) fn root(&self) -> &Path {
        &self.root
    }

    pub(super) fn write(&self, path: &str, mode: u32, bytes: impl AsRef<[u8]>) -> Result<()> {
        let file = self.root.join(path);
        self.folder(file.parent().context("a file lies in a folder")?)?;
        fs::write(&file, bytes).with_context(|| format!("{} is needed", file.display()))?;
        set_mode(&file, mode)
    }

    pub(super) fn copy(&self, source: &Path, path: &str, mode: u32) -> Result<()> {
        let bytes = fs::read(source);
        let bytes = bytes.with_context(|| format!("{} cannot be read", source.display()))?;
        self.write(path, mode, bytes)
    }

    /// Makes those above it as well.
    fn folder(&self, folder: &Path) -> Result<()> {
        if folder.is_dir() {
            return Ok(());
        }
        if let Some(above) = folder.parent().filter(|_| folder != self.root) {
            self.folder(above)?;
        }
        fs::create_dir(folder).with_context(|| format!("{} is needed", folder.display()))?;
        set_mode(folder, PROGRAM)
    }

    /// What all files take, in KiB, each rounded up: as dpkg counts.
    pub(super) fn kibibytes(&self) -> Result<u64> {
        let files = files_below(&self.root)?;
        let sizes = files.iter().map(|file| Ok(fs::metadata(file)?.len()));
        let sizes: Result<Vec<u64>> = sizes.collect();
        Ok(sizes?.into_iter().map(|bytes| bytes.div_ceil(1024)).sum())
    }
}

/// All of them, however deep, in the order of their names.
pub(super) fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        let entries = fs::read_dir(&folder);
        for entry in entries.with_context(|| format!("{} cannot be read", folder.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) -> Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = fs::Permissions::from_mode(mode);
    fs::set_permissions(path, mode).with_context(|| format!("{} keeps its mode", path.display()))
}

/// Neither tar nor dpkg-deb is there to read it.
#[cfg(not(unix))]
fn set_mode(_: &Path, _: u32) -> Result<()> {
    Ok(())
}
