//! The host's rights and where they go (RULES 9, row 18).

use wire::{
    Ending, Happened, Intent, Phase,
    Refusal::{HostOnly, NoSuchSeat, NotNow, NotYourself, RoundOver},
    VoidReason,
};

use crate::{FIVE, FOUR, pack::BANK, table::Table};

#[test]
fn the_first_to_come_is_host() {
    assert_eq!(Table::lobby(FOUR).host(), "Ana");
}

#[test]
fn row_18_a_host_who_leaves_is_followed_by_the_longest_connected() {
    let mut table = Table::lobby(FOUR);
    table.leave("Ana");
    assert_eq!(table.host(), "Boris");
    let seat = table.id("Boris");
    let moved = Happened::HostMoved { seat };
    assert_eq!(table.last_happened().last(), Some(&moved));
}

// A break in between counts.
#[test]
fn row_18_connected_longest_means_without_a_break() {
    let mut table = Table::lobby(FOUR);
    table.away("Boris").back("Boris").leave("Ana");
    assert_eq!(table.host(), "Cvita");
}

#[test]
fn row_18_rights_do_not_go_to_somebody_away() {
    let mut table = Table::lobby(FOUR);
    table.away("Boris").leave("Ana");
    assert_eq!(table.host(), "Cvita");
}

#[test]
fn row_18_a_host_who_is_away_for_a_minute_is_followed() {
    let mut table = Table::lobby(FOUR);
    table.away("Ana").wait_ms(59_999);
    assert_eq!(table.host(), "Ana");
    table.wait_ms(1);
    assert_eq!(table.host(), "Boris");
    table.back("Ana");
    assert_eq!(table.host(), "Boris");
}

#[test]
fn a_host_who_is_back_in_time_stays_host() {
    let mut table = Table::lobby(FOUR);
    table.away("Ana").wait_s(59).back("Ana").wait_s(59);
    assert_eq!(table.host(), "Ana");
}

// Nothing else changes.
#[test]
fn row_18_a_round_does_not_notice_that_the_host_has_changed() {
    let mut table = Table::asking(FIVE, "Dino");
    table.ask("Ana", "Boris").answer("Boris");
    let before = table.round();
    table.away("Ana").wait_s(60);
    assert_eq!(table.host(), "Boris");
    assert_eq!(table.round(), before);
}

#[test]
fn a_table_that_nobody_sits_at_gives_its_rights_to_the_next_who_comes() {
    let mut table = Table::lobby(["Ana"]);
    table.leave("Ana");
    assert_eq!(table.view().host, None);
    table.join("Boris");
    assert_eq!(table.host(), "Boris");
}

#[test]
fn the_host_may_pass_the_rights_on_to_somebody_present() {
    let mut table = Table::lobby(FOUR);
    table.refused(HostOnly).make_host("Boris", "Cvita");
    table.refused(NotYourself).make_host("Ana", "Ana");
    table.away("Dino").refused(NotNow).make_host("Ana", "Dino");
    table.make_host("Ana", "Cvita");
    assert_eq!(table.host(), "Cvita");
    table.refused(HostOnly).make_host("Ana", "Ana");
}

#[test]
fn nobody_else_deals_aborts_or_ends() {
    let mut table = Table::of(FOUR);
    table.refused(HostOnly).act("Boris", Intent::StartRound {});
    table.deal("Boris", BANK).refused(HostOnly).abort("Boris");
    table.abort("Ana");
    let round = table.number();
    table
        .refused(HostOnly)
        .act("Boris", Intent::NextRound { round });
    table.refused(HostOnly).end_game("Boris");
    table
        .end_game("Ana")
        .refused(HostOnly)
        .reopen_lobby("Boris");
    table.refused(HostOnly).lock("Boris", true);
}

#[test]
fn the_host_may_void_a_round_at_any_moment_of_it() {
    let reason = VoidReason::AbortedByHost;
    let moments: [fn(&mut Table); 4] = [
        |_| {},
        |table| {
            table.accuse("Cvita", "Dino").yes("Boris");
        },
        |table| {
            table.reveal("Boris");
        },
        |table| {
            table.wait_s(360);
        },
    ];
    for reach in moments {
        let mut table = Table::asking(FOUR, "Boris");
        reach(&mut table);
        table.abort("Ana");
        assert_eq!(table.ending(), Ending::Void { reason });
        table.refused(RoundOver).abort("Ana");
    }
}

#[test]
fn the_circle_is_changed_in_the_lobby_only() {
    let mut table = Table::of(FOUR);
    let order = ["Cvita", "Ana", "Dino", "Boris"];
    let seats: Vec<_> = order.iter().map(|who| table.id(who)).collect();
    let reorder = Intent::Reorder {
        seats: seats.clone(),
    };
    table.refused(HostOnly).act("Boris", reorder.clone());
    let short = seats[1..].to_vec();
    table
        .refused(NoSuchSeat)
        .act("Ana", Intent::Reorder { seats: short });
    table.act("Ana", reorder.clone()).deal("Boris", BANK);
    assert_eq!(table.players(), order);
    table.refused(NotNow).act("Ana", reorder);
    assert_eq!(table.phase(), Phase::Dealt);
}
