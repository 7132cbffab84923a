//! Who is active, who gets which cards, and whose notebook stays blank.

use std::collections::BTreeMap;

use fair::{Dice, Label};
use wire::{DeckChoice, Phase, Refusal, SeatId};

use crate::{
    Moment, Public,
    notebook::{Event, Play, RULES, rounds, rules::cards_min, state::Hidden},
    room::{self, Draft, Survivors, guard::require},
};

/// The pictures that the table wants, in an order that everybody knows.
pub(crate) fn pictures(public: &Public, moment: &Moment) -> Vec<String> {
    let (evidence, own) = (moment.pictures, &public.pictures);
    let mut pictures = match public.settings.notebook.deck {
        DeckChoice::Evidence => evidence.to_vec(),
        DeckChoice::Own => own.to_vec(),
        DeckChoice::Both => evidence.iter().chain(own.iter()).cloned().collect(),
    };
    pictures.sort_unstable();
    pictures
}

/// A deck in a random order.
fn shuffled(mut dice: Dice, mut deck: Vec<String>) -> Vec<String> {
    dice.shuffle(&mut deck);
    deck
}

pub(crate) fn enough_cards(cards: usize, players: usize) -> Result<(), Refusal> {
    require(cards >= cards_min(players), Refusal::TooFewCards)
}

/// A game is dealt from the deck it began with; the one that comes with the game suffices for all.
pub(crate) fn enough_cards_for(public: &Public, players: usize) -> Result<(), Refusal> {
    let play = public.notebook();
    match play.filter(|_| public.phase() != Phase::GameOver) {
        Some(play) => enough_cards(play.cards, players),
        None if public.settings.notebook.deck == DeckChoice::Own => {
            enough_cards(public.pictures.len(), players)
        }
        None => Ok(()),
    }
}

/// The first event of a game: the deck is shuffled once.
pub(crate) fn start(d: &Draft, survivors: Box<Survivors>) -> Result<room::Event, Refusal> {
    let public = &d.state.public;
    let players = public.players().len();
    let pictures = pictures(public, d.moment);
    enough_cards(pictures.len(), players)?;
    Ok(room::Event::NotebookStarted {
        survivors,
        deck: shuffled(d.dice(Label::Deck), pictures),
        rounds: rounds(&public.settings, players),
    })
}

/// Deals the next round of the game that is on.
pub(crate) fn deal(d: &mut Draft) {
    let public = &d.state.public;
    let Some(play) = public.notebook() else {
        return;
    };
    let order = public.players();
    let chosen = active(public, Some(play), &order);
    let lot = || order[d.dice(Label::Active).below(order.len())];
    let active = chosen.unwrap_or_else(lot);
    d.emit_notebook(Event::Dealt { active, order });
}

/// Whom the host named, else nobody, which means by lot; from then on the next one to the left among those who have
/// been active least. A void round is played again by the same one.
pub(crate) fn active(public: &Public, game: Option<&Play>, order: &[SeatId]) -> Option<SeatId> {
    let Some((play, round)) = game.and_then(|play| Some((play, play.round.as_ref()?))) else {
        return public.settings.starter.filter(|s| order.contains(s));
    };
    if round.was_void() && order.contains(&round.active) {
        return Some(round.active);
    }
    let circle = play.circle_with(&public.seats);
    let at = circle.iter().position(|s| *s == round.active).unwrap_or(0);
    let left = circle.iter().cycle().skip(at + 1).take(circle.len());
    let next = play.turns.next(order);
    let next = left.copied().find(|s| next.contains(s));
    next.or(order.first().copied())
}

/// Fills every hand of the round that is on, and puts spent cards into the deck when it runs out
/// (RULES 9, row 48). Whoever still gets none plays on with fewer.
pub(crate) fn fill_hands(d: &mut Draft) {
    let hidden = &d.state.hidden.cards.notebook;
    let wanted: usize = missing(&d.state.public, hidden).values().sum();
    let spent = d.state.public.notebook().map_or(&[][..], |p| &p.spent[..]);
    if wanted > hidden.deck.peek().len() && !spent.is_empty() {
        let cards = [&hidden.deck.peek()[..], spent].concat();
        let n = d.state.reshuffles() + 1;
        let deck = shuffled(d.dice(Label::Reshuffle { n }), cards);
        d.emit_notebook(Event::Reshuffled { deck });
    }
    let drawn = drawn(&d.state.public, &d.state.hidden.cards.notebook);
    if !drawn.is_empty() {
        d.emit_notebook(Event::HandsFilled { drawn });
    }
}

/// How many cards each hand of this round lacks.
fn missing(public: &Public, hidden: &Hidden) -> BTreeMap<SeatId, usize> {
    let Some(round) = public.notebook_round().filter(|round| !round.is_over()) else {
        return BTreeMap::new();
    };
    let hands = hidden.hands.peek();
    let held = |seat: SeatId| hands.get(&seat).map_or(0, Vec::len);
    let active = round.circle.active();
    let missing = active.map(|seat| (seat, RULES.hand.saturating_sub(held(seat))));
    missing.filter(|(_, count)| *count > 0).collect()
}

/// From the top of the deck, clockwise from the active player's left.
fn drawn(public: &Public, hidden: &Hidden) -> Vec<(SeatId, Vec<String>)> {
    let Some(round) = public.notebook_round() else {
        return Vec::new();
    };
    let missing = missing(public, hidden);
    let mut deck = hidden.deck.peek().iter().cloned();
    let lap = round.circle.clockwise_from(round.active).into_iter();
    let lap = lap.filter_map(|seat| Some((seat, *missing.get(&seat)?)));
    let drawn = lap.map(|(seat, count)| (seat, deck.by_ref().take(count).collect::<Vec<_>>()));
    drawn.filter(|(_, cards)| !cards.is_empty()).collect()
}
