//! What players with notebooks do, by name. Numbers of rounds and turns are filled in.

use wire::{Intent, NotebookIntent, Phase};

use crate::table::Table;

impl Table {
    /// The first card of the hand, and whoever is drawn gets the blank notebook.
    #[track_caller]
    pub(super) fn open_case(&mut self, who: &str, word: &str) -> &mut Self {
        let open = self.case(who, word);
        self.act(who, open)
    }

    #[track_caller]
    pub(super) fn play_card(&mut self, who: &str, card: &str) -> &mut Self {
        let (round, turn) = (self.number(), self.turn());
        let card = card.to_owned();
        self.act(
            who,
            Intent::Notebook(NotebookIntent::Play { round, turn, card }),
        )
    }

    /// The first card of the hand.
    #[track_caller]
    pub(super) fn play(&mut self, who: &str) -> &mut Self {
        let hand = self.hand(who);
        let card = hand.first().map_or("", String::as_str);
        self.play_card(who, card)
    }

    /// Everybody in turn plays the first card of the hand, until the word is revealed.
    #[track_caller]
    pub(super) fn play_all(&mut self) -> &mut Self {
        while self.phase() == Phase::Evidence {
            self.play(self.in_turn());
        }
        self
    }

    #[track_caller]
    pub(super) fn explain(&mut self, who: &str) -> &mut Self {
        let (round, turn) = (self.number(), self.turn());
        self.act(
            who,
            Intent::Notebook(NotebookIntent::Explained { round, turn }),
        )
    }

    /// Everybody in turn explains; nothing is discussed.
    #[track_caller]
    pub(super) fn explain_all(&mut self) -> &mut Self {
        while self.phase() == Phase::Explaining {
            self.explain(self.in_turn());
        }
        self
    }

    #[track_caller]
    pub(super) fn chip(&mut self, who: &str, whom: &str) -> &mut Self {
        let (round, turn, whom) = (self.number(), self.turn(), self.id(whom));
        self.act(
            who,
            Intent::Notebook(NotebookIntent::Chip { round, turn, whom }),
        )
    }

    #[track_caller]
    pub(super) fn place(&mut self, chips: &[(&str, &str)]) -> &mut Self {
        for (who, whom) in chips {
            self.chip(who, whom);
        }
        self
    }

    /// The round that was dealt is played to its end: everybody suspects the next one in turn.
    #[track_caller]
    pub(super) fn play_round(&mut self, word: &str) -> &mut Self {
        let active = self.in_turn();
        self.open_case(active, word).play_all().explain_all();
        while self.phase() == Phase::Chips {
            let who = self.in_turn();
            let whom = *self.suspects(who).first().expect("somebody to suspect");
            self.chip(who, whom);
        }
        self
    }
}
