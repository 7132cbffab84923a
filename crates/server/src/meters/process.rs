//! What the system says of this process, where it says it in files: on Linux, and nothing elsewhere.

use std::fs;
use std::path::Path;

/// Linux tells programs of a time in hundredths of a second, whatever it counts in itself.
const TICKS_PER_SECOND: f64 = 100.0;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Process {
    pub(super) cpu_seconds: Option<f64>,
    /// Since 1970.
    pub(super) start_seconds: Option<f64>,
    pub(super) resident_bytes: Option<u64>,
    pub(super) open_files: Option<u64>,
    pub(super) max_files: Option<u64>,
}

impl Process {
    /// Reads some small files and counts the open ones, which takes a moment when there are thousands.
    pub(super) fn read() -> Self {
        Self::at(Path::new("/proc"))
    }

    fn at(proc: &Path) -> Self {
        let text = |path: &str| fs::read_to_string(proc.join(path)).ok();
        let (stat, status) = (text("self/stat"), text("self/status"));
        let (limits, system) = (text("self/limits"), text("stat"));
        let files = fs::read_dir(proc.join("self/fd")).ok();
        // The list itself is an open file as long as it is read.
        let files = files.map(|files| files.count().saturating_sub(1) as u64);
        let booted = system.as_deref().and_then(|system| number(system, "btime"));
        let ticks = stat.as_deref().and_then(ticks);
        let started = ticks.map(|(_, started)| started / TICKS_PER_SECOND);
        Self {
            cpu_seconds: ticks.map(|(used, _)| used / TICKS_PER_SECOND),
            start_seconds: booted
                .zip(started)
                .map(|(booted, after)| booted as f64 + after),
            resident_bytes: status.and_then(|status| Some(number(&status, "VmRSS:")? * 1024)),
            open_files: files,
            max_files: limits.and_then(|limits| number(&limits, "Max open files")),
        }
    }
}

/// What this process has used, and when it began after the system did.
fn ticks(stat: &str) -> Option<(f64, f64)> {
    // The second field is the name of the program, in parentheses, whatever is in it.
    let (_, rest) = stat.rsplit_once(')')?;
    let fields: Vec<f64> = rest
        .split_whitespace()
        .skip(1)
        .filter_map(|field| field.parse().ok())
        .collect();
    // `proc(5)` counts fields from 1, and these are after the third: 14 and 15 are of the user and the kernel, 22 the
    // start.
    let field = |number: usize| fields.get(number - 4);
    Some((field(14)? + field(15)?, *field(22)?))
}

/// The first after a word that begins a line.
fn number(text: &str, word: &str) -> Option<u64> {
    let rest = text.lines().find_map(|line| line.strip_prefix(word))?;
    rest.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_the_system_are_understood() {
        let folder = tempfile::tempdir().unwrap();
        let own = folder.path().join("self");
        fs::create_dir_all(own.join("fd")).unwrap();
        for open in ["0", "1", "2", "3"] {
            fs::write(own.join("fd").join(open), "").unwrap();
        }
        let stat = "7 (mole (hunt) 9) S 1 7 7 0 -1 4194560 900 0 0 0 150 50 0 0 20 0 9 0 1234 99 500 \
                    18446744073709551615 1 1";
        for (path, text) in [
            ("self/stat", stat),
            ("self/status", "Name:\tmolehunt\nVmRSS:\t    2048 kB\n"),
            (
                "self/limits",
                "Limit  Soft Limit  Hard Limit  Units\nMax open files            1024   4096   files\n",
            ),
            ("stat", "cpu 1 2 3\nbtime 1700000000\n"),
        ] {
            fs::write(folder.path().join(path), text).unwrap();
        }
        let read = Process {
            cpu_seconds: Some(2.0),
            start_seconds: Some(1_700_000_012.34),
            resident_bytes: Some(2 * 1024 * 1024),
            open_files: Some(3),
            max_files: Some(1024),
        };
        assert_eq!(Process::at(folder.path()), read);
    }

    #[test]
    fn a_system_without_such_files_says_nothing() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(Process::at(folder.path()), Process::default());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_is_seen() {
        let read = Process::read();
        assert!(read.resident_bytes > Some(1024 * 1024), "{read:?}");
        assert!(read.open_files > Some(2), "{read:?}");
        assert!(read.max_files >= read.open_files, "{read:?}");
        let now = journal::unix_now_ms() as f64 / 1000.0;
        let started = read.start_seconds.unwrap();
        assert!(
            started < now + 1.0 && started > now - 24.0 * 3600.0,
            "{read:?}"
        );
        assert!(read.cpu_seconds.is_some());
    }
}
