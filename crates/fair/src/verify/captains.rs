//! A round of captains.

use crate::{
    proof::Captains,
    redraw::captains,
    verify::{
        Deal,
        report::{Checks, named, seat},
    },
};

pub(super) fn draw(checks: &mut Checks, deal: &Deal<'_>, terms: &Captains) {
    let said = &deal.proof.opening.drawn;
    let (Some(seed), Some(both)) = (&deal.cards, pair(deal, terms)) else {
        return;
    };
    // The proof names them in any order.
    let named_both = |mut both: Vec<u16>| {
        both.sort_unstable();
        both.into_iter().map(seat).collect::<Vec<_>>().join(" and ")
    };
    let says: Vec<u16> = said.captains.iter().map(|(whose, _)| *whose).collect();
    let says = (!says.is_empty()).then(|| named_both(says));
    let drawn = named_both(both.to_vec());
    checks.same("captains", "The pair of captains", &drawn, says.as_deref());
    if let Some(places) = &deal.places {
        match captains::places(seed, places) {
            Some(places) => {
                let drawn = [
                    (both[0], named(&places[0].id)),
                    (both[1], named(&places[1].id)),
                ];
                let said = said
                    .captains
                    .iter()
                    .map(|(whose, place)| (*whose, named(place)));
                checks.cards("places", "The place", &drawn, &said.collect::<Vec<_>>());
            }
            None => checks.fails("places", "There was no place to draw".to_owned()),
        }
    }
    let side = |(whose, of): &(u16, Option<u16>)| (*whose, of.map_or("the spy's".to_owned(), seat));
    let drawn: Vec<_> = captains::agents(seed, &deal.seats, both)
        .iter()
        .map(side)
        .collect();
    let agents: Vec<_> = said.agents.iter().map(side).collect();
    checks.cards("agents", "The card", &drawn, &agents);
    if let (Some(first), Some(drawn)) = (said.first, captains::first(seed, both)) {
        let first = seat(first);
        checks.same(
            "first",
            "The captain who acts first",
            &seat(drawn),
            Some(&first),
        );
    }
}

fn pair(deal: &Deal<'_>, terms: &Captains) -> Option<[u16; 2]> {
    match terms {
        Captains::Named(both) => Some(*both),
        Captains::Draw(ranks) => captains::captains(deal.cards.as_ref()?, &deal.seats, ranks),
    }
}

/// What the card of a seat shows; nothing where that cannot be known.
pub(super) fn card(deal: &Deal<'_>, whose: u16, terms: &Captains) -> Option<Vec<String>> {
    let seed = deal.cards.as_ref()?;
    let both = pair(deal, terms)?;
    let agents = captains::agents(seed, &deal.seats, both);
    let agent = agents.into_iter().find(|(seat, _)| *seat == whose);
    let captain = match agent {
        Some((_, None)) => return Some(vec!["spy".to_owned()]),
        Some((_, Some(captain))) => captain,
        None => whose,
    };
    let places = captains::places(seed, deal.places.as_ref()?)?;
    let of_first = usize::from(captain != both[0]);
    Some(vec![places[of_first].id.clone()])
}
