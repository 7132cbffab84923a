//! Whether one of two worlds is slower. Judges only what was measured in pairs, one right after the other and in
//! random order, so that whatever else the machine does weighs on both alike: without a difference any two could
//! as well be exchanged, however long anything takes. Nothing is said about speed.

use std::time::Duration;

/// Relabelings from which the threshold follows.
const FLIPS: usize = 10_000;
/// So many times beyond the farthest of them, for whoever compares many times.
const MARGIN: f64 = 1.25;

/// How long the same took in the one world and in the other.
pub type Trial = [Duration; 2];

#[derive(Clone, Copy, Debug)]
pub struct Verdict {
    /// How much higher the second world ranks (Mann and Whitney), and how much it may.
    pub lean: f64,
    pub threshold: f64,
    /// The median of how much longer the second world took.
    pub shift_us: f64,
    /// The median of how far two lie apart, either way.
    pub spread_us: f64,
}

impl Verdict {
    pub fn of(trials: &[Trial], seed: u64) -> Self {
        let longer = |[a, b]: &Trial| (b.as_secs_f64() - a.as_secs_f64()) * 1e6;
        let differences: Vec<f64> = trials.iter().map(longer).collect();
        let ranks = ranks(trials);
        let lean = |keeps: &mut dyn FnMut() -> bool| {
            let signed = ranks
                .iter()
                .map(|[a, b]| if keeps() { b - a } else { a - b });
            signed.sum::<f64>()
        };
        let mut chance = fastrand::Rng::with_seed(seed);
        let flips = (0..FLIPS).map(|_| lean(&mut || chance.bool()).abs());
        let farthest = flips.fold(0.0, f64::max);
        Self {
            lean: lean(&mut || true),
            threshold: farthest * MARGIN,
            shift_us: median(differences.clone()),
            spread_us: median(differences.iter().map(|d| d.abs()).collect()),
        }
    }

    pub fn differs(&self) -> bool {
        self.lean.abs() > self.threshold
    }
}

/// Each among all: the shortest is the first, and one that was held up is the last, however long it took.
fn ranks(trials: &[Trial]) -> Vec<[f64; 2]> {
    let mut all: Vec<(Duration, usize, usize)> = Vec::new();
    for (n, trial) in trials.iter().enumerate() {
        all.extend([(trial[0], n, 0), (trial[1], n, 1)]);
    }
    all.sort();
    let mut ranks = vec![[0.0; 2]; trials.len()];
    for (rank, (_, trial, world)) in all.into_iter().enumerate() {
        ranks[trial][world] = small(rank);
    }
    ranks
}

fn small(number: usize) -> f64 {
    f64::from(u32::try_from(number).expect("a number of trials"))
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or_default()
}
