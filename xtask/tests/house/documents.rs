//! Documents keep what they promise: links lead somewhere, names exist.

use std::collections::BTreeSet;
use std::path::Path;

use crate::root;
use crate::text::{TextFile, files};

const ARCHITECTURE_LINES: usize = 200;

fn document(path: &str) -> TextFile {
    let found = files().find(|file| file.path == path);
    found.unwrap_or_else(|| panic!("there is no {path}"))
}

/// The targets of `[text](target)` that are not addresses.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next());
    targets.filter(|target| !target.contains("://") && !target.starts_with("mailto:"))
}

/// The texts between single backticks, code blocks left out.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    let prose = text.split("```").step_by(2);
    prose.flat_map(|prose| prose.split('`').skip(1).step_by(2))
}

#[test]
fn links_in_documents_lead_somewhere() {
    for file in files().filter(|file| file.path.ends_with(".md")) {
        let folder = root().join(&file.path);
        let folder = folder.parent().unwrap_or(Path::new("."));
        for target in links(&file.text) {
            let path = target.split('#').next().unwrap_or(target);
            let exists = path.is_empty() || folder.join(path).exists();
            assert!(
                exists,
                "{} links to {target}, which does not exist",
                file.path
            );
        }
    }
}

#[test]
fn paths_in_documents_exist() {
    const FOLDERS: [&str; 11] = [
        "crates/",
        "web/",
        "e2e/",
        "docs/",
        "packs/",
        "packaging/",
        "art/",
        "fuzz/",
        "xtask/",
        "licenses/",
        ".ci/",
    ];
    let documents = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "docs/operating.md",
        "docs/protocol.md",
    ];
    for file in documents.map(document) {
        for path in quoted(&file.text).filter(|path| FOLDERS.iter().any(|f| path.starts_with(f))) {
            let exists = path.contains(['*', '{', ' ']) || root().join(path).exists();
            assert!(
                exists || path == "web/dist",
                "{} names {path}, which does not exist",
                file.path
            );
        }
    }
}

#[test]
fn architecture_is_short() {
    let lines = document("ARCHITECTURE.md").text.lines().count();
    assert!(
        lines <= ARCHITECTURE_LINES,
        "ARCHITECTURE.md has {lines} lines"
    );
}

#[test]
fn what_architecture_names_exists() {
    let sources: Vec<TextFile> = files().filter(TextFile::is_code).collect();
    let split = |c: char| !c.is_alphanumeric() && c != '_';
    let words: BTreeSet<&str> = sources
        .iter()
        .flat_map(|file| file.text.split(split))
        .collect();
    let is_name = |name: &&str| {
        let plain = name
            .chars()
            .all(|c| c.is_alphanumeric() || c == '_' || c == ':');
        plain && name.contains(|c: char| c == '_' || c == ':' || c.is_uppercase())
    };
    let architecture = document("ARCHITECTURE.md");
    for name in quoted(&architecture.text).filter(is_name) {
        for part in name.split("::") {
            assert!(
                words.contains(part),
                "ARCHITECTURE.md names `{name}`, and there is no {part}"
            );
        }
    }
}

#[test]
fn every_decision_is_numbered_once() {
    let mut numbers = BTreeSet::new();
    for file in files().filter(|file| file.is_below("docs/decisions/")) {
        let number: String = file.name().chars().take(4).collect();
        assert!(number.chars().all(|c| c.is_ascii_digit()), "{}", file.path);
        assert!(
            numbers.insert(number),
            "{} has the number of another",
            file.path
        );
    }
    assert!(!numbers.is_empty());
}
