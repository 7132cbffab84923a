//! Where questions are typed, and where nobody follows them.

use wire::{
    Asking,
    Attribute::{Everyday, Noise, Waiting},
    Occasion,
    RulesetId::{Spijun, TimeTravel},
};

use super::lobby_by;
use crate::{
    SEVEN,
    album::Album,
    company::{answer, question, remark},
    table::Table,
};

const YOU: &str = "Goran";
/// As long as a text can be.
const LONG: &str = "If you had to stay here for a whole night with nothing but a spoon and a very \
    patient friend, which of the two would you regret first, hm?";

/// Ana is to ask.
fn asking(asking: Asking) -> Table {
    let mut table = lobby_by(Spijun, &SEVEN);
    table
        .set(|settings| settings.asking = asking)
        .start("Boris");
    table
}

/// Three were asked, and Filip is to ask.
fn written() -> Table {
    let mut table = asking(Asking::Written);
    table.asks_text("Ana", "Ema", "Do you come here often?");
    table.answers_text("Ema", "Only when I have to.");
    table.asks_text("Ema", "Cvita", LONG);
    table.answers_text("Cvita", "The spoon 🥄");
    table.asks_text("Cvita", "Filip", "Čije je ovo, Борис?");
    table.answers_text("Filip", "Not mine.");
    table
}

pub(super) fn fill(album: &mut Album) {
    album.keep("spoken", &asking(Asking::Spoken), &[YOU]);
    album.keep("written-first", &asking(Asking::Written), &[YOU]);
    let mut table = written();
    table.asks_text("Filip", YOU, LONG);
    album.keep("written-asked", &table, &[YOU]);
    table.answers_text(YOU, "Neither.");
    album.keep("written-your-turn", &table, &[YOU]);

    let mut table = written();
    table.asks_text("Filip", "Dino", "Is it loud where you sit?");
    table.join("Hana");
    album.keep("written-listening", &table, &[YOU, "Hana"]);

    let mut table = written();
    table.accuse("Ana", "Boris").yes("Cvita");
    album.keep("written-vote", &table, &[YOU]);
    time_is_up(album);
    company(album);
}

/// Two people, and bots that make it a table.
fn company(album: &mut Album) {
    let mut table = lobby_by(Spijun, &["Ana", YOU]);
    table.add_bots(4).start("Widget");
    table.asks_phrase("Ana", "Pixel", question(Noise));
    table.answers_phrase("Pixel", answer(Noise, 4));
    table.remarks("Gizmo", remark(Occasion::ClearAnswer, None));
    table.asks_phrase("Pixel", YOU, question(Waiting));
    album.keep("company-asked", &table, &[YOU]);
    table.answers(YOU, Some("Longer than you would like."), None, Some(3));
    let suspect = Some(table.id(YOU));
    table.remarks("Widget", remark(Occasion::Suspects, suspect));
    album.keep("company-your-turn", &table, &[YOU]);
    table.asks_text(YOU, "Cog", "Would you bring your mother?");
    table.answers_phrase("Cog", answer(Everyday, 1));
    album.keep("company-listening", &table, &[YOU]);
    table.accuse(YOU, "Widget").all_agree();
    table.remarks("Widget", remark(Occasion::Convicted, None));
    album.keep("company-result", &table, &[YOU]);
}

fn time_is_up(album: &mut Album) {
    let mut table = written();
    table.time_up();
    table.says("Dino", "That was far too quick.");
    table.says(
        "Boris",
        "I have nothing to hide. Ask me anything, ask me twice.",
    );
    album.keep("written-arguing", &table, &[YOU]);
    table.propose("Ana", "Boris").yes("Cvita");
    album.keep("written-proposal", &table, &[YOU]);
    table.all_agree();
    album.keep("written-result", &table, &[YOU]);
    written_hands(album);
}

/// Where one after the other is put to the vote, and all may argue.
fn written_hands(album: &mut Album) {
    let mut table = lobby_by(TimeTravel, &SEVEN);
    table
        .set(|settings| settings.asking = Asking::Written)
        .start("Boris");
    table.asks_text("Ana", "Ema", "Do you come here often?");
    table.time_up().says("Dino", "That was far too quick.");
    album.keep("written-hands", &table, &[YOU]);
}
