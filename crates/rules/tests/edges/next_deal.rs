//! Between rounds: once everybody is ready the next round deals itself, unless somebody says "not yet".

use rules::{Record, SCHEMA, State};
use wire::{
    GameId, Intent, Offer, Phase,
    Refusal::{AlreadyDone, HostOnly, NotNow, Stale},
    RulesetId::Indictment,
};

use crate::{
    FOUR, SEVEN,
    pack::{BANK, ZOO},
    table::Table,
};

/// The first of three rounds is over.
fn between_rounds() -> Table {
    let mut table = Table::of(FOUR);
    table.set(|s| s.rounds = Some(3));
    table.deal("Boris", BANK).all_look().guess("Boris", ZOO);
    table
}

/// How long until the next round deals itself, if it does.
fn deals_in_ms(table: &Table) -> Option<u64> {
    table.view().deals_at_ms.map(|at_ms| at_ms - table.now_ms)
}

fn is_dealt(table: &Table) -> bool {
    table.phase() == Phase::Dealt
}

#[test]
fn five_seconds_after_everybody_is_ready_the_next_round_is_dealt() {
    let mut table = between_rounds();
    let round = table.number();
    table.ready("Ana").ready("Boris").ready("Cvita").wait_s(600);
    assert_eq!(deals_in_ms(&table), None);
    table.ready("Dino");
    assert_eq!(deals_in_ms(&table), Some(5_000));
    table.wait_ms(4_999);
    assert_eq!(table.phase(), Phase::RoundOver);
    table.wait_ms(1);
    assert_eq!((table.phase(), table.number()), (Phase::Dealt, round + 1));
    assert_eq!(deals_in_ms(&table), None);
    assert!(!table.public("Ana").ready);
}

#[test]
fn it_is_so_in_every_game() {
    for game in [GameId::Captains, GameId::Notebook] {
        let mut table = Table::lobby_set(&SEVEN, |s| s.game = game);
        table.deal_drawn().abort("Ana").all_ready();
        let round = table.number();
        table.wait_s(5);
        assert_eq!(table.number(), round + 1);
    }
}

#[test]
fn anybody_may_say_not_yet() {
    for who in FOUR {
        let mut table = between_rounds();
        table.all_ready().wait_ms(4_999).not_yet(who).wait_s(600);
        assert_eq!(table.phase(), Phase::RoundOver);
        let unready = table.view().seats.into_iter().filter(|seat| !seat.ready);
        assert_eq!(unready.map(|seat| seat.name).collect::<Vec<_>>(), [who]);
        table.ready(who);
        assert_eq!(deals_in_ms(&table), Some(5_000));
    }
}

#[test]
fn whoever_is_ready_may_say_not_yet_and_whoever_is_not_may_be_ready() {
    let mut table = between_rounds();
    let offers = |table: &Table| {
        let open = table.seat("Cvita").can.open;
        [Offer::Ready {}, Offer::NotYet {}].map(|offer| open.contains(&offer))
    };
    assert_eq!(offers(&table), [true, false]);
    table.refused(AlreadyDone).not_yet("Cvita");
    table.ready("Cvita");
    assert_eq!(offers(&table), [false, true]);
    table.refused(AlreadyDone).ready("Cvita");
    table.not_yet("Cvita");
    assert_eq!(offers(&table), [true, false]);
}

#[test]
fn the_host_deals_at_once_whoever_is_ready() {
    let mut table = between_rounds();
    let round = table.number();
    let next = Intent::NextRound { round };
    table
        .all_ready()
        .refused(HostOnly)
        .act("Boris", next.clone());
    table.wait_s(2).act("Ana", next.clone());
    assert!(is_dealt(&table));
    table.refused(Stale).act("Ana", next).wait_s(10);
    assert_eq!(table.number(), round + 1);
}

// The round was dealt a moment before.
#[test]
fn a_not_yet_that_comes_too_late_stops_nothing() {
    let mut table = between_rounds();
    let round = table.number();
    table.all_ready().wait_s(5);
    table.refused(Stale).act("Dino", Intent::NotYet { round });
    table.refused(NotNow).not_yet("Dino");
}

#[test]
fn somebody_who_comes_is_waited_for() {
    let mut table = between_rounds();
    table.all_ready().wait_s(3).join("Ema").wait_s(600);
    assert_eq!(table.phase(), Phase::RoundOver);
    table.ready("Ema").wait_s(5);
    assert!(is_dealt(&table) && table.public("Ema").playing);
}

#[test]
fn those_who_stay_when_somebody_leaves_have_all_the_time_again() {
    let mut table = between_rounds();
    table.all_ready().wait_s(4).leave("Dino");
    assert_eq!(deals_in_ms(&table), Some(5_000));
    table.wait_s(5);
    assert!(is_dealt(&table));
}

#[test]
fn whoever_was_the_last_to_be_waited_for_may_leave() {
    let mut table = between_rounds();
    table
        .ready("Ana")
        .ready("Boris")
        .ready("Cvita")
        .leave("Dino");
    assert_eq!(deals_in_ms(&table), Some(5_000));
}

#[test]
fn nothing_is_dealt_to_too_few() {
    let mut table = Table::lobby_by(Indictment, FOUR);
    table
        .deal_any()
        .abort("Ana")
        .all_ready()
        .leave("Dino")
        .wait_s(600);
    assert_eq!(
        (table.phase(), deals_in_ms(&table)),
        (Phase::RoundOver, None)
    );
}

// Nobody is dealt in by a timer while the phone is off: whoever sees that may have the host deal.
#[test]
fn a_phone_that_goes_off_is_waited_for() {
    let mut table = between_rounds();
    table.all_ready().wait_s(3).away("Cvita");
    assert_eq!(deals_in_ms(&table), None);
    table.wait_s(60).back("Cvita");
    assert_eq!(deals_in_ms(&table), Some(5_000));
}

#[test]
fn a_phone_that_is_off_for_so_long_that_it_sits_out_is_not() {
    let mut table = between_rounds();
    table
        .away("Cvita")
        .ready("Ana")
        .ready("Boris")
        .ready("Dino");
    table.wait_ms(119_999);
    assert_eq!(deals_in_ms(&table), None);
    table.wait_ms(1);
    assert_eq!(deals_in_ms(&table), Some(5_000));
    table.wait_s(5);
    assert!(is_dealt(&table) && !table.public("Cvita").playing);
}

#[test]
fn a_game_that_is_ended_meanwhile_deals_no_more() {
    let mut table = between_rounds();
    table.all_ready().end_game("Ana").wait_s(600);
    assert_eq!(table.phase(), Phase::GameOver);
    assert_eq!(deals_in_ms(&table), None);
}

// Settings may be changed until then.
#[test]
fn the_first_round_of_a_game_is_the_hosts_to_deal() {
    let mut table = Table::of(FOUR);
    let ready = Intent::Ready { round: 1 };
    table.refused(Stale).act("Ana", ready.clone());
    table.deal("Boris", BANK).all_look().guess("Boris", BANK);
    table.end_game("Ana").refused(NotNow).act("Ana", ready);
}

// RULES 9, row 38.
#[test]
fn row_38_a_deal_that_is_set_survives_a_restart() {
    let mut table = between_rounds();
    table.all_ready().wait_s(2);
    let mut state = State::empty("BCDFG");
    for record in &table.records {
        state.fold(&Record::decode(SCHEMA, &record.encode()).expect("just written"));
    }
    assert_eq!(state, table.state);
    assert_eq!(rules::wake_at(&state), Some(table.now_ms + 3_000));
}
