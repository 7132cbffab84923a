//! What a deal is drawn from, and how it turned out, for the proof of it.

use fair::{Use, digest};
use wire::Refusal;

use crate::{
    Moment, Public,
    fairness::Terms,
    notebook::{
        deal::{active, enough_cards, pictures},
        state::Stage,
    },
};

pub(crate) fn terms(public: &Public, moment: &Moment) -> Result<Terms, Refusal> {
    let order = public.players();
    let later = public.notebook().filter(|_| !public.begins_game());
    let mut terms = Terms::of("notebook");
    if later.is_none() {
        let cards = pictures(public, moment);
        enough_cards(cards.len(), order.len())?;
        let list: String = cards.iter().map(|card| format!("{card}\n")).collect();
        terms.from(format_args!("deck|{}|{}", cards.len(), digest(&list)));
        terms.uses.push(Use::Deck);
    }
    match active(public, later, &order) {
        Some(seat) => terms.from(format_args!("active|{seat}")),
        None => terms.from(format_args!("active|draw")),
    }
    Ok(terms)
}

/// Once the round is over; the rest was to be seen before.
pub(crate) fn opening(public: &Public) -> Vec<String> {
    let round = public.notebook_round();
    let Some(Stage::Over(result)) = round.map(|round| &round.stage) else {
        return Vec::new();
    };
    let conspirator = result.conspirator.iter();
    conspirator
        .map(|seat| format!("conspirator|{seat}"))
        .collect()
}
