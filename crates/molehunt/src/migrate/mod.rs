//! `molehunt migrate`: all tables to another place, while nobody plays. What they leave stays as it is.

#![expect(clippy::print_stdout, reason = "the operator reads the terminal")]

mod crossing;
mod place;

use std::io::{self, IsTerminal, Write};

use anyhow::{Context, bail};
use clap::Args;
use journal::Movable;

use crate::data;
use crate::nats::Nats;
use crossing::{Crossed, Progress};
use place::Place;

#[derive(Args, Debug)]
pub(crate) struct Migrate {
    /// Where the tables are: a data directory, or NATS servers like nats://USER:PASSWORD@ONE,TWO,THREE
    #[arg(long, value_name = "PLACE")]
    from: Place,
    /// Where they go: an empty place, or where a migration of these tables was cut short
    #[arg(long, value_name = "PLACE")]
    to: Place,
    #[command(flatten)]
    nats: Nats,
    /// Leave tables behind that cannot be read
    #[arg(long)]
    leave_damaged: bool,
}

impl Migrate {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let runtime = tokio::runtime::Runtime::new().context("the runtime did not start")?;
        runtime.block_on(self.migrate())
    }

    async fn migrate(&self) -> anyhow::Result<()> {
        match (&self.from, &self.to) {
            (Place::Directory(from), Place::Directory(to)) if from == to => {
                bail!("the tables are there already")
            }
            (Place::Directory(from), Place::Directory(to)) => {
                let source = place::open_source(from).await?;
                self.between(&source, &place::open_target(to).await?).await
            }
            (Place::Directory(from), Place::Cluster(to)) => {
                let source = place::open_source(from).await?;
                let target = place::open_cluster(to, &self.nats).await?;
                self.between(&source, &target).await
            }
            (Place::Cluster(from), Place::Directory(to)) => {
                let source = place::open_cluster(from, &self.nats).await?;
                self.between(&source, &place::open_target(to).await?).await
            }
            (Place::Cluster(_), Place::Cluster(_)) => {
                bail!("what is said of NATS servers holds for one end; go by a data directory")
            }
        }
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
