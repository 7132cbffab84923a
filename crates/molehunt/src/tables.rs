//! `molehunt tables`: what there is, without a card of anybody; one table in a file of its own; and one less.

#![expect(clippy::print_stdout, reason = "the operator reads the terminal")]

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use journal::{Archive, Deleted, Journal, Limits, RoomId, RoomInfo, SqliteJournal};
use serde::Serialize;
use wire::TableView;

use crate::data::{self, Data};
use crate::when;

#[derive(Args, Debug)]
pub(crate) struct Tables {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List all tables: code, seats, game, phase, last change and size
    List {
        #[command(flatten)]
        data: Data,
    },
    /// Show what everybody at a table can see, and nobody's card
    Show {
        code: String,
        #[command(flatten)]
        data: Data,
        /// As the protocol has it: a `TableView`
        #[arg(long)]
        json: bool,
    },
    /// Copy one table to a data file of its own, which a server can open. It holds the cards of a round that is on
    Export {
        code: String,
        /// The file to make; it must not exist
        file: PathBuf,
        #[command(flatten)]
        data: Data,
    },
    /// Delete a table for good, while no server runs
    Delete {
        code: String,
        #[command(flatten)]
        data: Data,
        /// Do it
        #[arg(long)]
        yes: bool,
    },
}

impl Tables {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        match self.what {
            What::List { data } => list(&data.file()?),
            What::Show { code, data, json } => show(&data.file()?, &code, json),
            What::Export { code, file, data } => export(&data.file()?, &code, &file),
            What::Delete { code, data, yes } => delete(&data.file()?, &code, yes),
        }
    }
}

fn list(path: &Path) -> anyhow::Result<()> {
    let archive = Archive::open(path)?;
    let sizes = archive.sizes()?;
    let rooms = archive.rooms()?;
    let longest = rooms.iter().map(|info| info.room.as_str().len()).max();
    let width = longest.unwrap_or_default();
    for info in rooms {
        let (code, changed) = (info.room.as_str(), when::said(info.appended_ms));
        let bytes = sizes.get(code).copied().unwrap_or_default();
        let what = match data::look(&archive, &info) {
            Ok(table) => summary(&table),
            Err(why) => format!("cannot be read: {why}"),
        };
        println!("{code:width$}  {changed}  {bytes:>9} bytes  {what}");
    }
    Ok(())
}

fn summary(table: &TableView) -> String {
    let (game, phase) = (word(&table.settings.game), word(&table.phase));
    let seats = table.seats.len();
    format!("{seats:>2} seats  {game}, {phase}")
}

fn show(path: &Path, code: &str, json: bool) -> anyhow::Result<()> {
    let archive = Archive::open(path)?;
    let info = find(&archive, code)?;
    let table = data::look(&archive, &info).map_err(anyhow::Error::msg)?;
    if json {
        println!("{}", serde_json::to_string_pretty(&table)?);
        return Ok(());
    }
    println!("{}: {}", info.room, summary(&table));
    println!("Last change: {}", when::said(info.appended_ms));
    println!(
        "Rounds: {} of {} are over",
        table.rounds_played, table.rounds
    );
    for seat in &table.seats {
        let is_host = if table.host == Some(seat.id) {
            ", host"
        } else {
            ""
        };
        let is_away = if seat.away { ", away" } else { "" };
        println!(
            "{:>3}  {}, {} points{is_host}{is_away}",
            seat.id.0, seat.name, seat.points
        );
    }
    Ok(())
}

fn export(path: &Path, code: &str, file: &Path) -> anyhow::Result<()> {
    let info = find(&Archive::open(path)?, code)?;
    journal::export(path, &info.room, file)?;
    println!("{} was copied to {}", info.room, file.display());
    println!("Whoever reads that file can read the cards of a round that is on.");
    Ok(())
}

fn delete(path: &Path, code: &str, yes: bool) -> anyhow::Result<()> {
    // An archive makes no file where there is none.
    let RoomInfo { room, head, .. } = find(&Archive::open(path)?, code)?;
    if !yes {
        bail!("{room} would be deleted for good; say --yes to do it");
    }
    tokio::runtime::Runtime::new()
        .context("the runtime did not start")?
        .block_on(async {
            let journal = SqliteJournal::open(path, Limits::default()).await?;
            let deleted = journal.delete(&room, head).await?;
            journal.close().await?;
            match deleted {
                Deleted::Gone => Ok(()),
                Deleted::Conflict => bail!("something has happened at {room} just now; try again"),
            }
        })?;
    println!("{room} was deleted");
    Ok(())
}

fn find(archive: &Archive, code: &str) -> anyhow::Result<RoomInfo> {
    let wanted: Option<RoomId> = code.to_ascii_uppercase().parse().ok();
    let mut rooms = archive.rooms()?.into_iter();
    rooms
        .find(|info| Some(&info.room) == wanted.as_ref())
        .with_context(|| format!("there is no table {code}"))
}

/// As the protocol calls it.
fn word(what: &impl Serialize) -> String {
    match serde_json::to_value(what) {
        Ok(serde_json::Value::String(word)) => word.replace('_', " "),
        _ => String::new(),
    }
}
