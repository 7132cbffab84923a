//! `molehunt verify` as somebody uses it who has saved the rounds of an evening: files in, words and an exit code out.

#![expect(clippy::unwrap_used, reason = "a command that breaks fails its test")]

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;

use fair::proof::FILE_BYTES_MAX;
use serde::Deserialize;

/// What every verifier has to find in a file.
#[derive(Deserialize)]
struct Vector {
    file: String,
    verdict: String,
    seat: Option<u16>,
    code: Option<String>,
    #[serde(default)]
    failed: Vec<String>,
    line: Option<usize>,
}

const NOTHING_WRONG: Option<i32> = Some(0);
const NO_PROOF: Option<i32> = Some(1);
const DIFFERS: Option<i32> = Some(5);

fn vectors() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/verifier/vectors")
}

fn vector(name: &str) -> Vec<u8> {
    fs::read(vectors().join(name)).unwrap()
}

/// A folder for one test, emptied first.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("verify")
        .join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn command(files: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_molehunt"));
    command.arg("verify").args(files).current_dir(folder);
    command
}

fn verify(files: &[&str], folder: &Path) -> (Option<i32>, String) {
    let Output { status, stdout, .. } = command(files, folder).output().unwrap();
    (status.code(), String::from_utf8(stdout).unwrap())
}

/// The same of standard input, which may be more than anybody reads.
fn verify_piped(input: Vec<u8>) -> (Option<i32>, String) {
    let mut command = command(&["-"], &vectors());
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let feeding = thread::spawn(move || drop(stdin.write_all(&input)));
    let Output { status, stdout, .. } = child.wait_with_output().unwrap();
    feeding.join().unwrap();
    (status.code(), String::from_utf8(stdout).unwrap())
}

/// What of it people read first.
fn verdict_line(vector: &Vector) -> String {
    match (vector.verdict.as_str(), vector.seat, vector.line) {
        ("proved", Some(seat), None) => format!("Proved for seat {seat}: "),
        ("proved without this phone", None, None) => "Proved, but not with this phone's ".into(),
        ("not proved", None, None) => "Not proved: nothing is wrong".into(),
        ("wrong", None, None) => "WRONG: something differs".into(),
        ("unreadable", None, Some(line)) => {
            format!("This is no proof as phones save it: line {line}: ")
        }
        other => panic!("{}: {other:?}", vector.file),
    }
}

fn expected_code(vector: &Vector) -> Option<i32> {
    match vector.verdict.as_str() {
        "wrong" => DIFFERS,
        "unreadable" => NO_PROOF,
        _ => NOTHING_WRONG,
    }
}

#[test]
fn every_vector_is_judged_as_it_has_to_be() {
    let index = fs::read_to_string(vectors().join("index.json")).unwrap();
    let all: Vec<Vector> = serde_json::from_str(&index).unwrap();
    let here = fs::read_dir(vectors()).unwrap().count();
    assert_eq!(all.len() + 1, here, "the index names every file");
    for vector in all {
        let file = &vector.file;
        let (code, said) = verify(&[file], &vectors());
        assert_eq!(code, expected_code(&vector), "{file}: {said}");
        let mut lines = said.lines();
        assert_eq!(lines.next(), Some(file.as_str()));
        let verdict = lines.next().unwrap().trim_start();
        assert!(verdict.starts_with(&verdict_line(&vector)), "{said}");
        if vector.line.is_some() {
            continue;
        }
        let round = lines.next().unwrap();
        let named = vector.code.map_or("no round code".to_owned(), |code| {
            format!("round code {code}: ")
        });
        assert!(round.contains(&named), "{said}");
        let (_, differs) = said.split_once("What differs\n").unwrap_or_default();
        let differs = differs.lines().take_while(|line| !line.is_empty()).count();
        assert_eq!(differs, vector.failed.len(), "{said}");
    }
}

#[test]
fn what_cannot_be_checked_is_said_with_its_reason() {
    for (file, reason) in [
        (
            "round-still-on.txt",
            "The server has not told its number for the cards.",
        ),
        (
            "without-a-list.txt",
            "The file has no list of places, so what is drawn from it cannot be drawn again.",
        ),
        (
            "unproved.txt",
            "The server dealt this round alone, so nothing of it can be proved.",
        ),
        (
            "two-attempts-abandoned.txt",
            "Attempt 2 was abandoned: a backup was put back.",
        ),
    ] {
        let (_, said) = verify(&[file], &vectors());
        let (_, open) = said.split_once("What cannot be checked\n").unwrap();
        assert!(open.contains(&format!("    {reason}\n")), "{said}");
    }
}

