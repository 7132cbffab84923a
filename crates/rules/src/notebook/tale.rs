//! What is told of a round once it is over: nothing but what all have seen by then.

use wire::{NotebookTale, RoundTale, Told};

use crate::{
    notebook::{Round, state::Stage},
    room,
};

pub(crate) fn tale(round: &Round) -> Option<RoundTale> {
    let Stage::Over(result) = &round.stage else {
        return None;
    };
    let chips = round.chips.iter();
    let told = Told::Notebook(NotebookTale {
        active: round.active,
        conspirator: result.conspirator,
        word: result.word.clone(),
        ending: result.ending,
        chips: chips
            .filter_map(|chip| round.circle.pair(chip.seat, chip.whom))
            .collect(),
    });
    room::tale_of(&round.circle, &result.points, &result.earned, told)
}
