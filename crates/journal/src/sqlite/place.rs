//! Whether the files that are written to are those that the next start will find. Never opens one.

use std::fs;
use std::path::{Path, PathBuf};

use super::lock::log_of;

/// The data file and its log, if it has one, as they were when they were opened.
#[derive(Debug)]
pub(super) struct Place(Vec<(PathBuf, Option<Identity>)>);

#[derive(Debug, thiserror::Error)]
#[error("{} was deleted, moved or replaced while it was in use", .0.display())]
pub(super) struct Gone(PathBuf);

impl Place {
    pub(super) fn of(path: &Path) -> Self {
        let files = [path.to_owned(), log_of(path)];
        let identified = files.map(|file| {
            let identity = identify(&file);
            (file, identity)
        });
        Self(identified.into())
    }

    pub(super) fn check(&self) -> Result<(), Gone> {
        let mut files = self.0.iter();
        match files.find(|(file, identity)| identify(file) != *identity) {
            Some((file, _)) => Err(Gone(file.clone())),
            None => Ok(()),
        }
    }
}

#[cfg(unix)]
type Identity = (u64, u64);

#[cfg(unix)]
fn identify(file: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    let file = fs::metadata(file).ok()?;
    Some((file.dev(), file.ino()))
}

#[cfg(not(unix))]
type Identity = ();

#[cfg(not(unix))]
fn identify(file: &Path) -> Option<Identity> {
    fs::metadata(file).ok().map(drop)
}
