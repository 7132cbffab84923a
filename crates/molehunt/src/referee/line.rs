//! What a line may say.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};
use wire::{Asking, GameId, HouseRules, Parameter, Refusal, RulesetId};

use super::Fault;

#[derive(Debug)]
pub(super) enum Line {
    Open(Open),
    Deal(Deal),
    Do {
        by: String,
        what: Map<String, Value>,
    },
    Wait(u64),
    Leave(String),
    Away(String),
    Back(String),
    View(String),
    Scores,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Open {
    pub(super) game: GameId,
    /// Of the spy game, which cannot do without one.
    pub(super) ruleset: Option<RulesetId>,
    pub(super) seats: Vec<String>,
    pub(super) host: Option<String>,
    pub(super) starter: Option<String>,
    pub(super) rounds: Option<u8>,
    pub(super) minutes: Option<u8>,
    pub(super) pack: Option<String>,
    #[serde(default)]
    pub(super) asking: Asking,
    #[serde(default)]
    pub(super) seed: u64,
    #[serde(default)]
    pub(super) rules: Map<String, Value>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(super) enum Deal {
    Spy {
        spy: String,
        place: String,
    },
    Captains {
        captains: [String; 2],
        /// By captain.
        places: BTreeMap<String, String>,
        /// Whose place each agent holds, or `spy`.
        agents: BTreeMap<String, String>,
    },
    Notebook {
        active: String,
        conspirator: String,
    },
}

/// Changed parameters, by dotted name or in sections: `{"score.civ":2}` or `{"score":{"civ":2}}`.
pub(super) fn house(rules: &Map<String, Value>) -> Result<Option<HouseRules>, Fault> {
    let mut changes = BTreeMap::new();
    for (name, value) in rules {
        flatten(name, value, &mut changes)?;
    }
    let name = String::new();
    Ok((!changes.is_empty()).then_some(HouseRules { name, changes }))
}

fn flatten(
    name: &str,
    value: &Value,
    changes: &mut BTreeMap<String, Parameter>,
) -> Result<(), Fault> {
    if let Value::Object(section) = value {
        for (inner, value) in section {
            flatten(&format!("{name}.{inner}"), value, changes)?;
        }
        return Ok(());
    }
    let parameter = serde_json::from_value(value.clone());
    let parameter = parameter.map_err(|_| Refusal::UnknownRule)?;
    changes.insert(name.to_owned(), parameter);
    Ok(())
}

/// Longest wait in one line: a day of table time.
const WAIT_S_MAX: u64 = 86_400;

pub(super) fn parse(text: &[u8]) -> Result<Line, Fault> {
    let not_understood = |error: serde_json::Error| Fault::error(error.to_string());
    let mut object: Map<String, Value> = serde_json::from_slice(text).map_err(not_understood)?;
    if let Some(by) = object.remove("by") {
        let by = serde_json::from_value(by).map_err(not_understood)?;
        return Ok(Line::Do { by, what: object });
    }
    let mut entries = object.into_iter();
    let (Some((key, value)), None) = (entries.next(), entries.next()) else {
        return Err(Fault::error(
            "a line holds one of open, deal, by, wait, leave, away, back, view, scores",
        ));
    };
    let name = || serde_json::from_value::<String>(value.clone()).map_err(not_understood);
    Ok(match key.as_str() {
        "open" => Line::Open(serde_json::from_value(value).map_err(not_understood)?),
        "deal" => Line::Deal(serde_json::from_value(value).map_err(not_understood)?),
        "wait" => Line::Wait(seconds(&value)?),
        "leave" => Line::Leave(name()?),
        "away" => Line::Away(name()?),
        "back" => Line::Back(name()?),
        "view" => Line::View(name()?),
        "scores" if value == Value::Bool(true) => Line::Scores,
        _ => return Err(Fault::error(format!("unknown line: {key}"))),
    })
}

fn seconds(value: &Value) -> Result<u64, Fault> {
    let whole = value.as_u64().filter(|s| *s <= WAIT_S_MAX);
    whole.ok_or_else(|| Fault::error(format!("wait takes whole seconds up to {WAIT_S_MAX}")))
}
