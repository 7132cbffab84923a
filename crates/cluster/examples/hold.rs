//! Starts NATS servers, says how a client comes in, and holds them until its input ends. Keeps nothing of what they
//! stored.
//!
//! `hold SERVERS`

#![expect(clippy::print_stdout, reason = "this is what it is run for")]

use std::env;
use std::io::{self, Read};

use anyhow::{Context, Result};
use cluster::{Cluster, Options};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let servers = env::args().nth(1).context("hold SERVERS")?.parse()?;
    let cluster = Cluster::start(servers, Options::default()).await?;
    println!("{}", cluster.url());
    // Nothing else is asked of this process meanwhile.
    io::stdin().read_to_end(&mut Vec::new())?;
    Ok(())
}
