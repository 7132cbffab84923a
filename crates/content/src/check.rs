//! The rules a pack must keep beyond its JSON shape: counts, ids, names, characters, numbers.

use crate::{
    ID_CHARS_MAX, LEVEL_MAX, PLACES_MAX, PLACES_MIN, PackError, TEXT_CHARS_MAX, VISITOR, YEAR_MAX,
    YEAR_MIN,
};
use std::collections::{BTreeMap, BTreeSet};
use wire::pack::{Pack, Place, Role, Text};

pub(crate) fn pack(pack: &Pack) -> Result<(), PackError> {
    id(&pack.id, "the pack")?;
    text(&pack.name, "the pack, name")?;
    let count = pack.places.len();
    if count < PLACES_MIN {
        return Err(PackError::TooFewPlaces { count });
    }
    if count > PLACES_MAX {
        return Err(PackError::TooManyPlaces { count });
    }
    for (index, it) in pack.places.iter().enumerate() {
        place(it, index + 1)?;
    }
    let places: Vec<Entry> = pack.places.iter().map(|it| (&*it.id, &it.name)).collect();
    no_twins(&places, "the pack", "places")
}

fn place(place: &Place, number: usize) -> Result<(), PackError> {
    id(&place.id, &format!("place number {number}"))?;
    let spot = format!("place `{}`", place.id);
    text(&place.name, &format!("{spot}, name"))?;
    text(&place.at, &format!("{spot}, at"))?;
    numbers(place, &spot)?;
    for (index, it) in place.roles.iter().enumerate() {
        role(it, &spot, index + 1)?;
    }
    let roles: Vec<Entry> = place.roles.iter().map(|it| (&*it.id, &it.name)).collect();
    no_twins(&roles, &spot, "roles")
}

fn numbers(place: &Place, spot: &str) -> Result<(), PackError> {
    let outside = |year: &u16| !(YEAR_MIN..=YEAR_MAX).contains(year);
    if let Some(year) = place.year.filter(outside) {
        let spot = spot.into();
        return Err(PackError::BadYear { spot, year });
    }
    match place
        .attributes
        .iter()
        .find(|(_, level)| **level > LEVEL_MAX)
    {
        Some((&attribute, &level)) => Err(PackError::BadLevel {
            spot: spot.into(),
            attribute,
            level,
        }),
        None => Ok(()),
    }
}

fn role(role: &Role, spot: &str, number: usize) -> Result<(), PackError> {
    id(&role.id, &format!("{spot}, role number {number}"))?;
    if role.id == VISITOR {
        return Err(PackError::ReservedRole { spot: spot.into() });
    }
    text(&role.name, &format!("{spot}, role `{}`, name", role.id))
}

fn id(id: &str, spot: &str) -> Result<(), PackError> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if (1..=ID_CHARS_MAX).contains(&id.len()) && id.chars().all(plain) {
        return Ok(());
    }
    Err(PackError::BadId { spot: spot.into() })
}

fn languages(text: &Text) -> [(&'static str, &str); 3] {
    [("en", &text.en), ("hr", &text.hr), ("ru", &text.ru)]
}

fn text(text: &Text, spot: &str) -> Result<(), PackError> {
    for (language, text) in languages(text) {
        let spot = || format!("{spot} in {language}");
        if text.trim().is_empty() {
            return Err(PackError::EmptyText { spot: spot() });
        }
        if let Some(hidden) = text.chars().find(|&c| is_hidden(c)) {
            let code = u32::from(hidden);
            return Err(PackError::HiddenCharacter { spot: spot(), code });
        }
        if text.trim() != text {
            return Err(PackError::OuterSpace { spot: spot() });
        }
        let chars = text.chars().count();
        if chars > TEXT_CHARS_MAX {
            return Err(PackError::TextTooLong {
                spot: spot(),
                chars,
            });
        }
    }
    Ok(())
}

/// What could turn a line around, break it, or make two names look the same.
pub(crate) fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{00AD}' | '\u{061C}' | '\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}' |
            '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}' |
            '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

type Entry<'a> = (&'a str, &'a Text);

fn no_twins(entries: &[Entry], spot: &str, what: &'static str) -> Result<(), PackError> {
    let mut ids = BTreeSet::new();
    let mut names = BTreeMap::new();
    for &(id, name) in entries {
        if !ids.insert(id) {
            let (spot, id) = (spot.into(), id.into());
            return Err(PackError::DuplicateId { spot, what, id });
        }
        for (language, name) in languages(name) {
            if let Some(first) = names.insert((language, name.to_lowercase()), id) {
                return Err(PackError::DuplicateName {
                    spot: spot.into(),
                    what,
                    first: first.into(),
                    second: id.into(),
                    language,
                });
            }
        }
    }
    Ok(())
}
