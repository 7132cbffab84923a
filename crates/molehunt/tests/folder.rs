//! A server that is given a folder of packs: what it says, lists and serves.

#![expect(clippy::unwrap_used, reason = "a server that breaks fails its test")]

mod serving;

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};

use serving::Serving;

const SOUND: &str = include_str!("../../content/tests/cases/sound.json");

/// The folder that is given, beside the tables.
const CLUB: &[&str] = &["--packs", "club"];

fn get(server: &Serving, path: &str) -> String {
    let mut stream = TcpStream::connect(&server.address).unwrap();
    let host = &server.address;
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// A folder with packs to serve, emptied first.
fn with_packs(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("folder")
        .join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(folder.join("club")).unwrap();
    for (file, text) in files {
        fs::write(folder.join("club").join(file), text).unwrap();
    }
    folder
}

#[test]
fn packs_of_a_folder_are_counted_listed_and_served() {
    let second = SOUND.replace("our-house", "their-house");
    let files = [("a.json", SOUND), ("B.JSON", &second), ("notes.txt", "no")];
    let server = Serving::start(&with_packs("served", &files), CLUB);
    assert!(
        server.said.contains("2 packs read from club"),
        "{}",
        server.said
    );
    let list = get(&server, "/api/packs");
    assert!(list.contains("\"our-house\"") && list.contains("\"their-house\""));
    assert!(get(&server, "/api/packs/their-house").contains("Tavan"));
}

#[test]
fn a_file_that_was_changed_is_served_anew_after_a_restart() {
    let folder = with_packs("changed", &[("a.json", SOUND)]);
    let tag = |answer: &str| {
        let mut lines = answer.lines();
        lines
            .find(|line| line.starts_with("etag:"))
            .map(str::to_owned)
    };
    let before = get(&Serving::start(&folder, CLUB), "/api/packs/our-house");
    assert!(before.contains("Tavan"));
    let changed = SOUND.replace("Tavan", "Stubište");
    fs::write(folder.join("club/a.json"), changed).unwrap();
    let after = get(&Serving::start(&folder, CLUB), "/api/packs/our-house");
    assert!(after.contains("Stubište") && !after.contains("Tavan"));
    assert_ne!(tag(&before).unwrap(), tag(&after).unwrap());
}
