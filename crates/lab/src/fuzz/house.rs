//! House rules out of bytes: parameters that exist, with values that might be theirs.

use std::{collections::BTreeMap, sync::LazyLock};

use arbitrary::{Result, Unstructured};
use serde_json::Value;
use wire::{Parameter, Ruleset, VariantId, ruleset::DurationStep};

const CHANGES_MAX: u8 = 5;

struct Slot {
    /// Dotted, as in `score.spyGuess`.
    name: String,
    kind: Kind,
}

enum Kind {
    Flag,
    Number,
    Limit,
    Word(Vec<&'static str>),
    Steps,
}

/// Every parameter there is.
static SLOTS: LazyLock<Vec<Slot>> = LazyLock::new(|| {
    let rules = rules::spy::preset(VariantId::Spijun);
    let rules = serde_json::to_value(rules).expect("rules can be written");
    let mut pointers = Vec::new();
    flatten("", &rules, &mut pointers);
    let slot = |pointer: String| Slot {
        name: pointer[1..].replace('/', "."),
        kind: Kind::of(&rules, &pointer),
    };
    pointers.into_iter().map(slot).collect()
});

fn flatten(under: &str, value: &Value, pointers: &mut Vec<String>) {
    match value {
        Value::Object(section) => {
            for (name, value) in section {
                flatten(&format!("{under}/{name}"), value, pointers);
            }
        }
        _ => pointers.push(under.to_owned()),
    }
}

impl Kind {
    fn of(rules: &Value, pointer: &str) -> Self {
        match rules.pointer(pointer) {
            Some(Value::Bool(_)) => Self::Flag,
            Some(Value::Number(_)) if pointer.starts_with("/limits/") => Self::Limit,
            Some(Value::Number(_)) => Self::Number,
            Some(Value::String(_)) => Self::Word(fitting(rules, pointer)),
            _ => Self::Steps,
        }
    }

    fn value(&self, input: &mut Unstructured) -> Result<Parameter> {
        Ok(match self {
            Self::Flag => Parameter::Flag(input.arbitrary()?),
            Self::Number => Parameter::Number(input.int_in_range(-1..=21)?),
            Self::Limit => Parameter::Number(input.int_in_range(4..=601)? * 1_000),
            Self::Word(words) => Parameter::Word((*input.choose(words)?).to_owned()),
            Self::Steps => Parameter::Steps(vec![DurationStep {
                players_up_to: input.int_in_range(0..=12)?,
                minutes: input.int_in_range(0..=31)?,
            }]),
        })
    }
}

/// Values of all parameters that are words.
const WORDS: &[&str] = &[
    "accuser",
    "all",
    "allButSuspect",
    "any",
    "automaticYes",
    "cast",
    "civilians",
    "clockwise",
    "decidingRound",
    "eras",
    "expected",
    "films",
    "firstAccuser",
    "host",
    "lastChance",
    "locations",
    "majority",
    "nonSpies",
    "none",
    "open",
    "previousSpy",
    "proposals",
    "reveal",
    "running",
    "secret",
    "secretBallot",
    "shared",
    "simultaneous",
    "stopped",
    "suspects",
    "tablePicks",
    "unanimous",
    "usual",
    "vote",
];

/// Those that this parameter may have.
fn fitting(rules: &Value, pointer: &str) -> Vec<&'static str> {
    let fits = |word: &&&str| {
        let mut rules = rules.clone();
        let value = rules.pointer_mut(pointer).expect("it was found there");
        *value = Value::from(**word);
        serde_json::from_value::<Ruleset>(rules).is_ok()
    };
    WORDS.iter().filter(fits).copied().collect()
}

pub(super) fn changes(input: &mut Unstructured) -> Result<BTreeMap<String, Parameter>> {
    let count = input.int_in_range(0..=CHANGES_MAX)?;
    let change = |_| {
        let slot = input.choose(&SLOTS)?;
        Ok((slot.name.clone(), slot.kind.value(input)?))
    };
    (0..count).map(change).collect()
}
