//! The files by which other verifiers are judged are what the dealer writes and what they prove here.
//! `UPDATE_GENERATED=1 cargo test -p fair` writes them anew.

use std::{env, fmt::Write as _, fs, path::PathBuf};

use fair::{Verdict, verify};

use crate::dealer::{self, Attempt, annex, captains, line, listed, notebook, put, spy, with_line};

/// Its name, what it proves, and the file.
type Vector = (&'static str, &'static str, String);

const PROVED: &str = "proved";
const WITHOUT: &str = "proved without this phone";
const NOT: &str = "not proved";
const WRONG: &str = "wrong";
const UNREADABLE: &str = "unreadable";

fn honest() -> Vec<Vector> {
    let first = spy::first(7);
    let middle = (1..).map(|round| spy::later(round, 3, true));
    let mut middle = middle.filter(|round| round.proof().contains("spy|middle"));
    let middle = middle.next().expect("it lies there at times");
    let notebook = notebook::first(5);
    let asleep = first.file(4);
    let on = first.attempt.told() + "dealt|proved\n" + &first.attempt.open(fair::Use::Pool);
    let (round, _) = notebook::deck(&notebook);
    vec![
        ("spy-agent", PROVED, first.file(first.agent())),
        ("spy-spy", PROVED, first.file(first.spy_seat())),
        ("spy-later", PROVED, spy::later(9, 0, true).file(2)),
        (
            "spy-without-roles",
            PROVED,
            spy::later(10, 1, false).file(2),
        ),
        ("spy-in-the-middle", PROVED, middle.file(2)),
        (
            "captains",
            PROVED,
            captains::first(3).file(captains::first(3).agent()),
        ),
        (
            "captains-spy",
            PROVED,
            captains::named(4).file(captains::named(4).spy_seat()),
        ),
        ("notebook", PROVED, notebook::file(&notebook)),
        (
            "notebook-later",
            PROVED,
            notebook::file(&notebook::attempt(6)),
        ),
        (
            "notebook-before-the-game-is-over",
            PROVED,
            notebook::file(&notebook).replace(&round, ""),
        ),
        (
            "notebook-who-came-later",
            WITHOUT,
            notebook::latecomers(&notebook),
        ),
        ("two-attempts-abandoned", PROVED, dealer::twice_abandoned()),
        ("asleep", WITHOUT, asleep),
        (
            "round-still-on",
            NOT,
            on + &annex(&first.list, "", &[(&first.attempt, 1)]),
        ),
        ("without-a-list", NOT, first.proof()),
        ("unproved", NOT, dealer::unproved()),
    ]
}

fn lies() -> Vec<Vector> {
    let first = spy::first(7);
    let spy = first.spy_seat();
    let file = first.file(first.agent());
    let card = line(&file, "mine|").to_owned();
    let instead = |start: &str, other: &str| with_line(&file, line(&file, start), other);
    let other_round = spy::first(8).file(1);
    let list = listed(&first.list);
    let captains = captains::first(3);
    let (agent, theirs) = (captains.agent(), captains.file(captains.agent()));
    let notebook = notebook::file(&notebook::first(5));
    let drawn = line(&notebook, "mine|").to_owned();
    let foreign = (10..26).map(|card| format!("card-{card}"));
    let foreign = foreign.into_iter().find(|card| !drawn.contains(card));
    let mut lazy = spy::first(23);
    lazy.attempt.lazy = true;
    let early: Attempt = spy::later(21, 0, true).attempt;
    let opened = early.open(fair::Use::Cards);
    vec![
        (
            "lie-another-card",
            WRONG,
            with_line(&file, &card, &format!("{card}-2")),
        ),
        (
            "lie-another-spy",
            WRONG,
            instead("spy|", if spy == 1 { "spy|2" } else { "spy|1" }),
        ),
        (
            "lie-another-place",
            WRONG,
            instead("place|", "place|atlantis"),
        ),
        (
            "lie-another-number",
            WRONG,
            instead("number|2|", "number|2|00000000000000000000000000000000"),
        ),
        (
            "lie-another-seal",
            WRONG,
            instead("seat|2|", line(&other_round, "seat|2|")),
        ),
        (
            "lie-number-of-the-server",
            WRONG,
            instead("open|cards|", line(&other_round, "open|cards|")),
        ),
        (
            "lie-changed-rule",
            WRONG,
            instead("ruleset|", "ruleset|film-night"),
        ),
        (
            "lie-shorter-list",
            WRONG,
            file.replace(&list, &listed(&first.list[1..])),
        ),
        (
            "lie-not-the-number-told",
            WRONG,
            instead(
                "told|",
                &format!("told|{}|00000000000000000000000000000000", first.agent()),
            ),
        ),
        (
            "lie-side-of-an-agent",
            WRONG,
            with_line(
                &theirs,
                line(&theirs, &format!("agent|{agent}|")),
                &format!("agent|{agent}|spy"),
            ),
        ),
        (
            "lie-card-of-a-deck",
            WRONG,
            with_line(
                &notebook,
                &drawn,
                &format!("{drawn}|{}", foreign.expect("some are not in it")),
            ),
        ),
        ("lie-number-again", WRONG, lazy.file(lazy.agent())),
        (
            "lie-attempt-not-opened",
            WRONG,
            dealer::twice_abandoned().replace(&opened, ""),
        ),
    ]
}

