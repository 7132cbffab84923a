//! The model of evidence: what is likely adds up, and an answer proves to one what it tells the other.

use bots::evidence::{
    self, LEVELS, against, blind, exchanges, kernel, normalise, suspicion, tells, update_places,
};

/// Of four places.
const LEVELS_OF_PLACES: [u8; 4] = [0, 1, 3, 4];
const BELIEFS: [f32; 4] = [0.4, 0.3, 0.2, 0.1];

fn is_one(sum: f32) -> bool {
    (sum - 1.0).abs() < 1e-4
}

#[test]
fn all_that_can_be_answered_adds_up() {
    for minutes in [1, 5, 8, 30] {
        let kernel = kernel(exchanges(minutes * 60_000));
        assert!(kernel.iter().all(|row| is_one(row.iter().sum())));
        assert!(is_one(
            blind(&kernel, &BELIEFS, &LEVELS_OF_PLACES).iter().sum()
        ));
    }
}

#[test]
fn the_truth_is_said_most_often_and_less_so_in_long_rounds() {
    let (short, long) = (kernel(exchanges(180_000)), kernel(exchanges(900_000)));
    for level in 0..LEVELS {
        for answer in (0..LEVELS).filter(|answer| *answer != level) {
            assert!(short[level][level] > short[level][answer]);
        }
        assert!(short[level][level] > long[level][level]);
    }
}

#[test]
fn an_answer_tells_the_spy_what_it_proves_of_innocence() {
    let kernel = kernel(20.0);
    let blind = blind(&kernel, &BELIEFS, &LEVELS_OF_PLACES);
    for level in [0, 1, 3, 4] {
        let each = (0..5).map(|answer| {
            let likely = kernel[usize::from(level)][usize::from(answer)];
            -likely * against(&kernel, blind[usize::from(answer)], level, answer)
        });
        let proves: f32 = each.sum();
        assert!((proves - tells(&kernel, &blind, level)).abs() < 1e-5);
        assert!(proves >= 0.0);
    }
}

#[test]
fn places_that_fit_an_answer_become_likelier() {
    let kernel = kernel(20.0);
    let mut beliefs = BELIEFS;
    update_places(&kernel, &mut beliefs, &LEVELS_OF_PLACES, 4);
    normalise(&mut beliefs);
    assert!(is_one(beliefs.iter().sum()));
    assert!(beliefs[3] > BELIEFS[3] && beliefs[0] < BELIEFS[0]);
}

#[test]
fn bayes_is_right_about_a_known_case() {
    // Two places, one answer: by hand, 0.6 * 0.5 against 0.3 * 0.5.
    let mut kernel = kernel(20.0);
    kernel[0] = [0.6, 0.1, 0.1, 0.1, 0.1];
    kernel[4] = [0.3, 0.1, 0.1, 0.1, 0.4];
    let mut beliefs = [0.5, 0.5];
    update_places(&kernel, &mut beliefs, &[0, 4], 0);
    normalise(&mut beliefs);
    assert!((beliefs[0] - 2.0 / 3.0).abs() < 1e-5, "{beliefs:?}");
}

#[test]
fn suspicion_is_shared_among_all_and_goes_by_what_speaks_against_them() {
    let likely = suspicion(&[0.0, 1.0, f32::NEG_INFINITY]);
    assert!(is_one(likely.iter().sum()));
    assert!(likely[1] > likely[0] && likely[2] == 0.0);
    assert!((likely[1] / likely[0] - 1.0_f32.exp()).abs() < 1e-3);
}

#[test]
fn an_evasion_speaks_against_whoever_it_comes_from() {
    assert!(evidence::against_evasion() > 0.5);
}
