//! `molehunt load` against a server: every game is played, deals are timed, and what makes no sense is refused in words.

#![expect(clippy::unwrap_used, reason = "a server that breaks fails its test")]

mod serving;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;
use std::{fs, thread};

use ::load::Address;
use ::load::deals::{self, Phones};
use futures_util::future::try_join_all;
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

/// Deals that take more or fewer attempts than such phones should are an error.
#[tokio::test]
async fn deals_are_timed_with_phones_of_every_kind() {
    let server = Serving::start(&folder("deals"), &[]);
    let near: Address = server.address.parse().unwrap();
    let far = near.at_a_distance(Duration::from_millis(30));
    // An answer takes a round trip, and one more if numbers are asked for before. Whoever tells none is waited for.
    let table = [
        (&near, Phones::Old, 0.0),
        (&far, Phones::Old, 30.0),
        (&far, Phones::Prompt, 60.0),
        (&near, Phones::OneSilent, 1_990.0),
        (&near, Phones::OneCut, 1_990.0),
    ];
    let timing = table.map(|(address, phones, _)| deals::run(address, 4, phones, 2));
    let reports = try_join_all(timing).await.unwrap();
    for ((_, _, least_ms), report) in table.iter().zip(reports) {
        assert_eq!(report.deals_ms.len(), 2);
        let all = report.deals_ms.iter();
        assert!(all.clone().all(|took_ms| took_ms >= least_ms), "{report:?}");
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
