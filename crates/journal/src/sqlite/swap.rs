//! How one data file takes the place of another together with its log, though no system renames two files at once.
//! Never deletes anything: what was there is moved into a folder of its own.
//!
//! The new file is first put beside the old one, under a name that says so. From that moment on it is the one that
//! counts: whoever takes the lock next finishes what is left to do, and who only reads is refused until then. So a
//! process that dies in between leaves either the old file with its log, or the new one.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::lock::{Lock, beside, directory_of, log_of};
use crate::JournalError;

/// What follows in the name of the file is when it was restored.
const WAITING: &str = ".restored-";
const ASIDE: &str = "before-restore-";

/// Lets `new`, which must be whole and on the disk, count from here on instead of `path`.
pub(super) fn commit(new: &Path, path: &Path, when: &str) -> Result<(), JournalError> {
    let waiting = beside(path, &format!("{WAITING}{when}"));
    fs::rename(new, waiting)
        .and_then(|()| sync(&directory_of(path)))
        .map_err(|error| JournalError::unopened(path, error))
}

/// Finishes what was committed, if anything was. Says where the old files are, if there were any.
pub(super) fn finish(path: &Path, lock: &mut Lock) -> Result<Option<PathBuf>, JournalError> {
    let unopened = |error| JournalError::unopened(path, error);
    let Some((waiting, when)) = find(path).map_err(unopened)? else {
        return Ok(None);
    };
    let folder = directory_of(path);
    let aside = folder.join(format!("{ASIDE}{when}"));
    let swapped = || -> io::Result<bool> {
        for old in [path.to_owned(), log_of(path), beside(path, "-shm")] {
            put_aside(&old, &aside)?;
        }
        // A log that was back after a power failure would be taken for one of the new file.
        sync(&folder)?;
        // All that the new one holds is in itself.
        lock.folded();
        fs::rename(waiting, path)?;
        sync(&folder)?;
        aside.try_exists()
    };
    let is_aside = swapped().map_err(unopened)?;
    Ok(is_aside.then_some(aside))
}

/// For those who may not finish it.
pub(super) fn check(path: &Path) -> Result<(), JournalError> {
    match find(path) {
        Ok(None) => Ok(()),
        Ok(Some(_)) => Err(JournalError::HalfRestored { path: path.into() }),
        Err(error) => Err(JournalError::unopened(path, error)),
    }
}

fn put_aside(old: &Path, aside: &Path) -> io::Result<()> {
    if !old.try_exists()? {
        return Ok(());
    }
    fs::create_dir_all(aside)?;
    // Its own name first: what is moved into it must be found again.
    sync(&directory_of(aside))?;
    let name = old.file_name().unwrap_or_default();
    fs::rename(old, aside.join(name))?;
    sync(aside)
}

/// The file that waits for its place, and since when.
fn find(path: &Path) -> io::Result<Option<(PathBuf, String)>> {
    let mut begins = path.file_name().map(OsString::from).unwrap_or_default();
    begins.push(WAITING);
    let begins = begins.to_string_lossy().into_owned();
    let entries = match fs::read_dir(directory_of(path)) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name();
        if let Some(when) = name.to_str().and_then(|name| name.strip_prefix(&begins)) {
            return Ok(Some((entry.path(), when.to_owned())));
        }
    }
    Ok(None)
}

pub(super) fn sync(directory: &Path) -> io::Result<()> {
    // Elsewhere a folder cannot be opened as a file.
    if cfg!(unix) {
        File::open(directory)?.sync_all()?;
    }
    Ok(())
}
