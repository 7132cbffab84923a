//! The fuzz target `decide` over the inputs that are kept in `fuzz/seeds`: what a fuzzer has found
//! worth keeping is run on every test. How to look for more, CONTRIBUTING.md says.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod driver;

use std::{collections::BTreeSet, env, fs, path::Path};

/// Every phase, and every way in which a round ends.
const REACHED: &[&str] = &[
    "Lobby",
    "Dealt",
    "Questions",
    "Vote",
    "Guess",
    "TimeUp",
    "RoundOver",
    "GameOver",
    "SpyConvicted",
    "InnocentConvicted",
    "GuessedRight",
    "GuessedWrong",
    "NobodyConvicted",
    "MiddleWasSpy",
    "MiddleWasPlace",
    "SpyLeft",
    "Void",
];

#[test]
fn every_kept_input_runs_through() {
    let own = env::var_os("CARGO_MANIFEST_DIR").unwrap();
    let seeds = Path::new(&own).join("../../fuzz/seeds/decide");
    let mut seen = BTreeSet::new();
    for file in fs::read_dir(seeds).unwrap() {
        let path = file.unwrap().path();
        println!("{}", path.display());
        seen.extend(driver::drive(&fs::read(path).unwrap()));
    }
    for name in REACHED {
        assert!(seen.contains(*name), "no kept input reaches {name}");
    }
}
