//! `molehunt load` against a server: every game is played, and what makes no sense is refused in words.

#![expect(clippy::unwrap_used, reason = "a server that breaks fails its test")]

mod serving;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{fs, thread};

use serde_json::Value;
use serving::Serving;

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("load")
        .join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn load(address: &str, more: Vec<&str>) -> Output {
    Command::new(env!("CARGO_BIN_EXE_molehunt"))
        .args([
            "load",
            address,
            "--tables",
            "2",
            "--seconds",
            "1",
            "--idle",
            "0",
        ])
        .args(more)
        .output()
        .unwrap()
}

#[test]
fn every_game_is_played() {
    let server = Serving::start(&folder("games"), &[]);
    let games: [&[&str]; 5] = [
        &["--game", "spy", "--players", "4", "--asking", "written"],
        &["--game", "spy", "--players", "2", "--idle-in-round"],
        &["--game", "captains", "--players", "7", "--idle-in-round"],
        &["--game", "notebook", "--players", "12", "--rate", "20"],
        &["--game", "notebook", "--players", "4", "--vanish"],
    ];
    // Side by side, so that it takes a second.
    let reports = thread::scope(|scope| {
        let playing = games.map(|game| {
            let more = [game, &["--json"]].concat();
            scope.spawn(|| load(&server.address, more))
        });
        playing.map(|playing| playing.join().unwrap())
    });
    for (game, output) in games.iter().zip(&reports) {
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{game:?}: {said}");
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        // Twelve may sit down with notebooks, and nobody can begin.
        let plays = game[3] != "12";
        assert_eq!(report["steps"].as_u64() > Some(0), plays, "{report}");
        if plays {
            assert!(
                report["per_step"]["bytes_per_phone"].as_f64() > Some(100.0),
                "{report}"
            );
            assert!(report["latency_ms"]["p50"].as_f64() > Some(0.0), "{report}");
            let asks = game[1] != "notebook";
            let questions = &report["per_step"]["bytes_per_question"];
            assert_eq!(questions.is_number(), asks, "{report}");
        }
    }
}

#[test]
fn the_report_can_be_read_by_people() {
    let server = Serving::start(&folder("people"), &[]);
    let output = load(
        &format!("http://{}/", server.address),
        vec!["--players", "3"],
    );
    let text = String::from_utf8(output.stdout).unwrap();
    for line in [
        "2 tables of 3 played spy for 1 s",
        "steps/s",
        "p99",
        "CPU per step",
    ] {
        assert!(text.contains(line), "{text}");
    }
}

#[test]
fn what_makes_no_sense_is_refused_in_words() {
    let server = Serving::start(&folder("nonsense"), &[]);
    let here: &str = &server.address;
    let table: [(&str, &[&str], &str); 7] = [
        ("https://molehunt.example", &[], "with http://"),
        ("127.0.0.1:1", &[], "nobody answers at 127.0.0.1:1"),
        (here, &["--tables", "0"], "there is no table to play at"),
        (here, &["--players", "13"], "two to twelve"),
        (here, &["--rate", "0"], "a rate is above nothing"),
        (
            here,
            &["--game", "floor", "--idle-in-round"],
            "no round begins",
        ),
        (here, &["--ruleset", "poker"], "does not play spy like this"),
    ];
    for (address, more, expected) in table {
        let mut args = vec!["load", address, "--seconds", "1"];
        args.extend(more);
        let output = Command::new(env!("CARGO_BIN_EXE_molehunt"))
            .args(&args)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{args:?}");
        assert!(said.contains(expected), "{args:?}: {said}");
    }
}
