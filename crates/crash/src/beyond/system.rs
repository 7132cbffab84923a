//! Nodes and stores as processes, and what is done to them and undone.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use cluster::{Cluster, Options, Weather};
use fastrand::Rng;
use tokio::time::sleep;

use crate::beyond::node::Node;
use crate::beyond::trouble::Trouble;

const STORES: usize = 3;
/// By which a network is slow, each way.
const SLOW_BY: Duration = Duration::from_millis(120);
/// How long there is no quorum.
const NO_QUORUM_MS: Range<u64> = 1_000..6_000;

#[derive(Debug)]
pub(crate) struct System {
    pub(crate) nodes: Vec<Node>,
    /// None where the only node keeps its log itself.
    cluster: Option<Cluster>,
    /// Which store is next when each has its turn.
    turn: usize,
}

impl System {
    /// Everything runs and listens.
    pub(crate) async fn start(program: &Path, folder: &Path, nodes: usize) -> Result<Self> {
        let cluster = match nodes {
            1 => None,
            _ => Some(Cluster::start(STORES, Options::default()).await?),
        };
        let mut system = Self {
            nodes: Vec::new(),
            cluster,
            turn: 0,
        };
        for at in 0..nodes {
            let folder = folder.join(format!("node-{}", at + 1));
            fs::create_dir(&folder)?;
            let mut node = Node::new(program, &folder, system.cluster.as_ref()).await?;
            node.heal().await?;
            system.nodes.push(node);
        }
        Ok(system)
    }

    pub(crate) fn can_have(&self) -> &'static [Trouble] {
        match self.cluster {
            Some(_) => &Trouble::ALL,
            None => &Trouble::ALONE,
        }
    }

    /// Comes back as soon as it has happened, and tells what is to be healed.
    pub(crate) async fn strike(&mut self, trouble: Trouble, rng: &mut Rng) -> Result<()> {
        let node = rng.usize(..self.nodes.len());
        match trouble {
            Trouble::Nothing => {}
            Trouble::NodeKilled => self.nodes[node].server.kill()?,
            Trouble::NodeStopped => self.nodes[node].stop()?,
            Trouble::NodeFrozen => self.nodes[node].server.signal("STOP")?,
            Trouble::NodeCutOff => self.nodes[node].turn(Weather::Cut),
            Trouble::NodeUnheard => self.nodes[node].turn(Weather::Silent),
            Trouble::NodeSlow => self.nodes[node].turn(Weather::Slow(SLOW_BY)),
            Trouble::NodeTwice => self.nodes[node].turn(Weather::Twice),
            Trouble::NodesKilled => self.kill_all_nodes().await?,
            Trouble::StoreKilled => {
                let store = self.next_store();
                self.stores()?.kill(store)?;
            }
            Trouble::StoreStopped => {
                let store = self.next_store();
                self.stores()?.dismiss(store)?;
            }
            Trouble::StoreFrozen => self.stores()?.freeze(rng.usize(..STORES))?,
            Trouble::LeaderKilled => {
                let leader = self.some_leader(rng).await?;
                self.stores()?.kill(leader)?;
            }
            Trouble::LeaderFrozen => {
                let leader = self.some_leader(rng).await?;
                self.stores()?.freeze(leader)?;
            }
            Trouble::NodeAndLeaderKilled => {
                let leader = self.some_leader(rng).await?;
                self.nodes[node].server.kill()?;
                self.stores()?.kill(leader)?;
            }
            Trouble::NoQuorum => self.lose_quorum(rng).await?,
        }
        Ok(())
    }

    async fn kill_all_nodes(&mut self) -> Result<()> {
        for node in &mut self.nodes {
            node.server.kill()?;
        }
        for node in &mut self.nodes {
            node.heal().await?;
        }
        Ok(())
    }

    async fn lose_quorum(&mut self, rng: &mut Rng) -> Result<()> {
        let kept = rng.usize(..STORES);
        let stores = self.stores()?;
        let others = || (0..STORES).filter(|store| *store != kept);
        others().try_for_each(|store| stores.kill(store))?;
        sleep(Duration::from_millis(rng.u64(NO_QUORUM_MS))).await;
        others().try_for_each(|store| stores.begin(store))
    }

    /// Everything runs again, and all stores have what the others have.
    pub(crate) async fn heal(&mut self) -> Result<()> {
        if let Some(stores) = &mut self.cluster {
            for store in 0..stores.size() {
                stores.begin(store)?;
                stores.thaw(store)?;
            }
            stores.ready().await?;
        }
        for (at, node) in self.nodes.iter_mut().enumerate() {
            let healed = node.heal().await;
            healed.with_context(|| format!("node {}", at + 1))?;
        }
        Ok(())
    }

    fn next_store(&mut self) -> usize {
        self.turn = (self.turn + 1) % STORES;
        self.turn
    }

    fn stores(&mut self) -> Result<&mut Cluster> {
        self.cluster.as_mut().context("there are no stores")
    }

    /// Of a stream that chance chooses.
    async fn some_leader(&mut self, rng: &mut Rng) -> Result<usize> {
        let stores = self.stores()?;
        let streams = stores.streams().await;
        let leaders: Vec<_> = streams
            .into_iter()
            .filter_map(|(_, leader)| leader)
            .collect();
        rng.choice(leaders).context("nobody leads any stream")
    }

    /// Where what they kept and said is, when somebody wants to look at it.
    pub(crate) fn keep(self) -> Result<Option<PathBuf>> {
        self.cluster.map(Cluster::keep).transpose()
    }
}
