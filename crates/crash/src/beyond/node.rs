//! One of the servers that share the tables, with a network of its own to each store.

use std::path::Path;

use anyhow::{Context, Result};
use cluster::{Cluster, Proxy, Weather};
use tokio::time::timeout;

use crate::STARTS_WITHIN;
use crate::server::Server;

#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) server: Server,
    /// To the stores, in their order; none where it keeps its log itself.
    ways: Vec<Proxy>,
    /// It was asked to end.
    is_ending: bool,
}

impl Node {
    /// Not yet running.
    pub(crate) async fn new(
        program: &Path,
        folder: &Path,
        cluster: Option<&Cluster>,
    ) -> Result<Self> {
        let mut ways = Vec::new();
        let mut journal = None;
        if let Some(cluster) = cluster {
            for at in 0..cluster.size() {
                ways.push(Proxy::before(&cluster.address(at)).await?);
            }
            let addresses: Vec<_> = ways.iter().map(Proxy::address).collect();
            journal = Some(cluster.url_of(&addresses));
        }
        let server = Server::new(program, folder, journal)?;
        Ok(Self {
            server,
            ways,
            is_ending: false,
        })
    }

    /// Whatever was done to it, it runs afterwards.
    pub(crate) async fn heal(&mut self) -> Result<()> {
        self.turn(Weather::Fair);
        if self.is_ending {
            self.server.ended().await?;
            self.is_ending = false;
        }
        if self.server.is_running() {
            self.server.signal("CONT")?;
            return self.server.check();
        }
        let listens = self.server.start()?;
        timeout(STARTS_WITHIN, listens)
            .await
            .context("a node has not started for a minute")?
            .context("a node did not start")
    }

    pub(crate) fn turn(&self, weather: Weather) {
        self.ways.iter().for_each(|way| way.turn(weather));
    }

    pub(crate) fn stop(&mut self) -> Result<()> {
        self.is_ending = true;
        self.server.signal("TERM")
    }
}
