//! The examples in docs/protocol.md are frames that this very protocol reads and writes, and nothing of
//! the protocol is missing from it. A code block says what it holds: "json" and the name of a type.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Deserializer, Value};

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");
/// Read when it is needed: another test may just have written it.
fn schema() -> Value {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/protocol.schema.json"
    );
    let text = fs::read_to_string(path).expect("it is generated");
    serde_json::from_str(&text).expect("it is JSON")
}

/// Types whose variants are told apart by one field, and which field that is.
const TAGGED: &[(&str, &str)] = &[
    ("ClientIn", "type"),
    ("ClientOut", "type"),
    ("Intent", "do"),
    ("Offer", "do"),
    ("Happened", "what"),
    ("Ending", "how"),
    ("CaptainsEnding", "how"),
    ("NotebookEnding", "how"),
    ("WaitView", "why"),
    ("RoundView", "game"),
    ("Told", "game"),
];
/// Types that are one word.
const WORDS: &[&str] = &[
    "Refusal",
    "Farewell",
    "Reach",
    "Phase",
    "VoidReason",
    "VoteKind",
    "ChanceKind",
    "GameId",
    "RulesetId",
    "VariantId",
    "Asking",
    "LineKind",
    "Reason",
    "FaultId",
    "Skill",
    "Character",
    "Occasion",
];
/// Described in docs/packs.md.
const PACK: &[&str] = &["Pack", "PackFault", "PackLine", "Place", "Role", "Text"];

/// Described in docs/house-rules.md.
fn is_ruleset(name: &str) -> bool {
    name == "Ruleset" || name == "Players" || name == "DurationStep" || name.ends_with("Rules")
}

/// By type: the examples in all blocks of that type.
fn examples() -> BTreeMap<&'static str, Vec<Value>> {
    let mut found: BTreeMap<_, Vec<Value>> = BTreeMap::new();
    for block in DOCUMENT.split("```json ").skip(1) {
        let (name, rest) = block.split_once('\n').expect("a block has lines");
        let (body, _) = rest.split_once("```").expect("a block ends");
        for example in Deserializer::from_str(body).into_iter() {
            let example = example.unwrap_or_else(|error| panic!("{name}: {error} in\n{body}"));
            found.entry(name).or_default().push(example);
        }
    }
    found
}

fn definitions() -> serde_json::Map<String, Value> {
    schema()["$defs"]
        .as_object()
        .expect("the schema has definitions")
        .clone()
}

/// Calls `visit` for the value and all that it contains.
fn walk<'a>(value: &'a Value, visit: &mut impl FnMut(&'a Value)) {
    visit(value);
    match value {
        Value::Array(items) => items.iter().for_each(|item| walk(item, visit)),
        Value::Object(fields) => fields.values().for_each(|field| walk(field, visit)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Every string that a `const` or an `enum` of this schema names.
fn named(schema: &Value) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    walk(schema, &mut |part| {
        let listed = part.get("enum").and_then(Value::as_array);
        let words = listed.into_iter().flatten().chain(part.get("const"));
        names.extend(words.filter_map(Value::as_str));
    });
    names
}

fn reads_and_writes<T: Serialize + DeserializeOwned>(example: &Value) {
    let read = T::deserialize(example);
    let read = read.unwrap_or_else(|error| panic!("{error} in {example}"));
    let written = serde_json::to_value(read).expect("frames are JSON");
    assert_eq!(&written, example);
}

#[test]
fn every_example_is_read_and_written_unchanged() {
    for (name, examples) in examples() {
        let check = match name {
            "ClientIn" => reads_and_writes::<wire::ClientIn>,
            "ClientOut" => reads_and_writes::<wire::ClientOut>,
            "Intent" => reads_and_writes::<wire::Intent>,
            "Offer" => reads_and_writes::<wire::Offer>,
            "Happened" => reads_and_writes::<wire::Happened>,
            "Ending" => reads_and_writes::<wire::Ending>,
            "CaptainsEnding" => reads_and_writes::<wire::CaptainsEnding>,
            "NotebookEnding" => reads_and_writes::<wire::NotebookEnding>,
            "LineView" => reads_and_writes::<wire::LineView>,
            "WaitView" => reads_and_writes::<wire::WaitView>,
            "RoundView" => reads_and_writes::<wire::RoundView>,
            "Chronicle" => reads_and_writes::<wire::Chronicle>,
            "Told" => reads_and_writes::<wire::Told>,
            "http" => |example: &Value| assert!(example.is_object(), "{example}"),
            other => panic!("a block holds `{other}`, which this test does not know"),
        };
        examples.iter().for_each(check);
    }
}

/// What tells the variants apart, also those of the enums that one is made of.
fn tags<'a>(
    definitions: &'a serde_json::Map<String, Value>,
    name: &str,
    tag: &str,
) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    for part in ["oneOf", "anyOf"] {
        let variants = definitions[name].get(part).and_then(Value::as_array);
        for variant in variants.into_iter().flatten() {
            found.extend(variant["properties"][tag]["const"].as_str());
            let parts = variant.get("oneOf").and_then(Value::as_array);
            let parts = parts.into_iter().flatten();
            found.extend(parts.filter_map(|v| v["properties"][tag]["const"].as_str()));
            let inner = variant["$ref"]
                .as_str()
                .and_then(|at| at.rsplit('/').next());
            if let Some(inner) = inner {
                found.extend(tags(definitions, inner, tag));
            }
        }
    }
    found
}

