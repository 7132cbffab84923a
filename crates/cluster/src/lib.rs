//! Real NATS servers for tests: a cluster on loopback whose members can be killed, frozen and started again, and a
//! `Proxy` that is a bad network in front of one. Knows nothing of what is kept there.

mod config;
mod monitor;
mod port;
mod program;
mod proxy;
mod server;
mod twice;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tempfile::TempDir;
use tokio::sync::OnceCell;
use tokio::time::{Instant, sleep};

pub use config::{Options, PASSWORD, Tls, USER};
pub use monitor::Usage;
pub use port::free_port;
pub use program::program;
pub use proxy::{Proxy, Weather};

use server::Server;

/// However busy the computer is.
const READY_WITHIN: Duration = Duration::from_secs(30);
const LOOKS_EVERY: Duration = Duration::from_millis(20);

/// Servers with their stores in a folder of its own. All is gone when it is dropped, and also when the process that
/// started it ends in any other way.
#[derive(Debug)]
pub struct Cluster {
    // They end before their folder is removed.
    servers: Vec<Server>,
    folder: TempDir,
    options: Options,
}

impl Cluster {
    /// Three servers that do what is asked of them, and wait until they do.
    pub async fn of_three() -> Result<Self> {
        Self::start(3, Options::default()).await
    }

    /// The cluster of this process, for tests that break nothing. The first who asks starts it.
    pub async fn shared() -> &'static Self {
        static SHARED: OnceCell<Cluster> = OnceCell::const_new();
        let of_three = || async { Self::of_three().await.expect("a cluster starts") };
        SHARED.get_or_init(of_three).await
    }

    /// So many servers; one alone is no cluster and keeps one copy.
    pub async fn start(servers: usize, options: Options) -> Result<Self> {
        let program = program()?;
        let folder = tempfile::Builder::new().prefix("nats").tempdir()?;
        let routes = (0..servers).map(|_| free_port());
        let routes: Vec<_> = routes.collect::<Result<_>>()?;
        let servers =
            (0..servers).map(|at| Server::new(&program, folder.path(), at, &routes, &options));
        let mut cluster = Self {
            servers: servers.collect::<Result<_>>()?,
            folder,
            options,
        };
        for at in 0..cluster.servers.len() {
            cluster.begin(at)?;
        }
        cluster.ready().await?;
        Ok(cluster)
    }

    /// How many servers it has, living or not.
    pub fn size(&self) -> usize {
        self.servers.len()
    }

    /// Where clients find a server; it stays the same over its restarts.
    pub fn address(&self, at: usize) -> String {
        self.servers[at].address()
    }

    /// What a client is told to find them all, with user and password: addresses of the servers, or of what stands
    /// before them.
    pub fn url_of(&self, addresses: &[String]) -> String {
        let scheme = if self.options.tls.is_some() {
            "tls"
        } else {
            "nats"
        };
        format!("{scheme}://{USER}:{PASSWORD}@{}", addresses.join(","))
    }

    pub fn url(&self) -> String {
        let all: Vec<_> = (0..self.size()).map(|at| self.address(at)).collect();
        self.url_of(&all)
    }

    /// Without a chance to do anything more: `kill -9`.
    pub fn kill(&mut self, at: usize) -> Result<()> {
        self.servers[at].end("KILL")
    }

    /// It may finish what it does, and hands over what it leads.
    pub fn stop(&mut self, at: usize) -> Result<()> {
        self.servers[at].end("TERM")
    }

    /// The same, without waiting until it has ended; it does not count as running any more.
    pub fn dismiss(&mut self, at: usize) -> Result<()> {
        self.servers[at].dismiss()
    }

    /// It does nothing from now on, and its connections stay open.
    pub fn freeze(&mut self, at: usize) -> Result<()> {
        self.servers[at].signal("STOP")
    }

    pub fn thaw(&mut self, at: usize) -> Result<()> {
        self.servers[at].signal("CONT")
    }

    /// Starts a server with the store that it had, and waits for nothing.
    pub fn begin(&mut self, at: usize) -> Result<()> {
        self.servers[at].begin()
    }

    pub fn is_running(&self, at: usize) -> bool {
        self.servers[at].is_running()
    }

    /// Waits until every server that runs is in good health: it follows a leader, has what the others have, and would be
    /// given a stream.
    pub async fn ready(&self) -> Result<()> {
        let begin = Instant::now();
        while !self.all_are_heard().await {
            if begin.elapsed() > READY_WITHIN {
                bail!("the servers have not found each other after {READY_WITHIN:?}");
            }
            sleep(LOOKS_EVERY).await;
        }
        for (at, server) in self.servers.iter().enumerate() {
            while server.is_running() && !server.is_healthy().await {
                if begin.elapsed() > READY_WITHIN {
                    let said = server.last_words();
                    bail!("server {at} is not ready after {READY_WITHIN:?}; it said\n{said}");
                }
                sleep(LOOKS_EVERY).await;
            }
        }
        Ok(())
    }

    /// Whether somebody leads, and has heard of all that run.
    async fn all_are_heard(&self) -> bool {
        if self.size() == 1 || !self.servers.iter().any(Server::is_running) {
            return true;
        }
        let Some(leader) = self.meta_leader().await else {
            return false;
        };
        let missed = self.servers[leader].missed().await;
        let runs = |name: &String| self.named(name).is_some();
        missed.is_some_and(|missed| !missed.iter().any(runs))
    }

    /// Which server is in good health.
    pub async fn is_healthy(&self, at: usize) -> bool {
        self.servers[at].is_running() && self.servers[at].is_healthy().await
    }

    /// Who decides which streams there are, if somebody does.
    pub async fn meta_leader(&self) -> Option<usize> {
        for server in self.servers.iter().filter(|server| server.is_running()) {
            if let Some(name) = server.meta_leader().await {
                return self.named(&name);
            }
        }
        None
    }

    /// Who leads a stream, as those who know it say.
    pub async fn leader(&self, stream: &str) -> Option<usize> {
        for server in self.servers.iter().filter(|server| server.is_running()) {
            if let Some(name) = server.leader(stream).await {
                return self.named(&name);
            }
        }
        None
    }

    /// All streams with their leaders, as far as the servers that run know.
    pub async fn streams(&self) -> Vec<(String, Option<usize>)> {
        let mut found: Vec<(String, Option<usize>)> = Vec::new();
        for server in self.servers.iter().filter(|server| server.is_running()) {
            for (stream, leader) in server.streams().await {
                let leader = leader.and_then(|name| self.named(&name));
                match found.iter_mut().find(|(known, _)| *known == stream) {
                    Some((_, known)) => *known = known.or(leader),
                    None => found.push((stream, leader)),
                }
            }
        }
        found
    }

    /// What a server takes, if it answers.
    pub async fn usage(&self, at: usize) -> Option<Usage> {
        self.servers[at].usage().await
    }

    /// What a server has on the disk.
    pub fn disk_bytes(&self, at: usize) -> Result<u64> {
        self.servers[at].disk_bytes()
    }

    fn named(&self, name: &str) -> Option<usize> {
        let mut servers = self.servers.iter();
        servers.position(|server| server.name() == name && server.is_running())
    }

    /// Ends all servers and leaves their stores and what they said.
    pub fn keep(mut self) -> Result<PathBuf> {
        for server in &mut self.servers {
            server.end("KILL").context("a server cannot be ended")?;
        }
        Ok(self.folder.keep())
    }
}
