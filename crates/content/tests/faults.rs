//! Every fault a pack can have, one row each: what is broken, and the words its author reads.

use content::{FAULTS_MAX, FILE_BYTES_MAX, parse};
use serde_json::{Value, json};
use wire::pack::Language;

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

/// All that is said about it.
fn words(bytes: &[u8]) -> String {
    parse(bytes).expect_err("the pack is broken").to_string()
}

/// What is said when there is one fault, without its line and column.
fn one_fault(bytes: &[u8]) -> String {
    let faults = parse(bytes).expect_err("the pack is broken");
    let [fault] = faults.found() else {
        panic!("not one fault:\n{faults}");
    };
    format!("{}: {}", fault.path, fault.what)
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
        let at = pack.places[7].at.as_ref().unwrap();
        assert_eq!(at.get(Language::Hr), Some("at place 8"));
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
    let said = words(&padded);
    assert!(
        said.starts_with("1:1: the file has 262145 bytes and may have 262144;"),
        "{said}"
    );
}

#[test]
fn what_is_optional_may_be_left_out() {
    let mut pack = pack_of(8);
    for place in pack["places"].as_array_mut().unwrap() {
        let place = place.as_object_mut().unwrap();
        place.remove("at");
        place.remove("roles");
    }
    let pack = parse(pack.to_string().as_bytes()).unwrap();
    assert!(pack.places[0].at.is_none() && pack.places[0].roles.is_empty());
}

#[test]
fn fields_are_known_and_there_once() {
    let sound = pack_of(8).to_string();
    let damaged = |from: &str, to: &str| {
        let damaged = sound.replacen(from, to, 1);
        assert_ne!(damaged, sound);
        one_fault(damaged.as_bytes())
    };
    assert_eq!(
        damaged("\"format\":1", "\"format\":1,\"format\":1"),
        "format: `format` is written twice; keep one of them"
    );
    assert_eq!(
        damaged("\"format\":1", "\"format\":1,\"nmae\":1"),
        ": nothing here is called `nmae`; correct it to one of `format`, `id`, `name`, `places`, \
         or take it out"
    );
    assert_eq!(
        damaged("\"id\":\"cook\",", ""),
        "places[0].roles[0]: `id` is missing; write it here"
    );
    assert_eq!(
        one_fault(&having("attributes", json!({ "nosie": 1 })))
            .split(';')
            .next(),
        Some("places[0].attributes: nothing here is called `nosie`")
    );
}

#[test]
fn every_fault_is_found_in_the_order_of_the_file() {
    let mut pack = pack_of(9);
    pack["places"][1]["name"]["hr"] = json!("");
    pack["places"][3]["id"] = json!("place-1");
    pack["places"][8]["roles"][1]["name"] = json!("Guest");
    let file = serde_json::to_string_pretty(&pack).unwrap();
    let faults = parse(file.as_bytes()).unwrap_err();
    let lines: Vec<&str> = file.lines().collect();
    let spots: Vec<(&str, char)> = faults
        .found()
        .iter()
        .map(|fault| {
            let line = lines[fault.line as usize - 1];
            let column = fault.column as usize - 1;
            (&*fault.path, line.chars().nth(column).unwrap())
        })
        .collect();
    assert_eq!(
        spots,
        [
            ("places[1].name.hr", '"'),
            ("places[3].id", '"'),
            ("places[8].roles[1].name", '"'),
        ]
    );
    let first_id = lines
        .iter()
        .position(|line| line.contains("place-1"))
        .unwrap()
        + 1;
    let said = faults.found()[1].what.to_string();
    assert!(
        said.contains(&format!("taken on line {first_id};")),
        "{said}"
    );
}

#[test]
fn a_file_of_nothing_but_faults_is_told_in_short() {
    let faulty = with("/places", json!(vec![7; 50_000]));
    let faults = parse(&faulty).unwrap_err();
    assert_eq!(faults.found().len(), FAULTS_MAX);
    assert!(faults.left_out() > 0);
    assert!(
        faults
            .to_string()
            .ends_with(&format!("and {} more", faults.left_out()))
    );
}

