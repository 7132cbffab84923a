//! Several servers that share their tables, and everything that can happen to them: nothing that was acknowledged is
//! lost, nobody is shown two tables, and everybody plays on.

use std::fs;
use std::path::Path;

use crash::beyond::{self, Plan};

fn plan() -> Plan {
    Plan {
        server: Path::new(env!("CARGO_BIN_EXE_molehunt")).to_owned(),
        nodes: 2,
        tables: 4,
        troubles: 6,
        seed: 16,
    }
}

#[tokio::test]
async fn servers_in_trouble_lose_nothing_they_acknowledged() {
    let report = beyond::run(&plan(), |_| {}).await;
    let report = report.unwrap_or_else(|error| panic!("{error:#}"));
    assert_eq!(report.troubles(), 6);
    assert!(report.acts_acknowledged >= 24, "{report}");
}

/// Every third start begins with what there was at the second.
const FORGETS: &str = r#"#!/bin/sh
if [ -d before ]; then
    rm -rf data
    cp -r before data
elif [ -d data ]; then
    cp -r data before
fi
exec "$MOLEHUNT" "$@"
"#;

#[cfg(unix)]
#[tokio::test]
async fn a_server_that_forgets_is_found_out() {
    use std::os::unix::fs::PermissionsExt;

    let server = Path::new(env!("CARGO_TARGET_TMPDIR")).join("forgetful");
    let script = FORGETS.replace("$MOLEHUNT", env!("CARGO_BIN_EXE_molehunt"));
    fs::write(&server, script).expect("it can be written");
    fs::set_permissions(&server, fs::Permissions::from_mode(0o755)).expect("it is ours");
    let plan = Plan {
        server,
        nodes: 1,
        troubles: 3,
        ..plan()
    };
    let error = beyond::run(&plan, |_| {}).await.expect_err("acts are lost");
    let said = format!("{error:#}");
    let is_found = [
        "is lost",
        "more was seen",
        "is older than",
        "was another one",
        "had other terms",
        "does not follow",
        "nothing tells what became",
        "has not just grown",
    ];
    assert!(is_found.iter().any(|found| said.contains(found)), "{said}");
}
