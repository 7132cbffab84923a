//! Lenses that leak on purpose, so that the leak test can show that it would notice.

use wire::{Intent, NotebookIntent};

use super::{blank, hand, page, round_of};
use crate::{
    lens::Shielded,
    sight::{Lens, whole},
    table::Table,
};

/// A table where the conspirator gets no chip.
pub(super) const SHIELDED: Shielded = Shielded {
    whom: blank,
    meant: |intent| match intent {
        Intent::Notebook(NotebookIntent::Chip { whom, .. }) => Some(*whom),
        _ => None,
    },
};

/// A table that shows how long the word is.
#[derive(Debug)]
pub(super) struct LettersCounted;

impl Lens for LettersCounted {
    fn table(&self, table: &Table) -> String {
        whole(table, &table.view()) + &word(table).len().to_string()
    }
}

/// A table that shows the last card of every hand.
#[derive(Debug)]
pub(super) struct HandsShown;

impl Lens for HandsShown {
    fn table(&self, table: &Table) -> String {
        let seats = table.seats().into_iter();
        let cards = seats.filter_map(|seat| hand(&table.seat_view(seat)).last().cloned());
        whole(table, &table.view()) + &cards.collect::<String>()
    }
}

/// A table that shows how many chips lie right.
#[derive(Debug)]
pub(super) struct CountedEarly;

impl Lens for CountedEarly {
    fn table(&self, table: &Table) -> String {
        let (blank, view) = (blank(table), table.view());
        let round = round_of(&view);
        let chips = round.into_iter().flat_map(|round| &round.chips);
        let right = chips.filter(|chip| Some(chip.whom) == blank).count();
        whole(table, &view) + &right.to_string()
    }
}

/// What stands in the notebooks, by asking every phone.
fn word(table: &Table) -> String {
    let words = table.seats().into_iter();
    let words = words.filter_map(|seat| Some(page(&table.seat_view(seat))?.word.clone()));
    words.max().unwrap_or_default()
}
