//! What is told of a round with notebooks.

use wire::{Chair, Reason, Told};

use super::table::chips_of;
use crate::FOUR;

#[test]
fn the_word_the_blank_page_and_the_chips_are_told() {
    let mut table = chips_of(&FOUR);
    table.chip("Boris", "Cvita").chip("Cvita", "Boris");
    assert!(rules::chronicle(table.state.public()).rounds.is_empty());
    table.chip("Dino", "Boris");
    let result = table.unmasked();
    let tale = rules::chronicle(table.state.public()).rounds.pop();
    let tale = tale.expect("the round is over");
    let Told::Notebook(round) = tale.told else {
        panic!("another game is told");
    };
    assert_eq!(round.active, table.id("Ana"));
    assert_eq!(
        (round.word, round.conspirator),
        (result.word, result.conspirator)
    );
    let chips = [[1, 2], [2, 1], [3, 1]].map(|chip| chip.map(Chair));
    assert_eq!(round.chips, chips);
    let why: Vec<_> = tale.earned.iter().map(|e| (e.why, e.points)).collect();
    let escaped = [
        (Reason::WordKept, 4),
        (Reason::ConspiratorFound, 3),
        (Reason::Escaped, 5),
    ];
    assert_eq!(why, escaped);
}
