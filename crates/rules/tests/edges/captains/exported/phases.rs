//! A round between captains, phase by phase and seat by seat.

use wire::Asking;

use super::{
    super::{moves::NOBODY, table::SPY},
    asking, asking_by, dealt,
};
use crate::{
    album::Album,
    pack::{BANK, ZOO},
    table::Table,
};

pub(super) fn fill(album: &mut Album) {
    deal(album);
    questions(album);
    picks(album);
    names(album);
    talk(album);
    results(album);
}

/// Each captain has picked one agent, and Ana is to ask again.
fn grown() -> Table {
    let mut table = asking();
    table.team_up(&[("Ana", "Cvita"), ("Boris", "Ema")]);
    table
}

fn deal(album: &mut Album) {
    let mut table = dealt(Asking::Tracked);
    table.looks("Ema").looks("Boris");
    album.keep("dealt", &table, &["Ana", "Boris", "Ema", "Hana"]);
}

fn questions(album: &mut Album) {
    let mut table = asking();
    table.hear("Ana", "Cvita");
    album.keep("choosing", &table, &["Ana", "Boris", "Hana"]);
    table.ask("Ana", "Ema");
    album.keep("asked", &table, &["Ana", "Ema", SPY, "Hana"]);

    let mut late = table.clone();
    late.join("Ivan");
    album.keep("late", &late, &["Ivan"]);
    let mut away = table.clone();
    away.away("Ema");
    album.keep("waiting", &away, &["Hana"]);
    table.pause("Ana");
    album.keep("paused", &table, &["Hana", "Ana"]);

    let mut table = grown();
    table.ask("Ana", "Dino");
    album.keep("asks-again", &table, &["Cvita"]);
    album.keep("aloud", &asking_by(Asking::Spoken), &["Ana", "Hana"]);
}

fn picks(album: &mut Album) {
    let mut table = grown();
    table.stop_asking();
    let phones = ["Ana", "Boris", "Cvita", "Dino", "Hana"];
    album.keep("picking", &table, &phones);
    table.pick("Ana", "Dino");
    album.keep("picked", &table, &phones);

    let mut table = grown();
    table.team_up(&[("Ana", "Dino"), ("Boris", NOBODY)]);
    table.stop_asking();
    album.keep("alone", &table, &["Ana", "Boris"]);
}

fn names(album: &mut Album) {
    let mut table = grown();
    table.team_up(&[("Ana", "Dino")]).stop_asking();
    album.keep("before-the-spy", &table, &["Hana"]);
    table.pick("Boris", SPY);
    album.keep("naming-first", &table, &["Boris", SPY, "Hana"]);
    table.call(SPY, "Boris", ZOO);
    album.keep("naming-second", &table, &[SPY, "Hana"]);

    let mut table = grown();
    table.team_up(&[("Ana", NOBODY)]);
    album.keep("before-the-last-refusal", &table, &["Hana"]);
    table.refuse("Boris");
    album.keep("naming-left-over", &table, &["Hana"]);
}

fn talk(album: &mut Album) {
    let mut table = asking_by(Asking::Written);
    table.asks_text("Ana", "Cvita", "Do you come here often?");
    table.answers_text("Cvita", "Only when I have to.");
    album.keep("writing", &table, &["Ana"]);
    table.asks_text("Ana", "Ema", "Who is the loudest here?");
    album.keep("written", &table, &["Ema", "Hana"]);
}

fn results(album: &mut Album) {
    let mut table = grown();
    table.team_up(&[("Ana", "Dino"), ("Boris", SPY)]);
    table.call(SPY, "Boris", ZOO).call(SPY, "Ana", "opera");
    table.ready("Cvita");
    album.keep("result", &table, &["Hana"]);
    table.end_game("Ana");
    album.keep("over", &table, &["Ana"]);

    // Both have picked somebody of the other place.
    let mut table = asking();
    table.team_up(&[("Ana", "Ema"), ("Boris", "Dino")]);
    table.team_up(&[("Ana", NOBODY), ("Boris", NOBODY)]);
    table.pass(SPY).call(SPY, "Boris", ZOO);
    album.keep("result-complete", &table, &["Ana"]);

    let mut table = asking();
    table.leave("Boris");
    album.keep("result-void", &table, &["Hana"]);
    let mut table = asking();
    table.team_up(&[("Ana", SPY)]).call(SPY, "Ana", BANK);
    table.pass(SPY);
    album.keep("result-passed", &table, &["Hana"]);
}
