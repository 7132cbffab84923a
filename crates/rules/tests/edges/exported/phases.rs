//! A round of spies, phase by phase. Most are seen from Goran's seat.

use wire::{HouseRules, Parameter, RulesetId::TimeTravel};

use super::{LONG_NAMES, lobby_by};
use crate::{FOUR, SEVEN, TWELVE, album::Album, table::Table};

const YOU: &str = "Goran";

/// Ana has lost the first round; the second one is dealt.
fn dealt(spy: &str) -> Table {
    let mut table = lobby_by(TimeTravel, &SEVEN);
    table.deal_to("Ana").all_look().guess_wrong("Ana");
    table.deal_to(spy);
    table
}

/// Somebody is to ask, and Cvita has accused Ana in vain.
fn asking(spy: &str) -> Table {
    let mut table = dealt(spy);
    table.all_look().fails_to_convict("Cvita", "Ana");
    table
}

pub(super) fn fill(album: &mut Album) {
    deals(album);
    questions(album);
    tables(album);
    votes(album);
    hands(album);
    guesses(album);
    results(album);
    finals(album);
}

fn deals(album: &mut Album) {
    let mut table = dealt("Boris");
    for who in ["Ana", "Cvita", "Ema"] {
        table.looks(who);
    }
    album.keep("dealt", &table, &[YOU]);

    let mut table = lobby_by(TimeTravel, &SEVEN);
    let you = table.id(YOU);
    table.set(|settings| settings.starter = Some(you));
    table.deal_to("Boris");
    table.looks("Ana").looks("Cvita");
    album.keep("dealt-starter-first", &table, &[YOU]);
    table.looks(YOU);
    album.keep("dealt-starter", &table, &[YOU]);
}

fn questions(album: &mut Album) {
    for (name, spy) in [("questions", "Boris"), ("questions-spy", YOU)] {
        let mut table = asking(spy);
        let asker = table.asker();
        table.ask(asker, "Ema");
        album.keep(name, &table, &[YOU]);
    }

    let mut table = asking("Boris");
    let asker = table.asker();
    table.ask(asker, "Dino").answer("Dino").ask("Dino", YOU);
    album.keep("asked", &table, &[YOU]);
    table.answer(YOU);
    album.keep("your-turn", &table, &[YOU]);
    table.ask(YOU, "Ema");
    album.keep("you-asked", &table, &[YOU]);
    table.pause("Ana");
    album.keep("paused", &table, &[YOU, "Ana"]);

    let mut table = asking("Boris");
    let asker = table.asker();
    table.ask(asker, "Ema").away("Ema");
    album.keep("waiting", &table, &[YOU]);

    let mut table = asking("Boris");
    table.fails_to_convict(YOU, "Ana");
    table.wait_ms(table.left_ms() - 47_000);
    album.keep("last-minute", &table, &[YOU]);

    let mut table = asking("Boris");
    table.join("Hana");
    album.keep("late", &table, &["Hana"]);
}

/// Few, many, and people with long names.
fn tables(album: &mut Album) {
    let mut table = lobby_by(TimeTravel, &FOUR);
    table.start("Boris").ask("Ana", "Cvita");
    album.keep("four", &table, &["Dino"]);

    let mut table = Table::lobby_set(&TWELVE, |settings| {
        let changes = [("players.max".to_owned(), Parameter::Number(12))];
        let (name, changes) = (String::new(), changes.into());
        settings.spy.house = Some(HouseRules { name, changes });
    });
    table.furnish();
    table.start("Boris").ask("Ana", "Ema");
    album.keep("twelve", &table, &[YOU]);
    table.fails_to_convict("Ana", "Boris");
    album.keep("twelve-refused", &table, &[YOU]);

    let mut table = lobby_by(TimeTravel, &LONG_NAMES);
    let [first, second, .., last, _] = LONG_NAMES;
    table.start(second).ask(first, LONG_NAMES[4]);
    album.keep("long-names", &table, &[last]);
    table.fails_to_convict(first, second);
    album.keep("long-names-refused", &table, &[last]);

    let mut table = lobby_by(TimeTravel, &SEVEN);
    table.deal("Boris", "chess-tournament").all_look();
    album.keep("questions-long", &table, &[YOU]);
}

fn votes(album: &mut Album) {
    let mut table = asking("Boris");
    table.accuse("Ana", "Boris").yes("Cvita").yes("Ema");
    album.keep("vote", &table, &[YOU, "Boris"]);
    table.no(YOU);
    album.keep("vote-cast", &table, &[YOU]);
}

/// Time is up, and one after the other is put to the vote.
fn hands(album: &mut Album) {
    let mut table = asking("Boris");
    table.time_up();
    album.keep("hands-first", &table, &[YOU]);
    table.all_refuse().yes("Dino");
    album.keep("hands", &table, &[YOU]);

    let mut table = asking("Boris");
    table.time_up();
    while table.suspect() != YOU {
        table.all_refuse();
    }
    album.keep("hands-you", &table, &[YOU]);
}

fn guesses(album: &mut Album) {
    let mut table = asking("Ema");
    table.reveal("Ema");
    album.keep("guess", &table, &[YOU]);
    let mut table = asking(YOU);
    table.reveal(YOU);
    album.keep("guess-you", &table, &[YOU]);
}

fn results(album: &mut Album) {
    let mut table = asking("Boris");
    table.accuse("Ana", "Boris").all_agree();
    table.ready("Cvita").ready("Ema");
    album.keep("result", &table, &[YOU, "Ana"]);
    table.all_ready();
    album.keep("result-all-ready", &table, &[YOU, "Ana"]);

    let mut table = asking("Boris");
    table.accuse("Ana", "Dino").all_agree();
    album.keep("result-innocent", &table, &[YOU]);

    let mut table = asking("Boris");
    table.guess_wrong("Boris");
    album.keep("result-guess", &table, &[YOU]);

    let mut table = asking("Boris");
    table.abort("Ana");
    album.keep("result-void", &table, &[YOU]);
}

fn finals(album: &mut Album) {
    let mut table = asking("Boris");
    table.accuse("Ana", "Boris").all_agree().end_game("Ana");
    album.keep("over", &table, &[YOU]);

    // One spy after the other has found the place.
    let mut table = lobby_by(TimeTravel, &SEVEN);
    table.deal_to("Ana").all_look().guess_right("Ana");
    table.deal_to("Ema").all_look().guess_right("Ema");
    table.end_game("Ana");
    assert_eq!(table.winners(), ["Ana", "Ema"]);
    album.keep("over-shared", &table, &["Ana"]);
    album.keep("over-told", &a_long_evening(), &["Ana", YOU]);
}

/// Rounds in which much was asked, and whoever was suspected was often the wrong one.
fn a_long_evening() -> Table {
    let mut table = lobby_by(TimeTravel, &SEVEN);
    table.start("Ema");
    for whom in ["Ema", "Boris", "Filip", "Ema", YOU] {
        let asker = table.asker();
        table.ask(asker, whom).answer(whom);
    }
    table.fails_to_convict("Cvita", "Ana");
    table.fails_to_convict("Boris", "Ema");
    table.accuse("Dino", "Ema").all_agree();
    table.deal_to("Filip").all_look();
    let asker = table.asker();
    table.ask(asker, "Ana").answer("Ana").guess_right("Filip");
    table.deal_to("Cvita").all_look();
    table.accuse(YOU, "Ana").all_agree();
    table.deal_to("Boris").all_look().guess_wrong("Boris");
    table.end_game("Ana");
    table
}
