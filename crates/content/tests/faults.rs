//! Every fault a pack can have, one row each: what is broken, and the words its author reads.

use content::{FILE_BYTES_MAX, PackError, parse};
use serde_json::{Value, json};

fn text(word: &str) -> Value {
    json!({ "en": word, "hr": word, "ru": word })
}

fn place(number: usize) -> Value {
    let roles: Vec<Value> = ["cook", "guest"]
        .map(|id| json!({ "id": id, "name": text(id) }))
        .into();
    json!({
        "id": format!("place-{number}"),
        "name": text(&format!("Place {number}")),
        "at": text(&format!("at place {number}")),
        "roles": roles,
    })
}

fn pack_of(count: usize) -> Value {
    let places: Vec<Value> = (1..=count).map(place).collect();
    json!({ "format": 1, "id": "small", "name": text("Small"), "places": places })
}

fn words(bytes: &[u8]) -> String {
    parse(bytes).expect_err("the pack is broken").to_string()
}

/// A sound pack in which the value at `pointer` is replaced.
fn with(pointer: &str, value: Value) -> Vec<u8> {
    let mut pack = pack_of(8);
    *pack.pointer_mut(pointer).expect("the pointer fits") = value;
    pack.to_string().into_bytes()
}

/// A sound pack whose first place has one more field.
fn having(field: &str, value: Value) -> Vec<u8> {
    let mut pack = pack_of(8);
    pack["places"][0][field] = value;
    pack.to_string().into_bytes()
}

#[test]
fn a_sound_pack_of_any_allowed_size_is_read() {
    for count in [8, 9, 200] {
        let pack = parse(pack_of(count).to_string().as_bytes()).unwrap();
        assert_eq!(pack.places.len(), count);
        assert_eq!(pack.places[7].at.hr, "at place 8");
    }
}

#[test]
fn limits_are_inclusive() {
    for (pointer, value) in [
        ("/id", json!("a".repeat(40))),
        ("/places/0/id", json!("0-9-z")),
        ("/places/0/name/ru", json!("ж".repeat(60))),
        ("/places/0/at/en", json!("x".repeat(60))),
        ("/places/0/roles", json!([])),
    ] {
        assert!(parse(&with(pointer, value)).is_ok(), "{pointer}");
    }
    for (field, value) in [
        ("year", json!(1888)),
        ("year", json!(2100)),
        ("attributes", json!({})),
        ("attributes", json!({ "noise": 0, "crowd": 4 })),
    ] {
        let sound = parse(&having(field, value));
        assert!(sound.is_ok(), "{sound:?}");
    }
    let mut padded = pack_of(8).to_string().into_bytes();
    padded.resize(FILE_BYTES_MAX, b' ');
    assert!(parse(&padded).is_ok());
    padded.push(b' ');
    let bytes = padded.len();
    assert_eq!(parse(&padded), Err(PackError::TooLarge { bytes }));
}

#[test]
fn faults_of_the_file_are_named_with_line_and_column() {
    let table: [(&str, &[u8], &str); 11] = [
        ("empty", b"", "line 1, column 0: EOF while parsing a value"),
        (
            "not JSON",
            b"{\n  oops",
            "line 2, column 3: key must be a string",
        ),
        (
            "cut off",
            b"{\"format\": 1,",
            "line 1, column 13: EOF while parsing a value",
        ),
        (
            "not an object",
            b"7",
            "line 1, column 1: invalid type: integer `7`, expected struct Pack",
        ),
        (
            "no format",
            b"{}",
            "line 1, column 2: missing field `format`",
        ),
        (
            "format of a wrong type",
            b"{\"format\": \"1\"}",
            "line 1, column 14: invalid type: string \"1\", expected u32",
        ),
        (
            "later format",
            b"{\"format\": 2, \"new\": 0}",
            "format 2 is not known; this version reads format 1",
        ),
        (
            "huge format",
            b"{\"format\": 5000000000}",
            "format 5000000000 is not known; this version reads format 1",
        ),
        (
            "unknown field",
            b"{\"format\": 1,\n \"nmae\": {}}",
            "line 2, column 7: unknown field `nmae`, expected one of `format`, `id`, `name`, `places`",
        ),
        (
            "broken UTF-8",
            b"{\n \"\xD0\xB6\xFF\"}",
            "line 2, column 4: the file is not valid UTF-8",
        ),
        (
            "byte order mark",
            b"\xEF\xBB\xBF{}",
            "the file begins with a byte order mark; save it as UTF-8 without one",
        ),
    ];
    for (name, bytes, expected) in table {
        assert_eq!(words(bytes), expected, "{name}");
    }
}

