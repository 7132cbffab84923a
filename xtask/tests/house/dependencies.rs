//! Nothing is depended on that nobody uses, and everybody means the same compiler.

use cargo_metadata::{Dependency, DependencyKind, Package};

use crate::METADATA;
use crate::text::{TextFile, files};

/// Packages that no file names, and who needs them.
const UNNAMED: &[(&str, &str)] = &[
    ("@types/node", "the compiler finds types by itself"),
    ("@types/ws", "the compiler finds types by itself"),
    (
        "typescript",
        "`tsc`, and what checks Svelte and lints types",
    ),
];

/// Its folder, as paths of ours are written.
fn folder(package: &Package) -> String {
    let folder = package
        .manifest_path
        .parent()
        .expect("a manifest lies in a folder");
    let below = folder.strip_prefix(&METADATA.workspace_root);
    let below = below.expect("members lie in the workspace");
    format!("{below}/").replace('\\', "/")
}

/// Everything of a manifest is written with its path somewhere: `use bytes::Bytes`, `#[tokio::test]`.
fn names(file: &TextFile, krate: &str) -> bool {
    let path = format!("{krate}::");
    let mut code = file
        .lines()
        .filter(|line| !line.text.trim_start().starts_with("//"));
    code.any(|line| line.text.contains(&path))
}

#[test]
fn every_crate_uses_what_it_depends_on() {
    let sources: Vec<TextFile> = files().filter(|file| file.path.ends_with(".rs")).collect();
    for package in METADATA.workspace_packages() {
        let folder = folder(package);
        let own = || sources.iter().filter(|file| file.is_below(&folder));
        let product = format!("{folder}src/");
        for used in &package.dependencies {
            let krate = used.name.replace('-', "_");
            let found = match used.kind {
                DependencyKind::Normal => {
                    own().any(|file| file.is_below(&product) && names(file, &krate))
                }
                _ => own().any(|file| names(file, &krate)),
            };
            assert!(found, "`{}` names `{krate}` nowhere", package.name);
        }
    }
}

#[test]
fn every_test_dependency_brings_something_new() {
    for package in METADATA.workspace_packages() {
        let all = &package.dependencies;
        let of = |kind| all.iter().filter(move |used| used.kind == kind);
        for used in of(DependencyKind::Development) {
            let has = |other: &Dependency| used.features.iter().all(|f| other.features.contains(f));
            let mut product = of(DependencyKind::Normal);
            let twice = product.any(|other| other.name == used.name && has(other));
            let (package, used) = (&package.name, &used.name);
            assert!(!twice, "the tests of `{package}` have `{used}` from it");
        }
    }
}

/// The names in one section of a manifest, up to what ends it.
fn section<'a>(text: &'a str, begin: &str, end: &str) -> impl Iterator<Item = &'a str> {
    let (_, section) = text.split_once(begin).unwrap_or_default();
    let lines = section
        .lines()
        .skip(1)
        .take_while(move |line| !line.trim().starts_with(end));
    lines.filter_map(|line| line.split([' ', ':', '=']).find(|word| !word.is_empty()))
}

#[test]
fn every_crate_of_the_workspace_is_somebodys() {
    let manifests: Vec<TextFile> = files().filter(|file| file.name() == "Cargo.toml").collect();
    let root = manifests.iter().find(|file| file.path == "Cargo.toml");
    let root = root.expect("the workspace has a manifest");
    let mut found = 0;
    for name in section(&root.text, "[workspace.dependencies]", "[") {
        found += 1;
        let taken = [
            format!("{name}.workspace = true"),
            format!("{name} = {{ workspace = true"),
        ];
        let used = manifests
            .iter()
            .flat_map(TextFile::lines)
            .any(|line| taken.iter().any(|taken| line.text.starts_with(taken)));
        assert!(used, "no crate of ours depends on `{name}`");
    }
    assert!(found > 0, "the section has moved: this test must follow");
}

#[test]
fn every_web_package_is_used() {
    let all: Vec<TextFile> = files().collect();
    let mut found = 0;
    for manifest in all.iter().filter(|file| file.name() == "package.json") {
        let folder = manifest.path.trim_end_matches("package.json");
        let locks = ["package.json", "package-lock.json"];
        let others = all
            .iter()
            .filter(|file| file.is_below(folder) && !locks.contains(&file.name()));
        let (scripts, _) = manifest
            .text
            .split_once("ependencies\"")
            .unwrap_or_default();
        let kinds = ["\"dependencies\"", "\"devDependencies\""];
        for name in kinds
            .iter()
            .flat_map(|kind| section(&manifest.text, kind, "}"))
        {
            found += 1;
            let name = name.trim_matches('"');
            let known = UNNAMED.iter().any(|(other, _)| *other == name);
            let used = known
                || scripts.contains(name)
                || others.clone().any(|file| file.text.contains(name));
            assert!(used, "{}: nobody uses `{name}`", manifest.path);
        }
    }
    assert!(found > 0);
}

/// What stands between two texts.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let found = text
        .split_once(before)
        .and_then(|(_, rest)| rest.split_once(after));
    found
        .unwrap_or_else(|| panic!("nothing follows `{before}`"))
        .0
}

#[test]
fn everybody_means_the_same_rust_and_node() {
    let text = |path: &str| {
        let file = files().find(|file| file.path == path);
        file.unwrap_or_else(|| panic!("there is no {path}")).text
    };
    let rust = text("Cargo.toml");
    let rust = between(&rust, "rust-version = \"", "\"");
    let workflow = text(".github/workflows/checks.yml");
    let readme = text("README.md");
    let pinned = text("rust-toolchain.toml");
    let pinned = between(&pinned, "channel = \"", "\"");
    assert_eq!(pinned.rsplit_once('.').map(|(minor, _)| minor), Some(rust));
    assert_eq!(between(&workflow, "container: rust:", "-"), rust);
    assert!(readme.contains(&format!(
        "(https://www.rust-lang.org/tools/install) {rust},"
    )));

    let node = text("web/package.json");
    let node = between(&node, "\"node\": \">=", "\"");
    assert!(readme.contains(&format!("[Node](https://nodejs.org) {node} or newer")));
    let major = node.split('.').next();
    assert_eq!(Some(between(&workflow, "node-version: ", "\n")), major);
}
