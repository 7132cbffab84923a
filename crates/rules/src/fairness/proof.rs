//! The proof of one round, as it grows. Its lines are those of `docs/fair-deal.md`.

use std::fmt::{self, Write};

use fair::Use;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::fairness::Number;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Proof {
    pub(crate) round: u32,
    /// Attempts that failed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) failures: String,
    /// The terms and numbers from which everything follows.
    pub(crate) told: String,
    /// How it was dealt, and what has been opened since.
    pub(crate) opened: String,
    /// A number in it stays sealed until the game is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) outlasts_round: bool,
}

impl Proof {
    pub fn round(&self) -> u32 {
        self.round
    }

    /// It only grows.
    pub fn bytes(&self) -> usize {
        self.failures.len() + self.told.len() + self.opened.len()
    }

    pub(crate) fn add(&mut self, line: fmt::Arguments<'_>) {
        put(&mut self.opened, line);
    }

    /// Whether the server has told this number of its own.
    pub(crate) fn is_open(&self, of: Use) -> bool {
        let begins = format!("open|{}|", of.name());
        self.opened.lines().any(|line| line.starts_with(&begins))
    }

    pub(crate) fn open(&mut self, number: &Number) {
        put_opened(&mut self.opened, number.of, number);
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.failures)?;
        f.write_str(&self.told)?;
        f.write_str(&self.opened)
    }
}

pub(crate) fn put_opened(text: &mut String, of: Use, number: &Number) {
    put(text, format_args!("open|{}|{}", of.name(), number.number));
}

/// One more line.
pub(crate) fn put(text: &mut String, line: fmt::Arguments<'_>) {
    writeln!(text, "{line}").expect("a text takes whatever is written");
}
