//! Texts that a card can show, and names that are the same to whoever reads them. The client's own
//! check reads the same tables.

#![expect(clippy::unwrap_used, reason = "a table that breaks fails its test")]

use content::parse;
use serde::Deserialize;
use serde_json::Value;
use wire::pack::FaultId;

const SOUND: &str = include_str!("cases/sound.json");

#[derive(Deserialize)]
struct Shown {
    text: String,
    ok: bool,
}

#[derive(Deserialize)]
struct Twins {
    one: String,
    other: String,
    same: bool,
}

/// The faults of a pack whose first places have these names.
fn faults(names: &[&str]) -> Vec<FaultId> {
    let mut pack: Value = serde_json::from_str(SOUND).unwrap();
    for (place, name) in names.iter().enumerate() {
        pack["places"][place]["name"]["hr"] = Value::from(*name);
    }
    match parse(pack.to_string().as_bytes()) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.found().iter().map(|it| it.what.id()).collect(),
    }
}

#[test]
fn what_cannot_be_seen_is_refused_and_emoji_are_not() {
    let table: Vec<Shown> = serde_json::from_str(include_str!("texts/hidden.json")).unwrap();
    for Shown { text, ok } in table {
        let expected = if ok {
            vec![]
        } else {
            vec![FaultId::HiddenCharacter]
        };
        assert_eq!(faults(&[&text]), expected, "{text:?}");
    }
}

#[test]
fn names_that_read_the_same_are_the_same() {
    let table: Vec<Twins> = serde_json::from_str(include_str!("texts/twins.json")).unwrap();
    for Twins { one, other, same } in table {
        let expected = if same {
            vec![FaultId::DuplicateName]
        } else {
            vec![]
        };
        assert_eq!(faults(&[&one, &other]), expected, "{one:?}, {other:?}");
    }
}
