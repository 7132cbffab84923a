//! A server that ends with its measurement.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command};

use anyhow::{Context, Result, bail};

pub(super) struct Serving {
    child: Child,
    pub(super) address: String,
}

impl Serving {
    /// Wherever it says that it listens.
    pub(super) fn start(mut command: Command) -> Result<Self> {
        let (told, tells) = std::io::pipe()?;
        let child = command
            .stdout(tells.try_clone()?)
            .stderr(tells)
            .spawn()
            .context("prlimit, of util-linux, could not start the server")?;
        drop(command);
        let mut serving = Self {
            child,
            address: String::new(),
        };
        let mut said = String::new();
        for line in BufReader::new(told).lines() {
            let line = line?;
            if let Some((_, address)) = line.split_once("listening on http://") {
                serving.address = address.trim_end_matches('/').to_owned();
                return Ok(serving);
            }
            said = format!("{said}\n{line}");
        }
        bail!("the server ended before it listened:{said}")
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
