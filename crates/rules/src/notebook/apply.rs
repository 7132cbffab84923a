//! Takes a round's events in.

use std::collections::BTreeMap;

use wire::{Earned, Happened, NotebookEnding, NotebookResultView, PointsView, SeatId, VoidReason};

use crate::{
    State,
    fairness::DeckStep,
    notebook::{
        Event,
        course::new_round,
        rules::times,
        state::{Case, Stage},
    },
    secret::Secret,
};

impl State {
    pub(crate) fn apply_notebook(&mut self, event: &Event, at_ms: u64) {
        match event {
            Event::Dealt { active, order } => {
                self.hands_returned(order);
                let circle = self.public.begin_round(order, None);
                let seats = self.public.seats.clone();
                if let Some(play) = self.public.notebook_mut() {
                    if play.round.is_none() {
                        play.times = times(order.len());
                    }
                    play.turns.deal(order);
                    play.circle = play.circle_with(&seats);
                    play.round = Some(new_round(circle, *active, at_ms));
                }
                self.note_in_proof(format_args!("active|{active}"));
                self.hidden.cards.notebook.case = None;
            }
            Event::RoundEnded {
                ending,
                points,
                earned,
            } => self.notebook_ended(*ending, points, earned),
            Event::HandsFilled { drawn } => self.hands_filled(drawn),
            Event::Reshuffled { deck } => self.reshuffled(deck.clone()),
            Event::CaseOpened {
                word,
                card,
                conspirator,
            } => {
                let active = self.public.notebook_round().map(|r| r.active);
                self.note_case();
                self.spend(active, card);
                self.hidden.cards.notebook.case = Some(Secret::new(Case {
                    word: word.clone(),
                    conspirator: *conspirator,
                }));
            }
            Event::Played { card } => {
                let round = self.public.notebook_round();
                let seat = round.and_then(|round| round.awaited());
                self.spend(seat, card);
            }
            Event::ActiveMoved { .. }
            | Event::PlaySkipped {}
            | Event::WordRevealed { .. }
            | Event::Explained {}
            | Event::DiscussionBegan {}
            | Event::DiscussionEnded {}
            | Event::ChipPlaced { .. }
            | Event::ChipMissed {}
            | Event::PausedByHost {}
            | Event::WaitedFor { .. }
            | Event::Resumed {}
            | Event::Readied { .. } => {}
        }
        let settings = self.public.settings.notebook.clone();
        let round = self.public.notebook_mut().and_then(|p| p.round.as_mut());
        if let Some(happened) = round.and_then(|round| round.apply(event, &settings, at_ms)) {
            self.public.happened(happened);
        }
    }

    /// The top of the deck goes into these hands.
    fn hands_filled(&mut self, drawn: &[(SeatId, Vec<String>)]) {
        let mut deck = self.hidden.cards.notebook.deck.peek().to_vec();
        self.deck_moved(drawn.iter().map(|(seat, cards)| DeckStep::Drew {
            seat: *seat,
            cards: cards.len(),
        }));
        self.with_hands(|hands| {
            for (seat, cards) in drawn {
                deck.retain(|card| !cards.contains(card));
                hands.entry(*seat).or_default().extend(cards.clone());
            }
        });
        self.lay_deck(deck);
    }

    fn reshuffled(&mut self, deck: Vec<String>) {
        if let Some(play) = self.public.notebook() {
            let rest = self.hidden.cards.notebook.deck.peek();
            let from = [&rest[..], &play.spent[..]].concat();
            self.deck_moved([DeckStep::Reshuffled { from }]);
        }
        if let Some(play) = self.public.notebook_mut() {
            play.spent.clear();
        }
        self.lay_deck(deck);
    }

    pub(crate) fn lay_deck(&mut self, deck: Vec<String>) {
        if let Some(play) = self.public.notebook_mut() {
            play.deck = deck.len();
        }
        self.hidden.cards.notebook.deck = Secret::new(deck.into());
    }

    /// A card leaves its hand for the table.
    fn spend(&mut self, seat: Option<SeatId>, card: &str) {
        self.with_hands(|hands| {
            let hand = seat.and_then(|seat| hands.get_mut(&seat));
            if let Some(hand) = hand {
                hand.retain(|held| held != card);
            }
        });
    }

    fn with_hands(&mut self, change: impl FnOnce(&mut BTreeMap<SeatId, Vec<String>>)) {
        let mut hands = self.hidden.cards.notebook.hands.peek().clone();
        change(&mut hands);
        self.hidden.cards.notebook.hands = Secret::new(hands);
    }

    fn notebook_ended(&mut self, ending: NotebookEnding, points: &[PointsView], earned: &[Earned]) {
        let case = self.hidden.cards.notebook.case.take();
        let case = case.as_ref().map(|case| case.peek().clone());
        // RULES 9, row 45: an active player who has left counts as having been active.
        let again =
            matches!(ending, NotebookEnding::Void { reason } if reason != VoidReason::ActiveLeft);
        if let Some(game) = &mut self.public.game {
            game.count(again, points);
        }
        let Some(play) = self.public.notebook_mut() else {
            return;
        };
        let Some(round) = &mut play.round else { return };
        if !again {
            play.turns.take(round.active);
        }
        play.words.extend(case.as_ref().map(|c| c.word.clone()));
        play.spent
            .extend(round.evidence.values().flatten().cloned());
        round.stage = Stage::Over(Box::new(NotebookResultView {
            ending,
            conspirator: case.as_ref().map(|c| c.conspirator),
            word: case.map(|c| c.word),
            points: points.to_vec(),
            earned: earned.to_vec(),
        }));
        round.pace.wait = None;
        round.circle.ready.clear();
        let round = round.circle.number;
        self.public.happened(Happened::RoundOver { round });
    }

    /// Of whom the conspirator was drawn.
    fn note_case(&mut self) {
        let Some(round) = self.public.notebook_round() else {
            return;
        };
        let (active, gone) = (round.active, round.circle.gone.clone());
        self.note_in_proof(format_args!("opener|{active}"));
        for seat in gone {
            self.note_in_proof(format_args!("gone|{seat}"));
        }
    }

    /// Whoever sits this round out holds no cards that others may need.
    fn hands_returned(&mut self, order: &[SeatId]) {
        let held = self.hidden.cards.notebook.hands.peek().keys().copied();
        let out: Vec<SeatId> = held.filter(|seat| !order.contains(seat)).collect();
        out.into_iter().for_each(|seat| self.hand_left(seat));
    }

    /// The hand of somebody who has left goes to the spent cards.
    pub(crate) fn hand_left(&mut self, seat: SeatId) {
        let mut left = Vec::new();
        self.with_hands(|hands| left = hands.remove(&seat).unwrap_or_default());
        if let Some(play) = self.public.notebook_mut() {
            play.spent.extend(left);
        }
    }
}