#[test]
fn a_complaint_is_short_and_safe_to_print() {
    let field = format!("\\u001b[2J\\u202e{}", "x".repeat(5000));
    for file in [
        format!("{{\"format\": 1, \"{field}\": 0}}"),
        format!("{{\"format\": 1, \"id\": \"{field}\"}}"),
    ] {
        let complaint = words(file.as_bytes());
        assert!(complaint.chars().count() < 400, "{complaint}");
        assert!(complaint.contains("`\u{FFFD}[2J\u{FFFD}xxx"), "{complaint}");
    }
}

#[test]
fn too_few_or_too_many_places_are_refused() {
    for (count, expected) in [
        (0, "a pack needs at least 8 places and this one has 0;"),
        (7, "a pack needs at least 8 places and this one has 7;"),
        (201, "a pack may have 200 places and this one has 201;"),
    ] {
        let said = one_fault(pack_of(count).to_string().as_bytes());
        assert!(said.starts_with(&format!("places: {expected}")), "{said}");
    }
    let roles: Vec<Value> = (0..25)
        .map(|n| json!({ "id": format!("r{n}"), "name": text(&format!("Role {n}")) }))
        .collect();
    let said = one_fault(&with("/places/0/roles", json!(roles)));
    assert!(
        said.starts_with("places[0].roles: a place may have 24 roles and"),
        "{said}"
    );
}

#[test]
fn bad_and_repeated_ids_are_refused() {
    for bad in [
        "",
        "Zoo",
        "zoo park",
        "zoo_park",
        "жук",
        "zoo\n",
        &"a".repeat(41),
    ] {
        for (pointer, path) in [
            ("/id", "id"),
            ("/places/1/id", "places[1].id"),
            ("/places/1/roles/0/id", "places[1].roles[0].id"),
        ] {
            let said = one_fault(&with(pointer, json!(bad)));
            assert!(said.starts_with(&format!("{path}: `")), "{said}");
            assert!(
                said.contains("is no id; write 1 to 40 characters"),
                "{said}"
            );
        }
    }
    for (pointer, id, expected) in [
        (
            "/places/3/id",
            "place-2",
            "places[3].id: the id `place-2` is taken on line 1;",
        ),
        (
            "/places/3/roles/1/id",
            "cook",
            "places[3].roles[1].id: the id `cook` is taken on line 1;",
        ),
        (
            "/places/3/roles/1/id",
            "visitor",
            "places[3].roles[1].id: the id `visitor` is kept for players beyond the last role;",
        ),
    ] {
        let said = one_fault(&with(pointer, json!(id)));
        assert!(said.starts_with(expected), "{said}");
    }
}

#[test]
fn names_may_not_repeat_in_any_language_whatever_their_case() {
    for language in ["en", "hr", "ru"] {
        for (pointer, path, name) in [
            ("/places/3/name", "places[3].name", "pLACE 2"),
            ("/places/0/roles/1/name", "places[0].roles[1].name", "COOK"),
        ] {
            let said = one_fault(&with(&format!("{pointer}/{language}"), json!(name)));
            let expected = format!("{path}.{language}: the name “{name}” is taken on line 1;");
            assert!(said.starts_with(&expected), "{said}");
        }
    }
    let mut pack = pack_of(8);
    pack["places"][0]["name"]["ru"] = json!("Ёлка");
    pack["places"][1]["name"]["ru"] = json!("ёЛКА");
    let said = one_fault(pack.to_string().as_bytes());
    assert!(
        said.starts_with("places[1].name.ru: the name “ёЛКА”"),
        "{said}"
    );
}

