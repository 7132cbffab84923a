//! Votes by house rules: who votes, what it takes, and what the clock does meanwhile (RULES 8, `vote`).

use serde_json::json;
use wire::{Phase, Refusal::AccusationUsed, RulesetId::TimeTravel};

use crate::{THREE, table::Table};

// RULES 9, row 9: the pointing costs nothing, but an accusation before it stays used.
#[test]
fn a_void_vote_on_the_middle_gives_no_accusation_back() {
    let rules = json!({"accuse.resolution": "vote"});
    let mut table = Table::by_house(TimeTravel, THREE, "Boris", rules);
    table.accuse("Ana", "Boris").no("Cvita");
    table.point("Ana").away("Cvita").wait_s(30).back("Cvita");
    assert_eq!(table.phase(), Phase::Questions);
    table.refused(AccusationUsed).accuse("Ana", "Boris");
}
