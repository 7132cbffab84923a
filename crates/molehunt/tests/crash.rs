//! A server that is killed in the middle of many games: nothing that it acknowledged is lost, and everybody plays on.

use std::path::Path;

use crash::Plan;

#[tokio::test]
async fn a_killed_server_loses_nothing_it_acknowledged() {
    let plan = Plan {
        server: Path::new(env!("CARGO_BIN_EXE_molehunt")).to_owned(),
        tables: 4,
        kills: 5,
        seed: 15,
    };
    let report = crash::run(&plan, |_| {}).await.expect("nothing is lost");
    assert_eq!(report.kills, 5);
    // At least once all of the twenty phones came back and every table went on.
    assert!(report.reconnects >= 20, "{report}");
    assert!(report.acts_acknowledged >= 8, "{report}");
}
