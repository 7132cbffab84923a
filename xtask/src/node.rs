//! Asks whether Node and npm are there and new enough, before anything half-built gets in the way.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::run;

/// Vite runs on nothing older.
const NODE_MIN: Version = Version(20, 19);
/// Reads lock files that do not name a registry.
const NPM_MIN: Version = Version(9, 0);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Version(u32, u32);

pub(crate) fn require() -> Result<()> {
    check(
        "Node",
        NODE_MIN,
        run::output(version_of(Command::new("node")))?,
    )?;
    check(
        "npm",
        NPM_MIN,
        run::output(version_of(run::npm(Path::new("."), &[])))?,
    )
}

fn version_of(mut program: Command) -> Command {
    program.arg("--version");
    program
}

fn check(name: &str, min: Version, said: Option<String>) -> Result<()> {
    let Version(major, minor) = min;
    let found = match said.as_deref().map(|said| (said.trim(), parse(said))) {
        Some((_, Some(version))) if version >= min => return Ok(()),
        Some((said, _)) => format!("this is {said}"),
        None => "it was not found".to_owned(),
    };
    bail!(
        "The web client needs {name} {major}.{minor} or newer, and {found}.\n\
         Install Node {}.{} or newer from nodejs.org or your package manager (npm comes with it), \
         then run this again.",
        NODE_MIN.0,
        NODE_MIN.1,
    );
}

/// `v20.19.4` or `10.8.2`.
fn parse(said: &str) -> Option<Version> {
    let mut numbers = said
        .trim()
        .trim_start_matches('v')
        .split('.')
        .map(str::parse);
    Some(Version(numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_or_too_old_is_said_in_words() {
        let table = [
            (Some("v20.19.0\n"), None),
            (Some("v22.1.0"), None),
            (Some("v20.18.3\n"), Some("this is v20.18.3")),
            (Some("v9.20.0"), Some("this is v9.20.0")),
            (Some("rubbish"), Some("this is rubbish")),
            (None, Some("it was not found")),
        ];
        for (said, complaint) in table {
            let checked = check("Node", NODE_MIN, said.map(str::to_owned));
            let error = checked.err().map(|error| error.to_string());
            assert_eq!(error.is_some(), complaint.is_some(), "{said:?}");
            for (error, complaint) in error.iter().zip(complaint) {
                assert!(error.contains(complaint), "{error}");
                assert!(error.contains("20.19 or newer"), "{error}");
            }
        }
    }
}
