//! The document about packs keeps its word: its example is read by the code it describes.

use content::parse;

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
fn the_documented_faults_are_what_the_parser_says() {
    let pack_name = ", \"ru\": \"Наш дом\"";
    let attic_name = "\"en\": \"Attic\", \"hr\": \"Tavan\"";
    for (sound, broken) in [
        (pack_name, ""),
        ("\"format\": 1", "\"format\": 2"),
        (attic_name, "\"en\": \"Attic\", \"hr\": \"\""),
        (attic_name, "\"en\": \"Cellar\", \"hr\": \"Tavan\""),
    ] {
        let damaged = example().replacen(sound, broken, 1);
        assert_ne!(damaged, example(), "{sound}");
        let words = parse(damaged.as_bytes()).unwrap_err().to_string();
        assert!(DOCUMENT.lines().any(|line| line == words), "{words}");
    }
}
