//! What the packs of the house promise beyond the format: all languages, and numbers that tell their
//! places apart. Knows no attribute by name: what one means is nothing to compare.

use crate::DISTANCE_MIN;
use thiserror::Error;
use wire::pack::{Language, Pack, Place, Text};
use wire::{Attribute, Attributes};

/// The first promise that is not kept.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum HouseError {
    #[error("{spot}: the text in {language} is missing")]
    MissingText { spot: String, language: Language },
    #[error("place `{place}`: the attribute `{attribute}` is missing")]
    MissingAttribute { place: String, attribute: Attribute },
    #[error("the pack: the attribute `{attribute}` is {level} everywhere and tells nothing")]
    ConstantAttribute { attribute: Attribute, level: u8 },
    #[error(
        "the pack: the attributes of `{first}` and `{second}` differ by {distance} in all; \
         at least {DISTANCE_MIN} are needed to tell them apart"
    )]
    TooAlike {
        first: String,
        second: String,
        distance: u32,
    },
}

/// Every text in every language of the house.
pub fn complete(pack: &Pack) -> Result<(), HouseError> {
    in_all(&pack.name, || "the pack, name".to_owned())?;
    for place in &pack.places {
        let id = &place.id;
        in_all(&place.name, || format!("place `{id}`, name"))?;
        let none = Text::default();
        in_all(place.at.as_ref().unwrap_or(&none), || {
            format!("place `{id}`, at")
        })?;
        for role in &place.roles {
            in_all(&role.name, || format!("place `{id}`, role `{}`", role.id))?;
        }
    }
    Ok(())
}

fn in_all(text: &Text, spot: impl Fn() -> String) -> Result<(), HouseError> {
    let mut all = Language::ALL.into_iter();
    match all.find(|language| text.get(*language).is_none()) {
        Some(language) => Err(HouseError::MissingText {
            spot: spot(),
            language,
        }),
        None => Ok(()),
    }
}

/// The sum of the differences in all attributes that both places have.
pub fn distance(one: &Place, other: &Place) -> u32 {
    let differences = one.attributes.iter().filter_map(|(attribute, level)| {
        let other = other.attributes.get(attribute)?;
        Some(u32::from(level.abs_diff(*other)))
    });
    differences.sum()
}

/// What whoever compares places may rely on: every place has every attribute, every attribute has
/// something to tell, and no two places are nearly the same.
pub fn distinct(pack: &Pack) -> Result<(), HouseError> {
    for place in &pack.places {
        measured(&place.id, &place.attributes)?;
    }
    for &attribute in Attribute::ALL {
        let mut levels = pack.places.iter().map(|place| place.attributes[&attribute]);
        let first = levels.next();
        if let Some(level) = first.filter(|first| levels.all(|level| level == *first)) {
            return Err(HouseError::ConstantAttribute { attribute, level });
        }
    }
    for (index, one) in pack.places.iter().enumerate() {
        for other in &pack.places[index + 1..] {
            let distance = distance(one, other);
            if distance < DISTANCE_MIN {
                let (first, second) = (one.id.clone(), other.id.clone());
                return Err(HouseError::TooAlike {
                    first,
                    second,
                    distance,
                });
            }
        }
    }
    Ok(())
}

fn measured(id: &str, attributes: &Attributes) -> Result<(), HouseError> {
    let mut all = Attribute::ALL.iter().copied();
    match all.find(|attribute| !attributes.contains_key(attribute)) {
        Some(attribute) => Err(HouseError::MissingAttribute {
            place: id.to_owned(),
            attribute,
        }),
        None => Ok(()),
    }
}
