//! The places that a deal is drawn from: the phone's list, if it is the one that the terms have the hash of.

use crate::{
    digest,
    proof::{Attempt, Counted, Place, Proof, Source},
    redraw::{Seed, pool},
    verify::report::Checks,
};

pub(super) fn places<'a>(
    checks: &mut Checks,
    proof: &'a Proof,
    attempt: &'a Attempt,
    seed: Option<&Seed>,
) -> Option<Vec<&'a Place>> {
    let list = &proof.annex.list;
    match &attempt.terms.source {
        Source::From(counted) => listed(checks, list, *counted).then(|| list.iter().collect()),
        Source::Pool(pool) => {
            if !listed(checks, list, pool.all) {
                return None;
            }
            let places = pool::places(seed, pool, list)?;
            let (left, all) = (places.len(), list.len());
            checks.holds("pool", format!("Places of this game: {left} of {all}"));
            Some(places)
        }
        Source::Deck(_) | Source::SameDeck => None,
    }
}

fn listed(checks: &mut Checks, list: &[Place], counted: Counted) -> bool {
    if list.is_empty() {
        let says = "The file has no list of places, so what is drawn from it cannot be drawn again";
        checks.lacks("list", says.to_owned());
        return false;
    }
    let lines = list.iter().map(|place| {
        let roles = place.roles.iter().map(|role| format!("|{role}"));
        format!("{}{}\n", place.id, roles.collect::<String>())
    });
    let fits =
        list.len() == counted.count as usize && digest(&lines.collect::<String>()) == counted.hash;
    let count = list.len();
    checks.either(
        "list",
        fits,
        format!("The list of places fits the terms: {count}"),
        format!(
            "The list of places is not that of the terms: {count} here, {} there",
            counted.count
        ),
    );
    fits
}
