//! `molehunt backup`: a copy of all tables, while the server runs or not.

#![expect(clippy::print_stdout, reason = "the operator reads the terminal")]

use std::path::PathBuf;

use clap::Args;

use crate::serve::{JOURNAL_FILE, data_directory};

#[derive(Args, Debug)]
pub(crate) struct Backup {
    /// The file to make; it must not exist
    file: PathBuf,
    /// Directory of the tables [default: the user's own data directory]
    #[arg(long, env = "MOLEHUNT_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Backup {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let data = data_directory(self.data)?;
        journal::back_up(&data.join(JOURNAL_FILE), &self.file)?;
        println!("All tables were copied to {}", self.file.display());
        Ok(())
    }
}
