//! A server that is besieged from many networks, which a proxy names: every game goes on.

mod blockade;

use std::path::Path;

use siege::{Ground, Plan};

#[tokio::test]
async fn besiegers_stop_no_game_and_keep_nobody_from_a_seat() {
    let plan = Plan {
        server: Path::new(env!("CARGO_BIN_EXE_molehunt")).to_owned(),
        helper: None,
        ground: Ground::Proxy { port: 0 },
        tables: 5,
        besiegers: 300,
        networks: 15,
        seconds: 3,
        seed: 15,
    };
    let report = siege::run(&plan).await.expect("the server stands");
    assert!(report.stands(), "{report}");
    // The others are still at the door when it is over.
    assert!(report.toll.total() >= 150, "{report}");
}
