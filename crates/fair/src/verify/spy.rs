//! A round of spies.

use crate::{
    proof::{Begins, SpyAt},
    redraw::spy,
    verify::{
        Deal,
        report::{Checks, named, seat},
    },
};

pub(super) fn draw(checks: &mut Checks, deal: &Deal<'_>, roles: bool, middle: u8, starter: Begins) {
    let said = &deal.proof.opening.drawn;
    let named_starter = match starter {
        Begins::Draw => None,
        Begins::Seat(seat) => Some(seat),
    };
    let lot = |seed: &_| spy::starter(seed, &deal.seats);
    deal.begins(
        checks,
        "starter",
        "The starter",
        named_starter,
        lot,
        said.starter,
    );
    let Some(seed) = &deal.cards else {
        return;
    };
    let Some(at) = spy::spy(seed, &deal.seats, middle) else {
        return;
    };
    let says = said.spy.map(at_words);
    checks.same("spy", "The spy", &at_words(at), says.as_deref());
    let Some(places) = &deal.places else {
        return;
    };
    let Some(place) = spy::place(seed, places) else {
        return checks.fails("place", "There was no place to draw".to_owned());
    };
    let says = said.place.as_deref().map(named);
    checks.same("place", "The place", &named(&place.id), says.as_deref());
    // Without roles there is nothing to say.
    if !roles && said.roles.is_empty() {
        return;
    }
    let drawn = spy::roles(seed, &deal.seats, at, place).into_iter();
    let drawn = drawn.map(|(seat, role)| (seat, named(if roles { role } else { "" })));
    let said = said.roles.iter().map(|(seat, role)| (*seat, named(role)));
    let (drawn, said): (Vec<_>, Vec<_>) = (drawn.collect(), said.collect());
    checks.cards("roles", "The role", &drawn, &said);
}

fn at_words(at: SpyAt) -> String {
    match at {
        SpyAt::Seat(spy) => seat(spy),
        SpyAt::Middle => "in the middle".to_owned(),
    }
}

/// What the card of a seat shows; nothing where that cannot be known.
pub(super) fn card(deal: &Deal<'_>, whose: u16, roles: bool, middle: u8) -> Option<Vec<String>> {
    let seed = deal.cards.as_ref()?;
    let at = spy::spy(seed, &deal.seats, middle)?;
    if at == SpyAt::Seat(whose) {
        return Some(vec!["spy".to_owned()]);
    }
    let place = spy::place(seed, deal.places.as_ref()?)?;
    let mut card = vec![place.id.clone()];
    if roles {
        let all = spy::roles(seed, &deal.seats, at, place);
        let (_, role) = all.into_iter().find(|(seat, _)| *seat == whose)?;
        card.push(role.to_owned());
    }
    Some(card)
}
