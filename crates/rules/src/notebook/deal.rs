//! Who is active, who gets which cards, and whose notebook stays blank.

use std::collections::BTreeMap;

use wire::{DeckChoice, SeatId};

use crate::{
    Moment, Public,
    dice::Dice,
    notebook::{
        Event, Play, RULES,
        state::{Hidden, Stage},
    },
    room::{Draft, Game},
};

/// The pictures that the table wants.
pub(crate) fn pictures(public: &Public, moment: &Moment) -> Vec<String> {
    let (evidence, own) = (moment.pictures, &public.pictures);
    match public.settings.notebook.deck {
        DeckChoice::Evidence => evidence.to_vec(),
        DeckChoice::Own => own.clone(),
        DeckChoice::Both => evidence.iter().chain(own).cloned().collect(),
    }
}

/// A deck in a random order.
pub(crate) fn shuffled(seed: &[u8; 32], cards: &[String]) -> Vec<String> {
    let mut deck = cards.to_vec();
    Dice::new(seed).shuffle(&mut deck);
    deck
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
    fill_hands(d);
}

/// Whom the host named, else by lot; from then on the next one to the left.
fn active(d: &Draft, play: &Play, order: &[SeatId]) -> SeatId {
    let Some(round) = &play.round else {
        let wanted = d.state.public.settings.starter;
        let wanted = wanted.filter(|s| order.contains(s));
        // The marker is known to all, so it is drawn apart from the cards.
        let mut seed = d.moment.dice;
        seed.reverse();
        return wanted.unwrap_or_else(|| order[Dice::new(&seed).below(order.len())]);
    };
    let stays = round.was_void() && order.contains(&round.active);
    let from = &round.circle.order;
    let at = from.iter().position(|s| *s == round.active).unwrap_or(0);
    let lap = from.iter().cycle().skip(at + usize::from(!stays));
    let mut lap = lap.take(from.len()).copied();
    lap.find(|s| order.contains(s)).unwrap_or(order[0])
}

/// Fills every hand of this round, and puts spent cards into the deck when it runs out (RULES 9,
/// row 48). Whoever still gets none plays on with fewer.
pub(crate) fn fill_hands(d: &mut Draft) {
    let short = wanted(&d.state.public, &d.state.hidden.notebook) > deck(d);
    if short && spent(d) > 0 && !hands_suffice(d) {
        let mut seed = d.moment.dice;
        seed.rotate_left(1);
        let play = d.state.public.notebook();
        let spent = play.map(|p| p.spent.clone()).unwrap_or_default();
        let mut cards = d.state.hidden.notebook.deck.peek().clone();
        cards.extend(spent);
        let deck = shuffled(&seed, &cards);
        d.emit_notebook(Event::Reshuffled { deck });
    }
    let drawn = drawn(&d.state.public, &d.state.hidden.notebook);
    if !drawn.is_empty() {
        d.emit_notebook(Event::HandsFilled { drawn });
    }
}

/// In the last round nobody needs more cards than there are turns left.
fn hands_suffice(d: &Draft) -> bool {
    let public = &d.state.public;
    let last = |game: &Game| game.rounds_played + 1 >= game.rounds;
    let Some(round) = public.notebook_round() else {
        return true;
    };
    let hands = d.state.hidden.notebook.hands.peek();
    let enough = |seat: SeatId| {
        let turns = match &round.stage {
            Stage::Evidence { queue } => queue.iter().filter(|s| **s == seat).count(),
            Stage::Case => RULES.plays,
            Stage::Explaining { .. } | Stage::Discussion | Stage::Chips { .. } | Stage::Over(_) => {
                0
            }
        };
        hands.get(&seat).map_or(0, Vec::len) >= turns
    };
    public.game.as_ref().is_some_and(last) && round.circle.active().all(enough)
}

fn deck(d: &Draft) -> usize {
    d.state.hidden.notebook.deck.peek().len()
}

fn spent(d: &Draft) -> usize {
    d.state.public.notebook().map_or(0, |p| p.spent.len())
}

/// How many cards are missing from the hands of this round.
fn wanted(public: &Public, hidden: &Hidden) -> usize {
    missing(public, hidden).values().sum()
}

fn missing(public: &Public, hidden: &Hidden) -> BTreeMap<SeatId, usize> {
    let Some(round) = public.notebook_round() else {
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
