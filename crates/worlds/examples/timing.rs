//! Measures every step that scripts come to, in pairs of worlds of every game, and says whether one is slower.
//!
//! `cargo run --release -p worlds --example timing [TRIALS]`

#![expect(clippy::print_stdout, reason = "whoever runs it reads the terminal")]

use std::process::ExitCode;

use lab::{
    Captains, Notebook, Spy, Worlds, captains, notebook,
    spy::{self, Party, house::House},
};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use wire::RulesetId;
use worlds::{
    ranks::Verdict,
    timing::{Way, measure},
};

const SEED: u64 = 1;

fn main() -> ExitCode {
    let trials = std::env::args().nth(1);
    let trials = trials.map_or(200, |trials| trials.parse().expect("a number of trials"));
    println!(
        "{:<34} {:>9} {:>9} {:>8} {:>8}",
        "step", "shift us", "spread us", "lean", "may be"
    );
    let mut differ = 0;
    for (ruleset, seats) in [
        (RulesetId::Spijun, 5),
        (RulesetId::TimeTravel, 5),
        (RulesetId::TimeTravel, 2),
        (RulesetId::TimeTravel, 3),
        (RulesetId::FilmNight, 5),
        (RulesetId::Indictment, 5),
    ] {
        let house = House::plain();
        let party = Party {
            ruleset,
            seats,
            house,
        };
        let name = format!("{ruleset:?} of {seats}");
        differ += compared::<Spy>(&name, &party, spy::Vantage::Agent, trials);
    }
    let mut runner = TestRunner::deterministic();
    let party = <Captains as lab::Game>::party().new_tree(&mut runner);
    let party = party.expect("a party").current();
    differ += compared::<Captains>("Captains", &party, captains::Vantage::Agent, trials);
    let party = <Notebook as lab::Game>::party().new_tree(&mut runner);
    let party = party.expect("a party").current();
    differ += compared::<Notebook>("Notebook", &party, notebook::Vantage::Detective, trials);
    match differ {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

fn compared<G: Worlds>(name: &str, party: &G::Party, vantage: G::Vantage, trials: usize) -> usize {
    let mut differ = 0;
    for measured in measure::<G>(party, vantage, SEED, trials, Way::Open, |_| true) {
        let verdict = Verdict::of(&measured.trials, SEED);
        let Verdict {
            lean,
            threshold,
            shift_us,
            spread_us,
        } = verdict;
        let step = format!("{name}: {}", measured.step);
        let sign = if verdict.differs() { "  SLOWER" } else { "" };
        println!("{step:<34} {shift_us:>9.1} {spread_us:>9.1} {lean:>8.0} {threshold:>8.0}{sign}");
        differ += usize::from(verdict.differs());
    }
    differ
}
