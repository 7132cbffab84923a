//! How long the table waits, by house rules (RULES 8, `limits`). The waits are those of RULES 9 unless
//! a house has others.

use serde_json::{Value, json};
use wire::{
    Asking, Phase,
    RulesetId::{self, FilmNight, Indictment, Spijun, TimeTravel},
};

use crate::{FOUR, pack::BANK, table::Table};

/// Plays by seven seconds where the rules have another limit, then waits for the last of them.
#[track_caller]
fn after_seven_seconds(
    ruleset: RulesetId,
    limit: &str,
    play: impl Fn(&mut Table),
    seen: impl Fn(&Table) -> Value,
) -> (Value, Value) {
    let mut table = Table::by_house(ruleset, FOUR, "Boris", json!({limit: 7_000}));
    play(&mut table);
    table.wait_ms(6_999);
    let before = seen(&table);
    table.wait_ms(1);
    (before, seen(&table))
}

fn phase(table: &Table) -> Value {
    json!(table.phase())
}

fn turn(table: &Table) -> Value {
    json!([table.asker(), table.asked()])
}

#[test]
fn votes_take_as_long_as_the_house_says() {
    let accuse = |table: &mut Table| {
        table.accuse("Ana", "Boris");
    };
    let ended = (json!("vote"), json!("questions"));
    for (ruleset, limit) in [(Spijun, "limits.voteMs"), (Indictment, "limits.voterMs")] {
        let seen = after_seven_seconds(ruleset, limit, accuse, phase);
        assert_eq!(seen, ended, "{limit}");
    }
    let absent = |table: &mut Table| {
        table.accuse("Ana", "Boris").away("Dino");
    };
    let seen = after_seven_seconds(Spijun, "limits.voterOffMs", absent, phase);
    assert_eq!(seen, ended);
}

#[test]
fn turns_wait_as_long_as_the_house_says() {
    let absent = |table: &mut Table| {
        table.away("Ana");
    };
    let waits = |table: &Table| json!(table.waits_for());
    let seen = after_seven_seconds(Spijun, "limits.turnOffMs", absent, waits);
    assert_eq!(seen, (json!("Ana"), json!(null)));
    let absent = |table: &mut Table| {
        table.away("Dino").ask("Ana", "Dino").wait_s(60);
        table.ask("Ana", "Dino");
    };
    let seen = after_seven_seconds(Spijun, "limits.turnPassMs", absent, turn);
    assert_eq!(seen, (json!(["Ana", "Dino"]), json!(["Ana", null])));
}

#[test]
fn typing_takes_as_long_as_the_house_says() {
    let rules = json!({"limits.turnWrittenMs": 7_000});
    let mut table = Table::house_lobby(Spijun, FOUR, rules);
    table.set(|s| s.asking = Asking::Written).begin("Boris");
    table.wait_ms(6_999);
    assert_eq!(table.asker(), "Ana");
    table.wait_ms(1);
    assert_eq!(table.asker(), "Boris");
}

#[test]
fn the_clock_starts_as_soon_as_the_house_says() {
    let mut table = Table::house_lobby(Spijun, FOUR, json!({"limits.lookMs": 7_000}));
    table.deal("Boris", BANK).looks("Ana").wait_ms(6_999);
    assert_eq!(table.phase(), Phase::Dealt);
    table.wait_ms(1);
    assert_eq!(table.phase(), Phase::Questions);
}

#[test]
fn a_guess_takes_as_long_as_the_house_says() {
    let reveal = |table: &mut Table| {
        table.reveal("Boris");
    };
    let seen = after_seven_seconds(Spijun, "limits.guessMs", reveal, phase);
    assert_eq!(seen, (json!("guess"), json!("round_over")));
}

#[test]
fn time_up_takes_as_long_as_the_house_says() {
    let time_up = |table: &mut Table| {
        table.time_up();
    };
    let suspect = |table: &Table| json!(table.suspect());
    let next = (json!("Ana"), json!("Boris"));
    let seen = after_seven_seconds(TimeTravel, "limits.firstSuspectMs", time_up, suspect);
    assert_eq!(seen, next);
    let hand = |table: &mut Table| {
        table.time_up().yes("Boris");
    };
    let seen = after_seven_seconds(TimeTravel, "limits.firstHandMs", hand, suspect);
    assert_eq!(seen, next);
    let second = |table: &mut Table| {
        table.time_up().all_refuse();
    };
    let seen = after_seven_seconds(TimeTravel, "limits.nextSuspectMs", second, suspect);
    assert_eq!(seen, (json!("Boris"), json!("Cvita")));
    let speaker = |table: &Table| json!(table.speaker());
    let seen = after_seven_seconds(Spijun, "limits.chanceMs", time_up, speaker);
    assert_eq!(seen, next);
    let seen = after_seven_seconds(FilmNight, "limits.ballotMs", time_up, phase);
    assert_eq!(seen, (json!("time_up"), json!("round_over")));
}
