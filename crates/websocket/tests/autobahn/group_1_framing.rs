//! Group 1: frames of every way to write a length.

use crate::{Case, Said, binary, cases, text};

const LENGTHS: [usize; 8] = [0, 125, 126, 127, 128, 65_535, 65_536, 65_536];

#[test]
fn case_1_1_texts_of_every_length_are_heard() {
    let numbers = [
        "1.1.1", "1.1.2", "1.1.3", "1.1.4", "1.1.5", "1.1.6", "1.1.7", "1.1.8",
    ];
    cases(numbers.into_iter().zip(LENGTHS).map(|(number, length)| {
        let payload = "*".repeat(length);
        Case {
            number,
            sends: vec![text(&payload)],
            hears: vec![Said::Text(payload)],
            refused: None,
        }
    }));
}

#[test]
fn case_1_2_bytes_of_every_length_are_heard() {
    let numbers = [
        "1.2.1", "1.2.2", "1.2.3", "1.2.4", "1.2.5", "1.2.6", "1.2.7", "1.2.8",
    ];
    cases(numbers.into_iter().zip(LENGTHS).map(|(number, length)| {
        let payload = vec![0xfe; length];
        Case {
            number,
            sends: vec![binary(&payload)],
            hears: vec![Said::Binary(payload)],
            refused: None,
        }
    }));
}
