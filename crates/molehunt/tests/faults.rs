//! Several servers that share their tables, and everything that can happen to them: nothing that was acknowledged is
//! lost, nobody is shown two tables, and everybody plays on.

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
