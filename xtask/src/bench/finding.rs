//! What was found, what it should be, and where it is written down.

use std::fmt;
use std::fs;

use anyhow::Result;
use serde_json::{Value, json};

use crate::project::Project;

#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    AtMost(f64),
    AtLeast(f64),
}

#[derive(Clone, Debug)]
pub(super) struct Finding {
    pub(super) what: &'static str,
    pub(super) is: f64,
    pub(super) target: Target,
}

impl Finding {
    pub(super) fn at_most(what: &'static str, most: f64, is: f64) -> Self {
        let target = Target::AtMost(most);
        Self { what, is, target }
    }

    pub(super) fn at_least(what: &'static str, least: f64, is: f64) -> Self {
        let target = Target::AtLeast(least);
        Self { what, is, target }
    }

    fn holds(&self) -> bool {
        match self.target {
            Target::AtMost(most) => self.is <= most,
            Target::AtLeast(least) => self.is >= least,
        }
    }

    fn json(&self) -> Value {
        let (bound, value) = match self.target {
            Target::AtMost(most) => ("at_most", most),
            Target::AtLeast(least) => ("at_least", least),
        };
        json!({"what": self.what, "is": self.is, bound: value, "holds": self.holds()})
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.holds() { "holds" } else { "MISSED" };
        let (bound, value) = match self.target {
            Target::AtMost(most) => ("at most", most),
            Target::AtLeast(least) => ("at least", least),
        };
        write!(f, "{word:6} {:>9} ", short(self.is))?;
        write!(f, "{}, {bound} {}", self.what, short(value))
    }
}

/// As many digits as are read.
fn short(value: f64) -> String {
    if value.abs() < 100.0 {
        format!("{value:.2}")
    } else {
        format!("{value:.0}")
    }
}

/// Shows what was found, and writes it with all that it follows from to a file called after the measurement.
pub(super) fn tell(
    project: &Project,
    name: &str,
    findings: &[Finding],
    reports: Value,
) -> Result<()> {
    eprintln!();
    for finding in findings {
        eprintln!("{finding}");
    }
    let folder = project.target()?.join("bench");
    fs::create_dir_all(&folder)?;
    let file = folder.join(format!("{name}.json"));
    let findings: Vec<Value> = findings.iter().map(Finding::json).collect();
    let written = json!({"findings": findings, "reports": reports});
    fs::write(&file, written.to_string())?;
    eprintln!("\nAll that was measured is in {}", file.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_says_whether_it_is_as_it_should_be() {
        let ratio = |is| Finding::at_most("a step, as a ratio", 1.25, is);
        let held = "holds       1.25 a step, as a ratio, at most 1.25";
        let missed = "MISSED      1.30 a step, as a ratio, at most 1.25";
        assert_eq!(ratio(1.25).to_string(), held);
        assert_eq!(ratio(1.3).to_string(), missed);
        let rounds = Finding::at_least("rounds", 200_000.0, 199_999.0);
        assert_eq!(
            rounds.to_string(),
            "MISSED    199999 rounds, at least 200000"
        );
        assert_eq!(rounds.json()["holds"], false);
        assert_eq!(rounds.json()["at_least"], 200_000.0);
    }
}
