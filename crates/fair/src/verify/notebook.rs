//! A round of notebooks, and the deck of a game.

use std::collections::BTreeMap;

use crate::{
    digest,
    proof::{Begins, Counted, Source, Step},
    redraw::notebook::{self, DeckFault},
    verify::{
        Deal,
        report::{Checks, seat},
    },
};

pub(super) fn draw(checks: &mut Checks, deal: &Deal<'_>, active: Begins) {
    let said = &deal.proof.opening.drawn;
    let named = match active {
        Begins::Draw => None,
        Begins::Seat(seat) => Some(seat),
    };
    let lot = |seed: &_| notebook::active(seed, &deal.seats);
    deal.begins(
        checks,
        "active",
        "The active player",
        named,
        lot,
        said.active,
    );
    conspirator(checks, deal);
    if let Source::Deck(counted) = deal.attempt.terms.source {
        deck(checks, deal, counted);
    }
}

/// There is one once a case was opened.
fn conspirator(checks: &mut Checks, deal: &Deal<'_>) {
    let said = &deal.proof.opening.drawn;
    let Some(seed) = &deal.cards else {
        return;
    };
    let Some(opener) = said.opener else {
        if said.conspirator.is_some() {
            let says = "The proof names a conspirator and nobody who opened the case";
            checks.fails("conspirator", says.to_owned());
        }
        return;
    };
    let what = "The conspirator";
    let says = said.conspirator.map(seat);
    match notebook::conspirator(seed, &deal.seats, opener, &said.gone) {
        Some(drawn) => checks.same("conspirator", what, &seat(drawn), says.as_deref()),
        None => checks.fails(
            "conspirator",
            "There was nobody left to conspire".to_owned(),
        ),
    }
}

fn deck(checks: &mut Checks, deal: &Deal<'_>, counted: Counted) {
    let opening = &deal.proof.opening;
    if deal.deck.is_none() {
        return;
    }
    let count = opening.deck.len();
    let lines = opening.deck.iter().map(|card| format!("{card}\n"));
    let fits =
        count == counted.count as usize && digest(&lines.collect::<String>()) == counted.hash;
    checks.either(
        "deck-list",
        fits,
        format!("The list of cards fits the terms: {count}"),
        format!(
            "The list of cards is not that of the terms: {count} here, {} there",
            counted.count
        ),
    );
    if !fits {
        return;
    }
    match hands(deal) {
        Some(Ok(_)) => {
            let new = |step: &&Step| matches!(step, Step::Reshuffled(_));
            let times = opening.steps.iter().filter(new).count();
            checks.holds(
                "deck",
                format!("The deck was dealt out as it has to be; new decks: {times}"),
            );
        }
        Some(Err(DeckFault::RanOut)) => {
            checks.fails("deck", "More cards were drawn than the deck had".to_owned());
        }
        Some(Err(DeckFault::WrongCards)) => checks.fails(
            "deck",
            "A new deck was not made of what was left and what had been played".to_owned(),
        ),
        None => {}
    }
}

type Hands<'a> = BTreeMap<u16, Vec<&'a str>>;

fn hands<'a>(deal: &Deal<'a>) -> Option<Result<Hands<'a>, DeckFault>> {
    let opening = &deal.proof.opening;
    let seed = deal.deck.as_ref()?;
    Some(notebook::hands(seed, &opening.deck, &opening.steps))
}

/// Whether every card that a seat saw was drawn by it, and none more often; nothing where that cannot be known.
pub(super) fn were_drawn(deal: &Deal<'_>, whose: u16, cards: &[String]) -> Option<bool> {
    let hands = hands(deal)?.ok()?;
    let mut left: BTreeMap<&str, usize> = BTreeMap::new();
    for card in hands.get(&whose).into_iter().flatten() {
        *left.entry(card).or_default() += 1;
    }
    let all = cards.iter().all(|card| {
        let Some(count) = left.get_mut(card.as_str()).filter(|count| **count > 0) else {
            return false;
        };
        *count -= 1;
        true
    });
    Some(all)
}
