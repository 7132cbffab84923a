//! Ends of a round between captains.

use wire::Phase;

use super::{
    super::{moves::NOBODY, table::SPY},
    asking,
};
use crate::{
    album::Album,
    pack::{BANK, ZOO},
    table::Table,
};

#[track_caller]
fn keep(album: &mut Album, name: &str, play: fn(&mut Table)) {
    let mut table = asking();
    play(&mut table);
    assert_eq!(table.phase(), Phase::RoundOver, "{name}");
    album.keep(name, &table, &[]);
}

#[test]
fn the_client_is_tested_with_every_end_between_captains() {
    let mut album = Album::default();
    keep(&mut album, "both_refuse", |table| {
        table.team_up(&[("Ana", "Cvita"), ("Boris", "Dino")]);
        table.team_up(&[("Ana", NOBODY), ("Boris", NOBODY)]);
        table.call(SPY, "Ana", BANK).call(SPY, "Boris", ZOO);
    });
    keep(&mut album, "spy_picked", |table| {
        table.team_up(&[("Ana", SPY)]);
        table.call(SPY, "Ana", BANK).call(SPY, "Boris", "opera");
    });
    keep(&mut album, "alone", |table| {
        table.team_up(&[("Ana", NOBODY), ("Boris", "Ema"), ("Boris", "Filip")]);
        table.team_up(&[("Boris", NOBODY)]);
        table.pass(SPY).pass(SPY);
    });
    keep(&mut album, "no_agent_left", |table| {
        table.leave(SPY);
        table.team_up(&[("Ana", "Cvita"), ("Boris", "Ema")]);
        table.team_up(&[("Ana", "Dino"), ("Boris", "Filip"), ("Ana", "Hana")]);
    });
    keep(&mut album, "captain_left", |table| {
        table.leave("Boris");
    });
    keep(&mut album, "void", |table| {
        table.abort("Ana");
    });
    album.assert_fresh("web/src/captains/ends.json");
}
