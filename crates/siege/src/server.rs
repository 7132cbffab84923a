//! The real server, as a process that is looked at from outside, with limits as it has them by itself.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail, ensure};

use crate::ground::{self, Ground};

/// Waits in its namespace until the other end of the cable is laid, and then becomes the server.
const WAITS: &str = r#"echo ready; read go && ip -batch - && exec "$@" </dev/null"#;
const LISTENS: &str = "listening on ";

#[derive(Debug)]
pub(crate) struct Server {
    running: Child,
}

impl Server {
    /// Until it listens, and where. `networks`: how many there are of besiegers and of players.
    pub(crate) fn start(
        program: &Path,
        folder: &Path,
        ground: Ground,
        networks: (usize, usize),
    ) -> Result<(Self, Ground)> {
        let mut command = match ground {
            Ground::Cable => {
                let mut command = Command::new("unshare");
                command.args(["--net", "--", "sh", "-c", WAITS, "sh"]);
                command.arg(program).stdin(Stdio::piped());
                command
            }
            Ground::Proxy { .. } => {
                let mut command = Command::new(program);
                command.stdin(Stdio::null());
                command
            }
        };
        let log = File::create(folder.join("server.log")).context("no log can be written")?;
        let mut child = command
            .args(["serve", "--no-mdns", "--data", "data"])
            .args(ground.arguments())
            .current_dir(folder)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .with_context(|| format!("{} cannot be started", program.display()))?;
        let told = child.stdout.take().context("the output was just piped")?;
        let mut server = Self { running: child };
        let mut told = BufReader::new(told);
        if ground == Ground::Cable {
            hear(&mut told, "ready").context("there is no namespace for the server")?;
            let (besiegers, players) = networks;
            ground::lay_cable(server.running.id(), besiegers, players)?;
            let mut go = server.running.stdin.take().context("the input is piped")?;
            writeln!(go, "go\n{}", ground::servers_end().join("\n"))?;
        }
        let listens = hear(&mut told, LISTENS)?;
        let ground = ground.found(listens.trim())?;
        // Until it ends, so that nothing it says makes it wait.
        thread::spawn(move || told.lines().map_while(Result::ok).for_each(drop));
        Ok((server, ground))
    }

    /// A server that has ended by itself was stopped.
    pub(crate) fn check(&mut self) -> Result<()> {
        match self.running.try_wait()? {
            Some(status) => bail!("the server has ended ({status})"),
            None => Ok(()),
        }
    }

    pub(crate) fn memory_kib(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.running.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.context("the system does not tell of memory")?;
        Ok(number.trim().trim_end_matches("kB").trim().parse()?)
    }

    /// Seconds of computing since it began. The kernel tells them in hundredths.
    pub(crate) fn cpu_s(&self) -> Result<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.running.id()))?;
        let (_, fields) = stat.rsplit_once(')').context("a name has an end")?;
        let mut fields = fields.split_whitespace().skip(11).map(str::parse::<f64>);
        let (user, kernel) = (fields.next(), fields.next());
        let ticks = user.zip(kernel).context("times are told")?;
        Ok((ticks.0? + ticks.1?) / 100.0)
    }

    /// Open files: nearly all of them are connections.
    pub(crate) fn open_files(&self) -> Result<usize> {
        Ok(fs::read_dir(format!("/proc/{}/fd", self.running.id()))?.count())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        drop(self.running.kill().and_then(|()| self.running.wait()));
    }
}

/// Reads until a line begins like this, and gives it.
fn hear(told: &mut BufReader<ChildStdout>, word: &str) -> Result<String> {
    let mut line = String::new();
    while !line.starts_with(word) {
        line.clear();
        ensure!(told.read_line(&mut line)? > 0, "the server did not start");
    }
    Ok(line)
}
