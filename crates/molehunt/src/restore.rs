//! `molehunt restore`: puts a backup in place, while no server runs. What was there is moved aside, never deleted.

#![expect(clippy::print_stdout, reason = "the operator reads the terminal")]

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, anyhow};
use clap::Args;
use journal::{JournalError, Restoring, unix_now_ms};

use crate::data::{self, Data};
use crate::exit::Damaged;
use crate::serve::make_private;
use crate::when;

#[derive(Args, Debug)]
pub(crate) struct Restore {
    /// A file that `molehunt backup` has made
    file: PathBuf,
    #[command(flatten)]
    data: Data,
    /// Move the tables that are there aside, into a folder that says when
    #[arg(long)]
    replace: bool,
    /// Restore although some tables of the backup cannot be read; these stay as they are
    #[arg(long)]
    damaged_too: bool,
}

impl Restore {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let path = self.data.file()?;
        if let Some(directory) = path.parent().filter(|directory| !directory.exists()) {
            make_private(directory)
                .with_context(|| format!("{} cannot be made", directory.display()))?;
        }
        // Beside a file of that name it would be looked for elsewhere.
        let file = fs::canonicalize(&self.file).unwrap_or(self.file);
        println!("Checking {}", file.display());
        let restoring =
            Restoring::begin(&path, &file, self.replace).map_err(|error| match error {
                JournalError::Occupied { .. } => {
                    anyhow!(error).context("there are tables already; --replace moves them aside")
                }
                error => error.into(),
            })?;
        let copy = restoring.copy()?;
        let rooms = copy.rooms()?;
        let damaged = data::damaged(&copy, &rooms);
        drop(copy);
        for line in &damaged {
            println!("{line}");
        }
        if !damaged.is_empty() && !self.damaged_too {
            return Err(Damaged(
                "the backup is damaged, so nothing was changed; --damaged-too restores it all the same".into(),
            )
            .into());
        }
        let restored = restoring.put_in_place(&when::named(unix_now_ms()))?;
        let tables = data::tables(rooms.len());
        match rooms.iter().map(|info| info.appended_ms).max() {
            Some(newest) => println!(
                "Restored {tables}; the last change was at {}",
                when::said(newest)
            ),
            None => println!("Restored a backup without tables"),
        }
        if let Some(aside) = restored.aside {
            println!("What was there before is in {}", aside.display());
        }
        Ok(())
    }
}
