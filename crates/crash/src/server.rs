//! The real server, as a process that is started again and again at one port, with one folder.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail, ensure};
use cluster::free_port;
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::LOOKS_EVERY;

#[derive(Debug)]
pub(crate) struct Server {
    program: PathBuf,
    folder: PathBuf,
    /// Where the log is, if not in its folder.
    journal: Option<String>,
    port: u16,
    running: Option<Child>,
}

impl Server {
    /// At a free port, and not yet running.
    pub(crate) fn new(program: &Path, folder: &Path, journal: Option<String>) -> Result<Self> {
        Ok(Self {
            program: program.to_owned(),
            folder: folder.to_owned(),
            journal,
            port: free_port()?,
            running: None,
        })
    }

    pub(crate) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    pub(crate) fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// What it says goes to a file in its folder. Gives a word when it listens, or none when it never does.
    pub(crate) fn start(&mut self) -> Result<oneshot::Receiver<()>> {
        let journal = self.journal.iter().flat_map(|url| ["--journal", url]);
        let mut child = Command::new(&self.program)
            .args(["serve", "--data", "data", "--listen", &self.address()])
            .args(journal)
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(self.log()?)
            .spawn()
            .with_context(|| format!("{} cannot be started", self.program.display()))?;
        let told = child.stdout.take().context("the output was just piped")?;
        self.running = Some(child);
        let (tell, listens) = oneshot::channel();
        thread::spawn(move || {
            let mut tell = Some(tell);
            // Until it ends, so that nothing it says makes it wait.
            for line in BufReader::new(told).lines().map_while(Result::ok) {
                // Whoever does not wait for it has killed it.
                if line.starts_with("listening on ")
                    && tell.take().is_none_or(|tell| tell.send(()).is_err())
                {
                    return;
                }
            }
        });
        Ok(listens)
    }

    fn log_path(&self) -> PathBuf {
        self.folder.join("server.log")
    }

    fn log(&self) -> Result<File> {
        let path = self.log_path();
        let file = OpenOptions::new().create(true).append(true).open(&path);
        file.with_context(|| format!("{} cannot be written", path.display()))
    }

    /// Without a chance to do anything more. A server that has ended by itself is a fault.
    pub(crate) fn kill(&mut self) -> Result<()> {
        let Some(mut child) = self.running.take() else {
            return Ok(());
        };
        if let Some(status) = child.try_wait()? {
            bail!("the server ended by itself ({status})");
        }
        child.kill()?;
        child.wait()?;
        Ok(())
    }

    /// By its name, to the process that runs.
    pub(crate) fn signal(&self, signal: &str) -> Result<()> {
        let child = self.running.as_ref().context("the server does not run")?;
        let mut kill = Command::new("sh");
        kill.args([
            "-c",
            "kill -s \"$0\" \"$1\"",
            signal,
            &child.id().to_string(),
        ]);
        let status = kill.status().context("no signal can be sent")?;
        ensure!(status.success(), "the server could not be sent {signal}");
        Ok(())
    }

    /// Waits until a server that was asked to end has ended.
    pub(crate) async fn ended(&mut self) -> Result<()> {
        let Some(mut child) = self.running.take() else {
            return Ok(());
        };
        let status = loop {
            match child.try_wait()? {
                Some(status) => break status,
                None => sleep(LOOKS_EVERY).await,
            }
        };
        ensure!(status.success(), "the server ended badly ({status})");
        Ok(())
    }

    /// What nobody sees at its sockets: it runs, and no table in it fell over and was loaded again.
    pub(crate) fn check(&mut self) -> Result<()> {
        if let Some(child) = &mut self.running
            && let Some(status) = child.try_wait()?
        {
            bail!("the server ended by itself ({status})");
        }
        let said = fs::read_to_string(self.log_path())?;
        let panicked = said.lines().find(|line| line.contains("panicked at"));
        ensure!(
            panicked.is_none(),
            "the server said: {}",
            panicked.unwrap_or_default()
        );
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        drop(self.kill());
    }
}
