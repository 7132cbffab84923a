//! How long a step takes says nothing either, and a delay in one world would be noticed.

use std::time::Duration;

use lab::{
    Spy,
    spy::{Party, Vantage, house::House},
};
use wire::RulesetId;
use worlds::{
    ranks::{Trial, Verdict},
    timing::measure,
};

const TRIALS: usize = 60;
const PLANTED: Duration = Duration::from_millis(1);

/// What stands between the sockets and whoever compares.
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

/// Nothing is asserted about speed: only that neither world is slower, however busy the machine is.
#[test]
fn neither_world_is_slower() {
    let party = Party {
        ruleset: RulesetId::Spijun,
        seats: 5,
        house: House::plain(),
    };
    let wanted = |step: &str| ["ask", "vote", "guess, refused"].contains(&step);
    let all = measure::<Spy>(&party, Vantage::Agent, 1, TRIALS, wanted);
    assert!(!all.is_empty());
    for measured in all {
        let verdict = Verdict::of(&measured.trials, 1);
        assert!(!verdict.differs(), "{}: {verdict:?}", measured.step);
        // A delay that stands out of what the machine does to both.
        let spread = Duration::from_secs_f64(verdict.spread_us / 1e6);
        let planted = delayed(&measured.trials, PLANTED.max(spread * 8));
        let verdict = Verdict::of(&planted, 1);
        assert!(verdict.differs(), "{}: {verdict:?}", measured.step);
    }
}
