//! What sources may not contain.

use crate::text::{TextFile, files};

const FILE_LINES: usize = 500;

/// Rust without comments and texts, as the words it is made of. Good enough for finding names.
fn words(file: &TextFile) -> impl Iterator<Item = (String, String)> {
    file.lines().flat_map(|line| {
        let code = bare(line.text);
        let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
        let blame = line.to_string();
        let words = words.filter(|word| !word.is_empty()).map(str::to_owned);
        words
            .map(move |word| (word, blame.clone()))
            .collect::<Vec<_>>()
    })
}

/// The line up to its comment, with all string literals emptied.
fn bare(line: &str) -> String {
    let mut code = String::new();
    let mut quoted = false;
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' if quoted => drop(chars.next()),
            '"' => quoted = !quoted,
            '/' if !quoted && chars.peek() == Some(&'/') => break,
            _ if quoted => {}
            _ => code.push(c),
        }
    }
    code
}

/// The parts of a name: `SpyRoundView` and `spy_round_view` are both spy, round, view.
fn parts(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for c in name.chars() {
        if c == '_' || c.is_uppercase() {
            parts.push(String::new());
        }
        if c != '_' {
            let part = parts.last_mut().expect("there is always one");
            part.extend(c.to_lowercase());
        }
    }
    parts
}

#[test]
fn rules_touch_nothing_outside() {
    const NEVER: &[&str] = &[
        "Instant",
        "SystemTime",
        "HashMap",
        "HashSet",
        "RandomState",
        "fs",
        "net",
        "io",
        "env",
        "thread",
        "process",
        "println",
        "eprintln",
        "print",
        "eprint",
        "dbg",
        "unsafe",
    ];
    for file in files().filter(|file| file.is_below("crates/rules/src/")) {
        for (word, blame) in words(&file) {
            assert!(
                !NEVER.contains(&word.as_str()),
                "rules never use `{word}`: {blame}"
            );
        }
    }
}

#[test]
fn the_server_knows_no_game_words() {
    const GAME: &[&str] = &[
        "spy",
        "spies",
        "agent",
        "vote",
        "votes",
        "voter",
        "voters",
        "voted",
        "ballot",
        "accuse",
        "accused",
        "accusation",
        "suspect",
        "guess",
        "place",
        "places",
        "role",
        "roles",
        "captain",
        "captains",
        "notebook",
        "card",
        "asker",
        "ruleset",
    ];
    for file in files().filter(|file| file.is_below("crates/server/src/")) {
        for (word, blame) in words(&file) {
            let game = parts(&word)
                .into_iter()
                .find(|part| GAME.contains(&part.as_str()));
            assert_eq!(game, None, "the server has a game's word: {blame}");
        }
    }
}

/// The compiler keeps the promise of each type that is named in `never_serialised!`; this sees to it that
/// none is forgotten, whatever games there will be.
/// Records are bytes to it. A cluster of NATS servers is asked in JSON, and nothing else is.
#[test]
fn the_journal_reads_no_record() {
    let journal = files().filter(|file| file.is_below("crates/journal/src/"));
    for file in journal.filter(|file| !file.is_below("crates/journal/src/jetstream/")) {
        for (word, blame) in words(&file) {
            assert!(!word.starts_with("serde"), "{blame}");
        }
    }
}

#[test]
fn state_is_never_serialised() {
    // A record that begins a game carries the seats that survive.
    const SERIALISED: &[&str] = &["Seat"];
    let states = files().filter(|file| {
        file.is_below("crates/rules/src/")
            && file.path.matches('/').count() == 4
            && file.name() == "state.rs"
    });
    let mut games = 0;
    for file in states {
        games += 1;
        let (_, promised) = file
            .text
            .split_once("never_serialised!(")
            .unwrap_or_default();
        let (promised, _) = promised.split_once(')').unwrap_or_default();
        let promised: Vec<&str> = promised.split(',').map(str::trim).collect();
        for name in file.lines().filter_map(|line| declared(line.text)) {
            assert!(
                promised.contains(&name) || SERIALISED.contains(&name),
                "{}: `never_serialised!` does not name `{name}`",
                file.path
            );
        }
    }
    assert!(games > 1, "the states have moved: this test must follow");
}

/// The name of a type that is declared here.
fn declared(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub(crate) ").unwrap_or(line);
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let name = line
        .strip_prefix("struct ")
        .or(line.strip_prefix("enum "))?;
    name.split(|c: char| !c.is_alphanumeric()).next()
}

#[test]
fn no_file_is_too_long_to_be_one_room() {
    for file in files().filter(TextFile::is_code) {
        let lines = file.text.lines().count();
        assert!(
            lines <= FILE_LINES,
            "{} has {lines} lines: is it several rooms?",
            file.path
        );
    }
}

#[test]
fn every_rust_file_says_what_it_is() {
    let rust = files().filter(|file| file.path.ends_with(".rs"));
    for file in rust {
        assert!(
            file.text.starts_with("//! "),
            "{} does not open with `//!`",
            file.path
        );
    }
}

#[test]
fn nothing_is_left_open() {
    // Put together here, so that this file passes its own test.
    let marks = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("XX", "X"),
        concat!("todo", "!("),
        concat!("unimple", "mented!("),
        concat!("#[ig", "nore"),
        concat!("test.", "skip("),
        concat!("test.", "only("),
        concat!("test.", "fixme("),
        concat!("it.", "skip("),
        concat!("it.", "only("),
    ];
    for file in files().filter(|file| file.is_code() || file.path.ends_with(".md")) {
        for line in file.lines() {
            let mark = marks.iter().find(|mark| line.text.contains(**mark));
            assert_eq!(mark, None, "{line}");
        }
    }
}

#[test]
fn no_file_names_somebodys_machine() {
    let folders = [
        concat!("/ro", "ot/"),
        concat!("/ho", "me/"),
        concat!("/wo", "rk/"),
        concat!("/tm", "p/"),
        concat!("/Us", "ers/"),
        concat!("C:", "\\"),
    ];
    for file in files() {
        for line in file.lines() {
            let found = folders
                .iter()
                .find(|folder| names_from_the_top(line.text, folder));
            assert_eq!(found, None, "{line}");
        }
    }
}

/// `web/src/home/` is ours; a path that begins with the folder is not.
fn names_from_the_top(text: &str, folder: &str) -> bool {
    text.match_indices(folder).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric() && !"_-./@}".contains(c))
    })
}

#[test]
fn no_file_names_a_registry_host() {
    let hosts = [
        concat!("registry.npm", "js.org"),
        concat!("registry.yarn", "pkg.com"),
        concat!("index.crates", ".io"),
        concat!("static.crates", ".io"),
        concat!("deb.debian", ".org"),
        concat!("files.python", "hosted.org"),
    ];
    for file in files() {
        for line in file.lines() {
            let host = hosts.iter().find(|host| line.text.contains(**host));
            assert_eq!(host, None, "{line}");
        }
    }
}