#[test]
fn texts_that_no_card_could_show_are_refused() {
    let spots = [
        ("/name/en", "name.en"),
        ("/places/0/name/hr", "places[0].name.hr"),
        ("/places/0/at/ru", "places[0].at.ru"),
        ("/places/0/roles/1/name/hr", "places[0].roles[1].name.hr"),
    ];
    let around = "which turns the direction of writing around";
    let table = [
        ("", "the text is empty".to_owned()),
        (" \u{A0}", "the text is empty".to_owned()),
        (" Zoo", "the text begins or ends with a space".to_owned()),
        (
            "a\nb",
            "the text contains U+000A, which breaks the line".to_owned(),
        ),
        (
            "a\u{0}b",
            "the text contains U+0000, which nobody can see".to_owned(),
        ),
        (
            "a\u{85}b",
            "the text contains U+0085, which nobody can see".to_owned(),
        ),
        ("a\u{202E}b", format!("the text contains U+202E, {around}")),
        ("a\u{2066}b", format!("the text contains U+2066, {around}")),
        (
            "a\u{200B}b",
            "the text contains U+200B, which nobody can see".to_owned(),
        ),
        (
            "a\u{2028}b",
            "the text contains U+2028, which breaks the line".to_owned(),
        ),
        (
            &"č".repeat(61),
            "the text has 61 characters and may have 60".to_owned(),
        ),
    ];
    for (pointer, path) in spots {
        for (text, expected) in &table {
            let said = one_fault(&with(pointer, json!(text)));
            assert!(said.starts_with(&format!("{path}: {expected};")), "{said}");
        }
        let said = one_fault(&with(pointer, json!(7)));
        let expected = "this is another number; write a text in quotes instead";
        assert_eq!(said, format!("{path}: {expected}"));
    }
}

#[test]
fn a_pack_may_be_in_some_languages_if_all_of_it_is() {
    let keep_only = |pack: &mut Value, kept: &[&str]| {
        let text = pack.as_object_mut().unwrap();
        text.retain(|language, _| kept.contains(&language.as_str()));
    };
    let mut pack = pack_of(8);
    keep_only(&mut pack["name"], &["hr"]);
    for index in 0..8 {
        let place = &mut pack["places"][index];
        keep_only(&mut place["name"], &["hr"]);
        keep_only(&mut place["at"], &["hr"]);
        for role in 0..2 {
            keep_only(&mut place["roles"][role]["name"], &["hr"]);
        }
    }
    let sound = parse(pack.to_string().as_bytes()).unwrap();
    assert_eq!(sound.name.languages(), [Language::Hr]);
    let mut stray = pack.clone();
    stray["name"]["ru"] = json!("Дом");
    let mut missing = pack_of(8);
    keep_only(&mut missing["name"], &["en", "hr"]);
    let mut none = pack.clone();
    none["places"][2]["at"] = json!({});
    for (pack, expected) in [
        (
            stray,
            "name.ru: other texts of this pack are not in ru; write it everywhere, or take it out",
        ),
        (
            missing,
            "name: the text in ru is missing; write it here, or leave ru out everywhere",
        ),
        (
            none,
            "places[2].at: a text needs at least one language out of en, hr and ru; write one",
        ),
    ] {
        assert_eq!(one_fault(pack.to_string().as_bytes()), expected);
    }
}

#[test]
fn numbers_out_of_range_are_refused() {
    for (field, value, expected) in [
        (
            "year",
            json!(1887),
            "year: the year 1887 is not from 1888 to 2100;",
        ),
        (
            "year",
            json!(2101),
            "year: the year 2101 is not from 1888 to 2100;",
        ),
        (
            "year",
            json!(70_000),
            "year: the year 70000 is not from 1888 to 2100;",
        ),
        (
            "year",
            json!("1942"),
            "year: this is a text in quotes; write a whole number",
        ),
        (
            "year",
            json!(19.5),
            "year: this is another number; write a whole number",
        ),
        (
            "attributes",
            json!({ "crowd": 4, "noise": 5 }),
            "attributes.noise: 5 is too much; attributes go from 0 to 4",
        ),
        (
            "attributes",
            json!([4]),
            "attributes: this is a list; write an object",
        ),
        (
            "attributes",
            json!({ "noise": -1 }),
            "attributes.noise: this is another number; write a whole number",
        ),
    ] {
        let said = one_fault(&having(field, value));
        assert!(said.starts_with(&format!("places[0].{expected}")), "{said}");
    }
}

#[test]
fn damaged_files_never_panic() {
    // Too few places, so that most of what is read is looked at and little is read twice.
    let sound = pack_of(2).to_string().into_bytes();
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
