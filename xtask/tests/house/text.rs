//! The project's own text files, and their lines with a name to blame.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// What tools make, and what is not text.
const MADE: &[&str] = &[
    ".git",
    "target",
    "node_modules",
    "dist",
    "test-results",
    "playwright-report",
    ".svelte-kit",
];
const TEXT: &[&str] = &[
    "rs",
    "toml",
    "lock",
    "md",
    "json",
    "jsonl",
    "ts",
    "js",
    "mjs",
    "svelte",
    "css",
    "html",
    "svg",
    "yml",
    "yaml",
    "webmanifest",
    "snap",
    "txt",
    "service",
    "default",
    "conf",
    "cfg",
];
/// A case for the reader of packs: its letters cannot be read.
const BROKEN: &str = "not_utf8.json";
/// Text without an extension.
const BARE: &[&str] = &[
    "run",
    "Containerfile",
    "control",
    "copyright",
    "postinst",
    "prerm",
    "postrm",
    ".npmrc",
    ".prettierrc",
    ".editorconfig",
    ".gitignore",
    "LICENSE",
    "NOTICE",
];

#[derive(Debug)]
pub(crate) struct TextFile {
    /// Below the project's folder, with forward slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    path: &'a str,
    number: usize,
    pub(crate) text: &'a str,
}

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.number, self.text.trim())
    }
}

impl TextFile {
    pub(crate) fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }

    pub(crate) fn is_below(&self, folder: &str) -> bool {
        self.path.starts_with(folder)
    }

    /// Written by people, as opposed to by a tool.
    pub(crate) fn is_code(&self) -> bool {
        let written = ["rs", "ts", "js", "mjs", "svelte", "css"];
        let generated = self.is_below("web/src/lib/wire/");
        !generated && written.contains(&extension(Path::new(&self.path)))
    }

    pub(crate) fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        let path = self.path.as_str();
        let numbered = self.text.lines().zip(1..);
        numbered.map(move |(text, number)| Line { path, number, text })
    }
}

fn extension(path: &Path) -> &str {
    path.extension()
        .and_then(|e| e.to_str())
        .unwrap_or_default()
}

/// Every text file of the project.
pub(crate) fn files() -> impl Iterator<Item = TextFile> {
    let root = root();
    let mut paths = Vec::new();
    collect(&root, &mut paths);
    paths.sort();
    paths.into_iter().map(move |path| {
        let below = path.strip_prefix(&root).expect("it was found below");
        let text = fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", below.display()));
        let path = below.to_string_lossy().replace('\\', "/");
        TextFile { path, text }
    })
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let entry = entry.expect("an entry");
        let (path, name) = (entry.path(), entry.file_name());
        let name = name.to_string_lossy();
        if MADE.contains(&name.as_ref()) || name == BROKEN {
            continue;
        }
        if entry.file_type().expect("a file type").is_dir() {
            collect(&path, found);
        } else if TEXT.contains(&extension(&path)) || BARE.contains(&name.as_ref()) {
            found.push(path);
        }
    }
}
