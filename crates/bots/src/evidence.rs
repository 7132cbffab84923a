//! What an answer proves: of the place to a spy, and of whoever gave it to everybody else.
//!
//! Whoever knows the place answers with a level near the place's own; how near, is the table's vagueness, which
//! follows from how many answers a round has room for. A spy does not know the place and answers as whoever mixes all
//! places by what is left of them. So an answer that proves much of the answerer's innocence tells the spy just as much
//! of the place.
//!
//! All of this is plain arithmetic on small tables, so that a phone can follow it.

use crate::atlas::UNKNOWN;

/// Levels that an answer can have.
pub const LEVELS: usize = 5;

/// For each level of a place, how likely each answer is of somebody who knows the place. The last row is of a place
/// whose level nobody knows.
pub type Kernel = [[f32; LEVELS]; LEVELS + 1];

/// From one line to the next, on the average of a table of bots.
const EXCHANGE_MS: f32 = 9_600.0;

/// How fast the likelihood of an answer falls with each step from the truth, in a round of one answer.
const SHARPNESS: f32 = 2.6;

/// How likely an answer that is none comes from somebody who knows the place, and from one who does not.
pub const EVASION: [f32; 2] = [0.06, 0.24];

/// How many answers a round of this length has room for.
pub fn exchanges(round_ms: u64) -> f32 {
    #[allow(clippy::cast_precision_loss, reason = "a round is short")]
    let ms = round_ms as f32;
    (ms / EXCHANGE_MS).max(4.0)
}

/// How answers stray from the truth in a round with room for so many.
pub fn kernel(exchanges: f32) -> Kernel {
    let step = SHARPNESS / exchanges.sqrt();
    let mut kernel = [[1.0 / 5.0; LEVELS]; LEVELS + 1];
    for (level, row) in kernel.iter_mut().take(LEVELS).enumerate() {
        for (answer, likely) in row.iter_mut().enumerate() {
            let strays = u8::try_from(level.abs_diff(answer)).unwrap_or(0);
            *likely = (-step * f32::from(strays)).exp();
        }
        let sum: f32 = row.iter().sum();
        row.iter_mut().for_each(|likely| *likely /= sum);
    }
    kernel
}

/// How likely each answer is of somebody who only knows how likely each place is. `levels` are those of the places, in
/// the order of `beliefs`; these need not add up to 1.
pub fn blind(kernel: &Kernel, beliefs: &[f32], levels: &[u8]) -> [f32; LEVELS] {
    let mut mass = [0.0; LEVELS + 1];
    for (belief, level) in beliefs.iter().zip(levels) {
        mass[usize::from(*level)] += belief;
    }
    let total: f32 = mass.iter().sum();
    let mut likely = [0.0; LEVELS];
    for (mass, row) in mass.iter().zip(kernel) {
        for (likely, given) in likely.iter_mut().zip(row) {
            *likely += mass / total * given;
        }
    }
    likely
}

/// What is left of each place after an answer. The sum is not brought back to 1, but stays near it.
pub fn update_places(kernel: &Kernel, beliefs: &mut [f32], levels: &[u8], answer: u8) {
    let mut factors = [1.0; LEVELS + 1];
    for (factor, row) in factors.iter_mut().zip(kernel) {
        *factor = row[usize::from(answer)] * 5.0;
    }
    for (belief, level) in beliefs.iter_mut().zip(levels) {
        *belief *= factors[usize::from(*level)];
    }
}

/// Brings beliefs back to a sum of 1.
pub fn normalise(beliefs: &mut [f32]) {
    let sum: f32 = beliefs.iter().sum();
    if sum > 0.0 {
        beliefs.iter_mut().for_each(|belief| *belief /= sum);
    }
}

/// By how much an answer speaks against whoever gave it, as a logarithm: of the answer's likelihood from a spy
/// ([`blind`]) to that from somebody at a place with this level.
pub fn against(kernel: &Kernel, blind: f32, level: u8, answer: u8) -> f32 {
    let level = level.min(UNKNOWN);
    (blind / kernel[usize::from(level)][usize::from(answer)]).ln()
}

/// The same of an answer that is none.
pub fn against_evasion() -> f32 {
    (EVASION[1] / EVASION[0]).ln()
}

/// How likely each suspect is the spy, from what speaks against each. One of them is.
pub fn suspicion(against: &[f32]) -> Vec<f32> {
    let most = against.iter().copied().fold(f32::MIN, f32::max);
    let mut likely: Vec<f32> = against.iter().map(|a| (a - most).exp()).collect();
    normalise(&mut likely);
    likely
}

/// How much an answer at this level of the place tells a spy, on the average: the divergence of the answers of those
/// who know from those of one who does not. It is also what the answer proves of innocence.
pub fn tells(kernel: &Kernel, blind: &[f32; LEVELS], level: u8) -> f32 {
    let row = &kernel[usize::from(level.min(UNKNOWN))];
    let parts = row.iter().zip(blind);
    parts
        .map(|(knows, blind)| knows * (knows / blind).ln())
        .sum()
}

/// How much the answer of a spy betrays on the average: the same divergence the other way round.
pub fn betrays(kernel: &Kernel, blind: &[f32; LEVELS], level: u8) -> f32 {
    let row = &kernel[usize::from(level.min(UNKNOWN))];
    let parts = row.iter().zip(blind);
    parts
        .map(|(knows, blind)| blind * (blind / knows).ln())
        .sum()
}
