//! The worked cases and bad lines, against the real binary.

use std::{
    io::Write,
    process::{Command, Stdio},
};

use serde_json::{Value, json};

/// Feeds the lines to a fresh referee and gives its answers back.
fn referee(lines: &[String]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_molehunt"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the referee starts");
    let mut input = child.stdin.take().expect("piped");
    let text = lines.join("\n") + "\n";
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("the referee ends");
    writer
        .join()
        .expect("no panic")
        .expect("all lines are read");
    assert!(output.status.success(), "exit {}", output.status);
    let answers = String::from_utf8(output.stdout).expect("UTF-8");
    let parse = |line: &str| serde_json::from_str(line).expect("one JSON object a line");
    answers.lines().map(parse).collect()
}

/// Every field that the case names must be there with just that value.
fn assert_case(case: &Value) {
    let steps = case["steps"].as_array().expect("steps");
    let lines: Vec<String> = steps.iter().map(|s| s["send"].to_string()).collect();
    let answers = referee(&lines);
    assert_eq!(
        answers.len(),
        steps.len(),
        "{}: one answer a line",
        case["id"]
    );
    for (at, (step, answer)) in steps.iter().zip(&answers).enumerate() {
        let expected = step["expect"].as_object().expect("expect");
        for (key, value) in expected {
            let (id, send) = (&case["id"], &step["send"]);
            assert_eq!(&answer[key], value, "{id}, step {at}, {send}: {answer}");
        }
    }
}

fn assert_cases(cases: &str) {
    let parse = |line| serde_json::from_str(line).expect("a case a line");
    let cases: Vec<Value> = cases.lines().map(parse).collect();
    assert!(!cases.is_empty());
    cases.iter().for_each(assert_case);
}

macro_rules! worked_cases {
    ($($name:ident: $file:literal),* $(,)?) => {$(
        #[test]
        fn $name() {
            assert_cases(include_str!(concat!("cases/", $file, ".jsonl")));
        }
    )*};
}

worked_cases! {
    worked_cases_of_tables_rounds_and_pauses_hold: "tables",
    worked_cases_of_notebook_hold: "notebook",
    worked_cases_of_captains_hold: "captains",
    worked_cases_of_spijun_hold: "spijun",
    worked_cases_of_time_travel_hold: "time-travel",
    worked_cases_of_trio_hold: "trio",
    worked_cases_of_duel_hold: "duel",
    worked_cases_of_film_night_hold: "film-night",
    worked_cases_of_indictment_hold: "indictment",
}

fn opened() -> String {
    json!({"open": {"game": "spy", "ruleset": "time-travel", "seats": ["A", "B", "C", "D"], "starter": "A", "rounds": 1}}).to_string()
}

