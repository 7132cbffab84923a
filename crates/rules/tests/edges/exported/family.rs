//! What the other rulesets bring: turns after time-up, a secret ballot, a card in the middle.

use wire::RulesetId::{FilmNight, Indictment, Spijun, TimeTravel};

use super::lobby_by;
use crate::{
    SEVEN, THREE, TWO,
    album::Album,
    table::{MIDDLE, Table},
};

const YOU: &str = "Goran";

pub(super) fn fill(album: &mut Album) {
    one_by_one(album);
    proposals(album);
    ballots(album);
    duels(album);
    trios(album);
}

fn one_by_one(album: &mut Album) {
    for (name, spy) in [("one-by-one", "Boris"), ("one-by-one-spy", YOU)] {
        let mut table = lobby_by(Indictment, &SEVEN);
        table.start(spy).accuse("Ana", "Boris");
        for who in ["Cvita", "Dino"] {
            table.yes(who);
        }
        album.keep(name, &table, &[YOU]);
    }
    let mut table = lobby_by(Indictment, &SEVEN);
    table.start("Boris").accuse("Ana", "Boris");
    while table.next_voter() != Some(YOU) {
        let next = table.next_voter().expect("somebody votes");
        table.yes(next);
    }
    album.keep("one-by-one-you", &table, &[YOU]);

    let mut table = lobby_by(Indictment, &SEVEN);
    table.start("Boris");
    table.wait_ms(table.left_ms() - 47_000);
    album.keep("last-minute-indictment", &table, &[YOU]);
}

fn proposals(album: &mut Album) {
    let mut table = lobby_by(Spijun, &SEVEN);
    table.start("Boris").time_up();
    album.keep("propose", &table, &[YOU]);
    table.propose("Ana", "Boris").yes("Cvita");
    album.keep("proposal", &table, &[YOU]);
    table.all_refuse();
    while table.speaker() != YOU {
        let speaker = table.speaker();
        table.pass(speaker);
    }
    album.keep("propose-you", &table, &[YOU]);
}

fn ballots(album: &mut Album) {
    let mut table = lobby_by(FilmNight, &SEVEN);
    table.start("Boris").time_up();
    table.ballot("Boris", "Ana").ballot("Dino", "Boris");
    album.keep("ballot", &table, &[YOU]);
    table.ballot(YOU, "Ema");
    album.keep("ballot-in", &table, &[YOU]);
}

fn asked(names: &[&'static str], spy: &str) -> Table {
    let mut table = lobby_by(TimeTravel, names);
    table.start(spy).ask("Ana", "Boris");
    table
}

fn duels(album: &mut Album) {
    album.keep("duel", &asked(&TWO, MIDDLE), &["Boris"]);
    album.keep("duel-spy", &asked(&TWO, "Boris"), &["Boris"]);
    let mut table = asked(&TWO, MIDDLE);
    table.point("Ana");
    album.keep("point", &table, &["Boris"]);

    let mut table = asked(&TWO, MIDDLE);
    table.time_up();
    while table.speaker() != "Boris" {
        table.pass("Ana");
    }
    album.keep("last-chance-you", &table, &["Boris"]);
}

fn trios(album: &mut Album) {
    let mut table = asked(&THREE, MIDDLE);
    album.keep("trio", &table, &["Cvita"]);
    table.point("Cvita");
    album.keep("point-you", &table, &["Cvita"]);
    table.all_refuse();
    album.keep("trio-refused", &table, &["Cvita"]);
    table.time_up();
    album.keep("last-chance", &table, &["Cvita"]);

    let mut table = asked(&THREE, MIDDLE);
    table.point("Ana").all_agree();
    album.keep("result-middle", &table, &["Cvita"]);
    let mut table = asked(&THREE, MIDDLE);
    table.accuse("Ana", "Boris");
    album.keep("result-nobody", &table, &["Cvita"]);
    let mut table = asked(&THREE, "Boris");
    table.point("Ana").all_agree();
    album.keep("result-not-middle", &table, &["Cvita"]);
}
