//! What a player may be called.

use wire::{NAME_CHARS, Refusal, SeatId};

use crate::{
    Public,
    room::text::{self, Fault},
};

/// The name as it will be shown, or why it will not do.
pub(crate) fn checked(public: &Public, name: &str, own: Option<SeatId>) -> Result<String, Refusal> {
    let name = text::cleaned(name, NAME_CHARS).map_err(|fault| match fault {
        Fault::Empty => Refusal::NameEmpty,
        Fault::TooLong => Refusal::NameTooLong,
        Fault::NotAllowed => Refusal::NameNotAllowed,
    })?;
    let same = |other: &str| other.to_lowercase() == name.to_lowercase();
    let mut others = public.seats.iter().filter(|s| Some(s.id) != own);
    if others.any(|s| same(&s.name)) {
        return Err(Refusal::NameTaken);
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::State;

    #[test]
    fn names_are_trimmed_counted_and_looked_at() {
        let emoji = "🦊👩‍👩‍👧 Žana";
        let twenty = "ж".repeat(20);
        let table = [
            ("  Ana   Marija ", Ok("Ana Marija")),
            (emoji, Ok(emoji)),
            (&twenty, Ok(&*twenty)),
            ("", Err(Refusal::NameEmpty)),
            (" \u{200B}\u{2800} ", Err(Refusal::NameEmpty)),
            (&"x".repeat(21), Err(Refusal::NameTooLong)),
            (&"x".repeat(500), Err(Refusal::NameTooLong)),
            ("Ana\u{202E}b", Err(Refusal::NameNotAllowed)),
            ("Ana\n", Err(Refusal::NameNotAllowed)),
        ];
        let public = &State::empty("BCDFG").public;
        for (given, expected) in table {
            let shown = checked(public, given, None);
            assert_eq!(shown.as_deref(), expected.as_deref(), "{given:?}");
        }
    }
}
