//! Under which licences others let us hand on what they wrote: crates that the binary is linked with, and what the
//! client's scripts are made of. Each asks that its text comes along.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package, PackageId};

use crate::project::Project;

/// What a bundler takes into the scripts; of everything else that `web/` installs, nothing is handed on.
const SCRIPTS: [&str; 5] = ["svelte", "@lucide/svelte", "clsx", "esm-env", "uqr"];
/// How files with licences begin, in lower case.
const NAMES: [&str; 5] = ["licen", "copying", "unlicense", "notice", "copyright"];

/// One text for all of them; one that several have is told once.
pub(super) fn of_others(project: &Project) -> Result<String> {
    let mut told: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let metadata = MetadataCommand::new()
        .manifest_path(project.root().join("Cargo.toml"))
        .exec()?;
    for package in linked(&metadata)? {
        let folder = package
            .manifest_path
            .parent()
            .context("a crate has a folder")?;
        let named = package.license.as_deref().unwrap_or("a licence of its own");
        let who = format!("{} {} ({named})", package.name, package.version);
        tell(&mut told, who, folder.as_std_path())?;
    }
    for name in SCRIPTS {
        let folder = project.web().join("node_modules").join(name);
        tell(&mut told, format!("{name}, in the web client"), &folder)?;
    }
    let mut text = String::new();
    for (licence, who) in told {
        let who: Vec<String> = who.into_iter().collect();
        text += &format!(
            "{}\n\n{}\n\n{}\n\n",
            who.join("\n"),
            licence.trim(),
            "-".repeat(78)
        );
    }
    Ok(text)
}

/// What one of them brings along. Of those that bring none, the name of the licence has to do.
fn tell(told: &mut BTreeMap<String, BTreeSet<String>>, who: String, folder: &Path) -> Result<()> {
    let files = texts(folder)?;
    if files.is_empty() {
        let none = "No text of it comes with these.".to_owned();
        told.entry(none).or_default().insert(who.clone());
    }
    for file in files {
        let text = fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        let text = String::from_utf8_lossy(&text).replace("\r\n", "\n");
        told.entry(text).or_default().insert(who.clone());
    }
    Ok(())
}

fn texts(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder);
    let entries = entries.with_context(|| format!("{} is not installed", folder.display()))?;
    let mut found = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_lowercase();
        if path.is_file() && NAMES.iter().any(|begin| name.starts_with(begin)) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Crates of others that are linked with the binary, on any platform; tests and build scripts are not.
fn linked(metadata: &Metadata) -> Result<Vec<&Package>> {
    let graph = metadata.resolve.as_ref().context("cargo resolves crates")?;
    let nodes: BTreeMap<&PackageId, _> = graph.nodes.iter().map(|node| (&node.id, node)).collect();
    let binary = metadata
        .workspace_packages()
        .into_iter()
        .find(|package| package.name == "molehunt");
    let mut open = vec![&binary.context("there is a binary")?.id];
    let mut found: BTreeSet<&PackageId> = BTreeSet::new();
    while let Some(id) = open.pop() {
        let used = nodes.get(id).into_iter().flat_map(|node| &node.deps);
        let normal = used.filter(|used| {
            used.dep_kinds
                .iter()
                .any(|kind| kind.kind == DependencyKind::Normal)
        });
        open.extend(normal.map(|used| &used.pkg).filter(|id| found.insert(id)));
    }
    let packages = metadata.packages.iter();
    Ok(packages
        .filter(|package| package.source.is_some() && found.contains(&package.id))
        .collect())
}
