//! How many times dearer one thing is than another, and how sure that is.

/// Drawn again so often from what was measured.
const DRAWS: usize = 10_000;
const SEED: u64 = 7;

#[derive(Clone, Copy, Debug)]
pub(super) struct Ratio {
    pub(super) mean: f64,
    /// In 95 of 100 such runs the mean lies between these.
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Ratio {
    /// Both were measured in the same runs, in pairs. Bounds are found by drawing runs again and again.
    pub(super) fn of(costs: &[f64], floor: &[f64]) -> Self {
        let pairs: Vec<f64> = costs.iter().zip(floor).map(|(a, b)| (a / b).ln()).collect();
        let mut dice = fastrand::Rng::with_seed(SEED);
        let mut draw = || {
            let drawn: Vec<f64> = pairs
                .iter()
                .map(|_| pairs[dice.usize(..pairs.len())])
                .collect();
            mean(&drawn).exp()
        };
        let mut means: Vec<f64> = (0..DRAWS).map(|_| draw()).collect();
        means.sort_by(f64::total_cmp);
        Self {
            mean: mean(&pairs).exp(),
            low: means[DRAWS / 40],
            high: means[DRAWS - 1 - DRAWS / 40],
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "there are few runs")]
pub(super) fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_lie_round_the_mean() {
        let floor = [50.0, 52.0, 48.0, 51.0, 60.0, 50.0];
        let twice: Vec<f64> = floor.iter().map(|cost| cost * 2.0).collect();
        let exact = Ratio::of(&twice, &floor);
        assert!((exact.mean - 2.0).abs() < 1e-9 && (exact.high - exact.low).abs() < 1e-9);
        let shaken = [95.0, 110.0, 101.0, 99.0, 118.0, 104.0];
        let Ratio { mean, low, high } = Ratio::of(&shaken, &floor);
        assert!(low < mean && mean < high && low > 1.8 && high < 2.2);
    }
}
