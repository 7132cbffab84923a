//! A round of spies.

use super::{Seed, one_of};
use crate::{
    Dice, Label,
    proof::{Place, SpyAt},
};

/// Who gets this has no role of the place: there are more agents than roles.
pub const VISITOR: &str = "-";

pub fn place<'a>(seed: &Seed, places: &[&'a Place]) -> Option<&'a Place> {
    if places.is_empty() {
        return None;
    }
    Some(places[Dice::new(seed, Label::Place).below(places.len())])
}

pub fn spy(seed: &Seed, seats: &[u16], middle: u8) -> Option<SpyAt> {
    let cards = seats.len() + usize::from(middle);
    if cards == 0 {
        return None;
    }
    let card = Dice::new(seed, Label::Spy).below(cards);
    let seat = seats.get(card).copied();
    Some(seat.map_or(SpyAt::Middle, SpyAt::Seat))
}

/// The agents' roles at this place, in the order of their seats.
pub fn roles<'a>(seed: &Seed, seats: &[u16], spy: SpyAt, place: &'a Place) -> Vec<(u16, &'a str)> {
    let mut roles: Vec<&str> = place.roles.iter().map(String::as_str).collect();
    Dice::new(seed, Label::Roles).shuffle(&mut roles);
    let agents = seats.iter().copied();
    let agents = agents.filter(|seat| SpyAt::Seat(*seat) != spy);
    agents
        .enumerate()
        .map(|(nth, seat)| (seat, roles.get(nth).copied().unwrap_or(VISITOR)))
        .collect()
}

pub fn starter(seed: &Seed, seats: &[u16]) -> Option<u16> {
    one_of(seed, Label::Starter, seats)
}
