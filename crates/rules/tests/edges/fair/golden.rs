//! A journal with all that is recorded of fair deals, as [`crate::records`] keeps one of every version.

use rules::{Record, SCHEMA, State};

use crate::{
    FOUR,
    records::{journals, replayed},
    table::Table,
};

/// An attempt that misses a number, a deal, one that nobody tells a number for, and a new game.
pub(crate) fn a_fair_evening() -> Table {
    let mut table = Table::of(FOUR);
    table.seal(&FOUR).wants_deal();
    table.unseal(&["Ana", "Cvita", "Dino"]).wait_s(2);
    table.unseal(&["Ana", "Cvita", "Dino"]).abort("Ana");
    table.seal(&FOUR).wants_deal().wait_s(2).abort("Ana");
    table.end_game("Ana").deal_fairly();
    table
}

#[test]
fn journals_of_all_versions_still_replay() {
    for (version, lines) in journals("fair") {
        let state = replayed(version, &lines);
        let proofs = rules::proofs(state.public());
        let rounds: Vec<u32> = proofs.map(|proof| proof.round()).collect();
        assert_eq!(rounds, [2, 3], "v{version}");
        let newest = rules::proofs(state.public()).last().expect("a proof");
        assert!(newest.to_string().ends_with("dealt|proved\n"));
    }
}

#[test]
fn row_38_todays_journals_replay_to_the_same_end() {
    let table = a_fair_evening();
    let lines: Vec<_> = table.records.iter().map(Record::encode).collect();
    assert_eq!(replayed(SCHEMA, &lines), table.state);
}

#[test]
fn row_38_a_game_replays_from_its_first_record_alone() {
    let mut table = a_fair_evening();
    for exit in ["ends", "stays"] {
        let begins = table.records.iter().rposition(Record::begins_game);
        let mut state = State::empty("BCDFG");
        for record in &table.records[begins.expect("a game")..] {
            state.fold(record);
        }
        assert_eq!(state, table.state);
        if exit == "ends" {
            table.abort("Ana");
        }
    }
}
