//! Every number of a fair deal, as records have it: told when it is due, never before, and never used twice.

use std::collections::BTreeSet;

use rules::{Event, Record, State, seat_view};
use wire::{Phase, TableView};

use super::is_on;
use crate::sight::fair_frames;

#[derive(Clone, Debug, Default)]
pub(super) struct Numbers {
    /// Those that are still to be told.
    open: Vec<Number>,
    /// All that there ever were.
    all: BTreeSet<String>,
}

#[derive(Clone, Debug)]
struct Number {
    /// With the word that a proof has for it.
    line: String,
    digits: String,
    fate: Fate,
}

/// What became of the attempt that it was for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Waits,
    Abandoned,
    Dealt,
}

impl Numbers {
    pub(super) fn learn(&mut self, record: &Record) {
        let mut sets = server_numbers(record).into_iter();
        for event in &record.events {
            match event {
                Event::TermsSet(_) => {
                    for (of, digits) in sets.next().expect("its numbers") {
                        self.add(format!("open|{of}|{digits}"), digits);
                    }
                }
                Event::NumberTold { seat, number } => {
                    let digits = number.to_hex();
                    self.add(format!("number|{seat}|{digits}"), digits);
                }
                Event::AttemptClosed(_) => self.come_to(Fate::Abandoned),
                Event::NumbersComplete {} => self.come_to(Fate::Dealt),
                _ => {}
            }
        }
    }

    fn add(&mut self, line: String, digits: String) {
        let is_new = self.all.insert(digits.clone());
        assert!(is_new, "the same number twice: {line}");
        let fate = Fate::Waits;
        self.open.push(Number { line, digits, fate });
    }

    fn come_to(&mut self, fate: Fate) {
        let waits = |number: &&mut Number| number.fate == Fate::Waits;
        let waiting = self.open.iter_mut().filter(waits);
        waiting.for_each(|number| number.fate = fate);
    }

    pub(super) fn are_told_in_time(&mut self, view: &TableView, after: &State) {
        if self.open.is_empty() {
            return;
        }
        let waits = self.open.iter().any(|number| number.fate == Fate::Waits);
        assert_eq!(waits, rules::is_dealing(after), "{view:?}");
        let proofs = rules::proofs(after.public());
        let proofs: String = proofs.map(|proof| proof.to_string()).collect();
        let shown = all_shown(view, after);
        self.open.retain(|number| {
            let is_hidden = number.is_hidden(view);
            let is_told = proofs.lines().any(|line| line == number.line);
            let is_shown = shown.contains(&number.digits);
            assert_eq!(is_told, !is_hidden, "{number:?} in {view:?}");
            assert_eq!(is_shown, is_told, "{number:?} in {view:?}");
            is_hidden
        });
    }
}

impl Number {
    /// Whether it must not be known yet.
    fn is_hidden(&self, view: &TableView) -> bool {
        let is_game_on = !matches!(view.phase, Phase::Lobby | Phase::GameOver);
        match self.fate {
            Fate::Waits => true,
            Fate::Abandoned => false,
            Fate::Dealt if self.line.starts_with("open|cards|") => is_on(view),
            Fate::Dealt if self.line.starts_with("open|deck|") => is_game_on,
            Fate::Dealt => false,
        }
    }
}

/// Those of each attempt that was opened here, with what each is for.
fn server_numbers(record: &Record) -> Vec<Vec<(String, String)>> {
    let is_set = |event: &Event| matches!(event, Event::TermsSet(_));
    if !record.events.iter().any(is_set) {
        return Vec::new();
    }
    let record = serde_json::to_value(record).unwrap();
    let events = record["events"].as_array().unwrap().iter();
    let sets = events.filter(|event| event["e"] == "terms_set");
    sets.map(|event| {
        let numbers = event["numbers"].as_array().unwrap().iter();
        let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
        let numbers = numbers.map(|number| (text(&number["use"]), text(&number["number"])));
        numbers.collect()
    })
    .collect()
}

/// All that anybody is shown.
fn all_shown(view: &TableView, after: &State) -> String {
    let own = view.seats.iter().map(|seat| seat_view(after, seat.id));
    let own = own.map(|own| serde_json::to_string(&own).unwrap());
    let own: String = own.collect();
    fair_frames(after.public()) + &serde_json::to_string(view).unwrap() + &own
}
