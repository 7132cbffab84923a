//! The fuzz target `decide` over the inputs that are kept in `fuzz/seeds`: what a fuzzer has found
//! worth keeping is run on every test. How to look for more, CONTRIBUTING.md says.

use std::{collections::BTreeSet, env, fs, path::Path};

/// Every phase of every game, every way in which a round ends, and every way in which a deal comes about.
const REACHED: &[&str] = &[
    "Lobby",
    "Dealt",
    "Questions",
    "Vote",
    "Guess",
    "TimeUp",
    "Asking",
    "Picking",
    "Naming",
    "Case",
    "Evidence",
    "Explaining",
    "Chips",
    "RoundOver",
    "GameOver",
    "Spy: SpyConvicted",
    "Spy: InnocentConvicted",
    "Spy: GuessedRight",
    "Spy: GuessedWrong",
    "Spy: NobodyConvicted",
    "Spy: MiddleWasSpy",
    "Spy: MiddleWasPlace",
    "Spy: SpyLeft",
    "Spy: Void",
    "Captains: spy picked",
    "Captains: teams complete",
    "Captains: no agent left",
    "Captains: void, AbortedByHost",
    "Captains: void, CaptainLeft",
    "Captains: void, SpyKicked",
    "Notebook: caught",
    "Notebook: escaped",
    "Notebook: void, AbortedByHost",
    "Notebook: void, ActiveLeft",
    "Notebook: void, ConspiratorLeft",
    "Notebook: void, NoWord",
    "Notebook: void, TooFewPlayers",
    "a deal was proved",
    "a deal was unproved",
    "a deal was missing a number",
    "a deal was changed on its way",
];

#[test]
fn every_kept_input_runs_through() {
    let own = env::var_os("CARGO_MANIFEST_DIR").unwrap();
    let seeds = Path::new(&own).join("../../fuzz/seeds/decide");
    let mut seen = BTreeSet::new();
    for file in fs::read_dir(seeds).unwrap() {
        let path = file.unwrap().path();
        println!("{}", path.display());
        seen.extend(lab::fuzz::drive(&fs::read(path).unwrap()));
    }
    let missing = REACHED.iter().filter(|name| !seen.contains(**name));
    let missing: Vec<_> = missing.collect();
    assert!(missing.is_empty(), "no kept input reaches {missing:?}");
}
