//! While an update goes on, records are written for the older builds that share the log. Whether those can read them is
//! asked of the schema that was committed with their version; no older build is at hand.

use rules::{Event, OLDEST_WRITTEN, Record, SCHEMA, Unsayable};
use serde_json::Value;
use wire::{Character, SeatId};

use crate::records::{PLAYED, journals, json, schema};

/// Whether the value has this shape, as far as the committed schemas use the language of schemas. What they have never
/// used is not understood, so that nothing is ever passed over.
fn fits(value: &Value, shape: &Value, whole: &Value) -> bool {
    let Value::Object(words) = shape else {
        return shape.as_bool().expect("a schema");
    };
    let each_fits = |of: &Value, items: &[Value]| items.iter().all(|it| fits(it, of, whole));
    words.iter().all(|(word, said)| match word.as_str() {
        "$schema" | "$defs" | "default" | "format" => true,
        "$ref" => {
            let path = said.as_str().expect("a path").trim_start_matches('#');
            fits(value, whole.pointer(path).expect("a definition"), whole)
        }
        "const" => value == said,
        "enum" => list(said).contains(value),
        "anyOf" => list(said).iter().any(|one| fits(value, one, whole)),
        "oneOf" => {
            1 == list(said)
                .iter()
                .filter(|one| fits(value, one, whole))
                .count()
        }
        "type" => match said {
            Value::Array(kinds) => kinds.iter().any(|kind| is_a(value, kind)),
            kind => is_a(value, kind),
        },
        "minimum" => value.as_f64().is_none_or(|it| it >= number(said)),
        "maximum" => value.as_f64().is_none_or(|it| it <= number(said)),
        "minItems" => value
            .as_array()
            .is_none_or(|it| it.len() as f64 >= number(said)),
        "maxItems" => value
            .as_array()
            .is_none_or(|it| it.len() as f64 <= number(said)),
        "pattern" => value.as_str().is_none_or(|it| is_hex(it, said)),
        "items" => {
            let first = shape
                .get("prefixItems")
                .map_or(0, |first| list(first).len());
            value
                .as_array()
                .is_none_or(|it| each_fits(said, it.get(first..).unwrap_or_default()))
        }
        "prefixItems" => value.as_array().is_none_or(|it| {
            it.iter()
                .zip(list(said))
                .all(|(it, of)| fits(it, of, whole))
        }),
        "properties" => value.as_object().is_none_or(|fields| {
            let known = said.as_object().expect("fields").iter();
            known
                .filter_map(|(name, of)| Some((fields.get(name)?, of)))
                .all(|(it, of)| fits(it, of, whole))
        }),
        "additionalProperties" => value.as_object().is_none_or(|fields| {
            let known = |name: &String| shape["properties"].get(name).is_some();
            fields
                .iter()
                .all(|(name, it)| known(name) || fits(it, said, whole))
        }),
        "required" => value.as_object().is_none_or(|fields| {
            list(said)
                .iter()
                .all(|name| fields.contains_key(name.as_str().expect("a name")))
        }),
        unknown => panic!("`{unknown}` was not in the schema of any version yet"),
    })
}

/// Of so many small digits; there is no other pattern yet.
fn is_hex(it: &str, said: &Value) -> bool {
    let digits = it.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f'));
    digits && *said == format!("^[0-9a-f]{{{}}}$", it.len())
}

fn list(said: &Value) -> &[Value] {
    said.as_array().expect("a list")
}

fn number(said: &Value) -> f64 {
    said.as_f64().expect("a number")
}

fn is_a(value: &Value, kind: &Value) -> bool {
    match kind.as_str().expect("a type") {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        unknown => panic!("`{unknown}` was not in the schema of any version yet"),
    }
}

fn is_read_by(version: u32, line: &[u8], of: u32) -> bool {
    let schema = serde_json::from_slice(&schema(version)).expect("a schema is JSON");
    fits(&json(of, line), &schema, &schema)
}

/// All golden records, with the version and the line in which they were written.
fn written() -> impl Iterator<Item = (u32, Vec<u8>, Record)> {
    let journals = PLAYED.iter().flat_map(|(name, ..)| journals(name));
    journals.flat_map(|(version, lines)| {
        lines.into_iter().map(move |line| {
            let record = Record::decode(version, &line).expect("a golden line");
            (version, line, record)
        })
    })
}

fn older() -> impl Iterator<Item = u32> {
    OLDEST_WRITTEN..SCHEMA
}

#[test]
fn what_is_written_for_older_builds_is_theirs_and_reads_as_what_happened() {
    for schema in older() {
        for (_, _, record) in written() {
            if let Ok(line) = record.encode_in(schema) {
                assert_eq!(Record::decode(schema, &line).as_ref(), Ok(&record));
                let said = String::from_utf8_lossy(&line);
                assert!(
                    is_read_by(schema, &line, schema),
                    "v{schema} lacks this: {said}"
                );
            }
        }
    }
}

#[test]
fn what_older_builds_could_write_can_be_written_for_them() {
    for schema in older() {
        let theirs = written().filter(|(version, ..)| *version <= schema);
        for (_, line, record) in theirs {
            let said = String::from_utf8_lossy(&line);
            assert!(record.encode_in(schema).is_ok(), "not in v{schema}: {said}");
        }
    }
}

#[test]
fn what_only_newer_builds_can_say_is_refused() {
    const OLDER: u32 = SCHEMA - 1;
    let complete = Record {
        at_ms: 7,
        by: None,
        events: vec![Event::BotTookOver {
            seat: SeatId(1),
            character: Character::Dreamer,
        }],
    };
    let unsayable = Err(Unsayable { schema: OLDER });
    assert_eq!(complete.encode_in(OLDER), unsayable);
    assert!(!is_read_by(OLDER, &complete.encode(), SCHEMA));
    for (schema, line, record) in written().filter(|(version, ..)| *version == SCHEMA) {
        let refused = record.encode_in(OLDER).is_err();
        let lacking = !is_read_by(OLDER, &line, schema);
        // What is only said beside what was known would be overlooked, and bots taken for people.
        let said = String::from_utf8_lossy(&line);
        let overlooked = ["bot", "bots", "phrase", "level", "for_bots", "chair"];
        let tells_more = overlooked
            .iter()
            .any(|new| said.contains(&format!("\"{new}\":")));
        assert_eq!(refused, lacking || tells_more, "{said}");
    }
}

#[test]
fn golden_records_have_the_schema_of_their_version() {
    for (version, line, _) in written().filter(|(version, ..)| *version >= OLDEST_WRITTEN) {
        assert!(
            is_read_by(version, &line, version),
            "{}",
            String::from_utf8_lossy(&line)
        );
    }
}

#[test]
fn versions_that_are_too_old_or_not_there_yet_are_not_written() {
    let marked = Record {
        at_ms: 7,
        by: None,
        events: vec![Event::Marked {}],
    };
    assert_eq!(marked.encode_in(SCHEMA), Ok(marked.encode()));
    for schema in [0, 1, OLDEST_WRITTEN - 1, SCHEMA + 1, u32::MAX] {
        assert_eq!(marked.encode_in(schema), Err(Unsayable { schema }));
    }
}
