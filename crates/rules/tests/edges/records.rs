//! What is stored stays readable. Every version of the records has its schema in `records` and journals
//! in `tests/golden` with each kind of event that it knows. They are written once and never again, so a
//! change of any type in a record fails here until it is a new version, with a step in `upcast.rs` and one
//! back in `downcast.rs`.
//!
//! Once `SCHEMA` is raised, `UPDATE_GENERATED=1 cargo test -p rules --test edges` writes what the new
//! version lacks. A version that no build outside has written yet may be deleted and written again.

use std::{collections::BTreeSet, env, fs, path::PathBuf, sync::Mutex};

use rules::{Record, SCHEMA, State};
use serde_json::Value;

use crate::{captains, company, evening, fair, golden, notebook, table::Table};

type Play = fn() -> Table;

/// Each journal, the first version that could hold it, and the game behind it as it is played today.
pub(crate) const PLAYED: &[(&str, u32, Play)] = &[
    ("spies", 1, golden::a_whole_game),
    ("captains", 1, captains::golden::a_whole_game),
    ("notebook", 1, notebook::golden::a_whole_game),
    ("evening", 1, evening::a_long_evening),
    ("fair", 4, fair::golden::a_fair_evening),
    ("company", 5, company::an_evening_in_company),
];

fn here(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file)
}

pub(crate) fn schema(version: u32) -> Vec<u8> {
    let file = here(&format!("records/v{version}.schema.json"));
    committed(version, &file, || todays_schema().into_bytes())
}

/// Records of version 1 were nothing but JSON.
fn journal_file(version: u32, name: &str) -> PathBuf {
    here(&match (version, name) {
        (1, "spies") => "tests/golden/v1.jsonl".to_owned(),
        (1, _) => format!("tests/golden/v1-{name}.jsonl"),
        _ => format!("tests/golden/v{version}-{name}.records"),
    })
}

/// What was committed once. What this version lacks is written if that is wished.
fn committed(version: u32, file: &PathBuf, fresh: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
    /// Tests run side by side, and none shall read what another has half written.
    static WRITING: Mutex<()> = Mutex::new(());
    let read = {
        let _alone = WRITING.lock().expect("nobody fails while writing");
        let wished = version == SCHEMA && env::var_os("UPDATE_GENERATED").is_some();
        if wished && !file.exists() {
            fs::write(file, fresh()).expect("written");
        }
        fs::read(file)
    };
    read.unwrap_or_else(|error| {
        let run = "UPDATE_GENERATED=1 cargo test -p rules --test edges";
        panic!("{}: {error}; `{run}` writes it", file.display())
    })
}

/// The journal of this name in every version that could hold it.
pub(crate) fn journals(name: &str) -> impl Iterator<Item = (u32, Vec<Vec<u8>>)> {
    let (_, since, play) = PLAYED
        .iter()
        .find(|(played, ..)| *played == name)
        .expect("a journal");
    let fresh = || {
        let records = play().records;
        let mut lines = records.iter().map(Record::encode).collect::<Vec<_>>();
        lines.push(Vec::new());
        lines.join(&b'\n')
    };
    (*since..=SCHEMA).map(move |version| {
        let file = journal_file(version, name);
        let bytes = committed(version, &file, fresh);
        let lines = bytes
            .strip_suffix(b"\n")
            .expect("whole lines")
            .split(|byte| *byte == b'\n');
        (version, lines.map(<[u8]>::to_vec).collect())
    })
}

pub(crate) fn replayed(version: u32, lines: &[Vec<u8>]) -> State {
    let mut state = State::empty("BCDFG");
    for line in lines {
        state.fold(&Record::decode(version, line).expect("a golden line"));
    }
    state
}

/// Without what only people read.
fn todays_schema() -> String {
    fn bare(value: &mut Value) {
        if let Value::Object(fields) = value {
            fields.retain(|name, value| {
                !(value.is_string() && ["title", "description"].contains(&name.as_str()))
            });
            fields.values_mut().for_each(bare);
        } else if let Value::Array(items) = value {
            items.iter_mut().for_each(bare);
        }
    }
    let mut schema = schemars::schema_for!(Record).to_value();
    bare(&mut schema);
    serde_json::to_string_pretty(&schema).expect("a schema is JSON") + "\n"
}

