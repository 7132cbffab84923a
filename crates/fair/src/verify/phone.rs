//! What a phone knows by itself: the card that it showed, and the number that it told.

use crate::{
    proof::{Attempt, Game, Proof, Terms},
    verify::{Deal, captains, notebook, report::Checks, seals, spy},
};

pub(super) fn card(checks: &mut Checks, proof: &Proof, deal: Option<&Deal<'_>>) {
    let Some((seat, card)) = &proof.annex.mine else {
        let says = "The file does not say which card this phone saw";
        return checks.leaves_open("card", says.to_owned());
    };
    let terms = proof.attempt.as_ref().map(|attempt| &attempt.terms);
    // Cards of a deck are drawn in all rounds of a game, also by those who sat down after the first.
    let is_drawn = |terms: &Terms| matches!(terms.game, Game::Notebook { .. });
    let is_in = terms.is_none_or(|terms| is_drawn(terms) || terms.has(*seat));
    match deal.map(|deal| was_dealt(deal, *seat, card)) {
        _ if !is_in => checks.fails(
            "card",
            format!("Seat {seat} has a card and was not dealt in"),
        ),
        Some(Some(same)) => checks.either(
            "card",
            same,
            format!("The card that this phone saw is the card that was dealt to seat {seat}"),
            format!("The card that this phone saw is not the card that was dealt to seat {seat}"),
        ),
        Some(None) | None => checks.leaves_open(
            "card",
            format!("The card that this phone saw cannot be compared: it is of seat {seat}"),
        ),
    }
}

fn was_dealt(deal: &Deal<'_>, seat: u16, card: &[String]) -> Option<bool> {
    let dealt = match &deal.attempt.terms.game {
        Game::Spy { roles, middle, .. } => spy::card(deal, seat, *roles, *middle),
        Game::Captains(terms) => captains::card(deal, seat, terms),
        Game::Notebook { .. } => return notebook::were_drawn(deal, seat, card),
    };
    // Who the spy is may be known where the place is not.
    match dealt {
        Some(dealt) => Some(dealt == card),
        None if deal.cards.is_some() && card == ["spy"] => Some(false),
        None => None,
    }
}

/// The seat, if a number of its phone is in the deal.
pub(super) fn told(checks: &mut Checks, proof: &Proof) -> Option<u16> {
    if proof.annex.told.is_empty() {
        let says = "The file does not say which number this phone told";
        checks.leaves_open("told", says.to_owned());
    }
    let mut is_in = None;
    for (seat, number) in &proof.annex.told {
        let dealt = proof.attempt.as_ref();
        if dealt.is_some_and(|attempt| attempt.number(*seat) == Some(number)) {
            let says = format!("The number that this phone told is in the deal, for seat {seat}");
            checks.holds("told", says);
            is_in = Some(*seat);
        } else {
            told_before(checks, proof, *seat, number);
        }
    }
    is_in
}

/// It may have been for an attempt that failed, also where it came too late.
fn told_before(checks: &mut Checks, proof: &Proof, seat: u16, number: &str) {
    let for_it = |attempt: &&Attempt| {
        let seal = (seat, seals::sealed(proof, attempt, seat, number));
        let is_sealed = attempt.terms.sealed().any(|is| is == seal);
        is_sealed && attempt.number(seat).is_none_or(|is| is == number)
    };
    let mut earlier = proof.abandoned.iter();
    match earlier.find(for_it).map(|attempt| attempt.attempt) {
        Some(attempt) => checks.leaves_open(
            "told",
            format!("A number of this phone was for attempt {attempt}, which was abandoned"),
        ),
        None => checks.fails(
            "told",
            format!("A number that this phone told is not the number of seat {seat} here"),
        ),
    }
}
