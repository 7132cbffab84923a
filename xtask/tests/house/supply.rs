//! What we build on: licences, sources, and crates we do not want (docs/decisions/0006).

use spdx::{Expression, LicenseReq, ParseMode};

use crate::METADATA;
use crate::text::files;

/// Each asks for no more than that its text is passed on.
const LICENCES: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Crates under another licence: which, and why that is fine.
const EXCEPTIONS: &[(&str, &str, &str)] = &[(
    "option-ext",
    "MPL-2.0",
    "asks for changes to its own files only, and we change none",
)];

/// The crate, and why not.
const BANNED: &[(&str, &str)] = &[
    (
        "openssl-sys",
        "TLS is rustls, so that one binary runs anywhere",
    ),
    (
        "native-tls",
        "TLS is rustls, so that one binary runs anywhere",
    ),
    (
        "aws-lc-sys",
        "it needs a C++ toolchain to build; rustls uses ring",
    ),
    ("libgit2-sys", "nothing here needs git"),
];

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

fn is_allowed(req: &LicenseReq) -> bool {
    let name = req.license.id().map(|id| id.name);
    name.is_some_and(|name| LICENCES.contains(&name))
}

#[test]
fn every_crate_has_a_licence_we_may_pass_on() {
    for package in &METADATA.packages {
        let name = &package.name;
        let licence = package.license.as_deref();
        let licence = licence.unwrap_or_else(|| panic!("`{name}` names no licence"));
        let parsed = Expression::parse_mode(licence, ParseMode::LAX);
        let parsed = parsed.unwrap_or_else(|error| panic!("`{name}`: {error}"));
        let mut exceptions = EXCEPTIONS.iter();
        let excepted = exceptions.any(|(other, under, _)| name == other && licence == *under);
        assert!(
            excepted || parsed.evaluate(is_allowed),
            "`{name}` is under `{licence}`"
        );
    }
}

#[test]
fn no_banned_crate_comes_along() {
    for package in &METADATA.packages {
        let banned = BANNED.iter().find(|(name, _)| *package.name == *name);
        if let Some((name, why)) = banned {
            panic!("`{name}` has come along: {why}");
        }
    }
}

#[test]
fn every_crate_comes_from_crates_io_or_from_here() {
    for package in &METADATA.packages {
        let source = package.source.as_ref().map(|source| source.repr.as_str());
        let known = source.is_none_or(|source| source == CRATES_IO);
        assert!(known, "`{}` comes from {source:?}", package.name);
    }
}

#[test]
fn lock_files_record_no_registry_address() {
    let locks = files().filter(|file| file.name() == "package-lock.json");
    for lock in locks {
        for line in lock.lines() {
            assert!(!line.text.contains("\"resolved\": \"http"), "{line}");
        }
    }
    let locks = files().filter(|file| file.name() == "Cargo.lock");
    for lock in locks {
        for line in lock
            .lines()
            .filter(|line| line.text.starts_with("source = "))
        {
            assert_eq!(line.text, format!("source = \"{CRATES_IO}\""), "{line}");
        }
    }
}

#[test]
fn web_packages_are_pinned_exactly() {
    for manifest in files().filter(|file| file.name() == "package.json") {
        for line in manifest.lines() {
            let ranged = ["\": \"^", "\": \"~"]
                .iter()
                .any(|range| line.text.contains(range));
            assert!(!ranged, "{line}");
        }
    }
}
