//! A unit of systemd where no systemd runs: starts what it says, as whom it says, and stops it again. Of all that a
//! unit can say it knows what ours says of that.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::run::{Log, run};

/// The server says that it takes five seconds at most.
const STOPPING: Duration = Duration::from_secs(10);
const ANSWERING: Duration = Duration::from_secs(5);

#[derive(Debug)]
pub(super) struct Unit(String);

impl Unit {
    pub(super) fn read(path: &Path) -> Result<Self> {
        let text = fs::read_to_string(path);
        Ok(Self(text.with_context(|| {
            format!("{} is not installed", path.display())
        })?))
    }

    pub(super) fn says(&self, key: &str) -> Result<&str> {
        let mut values = self.0.lines().filter_map(|line| line.split_once('='));
        let found = values.find(|(name, _)| *name == key);
        let (_, value) = found.with_context(|| format!("the unit does not say {key}"))?;
        Ok(value)
    }

    /// As its user, who can do nothing that others cannot. `log` gets what it says to standard error.
    pub(super) fn start(&self, log: &Path) -> Result<Service> {
        let mut start = self.as_its_user(self.says("ExecStart")?)?;
        start
            .envs(variables(self.says("EnvironmentFile")?)?)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(log)?);
        let child = start.spawn().context("setpriv cannot be started")?;
        Service::listening(child).with_context(|| {
            let said = fs::read_to_string(log).unwrap_or_default();
            format!("the server did not start: {said}")
        })
    }

    /// With its folder of tables named, and nothing else that its server is told.
    pub(super) fn as_its_user(&self, line: &str) -> Result<Command> {
        let mut command = Command::new("setpriv");
        command
            .env_clear()
            .envs(self.says("Environment")?.split_once('='))
            .args(["--reuid", self.says("User")?])
            .args(["--regid", self.says("Group")?])
            .args(["--clear-groups", "--no-new-privs"])
            .args(["--inh-caps=-all", "--bounding-set=-all", "--"])
            .args(line.split_whitespace());
        Ok(command)
    }
}

/// Those in a file, which a leading `-` says may be missing.
fn variables(file: &str) -> Result<Vec<(String, String)>> {
    let text = match file.strip_prefix('-') {
        Some(file) => fs::read_to_string(file).unwrap_or_default(),
        None => fs::read_to_string(file)?,
    };
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let set = lines.filter_map(|line| line.split_once('='));
    Ok(set
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect())
}

/// A server that runs. It is ended with what started it.
#[derive(Debug)]
pub(super) struct Service {
    child: Child,
    /// `127.0.0.1:4280` and the like.
    pub(super) address: String,
}

impl Service {
    fn listening(mut child: Child) -> Result<Self> {
        let told = child.stdout.take().context("the output was just piped")?;
        let mut lines = BufReader::new(told).lines();
        let address = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let address = line.strip_prefix("listening on http://")?;
            Some(address.to_owned())
        });
        // Whatever else it says is read until it ends, so that it waits for nobody.
        thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        match address {
            Some(address) => Ok(Self { child, address }),
            None => bail!("it ended with {}", child.wait()?),
        }
    }

    /// The status and all that follows.
    pub(super) fn get(&self, path: &str) -> Result<(u16, String)> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(ANSWERING))?;
        let host = &self.address;
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        )?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        Ok((status.context("the answer has no status")?, answer))
    }

    /// As whoever runs services does. It must end by itself, in time, and say that nothing was wrong.
    pub(super) fn stop(mut self, log: &Log) -> Result<()> {
        let mut kill = Command::new("kill");
        kill.args(["-TERM", &self.child.id().to_string()]);
        run(kill, log)?;
        let asked = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait()? {
                ensure!(
                    status.success(),
                    "asked to stop, the server ended with {status}"
                );
                return Ok(());
            }
            ensure!(
                asked.elapsed() < STOPPING,
                "asked to stop, the server goes on"
            );
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        // Where it was stopped there is nothing to end.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