#[test]
fn every_kind_of_frame_intent_offer_and_happening_has_an_example() {
    let (examples, definitions) = (examples(), definitions());
    for (name, tag) in TAGGED {
        let shown: BTreeSet<_> = examples[name]
            .iter()
            .filter_map(|e| e[tag].as_str())
            .collect();
        assert_eq!(shown, tags(&definitions, name, tag), "examples of {name}");
    }
}

#[test]
fn every_word_of_the_protocol_is_explained() {
    let definitions = definitions();
    for name in WORDS {
        for word in named(&definitions[*name]) {
            let quoted = [format!("`{word}`"), format!("\"{word}\"")];
            let said = quoted.iter().any(|quoted| DOCUMENT.contains(quoted));
            assert!(said, "{name} `{word}` is not in docs/protocol.md");
        }
    }
}

#[test]
fn every_field_of_the_protocol_is_shown_or_named() {
    let definitions = definitions();
    for (name, schema) in definitions
        .iter()
        .filter(|(name, _)| !PACK.contains(&name.as_str()))
        .filter(|(name, _)| *name == "HouseRules" || !is_ruleset(name))
    {
        walk(schema, &mut |part| {
            let fields = part.get("properties").and_then(Value::as_object);
            for field in fields.into_iter().flat_map(|fields| fields.keys()) {
                let said = [format!("\"{field}\":"), format!("`{field}`")];
                let said = said.iter().any(|said| DOCUMENT.contains(said));
                assert!(
                    said,
                    "the field `{field}` of {name} is not in docs/protocol.md"
                );
            }
        });
    }
}

#[test]
fn the_numbers_in_the_document_are_those_of_the_code() {
    let document = DOCUMENT.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        format!("# The protocol, number {}", wire::PROTOCOL),
        format!("more than {} bytes is refused,", wire::CLIENT_FRAME_BYTES),
        format!(
            "more than {} bytes is refused and ends the socket",
            wire::CLIENT_FRAME_BYTES_READ
        ),
        format!("(1 to {} characters)", wire::NAME_CHARS),
    ] {
        assert!(
            document.contains(&said),
            "docs/protocol.md does not say: {said}"
        );
    }
    assert_eq!(wire::TEXT_CHARS, 140, "docs/protocol.md says: 140");
    assert_eq!(wire::WORD_CHARS, 40, "docs/protocol.md says: 40");
    assert_eq!(wire::LINES_KEPT, 60, "docs/protocol.md says: the last 60");
    assert_eq!(
        wire::HAPPENINGS_KEPT,
        8,
        "docs/protocol.md says: the last eight"
    );
}

/// Taps are read on a shorter way than everything else.
#[test]
fn every_intent_is_read_alike_on_both_ways() {
    for intent in &examples()["Intent"] {
        let whole = serde_json::json!({"type": "intent", "n": 7, "intent": intent}).to_string();
        let read = wire::ClientIn::read(&whole).expect("an example is read");
        assert_eq!(
            read,
            serde_json::from_str(&whole).expect("an example is read")
        );
        let mut wrong = intent.clone();
        wrong["surely_not"] = 1.into();
        let wrong = serde_json::json!({"type": "intent", "n": 7, "intent": wrong}).to_string();
        assert!(wire::ClientIn::read(&wrong).is_err(), "{wrong}");
    }
}
