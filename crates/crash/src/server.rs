//! The real server, as a process that is started again and again at one port, with one folder.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail};
use cluster::free_port;
use tokio::sync::oneshot;

#[derive(Debug)]
pub(crate) struct Server {
    program: PathBuf,
    folder: PathBuf,
    port: u16,
    running: Option<Child>,
}

impl Server {
    /// At a free port, and not yet running.
    pub(crate) fn new(program: &Path, folder: &Path) -> Result<Self> {
        Ok(Self {
            program: program.to_owned(),
            folder: folder.to_owned(),
            port: free_port()?,
            running: None,
        })
    }

    pub(crate) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// What it says goes to a file in its folder. Gives a word when it listens, or none when it never does.
    pub(crate) fn start(&mut self) -> Result<oneshot::Receiver<()>> {
        let mut child = Command::new(&self.program)
            .args(["serve", "--data", "data", "--listen", &self.address()])
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

    fn log(&self) -> Result<File> {
        let path = self.folder.join("server.log");
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
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        drop(self.kill());
    }
}
