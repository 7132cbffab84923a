//! Frames and records are written by hand, and nobody can tell.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::json;
use wire::json::write;

#[track_caller]
fn same(value: &impl Serialize) {
    let mut own = String::new();
    write(&mut own, value).expect("it is writable");
    let theirs = serde_json::to_string(value).expect("it is writable");
    assert_eq!(own, theirs);
}

#[derive(Serialize)]
enum Shape {
    Dot,
    Round(u8),
    Pair(i16, bool),
    Named {
        text: &'static str,
        none: Option<u8>,
    },
}

#[derive(Serialize)]
struct Wrapped(u64);

#[derive(Serialize)]
struct Nothing;

#[derive(Serialize)]
#[serde(tag = "is")]
enum Tagged {
    Inner(Inner),
    Bare {},
}

#[derive(Serialize)]
struct Inner {
    #[serde(flatten)]
    rest: BTreeMap<&'static str, i64>,
    list: Vec<()>,
}

#[test]
fn every_shape_reads_as_serde_json_writes_it() {
    same(&[
        Shape::Dot,
        Shape::Round(255),
        Shape::Pair(-300, true),
        Shape::Named {
            text: "a",
            none: None,
        },
    ]);
    same(&(Wrapped(u64::MAX), Nothing, 'ž', false, i64::MIN));
    same(&[
        Tagged::Bare {},
        Tagged::Inner(Inner {
            rest: BTreeMap::from([("a", 1), ("b", -2)]),
            list: vec![(), ()],
        }),
    ]);
    same(&BTreeMap::from([(Some(7), "seven"), (Some(10), "ten")]));
    same(&json!({ "deep": [{ "er": [null, [], {}] }], "": "" }));
}

#[test]
fn every_number_reads_as_serde_json_writes_it() {
    for number in -300..=300_i16 {
        same(&(number, i64::from(number), number.unsigned_abs()));
    }
    same(&(i8::MIN, u8::MAX, u16::MAX, u32::MAX, i32::MIN));
}

#[test]
fn every_letter_reads_as_serde_json_writes_it() {
    for letter in (0..=0x2_100).filter_map(char::from_u32) {
        same(&format!("before {letter} after"));
    }
    same(&"🕵️ \u{10ffff} \"\\/\u{7f}");
}

#[test]
fn a_fraction_is_not_written() {
    assert!(write(&mut String::new(), &[0.5]).is_err());
}
