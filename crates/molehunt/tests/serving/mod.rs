//! A server as a process of its own.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// What it is told first.
pub(crate) const SERVE: [&str; 5] = ["serve", "--listen", "127.0.0.1:0", "--data", "data"];

/// It ends with its test.
pub(crate) struct Serving {
    pub(crate) child: Child,
    pub(crate) address: String,
    /// What it printed before it listened.
    pub(crate) said: String,
}

impl Serving {
    /// With its tables and all that is named relatively in this folder.
    pub(crate) fn start(folder: &Path, more: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_molehunt"));
        Self::run(command.args(SERVE).args(more).current_dir(folder))
    }

    /// Whatever it takes to start it.
    pub(crate) fn run(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut serving = Self {
            child,
            address: String::new(),
            said: String::new(),
        };
        for line in lines {
            let line = line.unwrap();
            if let Some(address) = line.strip_prefix("listening on http://") {
                serving.address = address.trim_end_matches('/').to_owned();
                return serving;
            }
            serving.said += &format!("{line}\n");
        }
        panic!("it did not start: {}", serving.said);
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}