#[test]
fn a_dash_is_standard_input() {
    let (code, said) = verify_piped(vector("spy-agent.txt"));
    assert_eq!(code, NOTHING_WRONG, "{said}");
    assert!(said.starts_with("-\n  Proved for seat 2: "), "{said}");
}

#[test]
fn what_is_no_proof_is_refused_with_the_line_and_the_reason() {
    let folder = folder("no-proof");
    let sound = vector("spy-agent.txt");
    let carriage = String::from_utf8(sound.clone())
        .unwrap()
        .replace('\n', "\r\n");
    let too_large = [&sound[..], &vec![b'\n'; FILE_BYTES_MAX]].concat();
    for (input, reason) in [
        (
            Vec::new(),
            "line 1: this line is cut off: it has no line feed",
        ),
        (b"\n".to_vec(), "line 1: a line `molehunt1` is missing here"),
        (
            vec![0xff, 0xd8, 0xff],
            "line 1: something here is not plain ASCII",
        ),
        (
            carriage.into_bytes(),
            "line 1: this line ends with a carriage return",
        ),
        (
            too_large,
            "line 1: the file is larger than 1 MiB, and no proof is",
        ),
    ] {
        fs::write(folder.join("saved.txt"), &input).unwrap();
        for (code, said) in [verify(&["saved.txt"], &folder), verify_piped(input)] {
            assert_eq!(code, NO_PROOF, "{said}");
            assert!(said.contains(reason), "{said}");
        }
    }
}

/// Nobody waits for the end of such a file.
#[cfg(unix)]
#[test]
fn a_file_without_an_end_is_refused() {
    let (code, said) = verify(&["/dev/zero"], &vectors());
    assert_eq!(code, NO_PROOF);
    assert!(said.contains("larger than 1 MiB"), "{said}");
}

#[test]
fn what_cannot_be_opened_is_named_and_does_not_hide_the_others() {
    let files = ["nowhere.txt", ".", "spy-agent.txt"];
    let output = command(&files, &vectors()).output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    let mut errors = errors.lines();
    for file in &files[..2] {
        let expected = format!("molehunt: {file} cannot be read: ");
        assert!(errors.next().unwrap().starts_with(&expected));
    }
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        said.starts_with("spy-agent.txt\n  Proved for seat 2: "),
        "{said}"
    );
    assert!(
        said.ends_with("Proved: 1. Not proved: 0. Wrong: 0. No proof: 2.\n"),
        "{said}"
    );
    assert_eq!(output.status.code(), NO_PROOF);
}

#[test]
fn an_evening_is_counted_and_one_wrong_deal_in_it_counts_most() {
    let files = [
        "spy-agent.txt",
        "notebook.txt",
        "unproved.txt",
        "bad-letters.txt",
        "lie-another-spy.txt",
    ];
    let (code, said) = verify(&files, &vectors());
    assert_eq!(code, DIFFERS);
    assert!(
        said.ends_with("Proved: 2. Not proved: 1. Wrong: 1. No proof: 1.\n"),
        "{said}"
    );
}

/// Either file would do alone, and only together they show that two phones were shown different deals.
#[test]
fn one_round_with_two_codes_differs() {
    let folder = folder("two-codes");
    let one = String::from_utf8(vector("round-still-on.txt")).unwrap();
    let other = one.replace("ruleset|time-travel\n", "ruleset|film-night\n");
    for (file, text) in [
        ("ana.txt", &one),
        ("boris.txt", &other),
        ("cvita.txt", &one),
    ] {
        fs::write(folder.join(file), text).unwrap();
        assert_eq!(verify(&[file], &folder).0, NOTHING_WRONG);
    }
    assert_eq!(verify(&["ana.txt", "cvita.txt"], &folder).0, NOTHING_WRONG);
    let (code, said) = verify(&["ana.txt", "boris.txt", "cvita.txt"], &folder);
    assert_eq!(code, DIFFERS);
    let expected = "Table KRZNB, round 7 has more than one round code here: 4FD7-25 and ";
    assert!(said.contains(expected), "{said}");
}
