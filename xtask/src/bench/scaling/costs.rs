//! What things cost, and how much is played: numbers with names that end in their units.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

#[derive(Clone, Debug)]
pub(super) struct Costs(BTreeMap<String, f64>);

impl Costs {
    /// In groups, whose names say where the numbers come from.
    pub(super) fn read(text: &str) -> Result<Self> {
        let groups: BTreeMap<String, BTreeMap<String, Value>> = serde_json::from_str(text)?;
        let all = groups.into_values().flatten();
        let number = |(name, value): (String, Value)| {
            let number = value
                .as_f64()
                .with_context(|| format!("{name} is no number"))?;
            Ok((name, number))
        };
        Ok(Self(all.map(number).collect::<Result<_>>()?))
    }

    pub(super) fn with(mut self, settings: &[(String, f64)]) -> Result<Self> {
        for (name, number) in settings {
            ensure!(*number > 0.0, "{name} has to be above nothing");
            let known = self.0.get_mut(name);
            *known.with_context(|| format!("docs/scaling.json has no {name}"))? = *number;
        }
        Ok(self)
    }

    pub(super) fn of(&self, name: &str) -> Result<f64> {
        let number = self.0.get(name).copied();
        number.with_context(|| format!("docs/scaling.json has no {name}"))
    }

    pub(super) fn tables(&self) -> Result<f64> {
        Ok(self.of("players")? / self.of("players_per_table")?)
    }

    pub(super) fn steps_per_table_s(&self) -> Result<f64> {
        Ok(1.0 / self.of("seconds_per_step")?)
    }

    /// Steps, and the marks of time.
    pub(super) fn appends_per_table_s(&self) -> Result<f64> {
        Ok(self.steps_per_table_s()? + 1.0 / self.of("seconds_per_mark")?)
    }

    /// Microseconds of nodes, for a table and a second. What a table takes by itself has its marks in it.
    pub(super) fn node_us_per_table_s(&self) -> Result<f64> {
        let steps = self.of("node_us_per_step")? * self.steps_per_table_s()?;
        Ok(steps + self.of("node_us_per_table_s")?)
    }

    /// Of all NATS servers together.
    pub(super) fn nats_us_per_table_s(&self) -> Result<f64> {
        let steps = self.of("nats_us_per_step")? * self.steps_per_table_s()?;
        Ok(steps + self.of("nats_us_per_table_s")?)
    }

    pub(super) fn node_kib_per_table(&self) -> Result<f64> {
        let phones = self.of("node_kib_per_phone")? * self.of("players_per_table")?;
        Ok(phones + self.of("node_kib_per_table")?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        r#"{"a": {"players": 600, "players_per_table": 6}, "b": {"seconds_per_step": 10}}"#;

    #[test]
    fn a_reader_puts_in_other_numbers() {
        let costs = Costs::read(TEXT).expect("costs");
        assert_eq!(costs.tables().expect("both are there"), 100.0);
        let more = costs.clone().with(&[("players".to_owned(), 1200.0)]);
        assert_eq!(
            more.and_then(|more| more.tables()).expect("both are there"),
            200.0
        );
        assert!(costs.clone().with(&[("playrs".to_owned(), 1.0)]).is_err());
        assert!(costs.with(&[("players".to_owned(), 0.0)]).is_err());
    }
}
