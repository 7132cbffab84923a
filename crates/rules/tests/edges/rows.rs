//! Every row of RULES 9 that concerns the room or a game has a test that is named after it.

use std::{collections::BTreeSet, fs, path::Path};

/// The numbers in the names of all tests of this folder and of those in it.
fn tested() -> BTreeSet<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/edges");
    let [captains, notebook] = ["captains", "notebook"].map(|game| folder.join(game));
    let files = [folder, captains, notebook].map(|folder| fs::read_dir(folder).expect("a folder"));
    let paths = files.into_iter().flatten();
    let paths = paths.map(|file| file.expect("a file").path());
    let sources = paths.filter(|path| path.extension().is_some_and(|end| end == "rs"));
    let texts = sources.map(|path| fs::read_to_string(path).expect("a source"));
    texts.flat_map(|text| rows_of(&text)).collect()
}

fn rows_of(source: &str) -> Vec<u8> {
    let tests = source.split("#[test]\nfn row_").skip(1);
    tests.filter_map(|name| name[..2].parse().ok()).collect()
}

#[test]
fn every_row_has_a_test() {
    let rows = (1..=40).chain(42..=53);
    let tested = tested();
    let missing: Vec<u8> = rows.filter(|row| !tested.contains(row)).collect();
    assert_eq!(missing, [0; 0]);
}

#[test]
fn a_row_is_found_by_its_test_and_not_by_its_name_alone() {
    let tested = "#[test]\nfn row_07_a_voter_who_misses_two_votes_is_away() {}\n";
    assert_eq!(rows_of(tested), [7]);
    assert_eq!(rows_of("fn row_07_is_no_test() {}\n"), [0; 0]);
}
