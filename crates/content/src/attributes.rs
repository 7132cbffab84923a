//! Whether numbers tell the places of a pack apart, and how far. Knows no attribute by name: what
//! one means is nothing to compare.

use crate::{DISTANCE_MIN, PackError};
use wire::pack::{Pack, Place};
use wire::{Attribute, Attributes};

/// The sum of the differences in all attributes that both places have.
pub fn distance(one: &Place, other: &Place) -> u32 {
    let differences = one.attributes.iter().filter_map(|(attribute, level)| {
        let other = other.attributes.get(attribute)?;
        Some(u32::from(level.abs_diff(*other)))
    });
    differences.sum()
}

/// What whoever compares places may rely on, in the packs of the house: every place has every
/// attribute, every attribute has something to tell, and no two places are nearly the same.
pub fn distinct(pack: &Pack) -> Result<(), PackError> {
    for place in &pack.places {
        complete(&place.id, &place.attributes)?;
    }
    for &attribute in Attribute::ALL {
        let mut levels = pack.places.iter().map(|place| place.attributes[&attribute]);
        let first = levels.next();
        if let Some(level) = first.filter(|first| levels.all(|level| level == *first)) {
            return Err(PackError::ConstantAttribute { attribute, level });
        }
    }
    for (index, one) in pack.places.iter().enumerate() {
        for other in &pack.places[index + 1..] {
            let distance = distance(one, other);
            if distance < DISTANCE_MIN {
                let (first, second) = (one.id.clone(), other.id.clone());
                return Err(PackError::TooAlike {
                    first,
                    second,
                    distance,
                });
            }
        }
    }
    Ok(())
}

fn complete(id: &str, attributes: &Attributes) -> Result<(), PackError> {
    let mut all = Attribute::ALL.iter().copied();
    match all.find(|attribute| !attributes.contains_key(attribute)) {
        Some(attribute) => Err(PackError::MissingAttribute {
            spot: format!("place `{id}`"),
            attribute,
        }),
        None => Ok(()),
    }
}
