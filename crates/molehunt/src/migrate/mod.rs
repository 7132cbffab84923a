//! `molehunt migrate`: all tables to another place, while nobody plays. What they leave stays as it is.

#![expect(clippy::print_stdout, reason = "the operator reads the terminal")]

mod crossing;
mod place;

use std::io::{self, IsTerminal, Write};

use anyhow::{Context, bail};
use clap::Args;
use journal::Movable;

use crate::data;
use crossing::{Crossed, Progress};
use place::Place;

#[derive(Args, Debug)]
pub(crate) struct Migrate {
    /// Where the tables are: a data directory
    #[arg(long, value_name = "PLACE")]
    from: Place,
    /// Where they go: an empty place, or where a migration of these tables was cut short
    #[arg(long, value_name = "PLACE")]
    to: Place,
    /// Leave tables behind that cannot be read
    #[arg(long)]
    leave_damaged: bool,
}

impl Migrate {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        if self.from == self.to {
            bail!("the tables are there already");
        }
        let runtime = tokio::runtime::Runtime::new().context("the runtime did not start")?;
        runtime.block_on(self.migrate())
    }

    async fn migrate(&self) -> anyhow::Result<()> {
        let (Place::Directory(from), Place::Directory(to)) = (&self.from, &self.to);
        let source = place::open_source(from).await?;
        let target = place::open_target(to).await?;
        self.between(&source, &target).await
    }

    async fn between<S: Movable, T: Movable>(&self, source: &S, target: &T) -> anyhow::Result<()> {
        let crossed = crossing::cross(source, target, self.leave_damaged, tell).await;
        // Nothing acknowledged depends on how it is closed; it only spares the next one some work.
        let closed = (target.close().await, source.close().await);
        say(&crossed?);
        closed.0?;
        closed.1?;
        Ok(())
    }
}

fn say(crossed: &Crossed) {
    let tables = data::tables(crossed.tables);
    let all = crossed.all;
    println!(
        "Moved {tables} with {} records and {} pictures and packs, {} bytes; both ends are the same",
        all.records, all.blobs, all.bytes
    );
    for line in &crossed.damaged {
        println!("Left behind: {line}");
    }
    println!(
        "What they left is as it was. Do not serve it any more: what is played there is not played here."
    );
}

/// On a terminal one line that changes; elsewhere nothing, since nobody waits there.
fn tell(progress: Progress) {
    let mut screen = io::stderr().lock();
    if !screen.is_terminal() {
        return;
    }
    let told = match progress {
        Progress::Listening => write!(screen, "\r\x1b[Klistening whether somebody plays"),
        Progress::Reading => write!(screen, "\r\x1b[Kreading all tables"),
        Progress::Moved { tables, of } if tables == of => write!(screen, "\r\x1b[K"),
        Progress::Moved { tables, of } => write!(screen, "\r\x1b[K{tables} of {of} tables moved"),
    };
    // A screen that is gone needs no news.
    drop(told.and_then(|()| screen.flush()));
}
