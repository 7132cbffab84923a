//! What a player may be called.

use wire::{NAME_CHARS, Refusal, SeatId};

use crate::Public;

/// The name as it will be shown, or why it will not do.
pub(crate) fn checked(public: &Public, name: &str, own: Option<SeatId>) -> Result<String, Refusal> {
    if name.chars().any(|c| c.is_control() || turns_writing(c)) {
        return Err(Refusal::NameNotAllowed);
    }
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if !name.chars().any(is_visible) {
        return Err(Refusal::NameEmpty);
    }
    if name.chars().count() > NAME_CHARS {
        return Err(Refusal::NameTooLong);
    }
    let same = |other: &str| other.to_lowercase() == name.to_lowercase();
    let mut others = public.seats.iter().filter(|s| Some(s.id) != own);
    if others.any(|s| same(&s.name)) {
        return Err(Refusal::NameTaken);
    }
    Ok(name)
}

/// Bidirectional controls could make one name look like another.
fn turns_writing(c: char) -> bool {
    matches!(c, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Joiners and blanks alone are no name.
fn is_visible(c: char) -> bool {
    !c.is_whitespace()
        && !matches!(c, '\u{00AD}' | '\u{115F}' | '\u{1160}' | '\u{180E}' | '\u{200B}'..='\u{200D}'
            | '\u{2060}'..='\u{2064}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}')
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
