//! What can go wrong between a room and its log.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;

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
    #[error("cannot open {}: {source}", .path.display())]
    Unopened {
        path: PathBuf,
        source: Arc<dyn Error + Send + Sync>,
    },
    #[error("{} is in use by another molehunt; stop that one or choose another data file", .path.display())]
    InUse { path: PathBuf },
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
    /// Shared, because one failed transaction answers everyone who took part in it.
    #[error("the journal's store failed: {0}")]
    Storage(#[source] Arc<dyn Error + Send + Sync>),
}

impl JournalError {
    pub(crate) fn storage(error: impl Error + Send + Sync + 'static) -> Self {
        Self::Storage(Arc::new(error))
    }

    pub(crate) fn unopened(path: &Path, source: impl Error + Send + Sync + 'static) -> Self {
        Self::Unopened {
            path: path.into(),
            source: Arc::new(source),
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
            | Self::NotAJournal { .. }
            | Self::NewerLayout { .. }
            | Self::Storage(_) => false,
        }
    }
}
