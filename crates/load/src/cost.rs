//! What the processes of a server take of this computer, where they run on it and the system tells.

use std::fs;
use std::net::{IpAddr, ToSocketAddrs};
use std::path::{Path, PathBuf};

use crate::door::Address;

/// A listening socket, in the tables of the kernel.
const LISTENING: &str = "0A";
/// The kernel tells the time of processes in hundredths of a second. It counts finer for each thread, but there
/// what a thread took that has ended is forgotten.
const TICKS_PER_S: f64 = 100.0;

/// Processes that listen at addresses of this computer, taken together.
#[derive(Debug)]
pub(crate) struct Group(Vec<Process>);

/// What processes have taken since they began.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Taken {
    /// Seconds of computing, for themselves and in the kernel.
    pub(crate) cpu_s: f64,
    /// Where the system tells.
    pub(crate) disk_bytes: Option<f64>,
}

#[derive(Debug)]
struct Process {
    folder: PathBuf,
}

impl Group {
    /// Nobody, where there are none or one of them is not known.
    pub(crate) fn behind(addresses: &[Address]) -> Option<Self> {
        let processes = addresses.iter().map(Process::behind);
        let processes: Vec<_> = processes.collect::<Option<_>>()?;
        (!processes.is_empty()).then_some(Self(processes))
    }

    pub(crate) fn taken(&self) -> Option<Taken> {
        let cpu_s: Option<f64> = self.0.iter().map(Process::cpu_s).sum();
        Some(Taken {
            cpu_s: cpu_s?,
            disk_bytes: self.0.iter().map(Process::disk_bytes).sum(),
        })
    }

    pub(crate) fn memory_kib(&self) -> Option<u64> {
        self.0.iter().map(Process::memory_kib).sum()
    }
}

impl Taken {
    /// Since then.
    pub(crate) fn since(self, before: Self) -> Self {
        let bytes = self.disk_bytes.zip(before.disk_bytes);
        Self {
            cpu_s: self.cpu_s - before.cpu_s,
            disk_bytes: bytes.map(|(after, before)| after - before),
        }
    }
}

impl Process {
    /// Nobody, where the server is elsewhere or the system keeps it to itself.
    fn behind(address: &Address) -> Option<Self> {
        if !is_here(address) {
            return None;
        }
        let inodes = ["/proc/net/tcp", "/proc/net/tcp6"]
            .into_iter()
            .filter_map(|table| fs::read_to_string(table).ok())
            .flat_map(|table| listeners(&table, address.port()));
        let inodes: Vec<String> = inodes.collect();
        let mut processes = fs::read_dir("/proc")
            .ok()?
            .flatten()
            .map(|entry| entry.path());
        processes
            .find(|process| holds_any(process, &inodes))
            .map(|folder| Self { folder })
    }

    fn cpu_s(&self) -> Option<f64> {
        let stat = fs::read_to_string(self.folder.join("stat")).ok()?;
        ticks(&stat).map(|ticks| ticks / TICKS_PER_S)
    }

    /// What it had the system write to disks.
    fn disk_bytes(&self) -> Option<f64> {
        let io = fs::read_to_string(self.folder.join("io")).ok()?;
        let line = io
            .lines()
            .find_map(|line| line.strip_prefix("write_bytes:"));
        line?.trim().parse().ok()
    }

    fn memory_kib(&self) -> Option<u64> {
        let status = fs::read_to_string(self.folder.join("status")).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches("kB").trim().parse().ok()
    }
}

/// Only this computer itself: two addresses of one network may be two computers.
fn is_here(address: &Address) -> bool {
    let here = (address.host(), address.port()).to_socket_addrs();
    here.is_ok_and(|mut all| all.any(|one| is_loopback(one.ip())))
}

fn is_loopback(ip: IpAddr) -> bool {
    ip.to_canonical().is_loopback()
}

fn listeners(table: &str, port: u16) -> Vec<String> {
    let wanted = format!(":{port:04X}");
    let rows = table.lines().skip(1);
    let fields = rows.map(|row| row.split_whitespace().collect::<Vec<_>>());
    fields
        .filter(|fields| fields.get(1).is_some_and(|local| local.ends_with(&wanted)))
        .filter(|fields| fields.get(3) == Some(&LISTENING))
        .filter_map(|fields| fields.get(9).map(|inode| format!("socket:[{inode}]")))
        .collect()
}

fn holds_any(process: &Path, inodes: &[String]) -> bool {
    let Ok(open) = fs::read_dir(process.join("fd")) else {
        return false;
    };
    let targets = open
        .flatten()
        .filter_map(|fd| fs::read_link(fd.path()).ok());
    let mut targets = targets.map(|target| target.to_string_lossy().into_owned());
    targets.any(|target| inodes.contains(&target))
}

/// The fields after the name, which may itself hold blanks and brackets.
fn ticks(stat: &str) -> Option<f64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let user: f64 = fields.next()?.parse().ok()?;
    let kernel: f64 = fields.next()?.parse().ok()?;
    Some(user + kernel)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_of_the_kernel_are_read() {
        let table = "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n\
            0: 0100007F:10B8 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 777 1\n\
            1: 0100007F:10B8 0100007F:D431 01 00000000:00000000 00:00000000 00000000     0        0 888 1\n";
        assert_eq!(listeners(table, 4280), ["socket:[777]"]);
        assert!(listeners(table, 80).is_empty());
        let stat = "12 (a (strange) name) S 1 1 1 0 -1 4194304 100 0 0 0 250 50 0 0 20 0 3 0 7";
        assert_eq!(ticks(stat), Some(300.0));
    }
}
