//! Programs on a core of their own, so that nobody is measured waiting for somebody else.

use std::path::Path;
use std::process::Command;

pub(super) const SERVER_CORE: &str = "0";
pub(super) const LOAD_CORE: &str = "1";

/// It may open so many files: a socket is one, and most systems allow a thousand unless they are asked. The two
/// programs before it become it, so it has the number of the process that is started.
pub(super) fn on_core(core: &str, files: usize, program: &Path) -> Command {
    let mut command = Command::new("prlimit");
    command
        .arg(format!("--nofile={files}:"))
        .args(["taskset", "--cpu-list", core])
        .arg(program);
    command
}
