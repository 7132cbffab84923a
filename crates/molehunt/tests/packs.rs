//! `molehunt packs check` as whoever writes a pack uses it: files in, lines and an exit code out. And
//! the server that is given a folder of packs.

#![expect(clippy::unwrap_used, reason = "a command that breaks fails its test")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const SOUND: &str = include_str!("../../content/tests/cases/sound.json");

/// A folder for one test, emptied first.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("packs")
        .join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../content/tests/cases")
}

fn molehunt(arguments: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_molehunt"))
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
}

fn check(files: &[&str], folder: &Path) -> (Option<i32>, String) {
    let output = molehunt(&[&["packs", "check"], files].concat(), folder);
    (
        output.status.code(),
        String::from_utf8(output.stdout).unwrap(),
    )
}

#[test]
fn every_fault_is_told_with_its_line_and_what_to_do() {
    for (file, expected) in [
        (
            "too_few_places",
            "5:13: places: a pack needs at least 8 places and this one has 7; add some",
        ),
        (
            "too_many_places",
            "5:13: places: a pack may have 200 places and this one has 201; take some out, or make two packs of it",
        ),
        (
            "duplicate_id",
            "9:12: places[3].id: the id `attic` is taken on line 7; write another one here",
        ),
        (
            "duplicate_name",
            "9:37: places[3].name.hr: the name “tavan” is taken on line 7; write another one here, or take it out",
        ),
        (
            "empty_text",
            "9:37: places[3].name.hr: the text is empty; write something, or take out what it names",
        ),
        (
            "text_too_long",
            "9:37: places[3].name.hr: the text has 61 characters and may have 60; make it shorter",
        ),
        (
            "hidden_character",
            "9:37: places[3].name.hr: the text contains U+202E, which turns the direction of writing around; \
             delete it, or type the text anew if you cannot find it",
        ),
        (
            "not_utf8",
            "9:42: from here on this is not UTF-8; save the file again with UTF-8 as its encoding",
        ),
        (
            "not_json",
            "9:5: this is not JSON: expected `,` or `]`; look here for a comma, a quote or a bracket",
        ),
        (
            "unknown_field",
            "9:22: places[3]: nothing here is called `nmae`; correct it to one of `id`, `name`, `at`, `year`, \
             `roles`, `attributes`, or take it out",
        ),
        (
            "wrong_type",
            "9:30: places[3].name: this is a text in quotes; write an object in braces instead",
        ),
        (
            "missing_language",
            "9:30: places[3].name: the text in en is missing; write it here, or leave en out everywhere",
        ),
    ] {
        let file = format!("{file}.json");
        let (code, said) = check(&[&file], &cases());
        assert_eq!(said, format!("{file}:{expected}\n"));
        assert_eq!(code, Some(1), "{file}");
    }
}

#[test]
fn a_file_of_five_megabytes_is_told_by_its_size() {
    let folder = folder("five-megabytes");
    fs::write(folder.join("big.json"), vec![b' '; 5 * 1024 * 1024]).unwrap();
    let (code, said) = check(&["big.json"], &folder);
    let expected = "big.json:1:1: the file has 5242880 bytes and may have 262144;";
    assert!(said.starts_with(expected), "{said}");
    assert_eq!(code, Some(1));
}

#[test]
fn sound_packs_are_counted_and_faulty_ones_do_not_hide_them() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs");
    let (code, said) = check(&["places.json", "films.json"], &house);
    assert_eq!(
        said,
        "places.json: ok, 54 places, 378 roles, in en, hr, ru\n\
         films.json: ok, 60 places, 420 roles, in en, hr, ru\n"
    );
    assert_eq!(code, Some(0));
    let (code, said) = check(&["empty_text.json", "sound.json"], &cases());
    assert!(
        said.ends_with("sound.json: ok, 8 places, 0 roles, in hr\n"),
        "{said}"
    );
    assert_eq!(code, Some(1));
}

#[test]
fn a_file_that_is_not_there_is_said_to_be_so() {
    let output = molehunt(&["packs", "check", "nowhere.json"], &cases());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.starts_with("molehunt: nowhere.json cannot be read"),
        "{said}"
    );
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_file_that_cannot_be_read_does_not_hide_the_others() {
    let (code, said) = check(&["nowhere.json", "sound.json"], &cases());
    assert_eq!(said, "sound.json: ok, 8 places, 0 roles, in hr\n");
    assert_eq!(code, Some(1));
}

/// Starts a server that must not start, and says why it did not.
fn refusal(name: &str, file: &str, pack: &str) -> String {
    let folder = folder(name);
    fs::write(folder.join(file), pack).unwrap();
    fs::write(folder.join("notes.txt"), "not a pack").unwrap();
    let arguments = [
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--data",
        "data",
        "--packs",
        ".",
    ];
    let output = molehunt(&arguments, &folder);
    assert_eq!(output.status.code(), Some(1), "{file}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_server_does_not_start_with_a_faulty_pack() {
    let faulty = SOUND.replace("Tavan", "");
    assert_eq!(
        refusal("faulty", "faulty.json", &faulty),
        "molehunt: this pack cannot be used:\n\
         ./faulty.json:7:36: places[1].name.hr: the text is empty; write something, or take out what it names\n"
    );
}

#[test]
fn a_server_does_not_start_with_two_packs_of_one_id() {
    for (name, id, expected) in [
        (
            "house-id",
            "places",
            "the id `places` is taken by another pack",
        ),
        (
            "own-id",
            "own-house",
            "the id `own-house` begins with `own-`",
        ),
    ] {
        let clashing = SOUND.replace("our-house", id);
        let said = refusal(name, "clash.json", &clashing);
        assert!(said.contains(expected), "{said}");
        assert!(said.contains("clash.json"), "{said}");
    }
}
