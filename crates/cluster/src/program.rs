//! Where the program is. Fetches nothing: that is a chore.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

/// In `nats` in the target folder that this program was built in.
pub fn program() -> Result<PathBuf> {
    let own = env::current_exe().context("where is this program?")?;
    let mut places = own
        .ancestors()
        .map(|folder| folder.join("nats/nats-server"));
    let found = places.find(|place| place.is_file());
    found.context("There is no NATS server for tests yet. Please run `cargo xtask nats`.")
}