#[test]
fn a_line_that_is_not_understood_changes_nothing() {
    let bad = [
        "nonsense",
        "[]",
        "{}",
        r#"{"by":"A"}"#,
        r#"{"by":"A","do":"fly"}"#,
        r#"{"by":"A","do":"start_clock","speed":2}"#,
        r#"{"by":7,"do":"ready"}"#,
        r#"{"wait":-1}"#,
        r#"{"wait":999999999999}"#,
        r#"{"open":{"game":"chess","seats":[]}}"#,
        r#"{"deal":{"spy":"Z","place":"bank"}}"#,
        r#"{"view":"Z"}"#,
        r#"{"scores":true,"view":"A"}"#,
        &format!(r#"{{"view":"{}"}}"#, "x".repeat(100_000)),
    ];
    for line in bad {
        let view = r#"{"view":"table"}"#.to_owned();
        let lines = [opened(), view.clone(), line.to_owned(), view];
        let answers = referee(&lines);
        assert_eq!(answers.len(), 4, "{line:.60}");
        assert_eq!(answers[2]["ok"], false, "{line:.60}: {}", answers[2]);
        assert_eq!(answers[1], answers[3], "{line:.60}");
    }
}

#[test]
fn nothing_can_be_done_before_a_table_is_open() {
    let answers = referee(&[r#"{"by":"A","do":"ready"}"#.to_owned()]);
    assert_eq!(answers[0]["ok"], false);
}

#[test]
fn a_place_that_is_not_in_the_pack_cannot_be_dealt() {
    let deal = r#"{"deal":{"spy":"A","place":"atlantis"}}"#.to_owned();
    let answers = referee(&[opened(), deal]);
    assert_eq!(answers[1]["refused"], "no_such_place");
}

#[test]
fn the_last_round_ends_the_game_and_names_the_winners() {
    let lines = [
        opened(),
        r#"{"deal":{"spy":"C","place":"bank"}}"#.to_owned(),
        r#"{"by":"A","do":"start_round"}"#.to_owned(),
        r#"{"by":"A","do":"start_clock"}"#.to_owned(),
        r#"{"by":"C","do":"guess","place":"bank"}"#.to_owned(),
        r#"{"scores":true}"#.to_owned(),
    ];
    let answers = referee(&lines);
    assert_eq!(answers[5]["phase"], "game_over");
    assert_eq!(answers[5]["winners"], json!(["C"]));
    assert_eq!(answers[5]["scores"]["C"], 4);
}

#[test]
fn views_are_what_the_server_would_send() {
    let lines = [
        opened(),
        r#"{"deal":{"spy":"C","place":"bank"}}"#.to_owned(),
        r#"{"by":"A","do":"start_round"}"#.to_owned(),
        r#"{"view":"A"}"#.to_owned(),
        r#"{"view":"C"}"#.to_owned(),
        r#"{"view":"table"}"#.to_owned(),
    ];
    let answers = referee(&lines);
    assert_eq!(answers[3]["view"]["round"]["card"]["place"], "bank");
    assert_eq!(answers[4]["view"]["round"]["card"]["spy"], true);
    serde_json::from_value::<wire::SeatView>(answers[3]["view"].clone()).expect("a seat view");
    serde_json::from_value::<wire::TableView>(answers[5]["view"].clone()).expect("a table view");
}

/// A round with notebooks that A has opened and in which all cards are played; C has the blank one.
fn notebook_round() -> Vec<String> {
    let open = json!({"open": {"game": "notebook", "seats": ["A", "B", "C", "D"], "host": "A", "starter": "A", "rounds": 2}});
    let mut lines = vec![
        open,
        json!({"deal": {"active": "A", "conspirator": "C"}}),
        json!({"by": "A", "do": "start_round"}),
        json!({"by": "A", "do": "open_case", "word": "storm", "slot": 5}),
    ];
    let played = ["B", "C", "D", "A", "B", "C", "D"];
    lines.extend(played.map(|who| json!({"by": who, "do": "play", "slot": 0})));
    lines.iter().map(Value::to_string).collect()
}

#[test]
fn the_referee_says_sums_that_the_views_of_notebooks_hide() {
    let mut lines = notebook_round();
    let explained = ["A", "B", "C", "D"].map(|who| json!({"by": who, "do": "explained"}));
    let chips = [("B", "C"), ("C", "D"), ("D", "B")];
    let chips = chips.map(|(who, whom)| json!({"by": who, "do": "chip", "whom": whom}));
    let asked = [json!({"scores": true}), json!({"view": "table"})];
    let rest = explained.into_iter().chain(chips).chain(asked);
    lines.extend(rest.map(|line| line.to_string()));
    let answers = referee(&lines);
    let [.., scores, view] = answers.as_slice() else {
        panic!("answers")
    };
    assert_eq!(scores["phase"], "round_over");
    assert_eq!(scores["scores"], json!({"A": 4, "B": 3, "C": 5, "D": 0}));
    let view: wire::TableView = serde_json::from_value(view["view"].clone()).expect("a view");
    assert!(view.points_hidden && view.standings.iter().all(|line| line.points == 0));
}

#[test]
fn an_empty_slot_holds_no_card() {
    let mut lines = notebook_round();
    lines.truncate(4);
    lines.push(json!({"by": "B", "do": "play", "slot": 6}).to_string());
    lines.push(json!({"by": "B", "do": "play", "card": "no-such-thing"}).to_string());
    let answers = referee(&lines);
    assert_eq!(answers[4]["refused"], "no_such_card");
    assert_eq!(answers[5]["refused"], "no_such_card");
}

#[test]
fn the_blank_notebook_is_where_the_deal_was_fixed() {
    let mut lines = notebook_round();
    lines.truncate(4);
    lines.extend(["A", "B", "C", "D"].map(|who| json!({"view": who}).to_string()));
    let answers = referee(&lines);
    let blank = [4, 5, 6, 7].map(|at| answers[at]["view"]["round"]["page"]["blank"] == true);
    assert_eq!(blank, [false, false, true, false]);
}
