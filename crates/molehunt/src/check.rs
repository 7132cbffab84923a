//! `molehunt check`: whether the data file is sound and each table in it can be read, while a server runs or not.

#![expect(clippy::print_stdout, reason = "the operator reads the terminal")]

use clap::Args;
use journal::Archive;

use crate::data::{self, Data};
use crate::exit::Damaged;

#[derive(Args, Debug)]
pub(crate) struct Check {
    #[command(flatten)]
    data: Data,
}

impl Check {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let path = self.data.file()?;
        let archive = Archive::open(&path)?;
        let mut found = archive.faults()?;
        // A file that is damaged may not even say which tables it has.
        let rooms = match archive.rooms() {
            Ok(rooms) => rooms,
            Err(error) => {
                found.push(error.to_string());
                Vec::new()
            }
        };
        found.extend(data::damaged(&archive, &rooms));
        for line in &found {
            println!("{line}");
        }
        if !found.is_empty() {
            return Err(Damaged(format!("{} is damaged", path.display())).into());
        }
        let tables = data::tables(rooms.len());
        println!(
            "{} is sound, and so is what it has: {tables}",
            path.display()
        );
        Ok(())
    }
}
