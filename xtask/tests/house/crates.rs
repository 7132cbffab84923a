//! Who may use whom.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use cargo_metadata::{DependencyKind, Package, PackageId};

use crate::METADATA;

/// What one crate may use of ours, and what may not come with it from anywhere, however deep.
struct Line {
    name: &'static str,
    ours: &'static [&'static str],
    never: &'static [&'static str],
}

/// A clock, a random source, a file, a socket or a log hides behind each of these.
const OUTSIDE_WORLD: &[&str] = &[
    "tokio",
    "mio",
    "socket2",
    "rand",
    "rand_core",
    "getrandom",
    "tracing",
    "log",
    "rusqlite",
    "chrono",
    "time",
    "anyhow",
];
const NETWORK: &[&str] = &["tokio", "mio", "socket2", "hyper", "axum", "rustls"];

const HOUSE: &[Line] = &[
    Line {
        name: "wire",
        ours: &[],
        never: OUTSIDE_WORLD,
    },
    Line {
        name: "fair",
        ours: &[],
        never: OUTSIDE_WORLD,
    },
    Line {
        name: "rules",
        ours: &["wire", "fair"],
        never: OUTSIDE_WORLD,
    },
    Line {
        name: "content",
        ours: &["wire"],
        never: OUTSIDE_WORLD,
    },
    Line {
        name: "journal",
        ours: &[],
        never: &["hyper", "axum", "anyhow"],
    },
    Line {
        name: "websocket",
        ours: &[],
        never: OUTSIDE_WORLD,
    },
    Line {
        name: "server",
        ours: &[
            "wire",
            "fair",
            "rules",
            "content",
            "bots",
            "journal",
            "websocket",
        ],
        never: &["anyhow"],
    },
    Line {
        name: "lab",
        ours: &["wire", "fair", "rules"],
        never: NETWORK,
    },
    // What it drives is everything that reads what others wrote.
    Line {
        name: "fuzzing",
        ours: &[
            "wire",
            "fair",
            "rules",
            "content",
            "bots",
            "journal",
            "websocket",
            "server",
            "lab",
        ],
        never: &["anyhow"],
    },
    Line {
        name: "worlds",
        ours: &[
            "wire",
            "fair",
            "rules",
            "content",
            "bots",
            "journal",
            "websocket",
            "server",
            "lab",
        ],
        never: &["anyhow"],
    },
    Line {
        name: "tearing",
        ours: &[],
        never: NETWORK,
    },
    Line {
        name: "cluster",
        ours: &[],
        never: &["rusqlite", "axum", "async-nats"],
    },
    Line {
        name: "load",
        ours: &["fair"],
        never: &["rusqlite", "axum"],
    },
    Line {
        name: "crash",
        ours: &["fair", "load", "cluster"],
        never: &["rusqlite", "axum"],
    },
    Line {
        name: "siege",
        ours: &["fair", "load"],
        never: &["rusqlite", "axum"],
    },
    Line {
        name: "bots",
        ours: &["wire", "content"],
        never: OUTSIDE_WORLD,
    },
    Line {
        name: "sim",
        ours: &["wire", "fair", "rules", "content", "bots"],
        never: NETWORK,
    },
    Line {
        name: "molehunt",
        ours: &[
            "wire",
            "fair",
            "rules",
            "content",
            "journal",
            "websocket",
            "server",
            "load",
            "bots",
            "sim",
        ],
        never: &[],
    },
    Line {
        name: "xtask",
        ours: &[],
        never: NETWORK,
    },
];

fn line(name: &str) -> &'static Line {
    let line = HOUSE.iter().find(|line| line.name == name);
    line.unwrap_or_else(|| panic!("crate `{name}` has no line in HOUSE: say what it may use"))
}

fn ours() -> BTreeMap<&'static str, &'static Package> {
    let members = METADATA.workspace_packages().into_iter();
    members
        .map(|package| (package.name.as_str(), package))
        .collect()
}

/// Everything that is linked with the crate; what only its tests and build scripts use is left out.
fn linked(package: &Package) -> BTreeSet<&'static str> {
    let graph = METADATA.resolve.as_ref().expect("cargo metadata resolves");
    let nodes: BTreeMap<&PackageId, _> = graph.nodes.iter().map(|node| (&node.id, node)).collect();
    let mut found = BTreeSet::new();
    let mut open = vec![&package.id];
    while let Some(id) = open.pop() {
        let normal = nodes[id].deps.iter().filter(|dep| {
            let mut kinds = dep.dep_kinds.iter();
            kinds.any(|kind| kind.kind == DependencyKind::Normal)
        });
        for dep in normal.filter(|dep| found.insert(&dep.pkg)) {
            open.push(&dep.pkg);
        }
    }
    found
        .into_iter()
        .map(|id| METADATA[id].name.as_str())
        .collect()
}

fn uses_only_what_it_may(name: &str) {
    let ours = ours();
    let Line {
        ours: may, never, ..
    } = line(name);
    let linked = linked(ours[name]);
    for used in linked.iter().filter(|used| ours.contains_key(*used)) {
        assert!(
            may.contains(used),
            "`{name}` uses `{used}`, and may use only {may:?} of ours"
        );
    }
    for used in &linked {
        assert!(
            !never.contains(used),
            "`{name}` brings `{used}` along, which it never may"
        );
    }
}

#[test]
fn wire_depends_on_nothing_of_ours() {
    uses_only_what_it_may("wire");
}

#[test]
fn rules_depend_only_on_wire() {
    uses_only_what_it_may("rules");
}

#[test]
fn content_depends_only_on_wire() {
    uses_only_what_it_may("content");
}

#[test]
fn the_journal_knows_no_game() {
    uses_only_what_it_may("journal");
}

#[test]
fn framing_touches_nothing_outside() {
    uses_only_what_it_may("websocket");
}

#[test]
fn every_crate_uses_only_what_it_may() {
    for name in ours().into_keys() {
        uses_only_what_it_may(name);
    }
}

/// The one crate that speaks C, and has the lints of the workspace written out for that.
const UNSAFE: &str = "tearing";

#[test]
fn unsafe_code_is_linked_with_tests_only() {
    for (name, package) in ours() {
        assert!(
            name == UNSAFE || !linked(package).contains(UNSAFE),
            "`{name}` brings `{UNSAFE}` along"
        );
    }
}

#[test]
fn every_crate_inherits_the_workspace_lints() {
    for (name, package) in ours() {
        if name == UNSAFE {
            continue;
        }
        let manifest = fs::read_to_string(&package.manifest_path).expect("a manifest");
        let inherits = manifest.contains("[lints]\nworkspace = true\n");
        assert!(
            inherits,
            "`{name}` does not inherit the lints of the workspace"
        );
    }
}

#[test]
fn no_crate_of_ours_can_be_published_by_accident() {
    for (name, package) in ours() {
        assert_eq!(
            package.publish,
            Some(Vec::new()),
            "`{name}` lacks `publish.workspace = true`"
        );
    }
}
