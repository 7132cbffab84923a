//! What a player may be called.

use unicode_security::confusable_detection::skeleton;
use wire::{NAME_CHARS, Refusal, SeatId};

use crate::{
    Public,
    room::text::{self, Fault},
};

/// The name as it will be shown, or why it will not do, whoever else has it.
pub fn as_shown(name: &str) -> Result<String, Refusal> {
    text::cleaned(name, NAME_CHARS).map_err(|fault| match fault {
        Fault::Empty => Refusal::NameEmpty,
        Fault::TooLong => Refusal::NameTooLong,
        Fault::NotAllowed => Refusal::NameNotAllowed,
    })
}

/// The same for one that nobody else at the table has.
pub(crate) fn checked(public: &Public, name: &str, own: Option<SeatId>) -> Result<String, Refusal> {
    let name = as_shown(name)?;
    let mut others = public.seats.iter().filter(|s| Some(s.id) != own);
    if others.any(|s| read_alike(&s.name, &name)) {
        return Err(Refusal::NameTaken);
    }
    Ok(name)
}

/// Whether somebody at the table could take one for the other: the same letters, large or small, or letters of
/// another script that look the same, with or without what cannot be seen.
fn read_alike(one: &str, other: &str) -> bool {
    let bones = |name: &str| {
        let seen: String = name.chars().filter(|c| text::is_seen(*c)).collect();
        skeleton(&seen).collect::<String>()
    };
    let lower = |name: &str| bones(&name.to_lowercase());
    bones(one) == bones(other) || lower(one) == lower(other)
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

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other, expected) in [
            ("Ana", "ANA", true),
            ("Ana", "An\u{200B}a", true),
            ("Ana", "Ana\u{2800}", true),
            ("Ana", "\u{0410}n\u{0430}", true),
            ("Vera", "\u{0412}era", false),
            ("Bepa", "\u{0412}\u{0435}\u{0440}\u{0430}", true),
            ("Ivan", "lvan", true),
            ("Z\u{030C}ana", "\u{017D}ana", true),
            ("Žana", "Zana", false),
            ("Ana", "Ana Marija", false),
            ("Ana", "Ана", false),
            ("P1", "P2", false),
        ] {
            assert_eq!(read_alike(one, other), expected, "{one} {other}");
        }
    }
}