fn unreadable() -> Vec<Vector> {
    let file = spy::first(7).file(1);
    let [one, two] = ["number|1|", "number|2|"].map(|start| line(&file, start).to_owned());
    let (first, second) = (format!("{one}\n{two}\n"), format!("{two}\n{one}\n"));
    let spy = format!("{}\n", line(&file, "spy|"));
    vec![
        (
            "bad-order-of-numbers",
            UNREADABLE,
            file.replace(&first, &second),
        ),
        (
            "bad-number-missing",
            UNREADABLE,
            file.replace(&format!("{one}\n"), ""),
        ),
        (
            "bad-told-twice",
            UNREADABLE,
            file.replace(&spy, &spy.repeat(2)),
        ),
        ("bad-letters", UNREADABLE, file.replace("zoo", "žoo")),
        (
            "bad-huge-number",
            UNREADABLE,
            with_line(&file, "middle|0", "middle|99999999999999999999"),
        ),
        ("bad-cut-off", UNREADABLE, file.trim_end().to_owned()),
        (
            "bad-nothing-dealt",
            UNREADABLE,
            spy::first(7).attempt.told(),
        ),
    ]
}

fn all() -> Vec<Vector> {
    [honest(), lies(), unreadable()].concat()
}

/// One line for each file, as JSON; nothing in it has to be escaped.
fn entry((name, expected, file): &Vector) -> String {
    let mut text = format!("{{ \"file\": \"{name}.txt\", ");
    let put = |text: &mut String, more: &str| write!(text, "{more}").expect("a text takes it");
    match verify(file.as_bytes()) {
        Err(fault) => {
            assert_eq!(*expected, UNREADABLE, "{name}: {fault}");
            put(
                &mut text,
                &format!("\"verdict\": \"{UNREADABLE}\", \"line\": {} }}", fault.line),
            );
        }
        Ok(report) => {
            assert_eq!(report.verdict.name(), *expected, "{name}: {report:#?}");
            put(&mut text, &format!("\"verdict\": \"{expected}\""));
            if let Verdict::Proved { seat } = report.verdict {
                put(&mut text, &format!(", \"seat\": {seat}"));
            }
            let code = report
                .code
                .map_or("null".to_owned(), |code| format!("\"{code}\""));
            let fails = report.checks.iter();
            let fails = fails.filter(|check| check.outcome == fair::Outcome::Fails);
            let fails: Vec<String> = fails.map(|check| format!("\"{}\"", check.about)).collect();
            put(
                &mut text,
                &format!(", \"code\": {code}, \"failed\": [{}] }}", fails.join(", ")),
            );
        }
    }
    text
}

#[test]
fn vectors_are_fresh() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/verifier/vectors");
    let entries: Vec<String> = all()
        .iter()
        .map(|vector| format!("  {}", entry(vector)))
        .collect();
    let mut index = "[\n".to_owned();
    put(&mut index, &format!("{}\n]", entries.join(",\n")));
    let files = all()
        .into_iter()
        .map(|(name, _, file)| (format!("{name}.txt"), file));
    let mut files: Vec<(String, String)> = files.collect();
    files.push(("index.json".to_owned(), index));
    if env::var_os("UPDATE_GENERATED").is_some() {
        fs::create_dir_all(&folder).expect("the folder can be made");
        for (name, text) in &files {
            fs::write(folder.join(name), text).expect("the vector can be written");
        }
    }
    let kept = fs::read_dir(&folder)
        .expect("the vectors are there")
        .count();
    assert_eq!(kept, files.len(), "a vector is left over, or missing");
    for (name, text) in files {
        let kept = fs::read_to_string(folder.join(&name)).unwrap_or_default();
        assert!(
            kept == text,
            "{name} is stale: run `UPDATE_GENERATED=1 cargo test -p fair`"
        );
    }
}
