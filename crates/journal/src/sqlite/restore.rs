//! Puts a backup in the place of a data file, while nobody has it open. Never touches what was there before the copy is
//! known to be whole, and never deletes it.

use std::fs::{self, DirBuilder, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::archive::Archive;
use super::backup::back_up;
use super::lock::{Lock, directory_of, log_of};
use super::schema::{found_layout, size_of};
use super::{epoch, layout, swap};
use crate::JournalError;

/// Where the copy waits. Whatever is found there was left by a restore that was cut short.
const STAGE: &str = "restoring";

/// A copy of a backup that is ready to take its place. Dropped, it is forgotten and nothing has happened.
#[derive(Debug)]
pub struct Restoring {
    path: PathBuf,
    stage: PathBuf,
    copy: PathBuf,
    lock: Lock,
}

#[derive(Debug)]
pub struct Restored {
    /// Stands before all versions from now on.
    pub epoch: u64,
    /// Where the old files are, if there were any.
    pub aside: Option<PathBuf>,
}

impl Restoring {
    /// Copies the backup beside the data file at `path`, checks the copy and brings it to the newest layout.
    ///
    /// Refused while a server has the data file, and where there is one already unless it is to be replaced.
    pub fn begin(path: &Path, backup: &Path, replace: bool) -> Result<Self, JournalError> {
        let unopened = |error| JournalError::unopened(path, error);
        let mut lock = Lock::take(path)?;
        swap::finish(path, &mut lock)?;
        if !replace && is_occupied(path).map_err(unopened)? {
            return Err(JournalError::Occupied { path: path.into() });
        }
        let stage = directory_of(path).join(STAGE);
        clear(&stage)
            .and_then(|()| private_folder(&stage))
            .map_err(unopened)?;
        let copy = stage.join(path.file_name().unwrap_or_default());
        let restoring = Self {
            path: path.into(),
            stage,
            copy,
            lock,
        };
        if !backup.is_file() {
            return Err(JournalError::Absent {
                path: backup.into(),
            });
        }
        Archive::check_file(backup)?;
        back_up(backup, &restoring.copy)?;
        let mut connection = restoring.connect()?;
        let found = found_layout(&connection, &restoring.copy)?;
        layout::lift(&mut connection, found).map_err(JournalError::storage)?;
        Ok(restoring)
    }

    /// For whoever wants to look into it before it counts.
    pub fn copy(&self) -> Result<Archive, JournalError> {
        Archive::open(&self.copy)
    }

    /// From here on it is the data file. `when` becomes part of the name under which the old files are kept.
    pub fn put_in_place(mut self, when: &str) -> Result<Restored, JournalError> {
        let before = Archive::open(&self.path).and_then(|before| before.epoch());
        let connection = self.connect()?;
        // A file that cannot be read does not say which it had; the clock is beyond it.
        let epoch =
            epoch::raise(&connection, before.unwrap_or(0)).map_err(JournalError::storage)?;
        connection
            .close()
            .map_err(|(_, error)| JournalError::storage(error))?;
        let synced = File::open(&self.copy).and_then(|file| file.sync_all());
        synced.map_err(JournalError::storage)?;
        swap::commit(&self.copy, &self.path, when)?;
        let aside = swap::finish(&self.path, &mut self.lock)?;
        Ok(Restored { epoch, aside })
    }

    fn connect(&self) -> Result<Connection, JournalError> {
        Connection::open(&self.copy).map_err(|error| JournalError::unopened(&self.copy, error))
    }
}

impl Drop for Restoring {
    fn drop(&mut self) {
        // The next one clears it as well.
        if let Err(error) = clear(&self.stage) {
            tracing::warn!(%error, "what a restore has left could not be deleted");
        }
    }
}

fn is_occupied(path: &Path) -> io::Result<bool> {
    Ok(size_of(path)? > Some(0) || size_of(&log_of(path))? > Some(0))
}

fn clear(stage: &Path) -> io::Result<()> {
    match fs::remove_dir_all(stage) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

fn private_folder(stage: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(stage)
}
