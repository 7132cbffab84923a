//! How long a step takes says nothing either, and a delay in one world would be noticed.

use std::time::Duration;

use lab::{
    Captains, Notebook, Spy, Worlds, captains, notebook,
    spy::{Party, Vantage, house::House},
};
use wire::RulesetId;
use worlds::{
    ranks::{Trial, Verdict},
    timing::{Measured, Way, measure},
};

use crate::games::any_party;

const SEED: u64 = 1;
/// So many scripts are looked at for one that comes to all steps that are measured.
const SCRIPTS: u64 = 40;
const TRIALS: usize = 60;
const PLANTED: Duration = Duration::from_millis(1);

fn delayed(trials: &[Trial], by: Duration) -> Vec<Trial> {
    trials.iter().map(|[a, b]| [*a, *b + by]).collect()
}

/// Latencies as a busy machine has them, always the same: most near the shortest, some far beyond.
fn made_up(seed: u64) -> Vec<Trial> {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut took = || {
        let usual = 300.0 + 200.0 * chance.f64();
        let held_up = if chance.u8(..8) == 0 {
            20_000.0 * chance.f64()
        } else {
            0.0
        };
        Duration::from_secs_f64((usual + held_up) / 1e6)
    };
    (0..TRIALS).map(|_| [took(), took()]).collect()
}

#[test]
fn a_planted_millisecond_is_noticed_and_nothing_else_is() {
    for seed in 0..20 {
        let honest = made_up(seed);
        let verdict = Verdict::of(&honest, seed);
        assert!(!verdict.differs(), "{seed}: {verdict:?}");
        let verdict = Verdict::of(&delayed(&honest, PLANTED), seed);
        assert!(verdict.differs(), "{seed}: {verdict:?}");
    }
}

fn measured<G: Worlds>(
    party: &G::Party,
    vantage: G::Vantage,
    way: Way,
    steps: &[&str],
) -> Vec<(String, Verdict)> {
    let wanted = |step: &str| steps.contains(&step);
    let comes_to = |seed: &u64| measure::<G>(party, vantage, *seed, 1, Way::Open, wanted).len();
    let seed = (0..SCRIPTS).find(|seed| comes_to(seed) == steps.len());
    let seed = seed.expect("some script comes to these steps");
    let all = measure::<G>(party, vantage, seed, TRIALS, way, wanted);
    let judge = |Measured { step, trials }| (step, Verdict::of(&trials, SEED));
    all.into_iter().map(judge).collect()
}

/// Nothing is asserted about speed: only that neither world is slower, however busy the machine is.
fn neither_is_slower<G: Worlds>(party: &G::Party, vantage: G::Vantage, steps: &[&str]) {
    for (step, verdict) in measured::<G>(party, vantage, Way::Open, steps) {
        assert!(!verdict.differs(), "{vantage:?}, {step}: {verdict:?}");
    }
}

fn a_delay_is_noticed<G: Worlds>(party: &G::Party, vantage: G::Vantage, step: &str) {
    for (step, verdict) in measured::<G>(party, vantage, Way::Slow, &[step]) {
        assert!(verdict.differs(), "{vantage:?}, {step}: {verdict:?}");
    }
}

#[test]
fn neither_world_of_spies_is_slower() {
    let party = |ruleset| Party {
        ruleset,
        seats: 5,
        house: House::plain(),
    };
    let spijun = party(RulesetId::Spijun);
    neither_is_slower::<Spy>(&spijun, Vantage::Agent, &["vote", "guess, refused"]);
    neither_is_slower::<Spy>(&party(RulesetId::TimeTravel), Vantage::Spy, &["ask"]);
    a_delay_is_noticed::<Spy>(&spijun, Vantage::Agent, "vote");
}

#[test]
fn neither_world_between_captains_is_slower() {
    let (party, captain) = (any_party::<Captains>(0), captains::Vantage::Captain);
    neither_is_slower::<Captains>(&party, captain, &["pick", "pick, refused"]);
    a_delay_is_noticed::<Captains>(&party, captain, "pick");
}

#[test]
fn neither_world_of_notebooks_is_slower() {
    let (party, detective) = (any_party::<Notebook>(0), notebook::Vantage::Detective);
    neither_is_slower::<Notebook>(&party, detective, &["play", "open_case, refused"]);
    a_delay_is_noticed::<Notebook>(&party, detective, "play");
}
