//! Tables that were in the middle of a game when phones began to deal.

use rules::{SCHEMA, State};
use wire::{Phase, SeatId};

use crate::{
    FOUR,
    records::{journals, replayed},
    table::Table,
};

const NAMES: [&str; 12] = [
    "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven",
    "Twelve",
];

fn is_on(state: &State) -> bool {
    let phase = state.phase();
    !matches!(phase, Phase::Lobby | Phase::RoundOver | Phase::GameOver)
}

/// The last moment at which a round of theirs is on, as today's build takes it up.
fn taken_up(version: u32, lines: &[Vec<u8>]) -> Table {
    let ends = (1..=lines.len()).rev();
    let mut states = ends.map(|end| replayed(version, &lines[..end]));
    let mut table = Table::of(FOUR);
    table.state = states.find(is_on).expect("a round");
    table.now_ms = table.state.at_ms();
    let seats = table.view().seats.into_iter().map(|seat| seat.id);
    let people: Vec<(&str, SeatId)> = NAMES.into_iter().zip(seats).collect();
    table.people = people;
    table
}

#[test]
fn a_round_that_ran_through_the_update_is_not_proved_and_the_next_one_is() {
    for name in ["spies", "captains", "notebook"] {
        for (version, lines) in journals(name).filter(|(version, _)| *version < SCHEMA.min(4)) {
            let mut table = taken_up(version, &lines);
            // Phones know at once which round comes next.
            let people = table.people_here();
            table.seal(&people).abort_round();
            assert_eq!(table.proofs(), [], "{name} v{version}");
            if table.phase() == Phase::GameOver {
                continue;
            }
            let round = table.next_round();
            table.deal_fairly().abort_round();
            let (proved, proof) = table.proofs().pop().expect("a proof");
            assert_eq!(proved, round, "{name} v{version}");
            assert!(proof.contains("\ndealt|proved\n") && proof.contains("\nopen|cards|"));
            // A deck that was laid before has no number that could be told.
            assert!(!proof.contains("|deck|"), "{proof}");
        }
    }
}
