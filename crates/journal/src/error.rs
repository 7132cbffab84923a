//! What can go wrong between a room and its log.

use std::error::Error;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rusqlite::ErrorCode;

use crate::jetstream::Unfit;

#[derive(Debug, Clone, thiserror::Error)]
pub enum JournalError {
    #[error("a record of {bytes} bytes is longer than the {max} allowed")]
    RecordTooLong { bytes: usize, max: usize },
    #[error("a blob of {bytes} bytes is longer than the {max} allowed")]
    BlobTooLong { bytes: usize, max: usize },
    #[error("the blobs of this room would take more than the {max} bytes allowed")]
    RoomBlobsFull { max: usize },
    #[error("there is no such room")]
    NoSuchRoom,
    #[error("the journal is closed")]
    Closed,
    #[error("cannot open {}: {cause}", .path.display())]
    Unopened { path: PathBuf, cause: Cause },
    #[error("{} is in use by another molehunt; stop that one or choose another data file", .path.display())]
    InUse { path: PathBuf },
    #[error(
        "{0} is missing or empty, but its log {0}-wal is there and may hold every table; both were left as they are. \
         Put the data file back, or move the log elsewhere to begin anew",
        .path.display()
    )]
    LogAlone { path: PathBuf },
    #[error(
        "{0} held tables, and is missing or empty now; nothing was changed. Put it back with its log, or restore a \
         backup; to begin anew, move it elsewhere and delete {0}.lock",
        .path.display()
    )]
    Emptied { path: PathBuf },
    #[error("{} is not a molehunt journal; it was left as it is", .path.display())]
    NotAJournal { path: PathBuf },
    #[error(
        "{} was written by a newer molehunt (layout {found}, this one knows {known}); it was left as it is",
        .path.display()
    )]
    NewerLayout {
        path: PathBuf,
        found: i64,
        known: i64,
    },
    #[error(
        "{} was written by an older molehunt (layout {found}, this one reads {known}); a server that is started on it \
         brings it up to date",
        .path.display()
    )]
    OlderLayout {
        path: PathBuf,
        found: i64,
        known: i64,
    },
    #[error("there is no {}", .path.display())]
    Absent { path: PathBuf },
    #[error("{} is not sound: {fault}", .path.display())]
    Unsound { path: PathBuf, fault: String },
    #[error("{} is there already; nothing was changed", .path.display())]
    Occupied { path: PathBuf },
    #[error(
        "a restore of {} was cut short; restore again, or start the server, which finishes it",
        .path.display()
    )]
    HalfRestored { path: PathBuf },
    #[error(
        "{} is damaged ({cause}); it was left as it is. Restore a backup; to begin anew, move it and the files beside it \
         elsewhere",
        .path.display()
    )]
    DamagedFile { path: PathBuf, cause: Cause },
    /// What was asked for lies where the file is damaged. What lies elsewhere can still be had.
    #[error("the data file is damaged there: {0}")]
    Damaged(Cause),
    /// Nothing was written. It can be, once there is space.
    #[error("there is no space for the journal: {0}")]
    Full(Cause),
    #[error("the journal's store failed: {0}")]
    Storage(Cause),
    #[error("none of the NATS servers {place} can be reached: {cause}")]
    Unreached { place: String, cause: Cause },
    /// A cluster that would not keep what it is given.
    #[error(transparent)]
    Unfit(Unfit),
    /// It may have happened, and may still happen: who asked must look again, and say nothing until then.
    #[error("nobody has answered whether it was kept: {0}")]
    Unanswered(Cause),
    /// Nobody knows what the disk holds until the file is opened again: what was under way may have happened or not.
    #[error("the journal's store failed for good: {0}")]
    Broken(Cause),
}

/// Part of the error's own words, and no source that would say them again. Shared, because one failed transaction
/// answers everyone who took part in it.
type Cause = Arc<dyn Error + Send + Sync>;

impl JournalError {
    pub(crate) fn storage(error: impl Error + Send + Sync + 'static) -> Self {
        Self::Storage(Arc::new(error))
    }

    pub(crate) fn full(error: impl Error + Send + Sync + 'static) -> Self {
        Self::Full(Arc::new(error))
    }

    pub(crate) fn damaged(error: impl Error + Send + Sync + 'static) -> Self {
        Self::Damaged(Arc::new(error))
    }

    pub(crate) fn unanswered(error: impl Error + Send + Sync + 'static) -> Self {
        Self::Unanswered(Arc::new(error))
    }

    pub(crate) fn broken(error: impl Error + Send + Sync + 'static) -> Self {
        Self::Broken(Arc::new(error))
    }

    pub(crate) fn unopened(path: &Path, error: impl Error + Send + Sync + 'static) -> Self {
        Self::Unopened {
            path: path.into(),
            cause: Arc::new(error),
        }
    }

    /// The same where SQLite knows that the file is there and not what it was.
    pub(crate) fn unopened_by(path: &Path, error: rusqlite::Error) -> Self {
        if error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) {
            Self::DamagedFile {
                path: path.into(),
                cause: Arc::new(error),
            }
        } else {
            Self::unopened(path, error)
        }
    }

    /// Whether the same call may succeed later, with nothing done about it but where it is kept.
    pub fn is_passing(&self) -> bool {
        matches!(self, Self::Full(_) | Self::Storage(_) | Self::Unanswered(_))
    }

    /// Whether it may be otherwise the next time that the file is opened, although nobody mends it: another server has
    /// ended by then, or the disk has room again.
    pub fn may_pass(&self) -> bool {
        match self {
            Self::Unopened { cause, .. } => is_for_now(cause.as_ref()),
            other => matches!(
                other,
                Self::InUse { .. }
                    | Self::Closed
                    | Self::Full(_)
                    | Self::Storage(_)
                    | Self::Unreached { .. }
                    | Self::Unanswered(_)
                    | Self::Broken(_)
            ),
        }
    }

    /// Whether the call was turned down for what it asked, so that nothing happened and a resend cannot help.
    pub fn is_refusal(&self) -> bool {
        match self {
            Self::RecordTooLong { .. }
            | Self::BlobTooLong { .. }
            | Self::RoomBlobsFull { .. }
            | Self::NoSuchRoom => true,
            Self::Closed
            | Self::Unopened { .. }
            | Self::InUse { .. }
            | Self::LogAlone { .. }
            | Self::Emptied { .. }
            | Self::NotAJournal { .. }
            | Self::NewerLayout { .. }
            | Self::OlderLayout { .. }
            | Self::Absent { .. }
            | Self::Unsound { .. }
            | Self::Occupied { .. }
            | Self::HalfRestored { .. }
            | Self::DamagedFile { .. }
            | Self::Damaged(_)
            | Self::Full(_)
            | Self::Storage(_)
            | Self::Unreached { .. }
            | Self::Unfit(_)
            | Self::Unanswered(_)
            | Self::Broken(_) => false,
        }
    }
}

/// Whether the system may do later what it did not do now.
fn is_for_now(cause: &(dyn Error + Send + Sync + 'static)) -> bool {
    if let Some(error) = cause.downcast_ref::<io::Error>() {
        return matches!(
            error.kind(),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge
        );
    }
    let code = cause
        .downcast_ref::<rusqlite::Error>()
        .and_then(rusqlite::Error::sqlite_error_code);
    matches!(
        code,
        Some(ErrorCode::DiskFull | ErrorCode::DatabaseBusy | ErrorCode::SystemIoFailure)
    )
}
