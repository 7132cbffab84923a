//! What the host may set for the captains' game (RULES 9, rows 30, 32, 33 and 39).

use wire::{
    GameId,
    Refusal::{
        BadCaptains, BadRounds, HostOnly, NoSuchPack, NoSuchSeat, NotNow, TableFull, TooFewPlayers,
        TooManyPlayers,
    },
    SeatId, Settings,
};

use super::table::{asking, lobby};
use crate::{
    EIGHT, SEVEN, TWELVE,
    pack::{ATLAS, ISLAND},
};

#[test]
fn captains_are_two_different_people_at_the_table() {
    let mut table = lobby(&SEVEN);
    let nobody = SeatId(99);
    let ana = table.id("Ana");
    let bad = [
        ([ana, ana], BadCaptains),
        ([nobody, nobody], BadCaptains),
        ([ana, nobody], NoSuchSeat),
        ([nobody, ana], NoSuchSeat),
    ];
    for (first, why) in bad {
        table.refused(why).set(|s| s.captains.first = Some(first));
    }
    table
        .want_captains("Goran", "Ana")
        .set(|s| s.captains.first = None);
}

#[test]
fn row_30_there_are_at_most_half_as_many_rounds_as_places() {
    let mut table = lobby(&SEVEN);
    table.set(|s| s.rounds = Some(4));
    table.refused(BadRounds).set(|s| s.rounds = Some(5));
    table.refused(BadRounds).set(|s| s.rounds = Some(0));
}

// RULES 6.3: two of the box's thirty decks leave the game with every round.
#[test]
fn row_30_there_are_fifteen_rounds_at_most() {
    let mut table = lobby(&SEVEN);
    table.set(|s| s.packs = vec![ATLAS.to_owned()]);
    table.set(|s| s.rounds = Some(15));
    table.refused(BadRounds).set(|s| s.rounds = Some(16));
}

#[test]
fn row_30_rounds_that_fit_the_spy_may_be_too_many_for_captains() {
    let mut table = lobby(&SEVEN);
    table.set(|s| (s.game, s.rounds) = (GameId::Spy, Some(8)));
    table.refused(BadRounds).set(|s| s.game = GameId::Captains);
}

// Nobody set a number: the places are shuffled in again in the middle of the game.
#[test]
fn row_30_the_rounds_that_make_everybody_captain_may_be_more_than_the_places_allow() {
    let mut table = lobby(&TWELVE);
    table.set(|s| s.captains.twice = true);
    assert_eq!(table.view().rounds, 12);
    table.deal_drawn();
}

#[test]
fn row_32_a_pack_of_one_place_is_too_small_for_two_captains() {
    let mut table = lobby(&SEVEN);
    let island = |s: &mut Settings| s.packs = vec![ISLAND.to_owned()];
    table.refused(BadRounds).set(island);
    table
        .set(|s| s.rounds = Some(1))
        .refused(BadRounds)
        .set(island);
    table
        .refused(NoSuchPack)
        .set(|s| s.packs = vec!["nowhere".to_owned()]);
}

#[test]
fn row_33_seven_to_twelve_may_play() {
    let mut table = lobby(&SEVEN[..6]);
    assert_eq!(
        (table.view().players_min, table.view().players_max),
        (7, 12)
    );
    assert_eq!(table.view().blocked, Some(TooFewPlayers));
    table.refused(TooFewPlayers).deal_drawn();
    table.join("Goran").deal_drawn();
    lobby(&TWELVE).refused(TableFull).join("Marta");
}

#[test]
fn row_33_too_many_for_the_spy_may_be_just_enough_for_captains() {
    let mut table = lobby(&TWELVE);
    table.set(|s| s.game = GameId::Spy);
    table.refused(TooManyPlayers).deal_drawn();
    table.set(|s| s.game = GameId::Captains).deal_drawn();
}

#[test]
fn row_39_nothing_is_changed_while_a_game_is_on() {
    let mut table = asking();
    table.refused(NotNow).set(|s| s.captains.twice = true);
    table.refused(NotNow).set(|s| s.game = GameId::Spy);
    table
        .abort("Ana")
        .refused(NotNow)
        .set(|s| s.captains.first = None);
    table
        .end_game("Ana")
        .refused(NotNow)
        .set(|s| s.game = GameId::Spy);
    table.reopen_lobby("Ana").set(|s| s.game = GameId::Spy);
}

#[test]
fn only_the_host_sets_anything() {
    let mut table = lobby(&EIGHT);
    let settings = table.view().settings;
    let configure = wire::Intent::Configure { settings };
    table.refused(HostOnly).act("Boris", configure);
}
