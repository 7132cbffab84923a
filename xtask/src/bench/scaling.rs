//! What very many players at once need, worked out from what a step, a phone and a table cost. Measures nothing: the
//! costs are in `docs/scaling.json`, and whoever has others says so.

mod costs;
mod needs;
mod plot;
mod room_for;

use std::fs;

use anyhow::{Context, Result};
use clap::Args;

use self::costs::Costs;
use self::needs::{Need, needs};
use self::room_for::{Bound, bounds};
use crate::project::Project;

const COSTS: &str = "docs/scaling.json";
const PLOT: &str = "docs/pictures/scaling.svg";

#[derive(Debug, Args)]
pub(crate) struct Scaling {
    /// Another number than the one in docs/scaling.json, for example players=50000
    #[arg(long = "set", value_name = "NAME=NUMBER", value_parser = setting)]
    settings: Vec<(String, f64)>,
    /// Draw the plot of the document anew
    #[arg(long, conflicts_with = "settings")]
    write: bool,
}

impl Scaling {
    pub(super) fn run(&self, project: &Project) -> Result<()> {
        let text = fs::read_to_string(project.root().join(COSTS))?;
        let costs = Costs::read(&text)?.with(&self.settings)?;
        for line in lines(&costs)? {
            eprintln!("{line}");
        }
        if self.write {
            let plot = plot::svg(&bounds(&costs)?, costs.of("players")?);
            fs::write(project.root().join(PLOT), plot)?;
            eprintln!("\nThe plot is in {PLOT}");
        }
        Ok(())
    }
}

/// Two tables, as they stand in the document.
fn lines(costs: &Costs) -> Result<Vec<String>> {
    let mut lines = vec![
        "| needed | how | number |".to_owned(),
        "|---|---|---|".to_owned(),
    ];
    lines.extend(needs(costs)?.iter().map(Need::line));
    lines.extend(["", "| until it is used up | players |", "|---|---|"].map(str::to_owned));
    lines.extend(bounds(costs)?.iter().map(Bound::line));
    Ok(lines)
}

fn setting(text: &str) -> Result<(String, f64)> {
    let (name, number) = text.split_once('=').context("a setting is NAME=NUMBER")?;
    Ok((name.to_owned(), number.parse()?))
}

/// As it is read: three digits that count, thousands apart.
fn readable(value: f64) -> String {
    if value < 100.0 && value.fract() != 0.0 {
        let digits = if value < 10.0 { 2 } else { 1 };
        return format!("{value:.digits$}");
    }
    let mut whole = format!("{value:.0}");
    let mut at = whole.len();
    while at > 3 {
        at -= 3;
        whole.insert(at, ',');
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_says_what_follows_from_its_costs() {
        let project = Project::here();
        let read = |path| fs::read_to_string(project.root().join(path)).expect("it is there");
        let costs = Costs::read(&read(COSTS)).expect("costs");
        let document = read("docs/scaling.md");
        for line in lines(&costs).expect("nothing is left out") {
            let is_there = document.lines().any(|found| found == line);
            assert!(
                is_there,
                "docs/scaling.md has no line\n{line}\n`cargo xtask bench scaling` writes them"
            );
        }
        let drawn = plot::svg(
            &bounds(&costs).expect("bounds"),
            costs.of("players").expect("players"),
        );
        assert_eq!(
            read(PLOT),
            drawn,
            "`cargo xtask bench scaling --write` draws it"
        );
    }

    #[test]
    fn numbers_are_read_at_a_glance() {
        let table = [
            (0.126, "0.13"),
            (12.34, "12.3"),
            (20.0, "20"),
            (999.6, "1,000"),
            (1_234_567.0, "1,234,567"),
        ];
        for (value, expected) in table {
            assert_eq!(readable(value), expected);
        }
        assert_eq!(
            setting("players=5e4").expect("a setting"),
            ("players".to_owned(), 50_000.0)
        );
        assert!(setting("players").is_err());
    }
}
