//! Who is active, who gets which cards, and whose notebook stays blank.

use std::collections::BTreeMap;

use wire::{DeckChoice, Phase, Refusal, SeatId};

use crate::{
    Moment, Public,
    dice::Dice,
    notebook::{Event, Play, RULES, rounds, rules::cards_min, state::Hidden},
    room::{self, Draft, Survivors, guard::require},
};

/// The pictures that the table wants.
fn pictures(public: &Public, moment: &Moment) -> Vec<String> {
    let (evidence, own) = (moment.pictures, &public.pictures);
    match public.settings.notebook.deck {
        DeckChoice::Evidence => evidence.to_vec(),
        DeckChoice::Own => own.to_vec(),
        DeckChoice::Both => evidence.iter().chain(own.iter()).cloned().collect(),
    }
}

/// A deck in a random order.
fn shuffled(seed: &[u8; 32], cards: &[String]) -> Vec<String> {
    let mut deck = cards.to_vec();
    Dice::new(seed).shuffle(&mut deck);
    deck
}

fn enough_cards(cards: usize, players: usize) -> Result<(), Refusal> {
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
        deck: shuffled(&d.moment.dice, &pictures),
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
    let active = active(d, play, &order);
    d.emit_notebook(Event::Dealt { active, order });
}

/// Whom the host named, else by lot; from then on the next one to the left among those who have
/// been active least. A void round is played again by the same one.
fn active(d: &Draft, play: &Play, order: &[SeatId]) -> SeatId {
    let Some(round) = &play.round else {
        let wanted = d.state.public.settings.starter;
        let wanted = wanted.filter(|s| order.contains(s));
        // The marker is known to all, so it is drawn apart from the cards.
        let mut seed = d.moment.dice;
        seed.reverse();
        return wanted.unwrap_or_else(|| order[Dice::new(&seed).below(order.len())]);
    };
    if round.was_void() && order.contains(&round.active) {
        return round.active;
    }
    let circle = play.circle_with(&d.state.public.seats);
    let at = circle.iter().position(|s| *s == round.active).unwrap_or(0);
    let left = circle.iter().cycle().skip(at + 1).take(circle.len());
    let next = play.turns.next(order);
    let next = left.copied().find(|s| next.contains(s));
    next.unwrap_or(order[0])
}

/// Fills every hand of the round that is on, and puts spent cards into the deck when it runs out
/// (RULES 9, row 48). Whoever still gets none plays on with fewer.
pub(crate) fn fill_hands(d: &mut Draft) {
    let hidden = &d.state.hidden.cards.notebook;
    let wanted: usize = missing(&d.state.public, hidden).values().sum();
    let spent = d.state.public.notebook().map_or(&[][..], |p| &p.spent[..]);
    if wanted > hidden.deck.peek().len() && !spent.is_empty() {
        let mut seed = d.moment.dice;
        seed.rotate_left(1);
        let cards = [&hidden.deck.peek()[..], spent].concat();
        let deck = shuffled(&seed, &cards);
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
