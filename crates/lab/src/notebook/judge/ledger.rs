//! Where every card is, by the second judge's own count: in the deck, in a hand, on the table or
//! spent, and nowhere twice.

use std::collections::BTreeMap;

use rules::{State, seat_view, table_view};
use wire::SeatId;

use crate::notebook::{hand, round_of};

const HAND: usize = 6;

#[derive(Clone, Debug, Default)]
pub(super) struct Ledger {
    all: Vec<String>,
    deck: Vec<String>,
    hands: BTreeMap<SeatId, Vec<String>>,
    table: Vec<(SeatId, String)>,
    spent: Vec<String>,
}

impl Ledger {
    pub(super) fn begin(deck: &[String]) -> Self {
        let mut all = deck.to_vec();
        all.sort_unstable();
        Self {
            all,
            deck: deck.to_vec(),
            ..Self::default()
        }
    }

    /// Whoever does not play in the round has no hand.
    pub(super) fn dealt(&mut self, order: &[SeatId]) {
        assert!(self.all.len() >= order.len() * HAND, "too few cards");
        let held: Vec<SeatId> = self.hands.keys().copied().collect();
        for seat in held.into_iter().filter(|seat| !order.contains(seat)) {
            self.leaves(seat);
        }
    }

    pub(super) fn leaves(&mut self, seat: SeatId) {
        self.spent
            .extend(self.hands.remove(&seat).unwrap_or_default());
    }

    pub(super) fn plays(&mut self, seat: SeatId, card: &str) {
        let hand = self.hands.get_mut(&seat).expect("a hand");
        let slot = hand.iter().position(|held| held == card);
        let card = hand.remove(slot.expect("a card of the own hand"));
        self.table.push((seat, card));
    }

    /// RULES 9, row 48: only when the deck cannot fill these hands.
    pub(super) fn reshuffled(&mut self, deck: &[String], drawing: &[SeatId]) {
        let missing: usize = drawing.iter().map(|seat| HAND - self.held(*seat)).sum();
        assert!(missing > self.deck.len(), "reshuffled without need");
        let mut old = [self.deck.as_slice(), &self.spent].concat();
        let mut new = deck.to_vec();
        old.sort_unstable();
        new.sort_unstable();
        assert_eq!(old, new, "not the deck and the spent cards");
        self.deck = deck.to_vec();
        self.spent.clear();
    }

    /// From the top of the deck, and only to those who can use it.
    pub(super) fn filled(&mut self, drawn: &[(SeatId, Vec<String>)], drawing: &[SeatId]) {
        let mut order = drawing.iter();
        for (seat, cards) in drawn {
            assert!(order.any(|next| next == seat), "{seat} draws out of order");
            let top: Vec<String> = self.deck.drain(..cards.len()).collect();
            assert_eq!(top, *cards, "not the top of the deck");
            self.hands.entry(*seat).or_default().extend(top);
        }
    }

    /// What was played is replaced at once, as far as there are cards.
    pub(super) fn check_full(&self, drawing: &[SeatId]) {
        let none = self.deck.is_empty() && self.spent.is_empty();
        for seat in drawing {
            assert!(none || self.held(*seat) == HAND, "{seat} has no full hand");
        }
    }

    pub(super) fn round_ended(&mut self) {
        self.spent
            .extend(self.table.drain(..).map(|(_, card)| card));
    }

    fn held(&self, seat: SeatId) -> usize {
        self.hands.get(&seat).map_or(0, Vec::len)
    }

    /// No card is lost or there twice, and the phones show what is so.
    pub(super) fn check(&self, after: &State) {
        let mut cards = [self.deck.as_slice(), &self.spent].concat();
        cards.extend(self.hands.values().flatten().cloned());
        cards.extend(self.table.iter().map(|(_, card)| card.clone()));
        cards.sort_unstable();
        assert_eq!(cards, self.all, "cards are lost, or there twice");
        let view = table_view(after.public());
        for seat in &view.seats {
            let held = self.hands.get(&seat.id).map_or(&[][..], Vec::as_slice);
            assert_eq!(hand(&seat_view(after, seat.id)), held);
            assert!(held.len() <= HAND);
        }
        let Some(round) = round_of(&view) else { return };
        assert_eq!(usize::from(round.deck), self.deck.len());
        if round.result.is_none() {
            let mut shown: Vec<(SeatId, String)> = Vec::new();
            for line in &round.evidence {
                shown.extend(line.cards.iter().map(|card| (line.seat, card.clone())));
            }
            let mut table = self.table.clone();
            table.sort_by_key(|(seat, _)| *seat);
            shown.sort_by_key(|(seat, _)| *seat);
            assert_eq!(shown, table);
        }
    }
}
