//! Where tables are, as an operator writes it.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::Context;
use journal::{Archive, Limits, SqliteJournal};

use crate::serve::{JOURNAL_FILE, make_private};

/// Before a directory, for those whose names look like something else.
const SQLITE: &str = "sqlite:";

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A data file in a directory.
    Directory(PathBuf),
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let directory = text.strip_prefix(SQLITE).unwrap_or(text);
        if directory.is_empty() || directory.contains("://") {
            return Err("a place is a data directory".into());
        }
        Ok(Self::Directory(directory.into()))
    }
}

/// The tables that are there. Nothing is made where there are none, and nothing is brought up to date.
pub(super) async fn open_source(directory: &Path) -> anyhow::Result<SqliteJournal> {
    let file = directory.join(JOURNAL_FILE);
    drop(Archive::open(&file)?);
    Ok(SqliteJournal::open(file, Limits::default()).await?)
}

/// Where tables are to be.
pub(super) async fn open_target(directory: &Path) -> anyhow::Result<SqliteJournal> {
    make_private(directory).with_context(|| format!("{} cannot be made", directory.display()))?;
    Ok(SqliteJournal::open(directory.join(JOURNAL_FILE), Limits::default()).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_directories_or_clusters() {
        let directory = |path: &str| Ok(Place::Directory(path.into()));
        assert_eq!("data".parse(), directory("data"));
        assert_eq!("sqlite:data".parse(), directory("data"));
        assert_eq!("sqlite:/var/lib".parse(), directory("/var/lib"));
        for wrong in ["", "sqlite:", "http://a"] {
            assert!(wrong.parse::<Place>().is_err(), "{wrong}");
        }
    }
}
