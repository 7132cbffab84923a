//! The document about packs keeps its word: its example is read by the code it describes.

use content::{
    DISTANCE_MIN, LEVEL_MAX, PLACES_MAX, PLACES_MIN, ROLES_MAX, TEXT_CHARS_MAX, YEAR_MAX, YEAR_MIN,
    parse,
};
use wire::Attribute;
use wire::pack::Language;

const DOCUMENT: &str = include_str!("../../../docs/packs.md");

fn example() -> &'static str {
    let (_, rest) = DOCUMENT.split_once("```json\n").expect("an example begins");
    rest.split_once("```").expect("the example ends").0
}

#[test]
fn the_documented_example_is_a_pack() {
    let pack = parse(example().as_bytes()).unwrap();
    assert_eq!((pack.id.as_str(), pack.places.len()), ("our-house", 8));
}

#[test]
fn the_smallest_example_is_as_small_as_a_pack_can_be() {
    let pack = parse(include_bytes!("../../../docs/example-pack.json")).unwrap();
    assert_eq!(pack.places.len(), PLACES_MIN);
    assert_eq!(pack.name.languages(), [Language::En]);
}

#[test]
fn the_documented_faults_are_what_the_parser_says() {
    let mut damaged = example().to_owned();
    for (sound, broken) in [
        (", \"ru\": \"Наш дом\"", ""),
        ("\"hr\": \"Tavan\"", "\"hr\": \"\""),
        ("\"en\": \"Cellar\"", "\"en\": \"Attic\""),
        ("\"id\": \"roof\"", "\"id\": \"Roof\""),
    ] {
        assert!(damaged.contains(sound), "{sound}");
        damaged = damaged.replacen(sound, broken, 1);
    }
    for fault in parse(damaged.as_bytes()).unwrap_err().found() {
        let words = format!("our-house.json:{fault}");
        assert!(DOCUMENT.lines().any(|line| line == words), "{words}");
    }
}

#[test]
fn every_attribute_is_explained_in_the_order_of_the_code() {
    let (_, rest) = DOCUMENT
        .split_once("| attribute | 0 | 4 |")
        .expect("a table of attributes begins");
    let rows = rest.lines().skip(2).take_while(|row| row.starts_with('|'));
    let explained: Vec<&str> = rows.filter_map(|row| row.split('`').nth(1)).collect();
    let known: Vec<&str> = Attribute::ALL.iter().map(|it| it.name()).collect();
    assert_eq!(explained, known);
}

#[test]
fn the_numbers_in_the_document_are_those_of_the_code() {
    let document = DOCUMENT.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        format!("by a number from 0 to {LEVEL_MAX} "),
        format!("add up to {DISTANCE_MIN} or more"),
        format!("first shown, {YEAR_MIN} to {YEAR_MAX}"),
        format!("{PLACES_MIN} to {PLACES_MAX} places"),
        format!("up to {ROLES_MAX} of them"),
        format!("each at most {TEXT_CHARS_MAX} characters"),
    ] {
        assert!(
            document.contains(&said),
            "docs/packs.md does not say: {said}"
        );
    }
}
