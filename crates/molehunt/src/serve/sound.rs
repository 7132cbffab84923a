//! Looks over the data file while the server starts. Nobody waits for it, and what it finds is a warning: tables that
//! can be read are served.

use std::fs;
use std::path::{Path, PathBuf};

use journal::{Archive, JournalError};

/// A larger file is read for longer than a start should keep the disk busy.
const FILE_BYTES_MAX: u64 = 64 << 20;

pub(super) fn look_over(path: PathBuf) {
    if fs::metadata(&path).is_ok_and(|file| file.len() <= FILE_BYTES_MAX) {
        tokio::task::spawn_blocking(move || match faults(&path) {
            Ok(faults) => {
                for fault in faults {
                    tracing::warn!(
                        "the data file is damaged: {fault}; `molehunt check` tells which tables are"
                    );
                }
            }
            Err(error) => tracing::warn!(%error, "the data file could not be looked over"),
        });
    }
}

fn faults(path: &Path) -> Result<Vec<String>, JournalError> {
    let mut faults = Archive::open(path)?.plain_faults()?;
    faults.truncate(1);
    Ok(faults)
}
