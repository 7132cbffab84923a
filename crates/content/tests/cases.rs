//! One file for each fault, named after it. The client's own check reads the same files.

#![expect(clippy::unwrap_used, reason = "a table that breaks fails its test")]

use content::{Library, parse};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use wire::pack::FaultId;

const SOUND: &str = "sound";

/// Not in a file, since it would be one of megabytes.
const TOO_LARGE: &str = "too_large";

fn cases() -> BTreeMap<String, Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    files
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, fs::read(path).unwrap())
        })
        .collect()
}

/// As JSON spells it.
fn name(fault: FaultId) -> String {
    let name = serde_json::to_value(fault).unwrap();
    name.as_str().unwrap().to_owned()
}

#[test]
fn each_file_has_the_fault_it_is_named_after_and_no_other() {
    for (file, bytes) in cases() {
        let found = match parse(&bytes) {
            Ok(_) => vec![SOUND.to_owned()],
            Err(faults) => faults.found().iter().map(|it| name(it.what.id())).collect(),
        };
        assert_eq!(found, [file]);
    }
}

#[test]
fn every_fault_has_its_file() {
    let schema = include_str!("../../../docs/protocol.schema.json");
    let schema: serde_json::Value = serde_json::from_str(schema).unwrap();
    let faults = schema["$defs"]["FaultId"]["enum"].as_array().unwrap();
    let cases = cases();
    for fault in faults {
        let fault = fault.as_str().unwrap();
        assert!(fault == TOO_LARGE || cases.contains_key(fault), "{fault}");
    }
    assert_eq!(
        cases.len(),
        faults.len(),
        "one for each but one, and a sound one"
    );
}

#[test]
fn a_file_of_five_megabytes_is_refused_unread() {
    let faults = parse(&vec![b' '; 5 * 1024 * 1024]).unwrap_err();
    assert_eq!(name(faults.found()[0].what.id()), TOO_LARGE);
    assert!(faults.to_string().contains("5242880 bytes"), "{faults}");
}

#[test]
fn the_packs_of_the_house_have_no_fault_when_written_anew() {
    for pack in Library::embedded().packs() {
        let json = serde_json::to_vec(pack.as_ref()).unwrap();
        assert_eq!(parse(&json).as_ref(), Ok(pack.as_ref()));
    }
}
