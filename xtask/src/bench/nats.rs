//! NATS servers that end with their measurement.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};

use anyhow::{Context, Result};

use super::core::{LOAD_CORE, on_core};

/// For streams and routes, far more than they open.
const FILES: usize = 4096;

pub(super) struct Nats {
    holder: Child,
    /// With user and password.
    pub(super) url: String,
}

impl Nats {
    /// So many, that keep what they acknowledge on the disk. They share a core with the players, so that nobody is
    /// in the way of the server.
    pub(super) fn start(built: &Path, servers: usize) -> Result<Self> {
        let mut holder = on_core(LOAD_CORE, FILES, &built.join("examples/hold"))
            .arg(servers.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("NATS servers could not be started")?;
        let told = holder.stdout.take().context("it tells")?;
        let url = BufReader::new(told).lines().next();
        let url = url.context("the NATS servers ended before they listened")??;
        Ok(Self { holder, url })
    }

    /// Each of them, as host and port.
    pub(super) fn addresses(&self) -> Vec<String> {
        addresses(&self.url)
    }
}

fn addresses(url: &str) -> Vec<String> {
    let (_, hosts) = url.rsplit_once('@').unwrap_or(("", url));
    hosts.split(',').map(str::to_owned).collect()
}

impl Drop for Nats {
    fn drop(&mut self) {
        // It ends its servers when nothing more can be said to it. It may have ended by itself.
        drop(self.holder.stdin.take());
        drop(self.holder.wait());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_found_behind_the_password() {
        let both = addresses("nats://mole:se@cret@127.0.0.1:4222,127.0.0.1:4223");
        assert_eq!(both, ["127.0.0.1:4222", "127.0.0.1:4223"]);
    }
}