#[test]
fn a_repeated_key_is_refused() {
    let twice = pack_of(8)
        .to_string()
        .replacen("\"format\":1", "\"format\":1,\"format\":1", 1);
    assert!(words(twice.as_bytes()).ends_with("duplicate field `format`"));
}

#[test]
fn a_missing_language_is_refused() {
    let broken = with("/places/0/name", json!({ "en": "Zoo", "ru": "Зоопарк" }));
    assert!(words(&broken).ends_with("missing field `hr`"));
}

#[test]
fn a_complaint_about_json_is_short_and_safe_to_print() {
    let field = format!("\\u001b[2J\\u202e{}", "x".repeat(5000));
    let complaint = words(format!("{{\"format\": 1, \"{field}\": 0}}").as_bytes());
    assert!(complaint.chars().count() < 250, "{complaint}");
    assert!(complaint.contains("`\u{FFFD}[2J\u{FFFD}xxx"), "{complaint}");
}

#[test]
fn too_few_or_too_many_places_are_refused() {
    for (count, expected) in [
        (0, "a pack needs at least 8 places; this one has 0"),
        (7, "a pack needs at least 8 places; this one has 7"),
        (201, "a pack may have at most 200 places; this one has 201"),
    ] {
        assert_eq!(words(pack_of(count).to_string().as_bytes()), expected);
    }
}

#[test]
fn bad_and_repeated_ids_are_refused() {
    let rule = "an id has 1 to 40 characters out of a-z, 0-9 and -";
    for bad in [
        "",
        "Zoo",
        "zoo park",
        "zoo_park",
        "жук",
        "zoo\n",
        &"a".repeat(41),
    ] {
        for (pointer, spot) in [
            ("/id", "the pack"),
            ("/places/1/id", "place number 2"),
            ("/places/1/roles/0/id", "place `place-2`, role number 1"),
        ] {
            assert_eq!(
                words(&with(pointer, json!(bad))),
                format!("{spot}: {rule}"),
                "{bad:?}"
            );
        }
    }
    for (pointer, id, expected) in [
        (
            "/places/3/id",
            "place-2",
            "the pack: two places have the id `place-2`",
        ),
        (
            "/places/3/roles/1/id",
            "cook",
            "place `place-4`: two roles have the id `cook`",
        ),
        (
            "/places/3/roles/1/id",
            "visitor",
            "place `place-4`: the role id `visitor` is kept for players beyond the last role",
        ),
    ] {
        assert_eq!(words(&with(pointer, json!(id))), expected);
    }
}

#[test]
fn names_may_not_repeat_in_any_language_whatever_their_case() {
    for language in ["en", "hr", "ru"] {
        assert_eq!(
            words(&with(
                &format!("/places/3/name/{language}"),
                json!("pLACE 2")
            )),
            format!(
                "the pack: the places `place-2` and `place-4` have the same name in {language}"
            )
        );
        assert_eq!(
            words(&with(
                &format!("/places/0/roles/1/name/{language}"),
                json!("COOK")
            )),
            format!(
                "place `place-1`: the roles `cook` and `guest` have the same name in {language}"
            )
        );
    }
    let mut pack = pack_of(8);
    pack["places"][0]["name"]["ru"] = json!("Ёлка");
    pack["places"][1]["name"]["ru"] = json!("ёЛКА");
    assert!(words(pack.to_string().as_bytes()).ends_with("have the same name in ru"));
}

