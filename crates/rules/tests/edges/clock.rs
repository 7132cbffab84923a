//! The clock: only in questions, to the millisecond (RULES 9, rows 2, 6 and 38; X10, X11).

use wire::{
    Happened, Intent, Phase,
    Refusal::{HostOnly, Paused, TimeIsUp},
    RoundIntent, VoteKind,
};

use crate::{FOUR, pack::BANK, table::Table};

const SIX_MINUTES_MS: u64 = 360_000;

#[test]
fn the_host_alone_pauses_and_resumes() {
    let mut table = Table::asking(FOUR, "Dino");
    table.refused(HostOnly).pause("Boris");
    table.pause("Ana");
    table.refused(HostOnly).resume("Boris");
    table.resume("Ana");
    assert!(table.clock_runs());
}

#[test]
fn a_pause_keeps_every_millisecond() {
    let mut table = Table::asking(FOUR, "Dino");
    table.wait_ms(12_345).pause("Ana").wait_s(900);
    assert_eq!(table.left_ms(), SIX_MINUTES_MS - 12_345);
    table.resume("Ana");
    assert_eq!(table.left_ms(), SIX_MINUTES_MS - 12_345);
    table.wait_ms(1_000);
    assert_eq!(table.left_ms(), SIX_MINUTES_MS - 13_345);
}

#[test]
fn nothing_is_asked_accused_or_guessed_in_a_pause() {
    let mut table = Table::asking(FOUR, "Dino");
    table.ask("Ana", "Boris").pause("Ana");
    table.refused(Paused).answer("Boris");
    table.refused(Paused).ask("Boris", "Cvita");
    table.refused(Paused).accuse("Cvita", "Dino");
    table.refused(Paused).reveal("Dino");
    table.refused(Paused).guess("Dino", BANK);
    table.refused(Paused).pause("Ana");
    table.resume("Ana").answer("Boris");
}

#[test]
fn a_new_host_may_end_the_pause_of_the_old_one() {
    let mut table = Table::asking(["Ana", "Boris", "Cvita", "Dino", "Ema"], "Dino");
    table.pause("Ana").leave("Ana");
    assert_eq!(table.host(), "Boris");
    table.resume("Boris");
    assert!(table.clock_runs());
}

#[test]
fn row_02_an_accusation_a_millisecond_before_the_end_counts() {
    let mut table = Table::asking(FOUR, "Dino");
    table.wait_ms(SIX_MINUTES_MS - 1).accuse("Ana", "Dino");
    assert_eq!(table.phase(), Phase::Vote);
    assert_eq!(table.open_vote().kind, VoteKind::Stop);
}

// No grace period.
#[test]
fn row_02_an_accusation_or_a_guess_at_the_very_end_is_too_late() {
    let mut table = Table::asking(FOUR, "Dino");
    table.wait_ms(SIX_MINUTES_MS);
    table.refused(TimeIsUp).accuse("Ana", "Dino");
    table.refused(TimeIsUp).guess("Dino", BANK);
    assert!(!table.public("Ana").accused);
}

#[test]
fn row_06_the_clock_never_ends_during_a_vote() {
    let mut table = Table::asking(FOUR, "Dino");
    table.wait_ms(SIX_MINUTES_MS - 1).accuse("Ana", "Dino");
    table.wait_ms(29_999);
    assert_eq!((table.phase(), table.left_ms()), (Phase::Vote, 1));
    table.wait_ms(1);
    assert_eq!((table.phase(), table.left_ms()), (Phase::Questions, 1));
    table.wait_ms(1);
    assert_eq!(table.phase(), Phase::TimeUp);
}

// A crash forgets what was not yet written.
#[test]
fn row_38_while_the_clock_runs_no_15_seconds_pass_without_a_record() {
    let mut table = Table::asking(FOUR, "Dino");
    let began = table.records.len() - 1;
    table.wait_s(100).ask("Ana", "Boris").wait_s(260);
    assert_eq!(table.phase(), Phase::TimeUp);
    let times: Vec<u64> = table.records.iter().map(|r| r.at_ms).collect();
    let gaps = times[began..].windows(2).map(|pair| pair[1] - pair[0]);
    assert_eq!(gaps.max(), Some(15_000));
}

// RULES 8.1, X11.
#[test]
fn a_question_without_an_answer_lapses_when_time_is_up() {
    let mut table = Table::asking(FOUR, "Dino");
    table.ask("Ana", "Boris");
    let (round, turn) = (table.number(), table.turn());
    table.wait_ms(SIX_MINUTES_MS);
    assert_eq!(table.round().turn, None);
    assert!(table.last_happened().contains(&Happened::TimeUp {}));
    table.refused(TimeIsUp).act(
        "Boris",
        Intent::Round(RoundIntent::Answer {
            round,
            turn,
            text: None,
            phrase: None,
            level: None,
        }),
    );
}
