//! A cluster of three for tests that are not written in Rust: it says where it is and does what it is told, line by
//! line, until its input ends. Each line has its answer. Knows nothing of what is kept there.
//!
//! `kill SERVER`, `begin SERVER`, `leader STREAM`, by numbers from 0

#![expect(clippy::print_stdout, reason = "this is what it is run for")]

use std::io::stdin;

use anyhow::{Context, Result, bail};
use cluster::Cluster;
use tokio::time::{Duration, sleep};

/// During an election nobody leads.
const LOOKS_EVERY: Duration = Duration::from_millis(50);

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let mut cluster = Cluster::of_three().await?;
    println!("{}", cluster.url());
    for line in stdin().lines() {
        let line = line?;
        println!("{}", obey(&mut cluster, &line).await.context(line)?);
    }
    Ok(())
}

/// Gives the server that was meant.
async fn obey(cluster: &mut Cluster, line: &str) -> Result<usize> {
    let (what, whom) = line.split_once(' ').context("somebody is missing")?;
    match what {
        "kill" => {
            let at = whom.parse()?;
            cluster.kill(at)?;
            Ok(at)
        }
        "begin" => {
            let at = whom.parse()?;
            cluster.begin(at)?;
            Ok(at)
        }
        "leader" => loop {
            if let Some(at) = cluster.leader(whom).await {
                return Ok(at);
            }
            sleep(LOOKS_EVERY).await;
        },
        _ => bail!("nobody knows how"),
    }
}
