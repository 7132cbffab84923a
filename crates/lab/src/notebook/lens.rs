//! Lenses that leak on purpose, so that the leak test can show that it would notice.

use rules::{Command, wake_at};
use wire::{Intent, NotebookIntent, Refusal, SeatId, table_frame};

use super::{blank, hand, page, round_of};
use crate::{sight::Lens, table::Table};

/// A table that lists the conspirator's seat before the others.
#[derive(Debug)]
pub(super) struct BlankFirst;

impl Lens for BlankFirst {
    fn table(&self, table: &Table) -> String {
        let (first, mut view) = (blank(table), table.view());
        view.seats.sort_by_key(|s| Some(s.id) != first);
        table_frame(table.rev, &view)
    }
}

/// A table that shows how long the word is.
#[derive(Debug)]
pub(super) struct LettersCounted;

impl Lens for LettersCounted {
    fn table(&self, table: &Table) -> String {
        table_frame(table.rev, &table.view()) + &word(table).len().to_string()
    }
}

/// A table that shows the last card of every hand.
#[derive(Debug)]
pub(super) struct HandsShown;

impl Lens for HandsShown {
    fn table(&self, table: &Table) -> String {
        let seats = table.seats().into_iter();
        let cards = seats.filter_map(|seat| hand(&table.seat_view(seat)).last().cloned());
        table_frame(table.rev, &table.view()) + &cards.collect::<String>()
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
        table_frame(table.rev, &view) + &right.to_string()
    }
}

/// A table where the conspirator gets no chip.
#[derive(Debug)]
pub(super) struct ShieldedBlank;

impl Lens for ShieldedBlank {
    fn answer(&self, table: &Table, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Seat {
                intent: Intent::Notebook(NotebookIntent::Chip { whom, .. }),
                ..
            } if Some(*whom) == blank(table) => Err(Refusal::NotNow),
            _ => table.decide(command).map(drop),
        }
    }
}

/// A table that wakes a moment later the further round the conspirator sits.
#[derive(Debug)]
pub(super) struct SlowForBlank;

impl Lens for SlowForBlank {
    fn wake_at(&self, table: &Table) -> Option<u64> {
        let blank = blank(table).map_or(0, |blank| blank.0);
        wake_at(&table.state).map(|at| at + u64::from(blank))
    }
}

/// A table that sends the conspirator a frame whenever anything happens.
#[derive(Debug)]
pub(super) struct FramesForBlank;

impl Lens for FramesForBlank {
    fn sends(&self, before: &Table, after: &Table, seat: SeatId) -> bool {
        let news = before.rev != after.rev && blank(after) == Some(seat);
        news || before.seat_view(seat) != after.seat_view(seat)
    }
}

/// What stands in the notebooks, by asking every phone.
fn word(table: &Table) -> String {
    let words = table.seats().into_iter();
    let words = words.filter_map(|seat| Some(page(&table.seat_view(seat))?.word.clone()));
    words.max().unwrap_or_default()
}
