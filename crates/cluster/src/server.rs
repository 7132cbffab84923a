//! One server, as a process that is started again and again with one store at the same ports.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};

use anyhow::{Context, Result};

use crate::config::{self, Options, Place};
use crate::free_port;
use crate::monitor::{self, Usage};

/// Stands between a server and whoever started it: hands it the signals that it reads, and when nothing comes any
/// more, because that process is gone, ends the server and removes its folder.
const KEEPER: &str = r#"
folder=$1
shift
"$@" &
while read -r signal; do
    kill -s "$signal" $!
    case $signal in KILL | TERM)
        kill -s CONT $!
        wait $!
        exit 0
        ;;
    esac
done
kill -s KILL $!
wait $!
rm -rf "$folder"
rmdir "${folder%/*}" 2>/dev/null
"#;

/// So much of what a server said is shown when it does not start.
const LAST_LINES: usize = 12;

#[derive(Debug)]
pub(crate) struct Server {
    program: PathBuf,
    folder: PathBuf,
    name: String,
    port: u16,
    monitor: u16,
    keeper: Option<Keeper>,
    /// Was asked to end, and may not yet have.
    ending: Option<Keeper>,
}

#[derive(Debug)]
struct Keeper {
    child: Child,
    reads: ChildStdin,
}

impl Server {
    /// Not yet running.
    pub(crate) fn new(
        program: &Path,
        folder: &Path,
        at: usize,
        routes: &[u16],
        options: &Options,
    ) -> Result<Self> {
        let name = format!("nats-{at}");
        let server = Self {
            program: program.to_owned(),
            folder: folder.join(&name),
            name,
            port: free_port()?,
            monitor: free_port()?,
            keeper: None,
            ending: None,
        };
        fs::create_dir(&server.folder)?;
        let place = Place {
            name: &server.name,
            store: &server.folder.join("store"),
            clients: server.port,
            monitor: server.monitor,
            route: routes[at],
            routes,
        };
        fs::write(server.configuration(), config::text(&place, options))?;
        Ok(server)
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    fn configuration(&self) -> PathBuf {
        self.folder.join("nats.conf")
    }

    fn log(&self) -> PathBuf {
        self.folder.join("nats.log")
    }

    pub(crate) fn begin(&mut self) -> Result<()> {
        if self.is_running() {
            return Ok(());
        }
        self.is_gone()?;
        let log = OpenOptions::new()
            .create(true)
            .append(true)
            .open(self.log())?;
        let spawned = self.command(&log)?.spawn();
        let mut child = spawned.context("a NATS server cannot be started")?;
        let reads = child.stdin.take().context("the input was just piped")?;
        self.keeper = Some(Keeper { child, reads });
        Ok(())
    }

    fn command(&self, log: &File) -> Result<Command> {
        let mut command = Command::new("sh");
        command
            .args(["-c", KEEPER, "sh"])
            .arg(&self.folder)
            .arg(&self.program)
            .arg("--config")
            .arg(self.configuration())
            .stdin(Stdio::piped())
            .stdout(log.try_clone()?)
            .stderr(log.try_clone()?);
        Ok(command)
    }

    pub(crate) fn is_running(&self) -> bool {
        self.keeper.is_some()
    }

    pub(crate) fn signal(&mut self, signal: &str) -> Result<()> {
        let keeper = self.keeper.as_mut();
        let keeper = keeper.with_context(|| format!("{} does not run", self.name))?;
        writeln!(keeper.reads, "{signal}").context("who keeps a NATS server is gone")
    }

    /// Waits for one that was asked to end.
    fn is_gone(&mut self) -> Result<()> {
        if let Some(mut ending) = self.ending.take() {
            ending.child.wait()?;
        }
        Ok(())
    }

    /// Sends the signal, and waits until the process is gone.
    pub(crate) fn end(&mut self, signal: &str) -> Result<()> {
        self.is_gone()?;
        if !self.is_running() {
            return Ok(());
        }
        self.signal(signal)?;
        if let Some(mut keeper) = self.keeper.take() {
            keeper.child.wait()?;
        }
        Ok(())
    }

    /// Asks it to end, and waits for nothing.
    pub(crate) fn dismiss(&mut self) -> Result<()> {
        self.signal("TERM")?;
        self.ending = self.keeper.take();
        Ok(())
    }

    pub(crate) async fn is_healthy(&self) -> bool {
        monitor::is_healthy(self.monitor).await
    }

    pub(crate) async fn meta_leader(&self) -> Option<String> {
        monitor::meta_leader(self.monitor).await
    }

    pub(crate) async fn missed(&self) -> Option<Vec<String>> {
        monitor::missed(self.monitor).await
    }

    pub(crate) async fn streams(&self) -> Vec<(String, Option<String>)> {
        monitor::streams(self.monitor).await
    }

    pub(crate) async fn leader(&self, stream: &str) -> Option<String> {
        let mut streams = self.streams().await.into_iter();
        streams.find(|(name, _)| name == stream)?.1
    }

    pub(crate) async fn usage(&self) -> Option<Usage> {
        monitor::usage(self.monitor).await
    }

    pub(crate) fn disk_bytes(&self) -> Result<u64> {
        bytes_below(&self.folder)
    }

    pub(crate) fn last_words(&self) -> String {
        let said = fs::read_to_string(self.log()).unwrap_or_default();
        let lines: Vec<_> = said.lines().collect();
        lines[lines.len().saturating_sub(LAST_LINES)..].join("\n")
    }
}

/// How long all files of a folder are together. A file that goes away meanwhile takes nothing.
fn bytes_below(folder: &Path) -> Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        bytes += match entry.metadata() {
            Ok(found) if found.is_dir() => bytes_below(&entry.path()).unwrap_or(0),
            Ok(found) => found.len(),
            Err(_) => 0,
        };
    }
    Ok(bytes)
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        drop(self.end("KILL"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program;

    #[test]
    fn a_server_whose_owner_is_gone_ends_and_leaves_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = program().expect("it was fetched");
        let inner = folder.path().join("nats");
        fs::create_dir(&inner).expect("it can be made");
        let server = Server::new(&program, &inner, 0, &[1], &Options::default());
        let mut server = server.expect("there are ports");
        server.begin().expect("it starts");
        let Keeper { mut child, reads } = server.keeper.take().expect("it was started");
        drop(reads);
        child.wait().expect("it ends");
        assert!(!inner.exists());
    }
}
