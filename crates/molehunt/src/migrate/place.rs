//! Where tables are, as an operator writes it.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::Context;
use journal::{Archive, JetStreamJournal, Limits, NatsPlace, SqliteJournal};

use crate::nats::Nats;
use crate::serve::{JOURNAL_FILE, make_private};

/// Before a directory, for those whose names look like something else.
const SQLITE: &str = "sqlite:";

#[derive(Clone, Debug)]
pub(super) enum Place {
    /// A data file in a directory.
    Directory(PathBuf),
    Cluster(NatsPlace),
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.contains("://") {
            let place = text.parse().map(Self::Cluster);
            return place.map_err(|error: journal::BadNatsPlace| error.to_string());
        }
        match text.strip_prefix(SQLITE).unwrap_or(text) {
            "" => Err("a place is a data directory or NATS servers".into()),
            directory => Ok(Self::Directory(directory.into())),
        }
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

/// The store there, which is made if there is none.
pub(super) async fn open_cluster(
    place: &NatsPlace,
    nats: &Nats,
) -> anyhow::Result<JetStreamJournal> {
    let place = nats.at(place.clone());
    Ok(JetStreamJournal::open(place, Limits::default()).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_directories_or_clusters() {
        for (text, path) in [
            ("data", "data"),
            ("sqlite:data", "data"),
            ("sqlite:/var/lib", "/var/lib"),
        ] {
            let place = text.parse();
            assert!(matches!(place, Ok(Place::Directory(found)) if found == Path::new(path)));
        }
        for text in ["nats://one,two:4333", "tls://mole:secret@one"] {
            assert!(matches!(text.parse(), Ok(Place::Cluster(_))), "{text}");
        }
        for wrong in ["", "sqlite:", "http://a", "nats://"] {
            assert!(wrong.parse::<Place>().is_err(), "{wrong}");
        }
    }
}
