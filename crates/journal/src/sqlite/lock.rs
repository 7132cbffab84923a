//! Who may write to a data file, and whether the last who did has closed it. Never touches the data.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use crate::JournalError;

/// Held as long as the writer lives, and freed by the system when the process dies.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    /// Whoever deletes the lock file does not unlock the directory. Some file systems cannot lock one.
    directory: Option<File>,
    log: PathBuf,
    /// It is for us to say that the file is closed.
    opened: bool,
}

/// What the last holder of the lock left behind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Left {
    /// There has been none, or one that did not get as far as a data file.
    Nothing,
    /// It did not end in good order, so there is a log.
    Open,
    Closed,
}

const OPEN: &str = "open\n";
const CLOSED: &str = "closed\n";

impl Lock {
    pub(super) fn take(path: &Path) -> Result<Self, JournalError> {
        let unopened = |error| JournalError::unopened(path, error);
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(beside(path, ".lock"))
            .map_err(unopened)?;
        let in_use = || JournalError::InUse { path: path.into() };
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(in_use()),
            Err(TryLockError::Error(error)) => return Err(unopened(error)),
        }
        let directory = File::open(directory_of(path)).ok();
        let directory = match directory.as_ref().map(File::try_lock) {
            Some(Ok(())) => directory,
            Some(Err(TryLockError::WouldBlock)) => return Err(in_use()),
            Some(Err(TryLockError::Error(_))) | None => None,
        };
        Ok(Self {
            file,
            directory,
            log: log_of(path),
            opened: false,
        })
    }

    pub(super) fn left(&mut self) -> io::Result<Left> {
        let mut said = String::new();
        self.file.rewind()?;
        self.file.read_to_string(&mut said)?;
        Ok(match said.as_str() {
            OPEN => Left::Open,
            CLOSED => Left::Closed,
            _ => Left::Nothing,
        })
    }

    /// From here on a missing log is a loss. Nothing is said where there is none to lose.
    pub(super) fn opened(&mut self) -> io::Result<()> {
        if !self.log.exists() {
            return Ok(());
        }
        File::open(&self.log)?.sync_all()?;
        if let Some(directory) = &self.directory {
            directory.sync_all()?;
        }
        self.opened = true;
        self.say(OPEN)
    }

    /// All that was in the log is in the data file.
    pub(super) fn folded(&mut self) {
        if let Err(error) = self.say(CLOSED) {
            tracing::warn!(%error, "it could not be noted that the journal is closed");
        }
    }

    fn say(&mut self, word: &str) -> io::Result<()> {
        self.file.set_len(0)?;
        self.file.rewind()?;
        self.file.write_all(word.as_bytes())?;
        self.file.sync_all()
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // SQLite removes a log that it has folded in.
        if self.opened && !self.log.exists() {
            self.folded();
        }
    }
}

pub(super) fn log_of(path: &Path) -> PathBuf {
    beside(path, "-wal")
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

pub(super) fn directory_of(path: &Path) -> PathBuf {
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.into());
    match path.parent() {
        Some(directory) if directory != Path::new("") => directory.into(),
        _ => PathBuf::from("."),
    }
}
