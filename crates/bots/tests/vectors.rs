//! What evidence proves, as examples for phones: their arithmetic is another, and is compared with these.
//! `UPDATE_GENERATED=1 cargo test -p bots --test vectors` writes them anew.

use std::{env, fs, path::Path};

use bots::{
    UNKNOWN,
    evidence::{self, Kernel, LEVELS},
};
use serde_json::{Value, json};

const ROUNDS_MS: [u64; 4] = [20_000, 180_000, 480_000, 1_200_000];

/// Places by how likely each is, and by how much of something there is at each.
const TABLES: [(&[f32], &[u8]); 4] = [
    (&[0.2, 0.2, 0.2, 0.2, 0.2], &[0, 1, 2, 3, 4]),
    (&[0.125; 8], &[4, 4, 0, 1, 4, 2, 0, 0]),
    (&[0.6, 0.25, 0.1, 0.05, 0.0], &[0, UNKNOWN, 3, 4, 4]),
    (&[0.9, 0.02, 0.05, 0.03], &[2, 2, 2, UNKNOWN]),
];

#[test]
fn vectors_for_phones_are_fresh() {
    let cases: Vec<Value> = ROUNDS_MS.into_iter().map(of_rounds).collect();
    let told = json!({ "rounds": cases, "evasion": near(evidence::against_evasion()), "suspects": suspects() });
    let fresh = serde_json::to_string_pretty(&told).expect("numbers are JSON") + "\n";
    let path = "web/src/lib/evidence/vectors.json";
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path);
    if env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(&file, &fresh).expect("write");
    }
    let committed = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == fresh,
        "{path} is stale: run `UPDATE_GENERATED=1 cargo test -p bots --test vectors`"
    );
}

fn of_rounds(round_ms: u64) -> Value {
    let exchanges = evidence::exchanges(round_ms);
    let kernel = evidence::kernel(exchanges);
    json!({
        "round_ms": round_ms,
        "exchanges": near(exchanges),
        "kernel": kernel.iter().map(|row| all(row)).collect::<Vec<_>>(),
        "tables": TABLES.map(|(beliefs, levels)| of_table(&kernel, beliefs, levels)),
    })
}

fn of_table(kernel: &Kernel, beliefs: &[f32], levels: &[u8]) -> Value {
    let blind = evidence::blind(kernel, beliefs, levels);
    let answers = || (0..LEVELS).filter_map(|answer| u8::try_from(answer).ok());
    let left = |answer| {
        let mut left = beliefs.to_vec();
        evidence::update_places(kernel, &mut left, levels, answer);
        evidence::normalise(&mut left);
        all(&left)
    };
    let against = |level| {
        let of = |answer: u8| evidence::against(kernel, blind[usize::from(answer)], level, answer);
        answers().map(of).map(near).collect::<Vec<_>>()
    };
    let each = |what: &dyn Fn(u8) -> f32| {
        (0..=UNKNOWN)
            .map(|level| near(what(level)))
            .collect::<Vec<_>>()
    };
    json!({
        "beliefs": all(beliefs),
        "levels": levels,
        "blind": all(&blind),
        "left": answers().map(left).collect::<Vec<_>>(),
        "against": (0..=UNKNOWN).map(against).collect::<Vec<_>>(),
        "tells": each(&|level| evidence::tells(kernel, &blind, level)),
        "betrays": each(&|level| evidence::betrays(kernel, &blind, level)),
    })
}

fn suspects() -> Value {
    let cases: [&[f32]; 3] = [&[0.0, 0.0], &[1.5, -0.3, 0.2, 0.0], &[-4.0, 6.0, 5.5]];
    let case = |against: &[f32]| json!({ "against": all(against), "likely": all(&evidence::suspicion(against)) });
    cases.map(case).into()
}

fn all(numbers: &[f32]) -> Vec<f64> {
    numbers.iter().copied().map(near).collect()
}

/// To five digits: machines may differ in the last ones.
fn near(number: f32) -> f64 {
    let digits = (f64::from(number) * 1e5).round() / 1e5;
    // There is no other zero.
    digits + 0.0
}
