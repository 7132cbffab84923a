//! A second judge of fair deals. It has every proof verified by a crate that knows nothing of the rules, with the cards
//! that were really seen and the places that were really there; and from the records it knows every number, and sees
//! that each is told when it is due and never before.

mod numbers;
mod seen;

use std::{collections::BTreeSet, fmt, marker::PhantomData};

use fair::{Verdict, verify};
use rules::{Record, State, seat_view, table_view};
use wire::{Phase, SeatId, SeatView, TableView};

use self::{numbers::Numbers, seen::Seen};
use crate::{Game, Judge, shelf::Shelf};

/// As many proofs as a table shows at the most.
const PROOFS_MAX: usize = 4;

/// What a proof says of how its deal came about.
const WAYS: [(&str, &str); 4] = [
    ("\ndealt|proved\n", "a deal was proved"),
    ("\ndealt|unproved\n", "a deal was unproved"),
    ("\nabandoned|missing|", "a deal was missing a number"),
    ("\nabandoned|changed\n", "a deal was changed on its way"),
];

#[derive(Clone, Debug)]
pub(crate) struct Notary<E> {
    /// As it was before the newest record.
    before: Option<TableView>,
    numbers: Numbers,
    /// What was last shown of each proof.
    proofs: Vec<(u32, String)>,
    /// What was seen of the round that is on, and of those whose proofs are kept.
    seen: Vec<Seen>,
    /// The round that the game began with.
    first: u32,
    /// How deals came about.
    pub(crate) notes: BTreeSet<String>,
    eyes: PhantomData<E>,
}

/// What phones see by themselves.
pub(crate) trait Eyes: Clone + fmt::Debug {
    fn library() -> &'static Shelf;
    fn sees(view: &TableView, own: &SeatView) -> Vec<String>;
}

impl<G: Game> Eyes for G {
    fn library() -> &'static Shelf {
        G::shelf()
    }

    fn sees(_: &TableView, own: &SeatView) -> Vec<String> {
        G::card(own)
    }
}

impl<E> Default for Notary<E> {
    fn default() -> Self {
        Self {
            before: None,
            numbers: Numbers::default(),
            proofs: Vec::new(),
            seen: Vec::new(),
            first: 0,
            notes: BTreeSet::new(),
            eyes: PhantomData,
        }
    }
}

impl<E: Eyes> Judge for Notary<E> {
    fn watch(&mut self, record: &Record, after: &State) {
        let view = table_view(after.public());
        self.read_proofs(after);
        self.numbers.learn(record);
        self.numbers.are_told_in_time(&view, after);
        self.look(&view, after);
        let was = self.before.as_ref().map(|before| before.phase);
        if was != Some(view.phase) && !is_on(&view) {
            self.prove();
        }
        self.before = Some(view);
    }
}

/// Whether cards are out and the round is not decided.
fn is_on(view: &TableView) -> bool {
    !matches!(
        view.phase,
        Phase::Lobby | Phase::RoundOver | Phase::GameOver
    )
}

impl<E: Eyes> Notary<E> {
    /// They only grow, and no table keeps many.
    fn read_proofs(&mut self, after: &State) {
        let proofs = rules::proofs(after.public());
        let proofs = proofs.map(|proof| (proof.round(), proof.to_string()));
        let proofs: Vec<(u32, String)> = proofs.collect();
        assert!(proofs.len() <= PROOFS_MAX, "{proofs:?}");
        for (round, before) in &self.proofs {
            let now = proofs.iter().find(|(of, _)| of == round);
            let grew = now.is_none_or(|(_, now)| now.starts_with(before));
            assert!(grew, "{before} became {now:?}");
        }
        self.proofs = proofs;
    }

    /// At the cards, and at what they can have been dealt from.
    fn look(&mut self, view: &TableView, after: &State) {
        let Some(round) = after.round_number().filter(|_| is_on(view)) else {
            return;
        };
        let seats = view.seats.iter().map(|seat| seat.id);
        let cards = seats.map(|seat| (seat, E::sees(view, &seat_view(after, seat))));
        let cards: Vec<(SeatId, Vec<String>)> = cards.filter(|(_, c)| !c.is_empty()).collect();
        if !self.seen.iter().any(|seen| seen.round == round) {
            let before = self.before.as_ref().expect("a lobby comes first");
            let kept = self.proofs.iter().map(|(of, _)| *of);
            let kept: BTreeSet<u32> = kept.collect();
            self.seen.retain(|seen| kept.contains(&seen.round));
            if before.phase != Phase::RoundOver {
                self.first = round;
            }
            self.seen.push(Seen::of(round, E::library(), before));
        }
        for seen in &mut self.seen {
            if seen.round == round {
                seen.see(&cards);
            }
            // Cards of a deck are drawn all the time, whichever round it was laid in.
            if seen.round == self.first {
                seen.see_hands(&cards);
            }
        }
    }

    /// All that is kept, since an earlier round may have become provable with this one.
    fn prove(&mut self) {
        for (round, proof) in &self.proofs {
            let Some(seen) = self.seen.iter().find(|seen| seen.round == *round) else {
                continue;
            };
            let is_proved = proof.contains("\ndealt|proved\n");
            let found = WAYS.iter().filter(|(line, _)| proof.contains(line));
            self.notes.extend(found.map(|(_, way)| (*way).to_owned()));
            for (seat, file) in seen.files(proof) {
                let report = verify(file.as_bytes());
                let report = report.unwrap_or_else(|why| panic!("{why} in {file}"));
                let expected = match (is_proved, file.contains("\ntold|")) {
                    (false, _) => Verdict::NotProved,
                    (true, true) => Verdict::Proved { seat: seat.0 },
                    (true, false) => Verdict::WithoutThisPhone,
                };
                assert_eq!(report.verdict, expected, "{report:#?} of {file}");
            }
        }
    }
}
