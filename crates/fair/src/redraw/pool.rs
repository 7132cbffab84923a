//! How the places of a table become those of a game.

use std::collections::BTreeSet;

use super::Seed;
use crate::{
    Dice, Label,
    proof::{Place, Pool},
};

/// No game is played with fewer places, however few deals it has.
const FEWEST: usize = 8;

/// Those that the table has not played lately, if that is wanted; then so many of them by lot, in their order.
pub fn places<'a>(seed: Option<&Seed>, pool: &Pool, all: &'a [Place]) -> Option<Vec<&'a Place>> {
    let rested = rested(pool, all);
    let Some(most) = pool.most else {
        return Some(rested);
    };
    let mut lots: Vec<usize> = (0..rested.len()).collect();
    Dice::new(seed?, Label::Pool).shuffle(&mut lots);
    lots.truncate(most as usize);
    lots.sort_unstable();
    Some(lots.into_iter().map(|lot| rested[lot]).collect())
}

/// What was played lately stays in the box; where too few are left then, the oldest of that come back.
fn rested<'a>(pool: &Pool, all: &'a [Place]) -> Vec<&'a Place> {
    if !pool.fresh {
        return all.iter().collect();
    }
    let here: BTreeSet<&str> = all.iter().map(|place| place.id.as_str()).collect();
    let recent = pool.recent.iter().map(String::as_str);
    let played: Vec<&str> = recent.filter(|id| here.contains(id)).collect();
    let wanted = FEWEST.max(pool.deals as usize);
    let wanted = wanted.max(pool.most.unwrap_or(0) as usize);
    let others = all.len().saturating_sub(played.len());
    let back = wanted.saturating_sub(others);
    let out: BTreeSet<&str> = played.into_iter().skip(back).collect();
    all.iter()
        .filter(|place| !out.contains(place.id.as_str()))
        .collect()
}