#[test]
fn texts_that_no_card_could_show_are_refused() {
    let spots = [
        ("/name/en", "the pack, name in en"),
        ("/places/0/name/hr", "place `place-1`, name in hr"),
        ("/places/0/at/ru", "place `place-1`, at in ru"),
        (
            "/places/0/roles/1/name/hr",
            "place `place-1`, role `guest`, name in hr",
        ),
    ];
    let table = [
        ("", "the text is empty"),
        (" \u{A0}", "the text is empty"),
        (" Zoo", "the text begins or ends with a space"),
        ("a\nb", "the invisible character U+000A is not allowed"),
        ("a\u{0}b", "the invisible character U+0000 is not allowed"),
        ("a\u{85}b", "the invisible character U+0085 is not allowed"),
        (
            "a\u{202E}b",
            "the invisible character U+202E is not allowed",
        ),
        (
            "a\u{2066}b",
            "the invisible character U+2066 is not allowed",
        ),
        (
            "a\u{200B}b",
            "the invisible character U+200B is not allowed",
        ),
        (
            "a\u{2028}b",
            "the invisible character U+2028 is not allowed",
        ),
        (
            &"č".repeat(61),
            "the text has 61 characters; at most 60 are allowed",
        ),
    ];
    for (pointer, spot) in spots {
        for (text, expected) in table {
            assert_eq!(
                words(&with(pointer, json!(text))),
                format!("{spot}: {expected}")
            );
        }
    }
}

#[test]
fn numbers_out_of_range_are_refused() {
    for (field, value, expected) in [
        (
            "year",
            json!(1887),
            "the year 1887 is not from 1888 to 2100",
        ),
        (
            "year",
            json!(2101),
            "the year 2101 is not from 1888 to 2100",
        ),
        (
            "attributes",
            json!({ "crowd": 4, "noise": 5 }),
            "the attribute `noise` is 5; it goes from 0 to 4",
        ),
    ] {
        let expected = format!("place `place-1`: {expected}");
        assert_eq!(words(&having(field, value)), expected);
    }
    for (field, value, complaint) in [
        (
            "year",
            json!("1942"),
            "invalid type: string \"1942\", expected u16",
        ),
        (
            "attributes",
            json!([4]),
            "invalid type: sequence, expected attributes with their numbers",
        ),
        (
            "attributes",
            json!({ "noise": -1 }),
            "invalid value: integer `-1`, expected u8",
        ),
        (
            "attributes",
            json!({ "nosie": 1 }),
            "unknown variant `nosie`, expected one of `indoors`",
        ),
    ] {
        let words = words(&having(field, value));
        assert!(words.contains(complaint), "{words}");
    }
}

#[test]
fn an_attribute_given_twice_is_refused() {
    let sound = String::from_utf8(having("attributes", json!({ "noise": 1 }))).unwrap();
    let twice = sound.replacen("\"noise\":1", "\"noise\":1,\"noise\":1", 1);
    assert!(words(twice.as_bytes()).ends_with("duplicate attribute `noise`"));
}

#[test]
fn damaged_files_never_panic() {
    let sound = pack_of(8).to_string().into_bytes();
    for cut in 0..sound.len() {
        assert!(parse(&sound[..cut]).is_err(), "cut at {cut}");
    }
    for index in 0..sound.len() {
        for byte in [0x00, b'"', b'}', 0xC3, 0xFF] {
            let mut damaged = sound.clone();
            damaged[index] = byte;
            // Some damage is harmless, such as a quote that was a quote before.
            drop(parse(&damaged));
        }
    }
    assert!(parse("[".repeat(100_000).as_bytes()).is_err());
}
