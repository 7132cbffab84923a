//! `molehunt simulate`: the same seed gives the same rounds, and what cannot be played is refused in words.

#![expect(
    clippy::unwrap_used,
    reason = "a program that does not start fails its test"
)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn simulate(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_molehunt"))
        .args(["simulate", "--rounds", "20"])
        .args(arguments)
        .output()
        .unwrap()
}

fn text(arguments: &[&str]) -> String {
    let output = simulate(arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn refusal(arguments: &[&str]) -> String {
    let output = simulate(arguments);
    assert!(!output.status.success(), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_rounds() {
    let once = text(&["--ruleset", "spijun", "--players", "5", "--seed", "7"]);
    assert_eq!(
        once,
        text(&["--ruleset", "spijun", "--players", "5", "--seed", "7"])
    );
    assert_ne!(
        once,
        text(&["--ruleset", "spijun", "--players", "5", "--seed", "8"])
    );
    assert!(once.contains("spy wins") && once.contains("95 %"), "{once}");
}

#[test]
fn json_has_all_that_is_told() {
    let changes = ["--change", "score.spyGuess=3", "--minutes", "4"];
    let arguments = [
        &["--json", "--skill", "hard", "--players", "4"][..],
        &changes,
    ]
    .concat();
    let told: Value = serde_json::from_str(&text(&arguments)).unwrap();
    assert_eq!(told["rounds"], 20);
    assert_eq!(told["minutes"], 4.0);
    assert_eq!(told["players"], 4);
    let wins = &told["spy_wins"];
    assert!(wins["from"].as_f64() <= wins["share"].as_f64());
    assert!(wins["share"].as_f64() <= wins["to"].as_f64());
    let shares = told["endings"].as_array().unwrap().iter();
    let sum: f64 = shares.map(|ending| ending["share"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{told}");
}

#[test]
fn captains_play_too_and_a_plot_is_drawn() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (file, house) = (folder.join("plot.svg"), folder.join("house.json"));
    text(&[
        "--game",
        "captains",
        "--players",
        "7",
        "--svg",
        file.to_str().unwrap(),
    ]);
    assert!(fs::read_to_string(&file).unwrap().starts_with("<svg"));
    fs::write(&house, r#"{"vote": {"threshold": "majority"}}"#).unwrap();
    text(&["--house", house.to_str().unwrap()]);
}

#[test]
fn what_cannot_be_played_is_refused_in_words() {
    for (arguments, words) in [
        (&["--players", "1"][..], "2 to 8 players"),
        (&["--players", "40"], "players"),
        (&["--ruleset", "spijun", "--players", "9"], "3 to 8 players"),
        (&["--pack", "nowhere"], "no pack `nowhere`"),
        (&["--change", "nothing"], "NAME=VALUE"),
        (&["--change", "score.nothing=1"], "refuses"),
        (&["--minutes", "200"], "refuses"),
        (
            &["--game", "captains", "--players", "7", "--minutes", "5"],
            "neither house rules",
        ),
        (&["--house", "no-such-file.json"], "cannot be read"),
        (&["--rounds", "0"], "rounds"),
    ] {
        let told = refusal(arguments);
        assert!(told.contains(words), "{arguments:?}: {told}");
    }
}
