//! Where tables are kept: in a file on this computer, or by NATS servers that several of us share.

use std::fs::DirBuilder;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::Args;
use directories::ProjectDirs;
use journal::{Found, JetStreamJournal, JournalError, Limits, NatsPlace, SqliteJournal};
use server::ServeError;

use super::size::Size;
use crate::nats::Nats;

pub(crate) const JOURNAL_FILE: &str = "tables.sqlite3";

#[derive(Args, Debug)]
pub(crate) struct Keeping {
    /// Directory for the tables [default: the user's own data directory]
    #[arg(long, env = "MOLEHUNT_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// NATS servers that keep the tables instead of a directory, so that several servers can share them:
    /// nats://USER:PASSWORD@ONE:4222,TWO:4222,THREE:4222, or tls://. Others on this computer can read what is typed
    /// here, so a password is better given by the environment
    #[arg(
        long,
        env = "MOLEHUNT_JOURNAL",
        value_name = "URL",
        hide_env_values = true
    )]
    journal: Option<NatsPlace>,
    #[command(flatten)]
    nats: Nats,
}

/// What was opened.
pub(super) enum Store {
    File {
        directory: PathBuf,
        journal: SqliteJournal,
    },
    Cluster(JetStreamJournal),
}

impl Keeping {
    /// `size`: beyond it nothing new begins, and a quarter more is for what is under way.
    pub(super) async fn open(&self, Size(size): Size) -> anyhow::Result<Store> {
        let limits = Limits {
            store_bytes: size.saturating_add(size / 4),
            ..Limits::default()
        };
        match self.journal.clone() {
            Some(place) => {
                let opened = JetStreamJournal::open(self.nats.at(place), limits).await;
                opened.map(Store::Cluster).map_err(refused)
            }
            None => {
                let directory = data_directory(self.data.clone())?;
                let journal = open_file(&directory, limits).await?;
                Ok(Store::File { directory, journal })
            }
        }
    }
}

impl Store {
    /// As it is called where it is counted.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Self::File { .. } => "sqlite",
            Self::Cluster(_) => "jetstream",
        }
    }

    /// What the host is told of it.
    pub(super) fn told(&self) -> String {
        match self {
            Self::File { directory, journal } => told(directory, journal.found()),
            Self::Cluster(journal) => {
                format!("Tables are kept by the NATS servers {}", journal.place())
            }
        }
    }
}

fn told(directory: &Path, found: Found) -> String {
    let data = directory.display();
    match found {
        Found::Nothing => format!("Tables are kept in {data}, in a new file"),
        Found::Rooms(1) => format!("Tables are kept in {data}; 1 was found"),
        Found::Rooms(count) => format!("Tables are kept in {data}; {count} were found"),
    }
}

/// The one that was named, or the user's own.
pub(crate) fn data_directory(named: Option<PathBuf>) -> anyhow::Result<PathBuf> {
    if let Some(named) = named {
        return Ok(named);
    }
    let own = ProjectDirs::from("", "", "molehunt")
        .context("this user has no home directory; say where to keep the tables with --data DIR")?;
    Ok(own.data_dir().to_owned())
}

async fn open_file(data: &Path, limits: Limits) -> anyhow::Result<SqliteJournal> {
    let advice = || {
        format!(
            "tables cannot be kept in {}; choose another directory with --data DIR",
            data.display()
        )
    };
    make_private(data).with_context(advice)?;
    let opened = SqliteJournal::open(data.join(JOURNAL_FILE), limits).await;
    opened.map_err(|error| {
        let is_unopened = matches!(error, JournalError::Unopened { .. });
        // All others say themselves what can be done.
        match is_unopened {
            true => refused(error).context(advice()),
            false => refused(error),
        }
    })
}

/// Whoever starts services again needs to know whether that may help.
fn refused(error: JournalError) -> anyhow::Error {
    match error.may_pass() {
        true => anyhow!(ServeError::Journal(error)),
        false => anyhow!(error),
    }
}

/// What is in there would tell other users of this computer who holds which card.
pub(crate) fn make_private(directory: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_directory_that_cannot_be_made_is_explained() {
        let file = std::env::current_exe().unwrap();
        let opened = open_file(&file.join("below"), Limits::default()).await;
        let error = opened.unwrap_err().to_string();
        assert!(error.contains("--data DIR"), "{error}");
    }

    #[test]
    fn the_host_is_told_how_many_tables_were_found() {
        let told = |found| told(Path::new("tables"), found);
        assert!(told(Found::Nothing).contains("in tables, in a new file"));
        assert!(told(Found::Rooms(1)).contains("kept in tables; 1 was found"));
        assert!(told(Found::Rooms(7)).contains("kept in tables; 7 were found"));
    }
}
