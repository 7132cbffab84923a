//! Rounds that end early, and how the game ends (RULES 9, rows 13, 19, 29 and 30).

use wire::{
    CaptainsEnding, Happened, Phase,
    Refusal::{HostOnly, NotInThisRound, NotNow, RoundOver, TooFewPlayers},
    VoidReason,
};

use super::{
    moves::NOBODY,
    table::{asking, asking_of, dealt, lobby, naming, picking},
};
use crate::{EIGHT, SEVEN, pack::pack};

#[test]
fn the_host_may_break_a_round_off_at_any_stage() {
    for mut table in [dealt(), asking(), picking(), naming()] {
        table.refused(HostOnly).abort("Boris");
        table.abort("Ana");
        let reason = VoidReason::AbortedByHost;
        assert_eq!(table.how(), CaptainsEnding::Void { reason });
        assert_eq!(table.earned(), []);
        table.refused(RoundOver).abort("Ana");
    }
}

#[test]
fn row_19_whoever_joins_in_a_round_watches_it() {
    let mut table = asking();
    table.join("Hana");
    assert_eq!((table.held("Hana"), table.may("Hana")), (None, vec![]));
    assert!(!table.public("Hana").playing);
    table.refused(NotInThisRound).answer("Hana");
    table
        .stop_asking()
        .refused(NotInThisRound)
        .pick("Hana", "Dino");
    table.refused(wire::Refusal::NoSuchSeat).pick("Ana", "Hana");
}

#[test]
fn row_19_whoever_joined_in_a_round_plays_the_next_one() {
    let mut table = asking();
    table.join("Hana").abort("Ana").deal_drawn();
    assert_eq!(table.players(), EIGHT);
    assert!(table.held("Hana").is_some());
}

#[test]
fn a_late_comer_who_leaves_changes_nothing() {
    let mut table = asking();
    table.join("Hana").wait_s(5);
    let round = table.teams();
    table.leave("Hana");
    assert_eq!(table.teams(), round);
}

// RULES 9, row 33: the round itself goes on.
#[test]
fn row_33_with_too_few_players_the_table_waits_between_rounds() {
    let mut table = asking();
    table.leave("Dino").abort("Ana");
    assert_eq!(table.view().blocked, Some(TooFewPlayers));
    let round = table.number();
    let next = wire::Intent::NextRound { round };
    table.refused(TooFewPlayers).act("Ana", next);
    table.join("Hana");
    assert_eq!(table.view().blocked, None);
    table.deal_drawn();
}

#[test]
fn row_13_a_round_goes_on_with_as_few_as_are_left() {
    let mut table = asking();
    for agent in ["Cvita", "Dino", "Ema"] {
        table.leave(agent);
    }
    table.team_up(&[("Ana", "Filip"), ("Boris", NOBODY), ("Ana", NOBODY)]);
    table.call("Goran", "Ana", "bank").pass("Goran");
    assert_eq!(table.earned(), [("Ana", -1), ("Goran", 1)]);
}

#[test]
fn the_next_round_is_dealt_by_the_host_when_one_is_over() {
    let mut table = asking();
    let round = table.number();
    let next = wire::Intent::NextRound { round };
    table.refused(NotNow).act("Ana", next.clone());
    table
        .abort("Ana")
        .ready("Cvita")
        .refused(HostOnly)
        .act("Boris", next.clone());
    assert!(table.public("Cvita").ready);
    table.act("Ana", next);
    assert_eq!((table.phase(), table.number()), (Phase::Dealt, round + 1));
}

#[test]
fn the_game_is_over_after_its_last_round() {
    let mut table = lobby(&EIGHT);
    for round in 1..=4 {
        table.deal_drawn().play_out();
        let over = table.phase() == Phase::GameOver;
        assert_eq!(over, round == 4);
    }
    table.refused(NotNow).ready("Ana");
    table.reopen_lobby("Ana");
    assert_eq!((table.phase(), table.view().round), (Phase::Lobby, None));
}

#[test]
fn the_host_may_end_the_game_between_rounds() {
    let mut table = asking();
    table.refused(NotNow).end_game("Ana");
    table.abort("Ana").refused(HostOnly).end_game("Boris");
    table.end_game("Ana");
    assert_eq!(table.phase(), Phase::GameOver);
}

#[test]
fn row_29_most_points_win() {
    let mut table = asking_of(&EIGHT);
    let picks = [
        ("Ana", "Cvita"),
        ("Boris", NOBODY),
        ("Ana", "Dino"),
        ("Ana", NOBODY),
    ];
    table
        .team_up(&picks)
        .pass("Goran")
        .pass("Goran")
        .end_game("Ana");
    assert_eq!(table.winners(), ["Ana"]);
}

#[test]
fn row_29_a_tie_is_a_shared_victory() {
    let mut table = asking();
    table.team_up(&[
        ("Ana", "Cvita"),
        ("Boris", "Dino"),
        ("Ana", NOBODY),
        ("Boris", NOBODY),
    ]);
    table
        .pass("Goran")
        .call("Goran", "Boris", "zoo")
        .end_game("Ana");
    assert_eq!(table.winners(), ["Ana", "Cvita", "Goran"]);
    assert_eq!(table.view().tied, []);
}

// Nobody has to win by being above zero.
#[test]
fn row_29_who_did_nothing_may_win_over_those_who_lost_points() {
    let mut table = asking();
    table.team_up(&[
        ("Ana", "Ema"),
        ("Boris", "Dino"),
        ("Ana", NOBODY),
        ("Boris", NOBODY),
    ]);
    table.pass("Goran").pass("Goran").end_game("Ana");
    assert_eq!(table.winners(), ["Cvita", "Dino", "Ema", "Filip", "Goran"]);
}

#[test]
fn whoever_left_cannot_win() {
    let mut table = asking();
    table.team_up(&[("Ana", "Cvita"), ("Boris", "Ema")]);
    table.leave("Ana").team_up(&[("Boris", NOBODY)]);
    table.pass("Goran").pass("Goran").end_game("Boris");
    assert_eq!(table.winners(), ["Boris", "Cvita", "Ema"]);
}

#[test]
fn row_30_two_places_leave_the_game_with_every_round() {
    let mut table = lobby(&SEVEN);
    let mut places = Vec::new();
    for round in 1..=4 {
        table.deal_drawn().play_out();
        places.extend(table.outcome().captains.map(|captain| captain.place));
        assert_eq!(table.view().places_played, places);
        assert_eq!(table.view().places_played.len(), 2 * round);
    }
    places.sort_unstable();
    places.dedup();
    assert_eq!(places.len(), pack().places.len());
}

#[test]
fn row_30_when_all_places_were_played_all_but_the_last_two_are_shuffled_in_and_it_is_said() {
    let mut table = lobby(&SEVEN);
    let reshuffled = Happened::PlacesReshuffled {};
    for _ in 0..4 {
        table.deal_drawn();
        assert!(!table.last_happened().contains(&reshuffled));
        table.play_out();
    }
    let last = table.outcome().captains.map(|captain| captain.place);
    table.deal_drawn();
    assert_eq!(table.last_happened().last(), Some(&reshuffled));
    assert_eq!(table.view().places_played, last);
    table.play_out();
    let places = table.outcome().captains.map(|captain| captain.place);
    assert!(
        !places.iter().any(|place| last.contains(place)),
        "{places:?}"
    );
}

#[test]
fn row_30_the_places_of_a_void_round_are_used_up_too() {
    let mut table = lobby(&SEVEN);
    table.deal_drawn().abort("Ana");
    assert_eq!(table.view().places_played.len(), 2);
}