/// Tag and name of every kind of event that this definition has, inner ones included: `e opened`.
fn kinds(schema: &Value, definition: &str) -> BTreeSet<String> {
    let branches = schema.pointer(definition).expect("a definition")["oneOf"].as_array();
    let branches = branches.expect("kinds of events").iter();
    let fields = branches.map(|branch| branch["properties"].as_object().expect("fields"));
    fields
        .flat_map(|fields| {
            let tag = |(name, field): (&String, &Value)| {
                field["const"].as_str().map(|kind| format!("{name} {kind}"))
            };
            let inner = fields.get("event").and_then(|event| event["$ref"].as_str());
            let inner = inner.map(|inner| kinds(schema, inner.trim_start_matches('#')));
            let own: BTreeSet<_> = fields.iter().filter_map(tag).collect();
            own.into_iter().chain(inner.unwrap_or_default())
        })
        .collect()
}

fn kinds_known(version: u32) -> BTreeSet<String> {
    let schema = schema(version);
    let schema = serde_json::from_slice(&schema).expect("a schema is JSON");
    kinds(&schema, "/$defs/Event")
}

/// Every field of every event with a word in it, tags among them.
fn words(version: u32, line: &[u8]) -> BTreeSet<String> {
    let record = json(version, line);
    let events = record["events"].as_array().expect("events").iter();
    let events = events.flat_map(|event| [event, &event["event"]]);
    let fields = events.filter_map(Value::as_object).flatten();
    fields
        .filter_map(|(name, value)| value.as_str().map(|word| format!("{name} {word}")))
        .collect()
}

pub(crate) fn json(version: u32, line: &[u8]) -> Value {
    let begin = match version {
        1 => 0,
        _ => line.iter().position(|byte| *byte == b'{').expect("JSON"),
    };
    serde_json::from_slice(&line[begin..]).expect("JSON")
}

/// All that stands somewhere in it, whatever it is called, in order.
fn leaves(value: &Value) -> Vec<String> {
    let mut found: Vec<_> = match value {
        Value::Array(items) => items.iter().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values().flat_map(leaves).collect(),
        leaf => vec![leaf.to_string()],
    };
    found.sort();
    found
}

#[test]
fn records_have_the_schema_of_their_version() {
    assert!(
        schema(SCHEMA) == todays_schema().into_bytes(),
        "records are no longer those of version {SCHEMA}: say in `upcast.rs` how the old ones are read, \
         which raises `SCHEMA`, and in `downcast.rs` how new ones are written for older builds (see the \
         head of this file)"
    );
}

#[test]
fn journals_of_every_version_have_each_kind_of_event() {
    for version in 1..=SCHEMA {
        let mut missing = kinds_known(version);
        assert!(missing.len() > 90, "these are not all kinds: {missing:?}");
        let written = PLAYED.iter().flat_map(|(name, ..)| journals(name));
        for (_, lines) in written.filter(|(of, _)| *of == version) {
            for line in lines {
                let words = words(version, &line);
                missing.retain(|kind| !words.contains(kind));
            }
        }
        let none = BTreeSet::new();
        assert_eq!(missing, none, "no journal of version {version} has these");
    }
}

// A field that no type knows any more would be dropped without a word.
#[test]
fn nothing_that_an_old_record_says_is_lost() {
    for (name, ..) in PLAYED {
        for (version, lines) in journals(name) {
            for line in lines {
                let record = Record::decode(version, &line).expect("a golden line");
                let mut read = leaves(&serde_json::to_value(record).expect("JSON")).into_iter();
                for leaf in leaves(&json(version, &line)) {
                    assert!(
                        read.any(|it| it == leaf),
                        "{leaf} is lost: v{version} {name} {}",
                        String::from_utf8_lossy(&line)
                    );
                }
            }
        }
    }
}
