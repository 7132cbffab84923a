//! The host stops a round of the spy game and lets it go on: at any time but during a vote (RULES 9,
//! row 53).

use wire::{
    Offer, Phase,
    Refusal::{self, ClockStopped, NotNow, Paused, RoundOver, TimeIsUp},
    RulesetId::{FilmNight, Indictment, Spijun, TimeTravel},
    WaitView,
};

use crate::{FIVE, FOUR, TWO, pack::BANK, table::Table};

fn dealt() -> Table {
    let mut table = Table::of(FOUR);
    table.deal("Dino", BANK);
    table
}

fn guessing() -> Table {
    let mut table = Table::asking(FOUR, "Dino");
    table.reveal("Dino");
    table
}

fn proposing() -> Table {
    let mut table = Table::asking_by(Spijun, FOUR, "Dino");
    table.time_up();
    table
}

fn last_chance() -> Table {
    let mut table = Table::asking(TWO, "Boris");
    table.time_up();
    table
}

/// What is left of whatever runs, the look at the cards included.
fn left_ms(table: &Table) -> u64 {
    let round = table.round();
    let starts = round.starts_at_ms.map(|at| at - table.now_ms);
    let step = round
        .guess_timer
        .or(round.chance.map(|chance| chance.timer));
    let step = step.map(|timer| table.left_of(timer));
    starts.or(step).unwrap_or_else(|| table.left_ms())
}

#[test]
fn row_53_every_stage_without_a_vote_may_be_paused_to_the_millisecond() {
    let mut looked = dealt();
    looked.looks("Boris");
    let stages = [
        (looked, 30),
        (Table::asking(FOUR, "Dino"), 360),
        (guessing(), 60),
        (proposing(), 45),
        (last_chance(), 45),
    ];
    for (mut table, seconds) in stages {
        let phase = table.phase();
        assert!(table.seat("Ana").can.open.contains(&Offer::Pause {}));
        table.wait_ms(4_321).pause("Ana").wait_s(3_000);
        assert_eq!(table.round().wait, Some(WaitView::PausedByHost {}));
        assert!(table.seat("Ana").can.open.contains(&Offer::Resume {}));
        table.refused(Paused).pause("Ana").resume("Ana");
        assert_eq!((table.phase(), table.round().wait), (phase, None));
        assert_eq!(left_ms(&table), seconds * 1_000 - 4_321, "{phase:?}");
    }
}

#[test]
fn row_53_no_vote_is_paused() {
    let mut stop = Table::asking(FOUR, "Dino");
    stop.accuse("Ana", "Boris");
    let mut in_turn = Table::asking_by(Indictment, FOUR, "Dino");
    in_turn.accuse("Ana", "Boris");
    let mut hands = Table::asking_by(TimeTravel, FOUR, "Dino");
    hands.time_up();
    let mut proposal = proposing();
    proposal.propose("Ana", "Boris");
    let mut ballot = Table::asking_by(FilmNight, FOUR, "Dino");
    ballot.time_up();
    let mut point = Table::asking(TWO, "Boris");
    point.point("Ana");
    let mut over = Table::asking(FOUR, "Dino");
    over.guess("Dino", BANK);
    let votes: [(Table, Refusal); 7] = [
        (stop, ClockStopped),
        (in_turn, ClockStopped),
        (point, ClockStopped),
        (hands, TimeIsUp),
        (proposal, TimeIsUp),
        (ballot, TimeIsUp),
        (over, RoundOver),
    ];
    for (mut table, why) in votes {
        assert!(!table.seat("Ana").can.open.contains(&Offer::Pause {}));
        table.refused(why).pause("Ana");
        table.refused(NotNow).resume("Ana");
    }
}

#[test]
fn row_53_in_a_pause_nothing_goes_on() {
    let mut table = dealt();
    table.pause("Ana").refused(Paused).start_clock("Ana");
    let mut table = guessing();
    table.pause("Ana").refused(Paused).guess("Dino", BANK);
    assert_eq!(table.seat("Dino").can.card, []);
    let mut table = proposing();
    table.pause("Ana").refused(Paused).propose("Ana", "Boris");
    table.refused(Paused).pass("Ana");
    let mut table = last_chance();
    table.pause("Ana").refused(Paused).accuse("Ana", "Boris");
    table.refused(Paused).point("Ana");
    table.refused(Paused).pass("Ana");
}

// The look itself is nobody's turn.
#[test]
fn row_53_cards_are_looked_at_in_a_pause_and_the_clock_starts_after_it() {
    let mut table = dealt();
    table.pause("Ana").looks("Boris").wait_s(600);
    assert_eq!(table.phase(), Phase::Dealt);
    table.all_look_but("Boris");
    assert_eq!(table.phase(), Phase::Dealt);
    table.resume("Ana");
    assert_eq!(table.phase(), Phase::Questions);
}

#[test]
fn row_53_a_first_look_in_a_pause_counts_from_its_end() {
    let mut table = dealt();
    table.pause("Ana").looks("Boris").wait_s(600).resume("Ana");
    assert_eq!(left_ms(&table), 30_000);
    table.wait_s(30);
    assert_eq!(table.phase(), Phase::Questions);
}

#[test]
fn row_53_whoever_leaves_in_a_pause_does_not_end_it() {
    let mut table = Table::asking_by(Spijun, FIVE, "Dino");
    table.time_up().wait_s(5);
    table.make_host("Ana", "Boris").pause("Boris").leave("Ana");
    assert_eq!(table.round().wait, Some(WaitView::PausedByHost {}));
    assert_eq!(table.speaker(), "Boris");
    table.wait_s(600).resume("Boris");
    assert_eq!(left_ms(&table), 45_000);
    let mut table = dealt();
    table.make_host("Ana", "Boris").pause("Boris").leave("Ana");
    assert_eq!(table.starter(), "Boris");
    assert_eq!(table.round().wait, Some(WaitView::PausedByHost {}));
}

// The table stands still already, but not for longer than a minute.
#[test]
fn row_53_the_host_may_pause_while_the_table_waits_for_somebody() {
    let mut table = Table::asking(FOUR, "Dino");
    table.ask("Ana", "Boris").wait_s(5).away("Boris").wait_s(20);
    table.pause("Ana").wait_s(3_000);
    assert_eq!(table.round().wait, Some(WaitView::PausedByHost {}));
    table.resume("Ana");
    assert_eq!((table.waits_for(), table.left_ms()), (None, 355_000));
    assert_eq!(table.asked(), Some("Boris"));
}

// RULES 9, row 34.
#[test]
fn row_53_an_absent_asker_has_as_long_after_a_pause_as_before() {
    let mut table = Table::asking(FOUR, "Dino");
    table.make_host("Ana", "Boris").away("Ana").wait_s(10);
    table.pause("Boris").wait_s(100).resume("Boris");
    table.wait_ms(29_999);
    assert_eq!(table.asker(), "Ana");
    table.wait_ms(1);
    assert_eq!(table.asker(), "Boris");
}
